#!/usr/bin/env python3
"""A player in Python: joins a table of any game and plays whatever is legal.

It needs Python 3.9 and the package `websockets` (pip install websockets), and uses the protocol of docs/protocol.md.

    python3 examples/bot.py http://127.0.0.1:1561 --name Rosinante                  joins the newest open table, or creates one
    python3 examples/bot.py http://127.0.0.1:1561 --token TOKEN --table TABLE       joins a table as the person who created the token
"""

import argparse
import json
import random
import secrets
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


class Server:
    """The HTTP side: identity and lobby."""

    def __init__(self, url, token=None):
        self.url = url.rstrip("/")
        self.token = token

    def call(self, path, body=None):
        request = urllib.request.Request(self.url + "/api/v1" + path)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data) as answer:
            return json.load(answer), answer.headers

    def introduce(self, name):
        """Creates a guest. The value of the cookie works like a token."""
        _, headers = self.call("/me", {"name": name})
        self.token = headers["Set-Cookie"].split(";")[0].split("=", 1)[1]

    def find_table(self, game):
        """Returns an open table of this game, or creates one with bots."""
        for answer in self.call("/tables")[0]["tables"]:
            if answer["table"]["game"] == game:
                return answer["table"]["id"]
        seats = ["me", {"bot": "greedy"}, {"bot": "greedy"}]
        return self.call("/tables", {"game": game, "seats": seats})[0]["table"]["id"]


def choose(state):
    """Chooses an action. `state["view"]` is what the player may know; docs/toledo.md describes it for Toledo."""
    return random.choice(state["ask"]["legal"])


def play(server, table):
    """Plays to the end. When the connection is lost it reconnects, and sends again what was not acknowledged: that is harmless."""
    url = server.url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/socket"
    headers = {"Authorization": "Bearer " + server.token}
    pending = None
    while True:
        try:
            with connect(url, additional_headers=headers) as socket:
                if pending:
                    socket.send(json.dumps({"act": pending}))
                for text in socket:
                    message = json.loads(text)
                    if "ack" in message:
                        pending = None
                    if "refused" in message:
                        print("rejected:", message["refused"]["fault"]["message"])
                        pending = None
                    state = message.get("resync") or message.get("update", {}).get("state")
                    if state is None:
                        continue
                    if "outcome" in state:
                        return state["outcome"]
                    if "ask" in state and pending is None:
                        pending = {"id": secrets.token_hex(16), "ask": state["ask"]["ask"], "action": choose(state)}
                        socket.send(json.dumps({"act": pending}))
        except (ConnectionClosed, ConnectionError):
            print("connection lost")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("--name", default="Rosinante")
    parser.add_argument("--token")
    parser.add_argument("--table")
    parser.add_argument("--game", default="toledo")
    args = parser.parse_args()
    server = Server(args.url, args.token)
    if not server.token:
        server.introduce(args.name)
    table = args.table or server.find_table(args.game)
    server.call(f"/tables/{table}/join", {})
    print("playing at", table)
    print(json.dumps(play(server, table)))


if __name__ == "__main__":
    main()
