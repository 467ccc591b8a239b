export const help = `Hearth: a private agent that runs on your own models.

  hearth ask [options] PROMPT    does one request in a folder; the answer goes to stdout, all else to stderr
    --workspace DIR              the folder to work in (default: here)
    --model ID|FILE.gguf         the model (default: the configured one, else the best installed one)
    --permission ask|deny|allow  who decides what no rule decides (default: ask in a terminal, else deny)
    --session ID | --continue    go on with a session, or with the last one of this folder
    --json                       every event as one JSON line on stdout
    --max-steps N                how often the model may be asked
    --timeout SECONDS            stop after so long
    --no-history                 keep nothing of it
  hearth chat [options]          the same, back and forth
  hearth models [list | pull ID | add FILE | remove ID]
  hearth models test ID          finds out what a model is good for on this computer
  hearth sessions [list | show ID]
  hearth doctor                  what works on this computer, and how to mend what doesn't

Exit status: 0 done · 1 failed · 2 wrong use · 3 something was refused · 130 cancelled
`;
