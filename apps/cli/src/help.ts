// What `pithead --help` says.

const USAGE = new Map([
  [
    "simulate",
    `pithead simulate [--game coal-baron] [--seats N] [--games 1] [--seed pithead] [--players random] [--option name=value] [--out FILE]

Plays games of random or computer players and writes their records, one a line, each with its fairness block.
The same seed gives the same bytes.

  --game NAME          coal-baron or kohle-und-kolonie (coal-baron)
  --seats N            how many players (the fewest who can play)
  --games N            how many games
  --seed TEXT          all chance and all players' choices follow from it
  --players NAMES      random, easy, medium or hard: one name for all seats, or one for each, as in easy,medium,hard
  --playouts N         how many games hard plays in its mind for a move (as many as it does at a table)
  --option NAME=VALUE  a rule option of the table; may be given several times
  --out FILE           write there instead of to standard output
`,
  ],
  [
    "replay",
    `pithead replay FILE [--line L] [--at N] [--as SEAT|spectator]

Prints a game as readable lines and its position as a picture in text. Lines are numbered by the position they lead to:
line 1 is move 0 of the record.

  FILE                 a record: .ndjson holds one a line, anything else holds one
  --line L             which record of an .ndjson file (1)
  --at N               the position after N moves; 0 is the set-up (the last one)
  --as SEAT|spectator  only what that viewer may know; seats count from 0 (everything)

A damaged record is shown up to its first fault. A partial record is listed move by move.
`,
  ],
  [
    "annotate",
    `pithead annotate FILE [--line L] [--level hard] [--playouts N] [--seed pithead]

Writes a finished game as a Markdown text: its moves under the phases they belong to, everybody's chances of winning as they change,
and what else a computer player would nearly have done from the mover's view, with what speaks for and against it.

  FILE          a record: .ndjson holds one a line, anything else holds one
  --line L      which record of an .ndjson file (1)
  --level NAME  who thinks: easy, medium or hard (hard)
  --playouts N  how many games hard plays in its mind for a move (as many as it does at a table)
  --seed TEXT   all that is thought follows from it (pithead); "GAME SEATS SEED N", as in "coal-baron 2 pithead 0", for what
                the players of the Nth game, counted from 0, of simulate --seed SEED thought themselves
`,
  ],
  [
    "verify",
    `pithead verify FILE...
pithead verify --database

Re-plays records and checks legality, result and fairness. Prints a line for each bad one:

  FILE:LINE: move I: reason      I counts from 0; LINE only for .ndjson
  FILE:LINE: place: reason       place is json, header, deal, end, result or fairness

then "N records, M moves, K wrong"; M counts the moves that were re-played. Every line of an .ndjson file is a record,
an empty one a wrong one. Exit code 1 when K > 0, else 2 when a file could not be read.

With --database every stored game is played again: each move is decided anew, the chain of hashes, the seeds and the
summary are held against the log. DATABASE_URL names the database; without it the embedded one is read while Pithead runs.
Prints a line for each fault, then "N games, M moves, K wrong":

  GAME: row SEQ: what            a row of the log; SEQ counts from 0, the start
  GAME: summary: what            what the lists say of the game
  GAME: chance: what             seats, deal or draws are not those of the seeds
  edition NAME of GAME: what     its figures have changed since games were played with it

Exit code 1 when anything is wrong, 2 when the database cannot be read.
`,
  ],
  [
    "admin",
    `pithead admin

Lists what waits for the service itself, by the database of DATABASE_URL, or the embedded one while Pithead runs:

  service          whether a process has said within a minute that it is there: else start one
  stuck games      a player's time is up, a vote is over, a bot is to move or nobody is asked, and nothing happens:
                   the API's log names the game and the fault, and verify --database says whether the game is whole
  overdue notices  notices that were to go out a minute ago, by how they go out: the API's log says what holds them
  failing mails    mails that could not be sent and are tried again, and those given up within a week, by what went wrong:
                   ESOCKET, ECONNECTION and ETIMEDOUT are our SMTP server's, EAUTH is about SMTP_URL's user and password,
                   EENVELOPE 5xx RCPT TO is a reader's own address, untold is a game that cannot be read
  overdue jobs     jobs that were to run a minute ago, by task, with what went wrong last

Exit code 1 when anything is listed, 2 when the database cannot be read. The API's /metrics has the same as a gauge.
`,
  ],
]);

export const HELP = `pithead: games at the command line

  pithead simulate  play games of random or computer players and write their records
  pithead replay    read a record: the game in words, the position as a picture
  pithead admin     list what is overdue: stuck games, notices, jobs; failing mails
  pithead annotate  a game as a text, with chances and with what else might have been done
  pithead verify    check records, or every game of the database: legality, result, fairness

pithead COMMAND --help says more. Exit codes: 0 all is well, 1 a record is wrong, 2 it could not be done as asked.
`;

export function help(command: string): string {
  return USAGE.get(command) ?? HELP;
}
