import type { GitDeed } from "./git-deed.ts";
import { quotedPhrases } from "../words/search-words.ts";

const words =
  "the|it|that|this|them|then|after|afterwards|into|in|to|and|branch|commit|please|with|as|on|at|of|for|called|named|please|den|die|das|dem|mit|als|und|bitte|an|auf|namens";
/** A name that git takes for a tag and a shell for a word, and that is no word of the sentence. */
const name = String.raw`["'\u0060„]?(?!(?:${words})(?![\w./-]))([A-Za-z0-9](?:[\w./-]*\w)?)["'\u0060“]?`;
const politely = String.raw`^(?:please |pls |bitte |can you |could you |then |and |also |dann |und |danach |afterwards |after that |kannst du )*`;
const commit = String.raw`(?:the |that |this |my |our |it['’]s |its )?(?:new |current |last |latest |resulting |merged? )?(?:commit|state|version|release|result|outcome|merge)`;
const it = String.raw`(?:it|this|that|everything|${commit})`;
const end = String.raw`(?: (?:to|on|for|onto|at) ${it})?(?: (?:please|pls|now|too|as well|afterwards|after that|then|bitte|danach|dran|an))*[!?.]*$`;
const kind = String.raw`(?:(?:new|git|annotated|lightweight|neues?n?) )*`;

const ways = [
  // "tag it v1.2", "tag that commit as v1.2"
  String.raw`(?:git )?tag (?:${it} )?(?:(?:as|with|called) )?(?:the name )?${name}`,
  // "put the tag v1.2 on it", "give it the tag v1.2"
  String.raw`(?:give|set|put|add|make|create|attach|place) (?:(?:me|us|${it}) )?(?:(?:an?|the) )?${kind}tag(?:,)? (?:(?:called|named|of) )?${name}`,
  String.raw`(?:set|put) (?:an? )?tag on (?:${it} )?(?:(?:as|called|named) )?${name}`,
  String.raw`tagge? (?:(?:ihn|es|das|diesen|alles|(?:den|diesen) (?:letzten |neuen )?(?:commit|stand)) )?(?:(?:als|mit|mit dem tag) )?${name}`,
  String.raw`(?:setze?|gib|häng\w*|lege?|erstelle?|mach\w*|füge?) (?:(?:darauf|dort|ihm|dafür|dazu|daran|mir|(?:auf )?(?:dem|den|diesem) (?:letzten |neuen )?commit) )?(?:(?:das|den|ein|einen) )?${kind}tag (?:namens )?${name}(?: (?:darauf|hinzu|drauf))?`,
  String.raw`versieh\w* (?:ihn|es|den commit) mit (?:dem|einem) tag ${name}`,
].map((way) => new RegExp(`${politely}${way}${end}`, "iu"));
const inJapanese = new RegExp(
  String.raw`^(?:その|この)?(?:コミット)?(?:に)?(?:は)?\s*[「"]?${name}[」"]?\s*(?:(?:という|の)?タグを?\s*(?:付け|つけ|打)|(?:と|で)タグ付け)`,
  "iu",
);
/** A tag with words of its own. */
const withMessage =
  /,?\s*(?:with (?:the )?(?:tag )?(?:message|text|note)|(?:and )?message:?|mit (?:der )?nachricht)\s*(?:"[^"\n]+"|'[^'\n]+'|„[^“\n]+“)/iu;

/** The tag that one wish wants; null where it wants none, or one with words of its own that aren't said. */
export function saidTag(clause: string): GitDeed | null {
  const said = withMessage.exec(clause)?.[0];
  const bare = said === undefined ? clause : clause.replace(said, "");
  const tag = [...ways, inJapanese].map((way) => way.exec(bare)?.[1]).find((found) => found !== undefined);
  const [message = null] = said === undefined ? [] : quotedPhrases(said);
  const isWanting = /\bannotated\b/iu.test(clause) && message === null;
  return tag === undefined || isWanting || /\.\.|\/\/|\.lock$|\/$/.test(tag)
    ? null
    : { deed: "tag", name: tag, message };
}
