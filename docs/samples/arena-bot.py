#!/usr/bin/env python3
"""A bot for the arena, in any game: answers each question with the legal move that comes first.

    npx cardroom simulate gongzhu --a 'exec:python3 arena-bot.py' --b random --deals 20

Questions come a line each on standard input, answers go a line each to standard output, both as JSON. What is said on
standard error is shown to whoever runs the arena.
"""
import json
import sys

for line in sys.stdin:
    question = json.loads(line)  # "game", "seat", "view", "moves" and more: docs/protocol.md
    print(json.dumps({"move": question["moves"][0]}), flush=True)
