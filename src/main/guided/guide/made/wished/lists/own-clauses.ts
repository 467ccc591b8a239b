import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { withoutKept } from "../../../request/wishes/told-wishes.ts";
import { meantForms } from "../../../request/wishes/request-intent.ts";

/** What a request says of one of its wishes, and what it says besides without wanting anything there. */
export type OwnClauses = { own: string; besides: string };

/** It stands in no text. */
const placeholder = "\u{e022}";
const also = /(?=\s(?:and|then|plus|und|dann|sowie)\s)/iu;
/** "In the garden list: …", "für den Keller, …" */
const leadsOn =
  /^\s*(?:and |und )?(?:in|im|for|für|under|unter|on|auf|bei|beim|at|to|zu|zum|zur|into)(?!\p{L})[^.!?]*[:,]\s*$/iu;
const isOfThat = /(?<!\p{L})(?:it|that|this|them|they|das|es|ihn|sie)(?!\p{L})|それ|これ/iu;
const deed =
  /(?<!\p{L})(?:put|takes?|moves?|goes?|swap|stays?|is|are|costs?|starts?|ends?|kommt|kommen|geht|gehen|tausch\p{L}*|verschieb\p{L}*|nimm|raus|weg|ist|sind|kostet|kosten)(?!\p{L})/iu;

/** The clauses that name what is to be added, or go on about it, and those that only tell something; what else is wanted is in none of these. */
export function ownClauses(request: string, items: readonly string[]): OwnClauses {
  const { wanted } = withoutKept(request);
  const hidden = items.reduce((text, item) => text.replaceAll(item, placeholder), wanted);
  const clauses = clausesOf(hidden).flatMap((clause) => clause.split(also));
  const isNaming = (clause: string | undefined) => clause?.includes(placeholder) === true;
  const isOwn = (clause: string, at: number) =>
    isNaming(clause) || isOfThat.test(clause) || (leadsOn.test(clause) && isNaming(clauses[at + 1]));
  const tells = (clause: string) => meantForms(clause).length > 0 || deed.test(clause);
  // said in other words
  if (!clauses.some(isNaming)) return { own: wanted, besides: "" };
  const joined = (some: readonly string[]) => some.join(" ").replaceAll(placeholder, " ");
  return {
    own: joined(clauses.filter(isOwn)),
    besides: joined(clauses.filter((clause, at) => !isOwn(clause, at) && !tells(clause))),
  };
}
