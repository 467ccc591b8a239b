import type { Replacement } from "../../../../agent/replacement.ts";
import { titleWords } from "./title-words.ts";

const name = String.raw`\p{Lu}[\p{L}'’-]+`;
const noName = String.raw`(?:The|An?|My|Our|Her|His|Mr|Ms|Mrs|Miss|Dr|Herr|Frau|Der|Die|Das|Ein|Eine|Mein|Meine|Unser|Unsere) `;
/** "Ann Lee got married and her name is Ray now", "Ann Lee heißt seit der Hochzeit Ray": who it is, and the new surname, perhaps with the first name. */
const calledNow = whoIs(`(?!${noName})(${name})`);
/** "Frau Lee heißt jetzt Ray" */
const titledNow = whoIs(`(${titleWords})`);

function whoIs(first: string): RegExp {
  return new RegExp(
    String.raw`^[^]*(?<!\p{L})${first} (${name})(?!\p{L})[^.;!?\n]{0,80}?\s(?:hei(?:ß|ss)t|is called|goes by|is now|is|(?:has )?(?:the |her |his |their )(?:last |sur|family )?name(?: is)?)\s(?:now |called |jetzt |nun |seit [^.,;!?\n]{1,30}? |since [^.,;!?\n]{1,30}? )*(?:\1 )?(${name})(?: now| jetzt| nun)?(?=\s*(?:$|[.,;!?)\n]|(?:and|und)\s))`,
    "u",
  );
}

const isOfName =
  /(?<!\p{L})(?:married|marriage|wedding|divorced|(?:last |sur|family )names?|called|goes by|geheiratet|heirat|hochzeit|hei(?:ß|ss)t|nachnamen?|familiennamen?|geschieden|scheidung)(?!\p{L})/iu;

/** The full names of a person, or the surnames with a title, before and after the surname changed, as a request says it; null where it says no such thing. */
export function newSurname(request: string): Replacement | null {
  const [, first, last, fresh] = calledNow.exec(request) ?? titledNow.exec(request) ?? [];
  if (!first || !last || !fresh || fresh === last || !isOfName.test(request)) return null;
  return { find: `${first} ${last}`, put: `${first} ${fresh}` };
}
