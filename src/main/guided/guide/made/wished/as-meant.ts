import type { FileText } from "../../../workspace-view.ts";
import { isCommonWord } from "../../request/words/words.ts";
import { families } from "../../facts/numbers/unit-families.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { withKindApart } from "./kind-apart.ts";
import { standsIn } from "./unsure-wishes.ts";
import { withOldDate } from "./values/old-date.ts";

/** A wish as it fits the texts that it is about, which small models tell a little otherwise: as they were `before` any wish was done, and as they are now. */
export function asMeant(told: string, before: readonly FileText[], texts: readonly FileText[]): string {
  const wish = withUnitApart(turnedRound(told, before), texts);
  return withKindApart(withOldDate(withSubjectApart(wish, texts), texts), texts);
}

/** "14kg" where no text writes it so: a number and its unit. */
function withUnitApart(wish: string, texts: readonly FileText[]): string {
  // settings may have units that are no others' business: `60s`, `5m`
  if (texts.some(({ path }) => /\.(?:conf|cnf|ini|cfg|toml|ya?ml|env|properties)$/iu.test(path))) return wish;
  return wish.replaceAll(/"(\d+(?:[.,]\d+)?)(\p{L}{1,8})"/gu, (told, amount: string, unit: string) => {
    const family = families.find((each) => each.some(({ said }) => said.test(unit)));
    const isJoined = ({ text }: FileText) =>
      [...text.matchAll(/\d(\p{L}{1,8})/gu)].some(({ 1: own = "" }) => family?.some(({ said }) => said.test(own)));
    return family && !texts.some(isJoined) ? `"${amount} ${unit}"` : told;
  });
}

/** A text that stands nowhere can't become another one that does: a small model tells them the wrong way round now and then. */
function turnedRound(wish: string, texts: readonly FileText[]): string {
  return wish.replace(/^((?:replace|change) )"([^"]+)" (by|with|to) "([^"]+)"/iu, (told, lead, old, word, fresh) =>
    !standsIn(texts, old) && standsIn(texts, fresh) ? `${lead}"${fresh}" ${word} "${old}"` : told,
  );
}

/**
 * `Change "the fair on 12 July" to "the fair on 19 July"`, where the text says the fair and the date apart: then the date is changed of the fair. What both begin with is
 * the subject.
 */
function withSubjectApart(wish: string, texts: readonly FileText[]): string {
  return wish.replace(
    /^(?:replace|change) "([^"]+)" (?:by|with|to) "([^"]+)"$/iu,
    (told, old: string, fresh: string) => {
      if (texts.some(({ text }) => wholeWord(old, "iu").test(text))) return told;
      const [words, others] = [old.split(" "), fresh.split(" ")];
      const at = words.findIndex((word, index) => word !== others[index]);
      const [from, to] = [words.slice(at).join(" "), others.slice(at).join(" ")];
      const subject = words.slice(0, Math.max(at, 0)).filter((word) => !isCommonWord(word.toLowerCase()));
      if (subject.length === 0 || to === "" || !standsIn(texts, from)) return told;
      return `Change "${subject.join(" ")}" from "${from}" to "${to}"`;
    },
  );
}
