# Plays a game of Pithead to its end, at random: PITHEAD_URL=… PITHEAD_TOKEN=… python3 player.py <the game's id>
import json
import os
import random
import sys
import urllib.error
import urllib.request
import uuid

GAME = f"{os.environ.get('PITHEAD_URL', 'http://localhost:3000')}/api/v1/games/{sys.argv[1]}"
HEADERS = {"authorization": f"Bearer {os.environ['PITHEAD_TOKEN']}"}


def choose(line):
    """Whatever you want to play better than this: all that your seat may know is in line["view"]."""
    command = random.choice(line["openings"])
    # A turn of several steps grows: from a legal command to those that are one step longer.
    while random.random() < 0.7:
        commands = post("extensions", {"command": command})["commands"]
        if not commands:
            break
        command = random.choice(commands)
    return command


def post(what, body):
    headers = {**HEADERS, "content-type": "application/json"}
    request = urllib.request.Request(f"{GAME}/{what}", json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        problem = error.read().decode()
        # 409: the game has moved on meanwhile, and the next line of the stream tells where it stands.
        if error.code != 409:
            sys.exit(f"{what}: {problem}")
        return json.loads(problem)


def follow():
    """The stream's lines; empty ones only say that it is alive."""
    request = urllib.request.Request(f"{GAME}/stream", headers=HEADERS)
    with urllib.request.urlopen(request) as answer:
        for line in answer:
            if line.strip():
                yield json.loads(line)


status = ""
for line in follow():
    status = line["status"]
    if line["openings"]:
        command = choose(line)
        post("moves", {"command": command, "expectedSeq": line["seq"], "key": str(uuid.uuid4())})
        print(f"After move {line['seq']}: {json.dumps(command)}", flush=True)
    if status == "finished":
        print(f"The game is over after {line['seq']} moves.")
if status == "running":
    sys.exit("The stream has ended before the game: start this again.")
