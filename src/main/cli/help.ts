export const help = `Hearth: a private agent that runs on your own models.

  hearth ask [options] PROMPT    does one request in a folder; the answer goes to stdout, all else to stderr
    --workspace DIR              the folder to work in (default: here)
    --model ID|FILE.gguf         the model (default: the configured one, else the best installed one)
    --profile NAME               the agent to talk to (default: hearth)
    --permission ask|deny|allow  who decides what no rule decides (default: ask in a terminal, else deny)
    --cloud ask|deny|allow       who decides whether a provider may be asked, where the settings switch that on
    --session ID | --continue    go on with a session, or with the last one of this folder
    --attach FILE                an image, a PDF or a text that goes with the request; may be given several times
    --plan                       changes nothing, and answers with a plan
    --json                       every event as one JSON line on stdout
    --max-steps N                how often the model may be asked
    --timeout SECONDS            stop after so long
    --no-history                 keep nothing of it
  hearth chat [options]          the same, back and forth; /compact summarises a long conversation for the
                                 model, /plan and a request makes a plan and asks whether to do it
  hearth models [list | add FILE | remove ID]
  hearth models search WORDS     looks for models on Hugging Face
  hearth models pull ID … [--force]  gets models of the list, or hf:OWNER/REPO:Q4_K_M; --force: although it is too large here
  hearth models test ID          finds out what a model is good for on this computer
  hearth skills [list | show NAME] [--workspace DIR]  procedures that an agent can follow, and what is wrong with them
  hearth memory [show [FILE] | search WORDS | edit [FILE] | erase [FILE] [--yes] | undo]   what Hearth remembers
  hearth keys [list | set PROVIDER | remove PROVIDER]
  hearth agents [list | show NAME | new NAME]  the agents there are; new writes a file to begin one with
  hearth agents running          agents that work in the background, or were interrupted
  hearth schedule [list | run NAME]  what is done at set times, when, and what came of it; run does one now
  hearth sessions [list | show ID]
  hearth sessions search WORDS [--json]  finds what was said in them
  hearth sessions fork ID [--at N]  another session that begins as this one does, or with its first N requests; prints its id
  hearth sessions export ID [--format md|json|html] [--with-secrets]  a conversation on stdout, with secrets hidden
  hearth sessions import FILE [--workspace DIR]  goes on with a conversation that was exported as JSON; prints its id
  hearth trace SESSION [--json]  what a session's runs spent their time and tokens on
    --step N --what-if model=ID  makes that step again with another model (or profile=NAME, temperature=T), side by side
  hearth usage [--json]          what models cost, month by month
  hearth network [--json]        where Hearth has connected to, newest first, and how much went out
  hearth doctor                  what works on this computer, and how to mend what doesn't

Exit status: 0 done · 1 failed · 2 wrong use · 3 something was refused · 130 cancelled
`;
