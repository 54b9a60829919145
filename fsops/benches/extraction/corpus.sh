#!/usr/bin/env bash
# Lays out the pages that the bench reads: 181 news pages with their main text marked by hand, by Zyte (MIT).
# usage: corpus.sh DIRECTORY; needs git and about 60 MB.
set -euo pipefail
directory=${1:?usage: corpus.sh DIRECTORY}
git clone --depth 1 --filter=blob:none --no-checkout https://github.com/scrapinghub/article-extraction-benchmark "$directory"
git -C "$directory" sparse-checkout set --no-cone /html/ /ground-truth.json /evaluate.py
git -C "$directory" checkout
