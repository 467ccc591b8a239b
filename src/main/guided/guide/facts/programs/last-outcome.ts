import { questionIn } from "../entries/asked-cell.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";

const asksForLast =
  /(?<!\p{L})(?:last|latest|most recent(?:ly)?|newest|letzte[nrsm]?|zuletzt|jüngste[nrsm]?|neueste[nrsm]?)(?!\p{L})|最後|最近|直近|最新/iu;

/** How people ask for what went wrong or well, and how logs put it. */
const outcomes: readonly { name: string; asked: RegExp; logged: RegExp }[] = [
  {
    name: "went wrong",
    asked:
      /(?<!\p{L})(?:fail\p{L}*|went wrong|crash\p{L}*|broke(?: down| off)?|did(?:n['’]?t| not) (?:work|finish|complete|succeed|go through)|fehlgeschlagen|gescheitert|schief ?(?:gegangen|ging)|abgebrochen|abgestürzt)(?!\p{L})|失敗|異常終了/iu,
    logged:
      /(?<!\p{L})(?:fail(?:ed|ure)?|error|fatal|critical|abort(?:ed)?|crash(?:ed)?|fehlgeschlagen|fehler|abgebrochen|gescheitert)(?!\p{L})|失敗|異常終了|エラー/iu,
  },
  {
    name: "went well",
    asked:
      /(?<!\p{L})(?:success\p{L}*|succeed\p{L}*|(?:went|goes|gone|going|go|got|run|ran) (?:\p{L}+ )?(?:through|well|fine|ok)|(?:truly |really |properly )?(?:worked|completed?|finished)|without (?:an |any )?errors?|erfolgreich\p{L}*|geklappt|durchgelaufen|fehlerfrei\p{L}*|funktioniert|gut (?:ge|aus)gangen|(?:finish|end)(?:e[sd]|s)? (?:ok|fine|well|properly|successfully)|(?:came?|come) to (?:a|its) (?:good |proper |happy )?end)(?!\p{L})|成功|うまくいっ|うまくでき|正常に|無事|完了し|できた(?!ら)/iu,
    logged:
      /(?<!\p{L})(?:ok|success(?:ful(?:ly)?)?|succeeded|completed?|finished|erfolgreich|abgeschlossen)(?!\p{L})|成功|正常終了/iu,
  },
];

const stamped = /^\[?\d{4}-\d{2}-\d{2}[T ,]+\d{2}:\d{2}/u;
const sourceOf =
  /^\S+[T ,]+\S+\s+(?:\[?(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|NOTICE)\]?\s+)?\[?(\p{L}[\p{L}\p{N}_-]*)\]?:/u;
const fewestLines = 3;

/**
 * The last entry of a log that says that something went well, or wrong, where a request asks for that: a small model takes the last one of the log for it.
 * Of a log of several programs those entries count that are of one which the request names. Empty for nothing.
 */
export function lastOutcome(text: string, request: string): string {
  const outcome = outcomeAsked(request);
  const lines = outcome ? text.split(/\r?\n/).filter((line) => stamped.test(line)) : [];
  if (!outcome || lines.length < fewestLines) return "";
  const said = new Set(wordsOf(request));
  const own = lines.filter((line) => said.has(sourceOf.exec(line)?.[1]?.toLowerCase() ?? ""));
  const telling = tellingWords(lines, request);
  const isMeant = (line: string) => telling.every((word) => wordsOf(line).includes(word));
  const last = (own.length > 0 ? own : lines).findLast((line) => outcomeOf(line) === outcome && isMeant(line));
  return last === undefined
    ? ""
    : `Counted: of ${lines.length} entries the last one that says it ${outcome.name}: ${last.trim()}`;
}

/** The words of a request that stand in some lines of a log, besides those for what came of it: of "the photos" only what is said of photos. */
function tellingWords(lines: readonly string[], request: string): string[] {
  const own = new Set(lines.flatMap(wordsOf));
  const isOutcome = (word: string) => outcomes.some(({ asked, logged }) => asked.test(word) || logged.test(word));
  const isWhole = (word: string) => /^(?:\p{Script=Latin}{2,}|\p{scx=Han}{2,})$/u.test(word);
  return wantedWords(questionIn(request)).filter((word) => isWhole(word) && own.has(word) && !isOutcome(word));
}

/** A log's last entry that says so, as it was told, and what it says. */
export type LastOutcome = { outcome: "went well" | "went wrong"; line: string };

/** The one that facts of a log tell; null where they tell none. */
export function lastOutcomeIn(facts: string): LastOutcome | null {
  const [, outcome, line] =
    /^Counted: of \d+ entries the last one that says it (went well|went wrong): (\S.*)$/mu.exec(facts) ?? [];
  return line === undefined ? null : { outcome: outcome === "went wrong" ? outcome : "went well", line };
}

/** A request without what it says of how something went, and that the last one is meant. */
export function withoutOutcome(request: string): string {
  return [asksForLast, ...outcomes.map(({ asked }) => asked)].reduce(
    (text, way) => text.replaceAll(new RegExp(way.source, "giu"), " "),
    request,
  );
}

export function asksForLastOutcome(request: string): boolean {
  return outcomeAsked(request) !== null;
}

function outcomeAsked(request: string): (typeof outcomes)[number] | null {
  const [outcome, ...others] = asksForLast.test(request) ? outcomes.filter(({ asked }) => asked.test(request)) : [];
  return outcome && others.length === 0 ? outcome : null;
}

/** "FAILED, not completed" tells what went wrong. */
function outcomeOf(line: string) {
  return outcomes.find(({ logged }) => logged.test(line));
}

/** Whether it is told there. */
export function saysLastOutcome(facts: string): boolean {
  return /^(?:.*: )?Counted: of \d+ entries the last one that says it /m.test(facts);
}
