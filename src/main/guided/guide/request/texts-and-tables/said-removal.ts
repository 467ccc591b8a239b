import { quotedPhrases } from "../words/search-words.ts";
import { escapeRegExp, wholeWord } from "../words/word-pattern.ts";

const removes = /\b(?:take|cross|strike|remove|delete|drop|nehmt?|nimm|streich\w*|lösch\w*|entfern\w*)\b/iu;
const fromAll =
  /\b(?:off|from|out of|aus|von)\s+(?:all|every|each|allen?|jede[rm])\b(?! (?:sentences?|lines?|prices?))|(?<!\p{L})(?:everywhere|überall)\b/iu;

/** Whether a request wants something taken off all lists. */
export function wantsRemoval(request: string): boolean {
  return removes.test(request) && fromAll.test(request);
}

/** The person or thing that is to go; null where it isn't clear which. `text` is that of the lists. */
export function saidRemoval(request: string, text: string): string | null {
  const lowered = request.toLowerCase();
  const names = [...new Set(text.match(/(?<!\p{L})\p{Lu}\p{L}+(?: (?:van|von|de) )?(?: \p{Lu}\p{L}+)+/gu))].filter(
    (name) => wholeWord(name.toLowerCase()).test(lowered),
  );
  const said = [...new Set([...names, ...quotedPhrases(request).filter((phrase) => wholeWord(phrase).test(text))])];
  // of "Ann Lee" and "Ann Lee Park" the longer one was said
  const whole = said.filter((name) => !said.some((other) => other !== name && other.includes(name)));
  const [only] = whole;
  return only !== undefined && whole.length === 1 ? only : null;
}

/** How a name may stand in a list: `Ann Lee`, `Lee, Ann`, `ann.lee@…`. */
export function formsOfName(name: string): RegExp {
  const words = name.split(" ");
  const [last = ""] = words.slice(-1);
  const first = words.slice(0, -1).join(" ");
  const forms = [escapeRegExp(name)];
  if (first !== "") {
    forms.push(`${escapeRegExp(last)}, ${escapeRegExp(first)}`);
    forms.push(`${words.map((word) => escapeRegExp(word.toLowerCase())).join("[._-]?")}@[\\w.-]+`);
  }
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
