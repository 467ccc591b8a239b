import { isDenial } from "./ruled-out-files.ts";
import { saysItStays, withoutComplaints } from "./says-it-stays.ts";
import { hidingDayPoints, withDayPoints } from "../words/sentences.ts";
import { wantedWords } from "../words/wanted-words.ts";
import { isCommonWord, wordsOf } from "../words/words.ts";

/** A request without the clauses that say what isn't to be done, or stays. */
export function withoutDenied(request: string): string {
  return clausesOf(request)
    .filter((clause) => !isRuledOut(clause))
    .join("");
}

function isRuledOut(clause: string): boolean {
  return isDenial(clause.replaceAll(complaint, " ")) || saysItStays(clause);
}

const isNot = "(?:is|are|was|does|do)(?:n['’]?t| not)";
/** That something isn't enough, isn't right any more, or can't be read, rules nothing out. */
const complaint = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${isNot}|not|nicht) (?:\p{L}+ )?(?:enough|genug|aus|sufficient)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:can['’]?t|cannot|can not|couldn['’]?t|can never|never) (?:read|see|find|work|use)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:in|have|has|got) no (?:particular |real |proper )?order|(?:hat|haben) keine (?:richtige |rechte )?(?:ordnung|reihenfolge))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${isNot}|not) (?:yet )?(?:in (?:any |the right )?order|sorted|ordered)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:nicht|un)(?: )?(?:sortiert|geordnet)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${isNot}|not) (?:quite )?what (?:it|they) (?:used to be|once (?:was|were))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${isNot}|not) (?:quite )?(?:right(?! now)|correct|true|up to date)(?: any ?more| any longer)?(?!\p{L})`,
    // "mails never arrive because …"; "never touch it because …" does rule something out
    String.raw`(?<!\p{L})(?:never|(?:do|does)(?:n['’]?t| not)) (?:\p{L}+ly )?(?:arrive|come|reach|get|finish|complete|work|start|load|fit|appear|pass)s?(?!\p{L})(?=[^.,;!?\n]* (?:because|since)(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:never (?:\p{L}+ly )?\p{L}{2,}(?<!s)s|does(?:n['’]?t| not) \p{L}+)(?!\p{L})(?=[^.,;!?\n]* (?:because|since)(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:kann (?:\p{L}+ )?nicht (?:lesen|sehen|erkennen)|stimm(?:t|en) (?:\p{L}+ )?nicht(?: mehr)?)(?!\p{L})`,
    "(?:読|見え|聞こえ|使え|開け|分か|わか)[^。、]{0,2}(?:ません|ない)(?=[。、]|$)",
  ].join("|"),
  "giu",
);

/** The words of what a request says isn't to be changed, but for those of what is. */
export function deniedWords(request: string, about: string): string[] {
  const denied = clausesOf(request).filter(isRuledOut);
  const meant = new Set(wantedWords(about));
  return denied
    .flatMap((clause) => wordsOf(clause))
    .filter((word) => word.length > 2 && !meant.has(word) && !isCommonWord(word));
}

/** A text with blanks for the clauses that tell of something that it stays. */
export function withoutWhatStays(request: string): string {
  return clausesOf(request)
    .map((clause) => (saysItStays(clause) ? " ".repeat(clause.length) : clause))
    .join("");
}

/** "and so does the log", "auch das Archiv": with a verb of its own it would be a wish. */
const goesForThat =
  /^\s*(?:and |und )?(?:so (?:do|does|should|must)(?!\p{L})|(?:das )?gleiche[sn]? gilt für(?!\p{L})|(?:ebenso|auch)(?: \p{L}+){1,2}\s*[.!]?\s*$)/iu;

/** The clauses of a request; a point within a name or a number ends none, and "sacks, salad and onions stay" is one. */
export function clausesOf(request: string): string[] {
  const parts = hidingDayPoints(withoutComplaints(request)).split(
    /(?<=[;!?。、])|(?<=[,:.])(?=\s)|(?=\s(?:and|but|und|aber)\s(?:leave|keep|do not|don['’]?t|lass\p{L}*)(?!\p{L}))/iu,
  );
  const pieces = withDayPoints(parts);
  return pieces.reduce<string[]>((clauses, piece) => {
    const before = clauses.at(-1) ?? "";
    // "the old one stays, and so does the log"
    if (goesForThat.test(piece)) return [...clauses.slice(0, -1), before + piece];
    const isListed = /^\s*\p{L}+(?: \p{L}+)?,\s*$/u.test(before) && /^\s*$|[.!?;:)]\s*$/u.test(clauses.at(-2) ?? "");
    return isListed ? [...clauses.slice(0, -1), before + piece] : [...clauses, piece];
  }, []);
}
