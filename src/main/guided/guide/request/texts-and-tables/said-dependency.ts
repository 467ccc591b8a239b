import { clausesOf } from "../limits/denied-clauses.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { allElse } from "../words/wanted-words.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** What a request wants to be done before a target is made: `on` are other targets. */
export type SaidDependency = { target: string; on: readonly string[] };

const adverbs = String.raw`(?: (?:also|now|too|always|first|as well|auch|jetzt|zusätzlich|außerdem|immer|künftig|noch|bitte))*`;
const others =
  /(?<!\p{L})(?:instead|rather|no longer|any ?more|only if|when|unless|if|statt\p{L}*|nicht mehr|wenn|falls|remove|rename|new|neue\p{L}*)(?!\p{L})|代わり|新し/iu;

/**
 * The target of a makefile that is to depend on others as well, and on which: "make deploy depend on check as well, not only on build". Null where it says no such thing, or says of another one
 * what isn't among the targets. `depends` tells whether one depends on another already.
 */
export function saidDependency(
  request: string,
  targets: readonly string[],
  depends: (target: string, on: string) => boolean,
): SaidDependency | null {
  const longestFirst = targets.toSorted((one, other) => other.length - one.length).map(escapeRegExp);
  if (longestFirst.length === 0) return null;
  const name = String.raw`["'\u0060„]?(?<![\p{L}\p{N}_.-])(?:${longestFirst.join("|")})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])["'\u0060“]?`;
  const one = String.raw`(?:(?:the|our|das|der) )?(?:targets? |ziel )?(?<target>${name})(?: target)?`;
  const many = String.raw`(?<on>(?:the )?${name}(?:(?:,| and|,? und|&)(?: on| von)? ${name})*)`;
  const ways = [
    String.raw`(?:make|let|have) ${one}${adverbs} depend${adverbs} (?:up)?on${adverbs} ${many}`,
    String.raw`${one} (?:should|must|shall|has to|needs to|ought to|is to)${adverbs} (?:depend${adverbs} (?:up)?on|require|need)${adverbs} ${many}`,
    String.raw`add ${many} (?:as|to) (?:an?|the) (?:\p{L}+ )?(?:prerequisites?|dependenc(?:y|ies))(?: list)? (?:of|for|to) ${one}`,
    String.raw`add ${many} to (?:the )?(?:prerequisites?|dependencies) of ${one}`,
    String.raw`${one} (?:soll(?:te)?|muss|müsste)${adverbs} von ${many}${adverbs} (?:abhängen|abhängig sein|abhängig werden)`,
    String.raw`mache?${adverbs} ${one}${adverbs} von ${many}${adverbs} abhängig`,
    String.raw`${one} ?(?:は|を|が) ?${many} ?(?:に)(?:も)?依存`,
  ].map((way) => new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}_])${way}`, "iu"));
  const clauses = clausesOf(request);
  const found = clauses.flatMap((clause) => {
    const match = ways.map((way) => way.exec(clause)).find((each) => each !== null);
    return match ? [{ clause, match }] : [];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0 || others.test(request) || isDenial(only.clause)) return null;
  const named = (text: string) =>
    [...text.matchAll(new RegExp(name, "gu"))].map(([each]) => each.replaceAll(/["'\u0060„“]/g, ""));
  const [target = ""] = named(only.match.groups?.["target"] ?? "");
  const on = named(only.match.groups?.["on"] ?? "");
  // "… depend on check and on nothing else"
  const behind = only.clause.slice(only.match.index + only.match[0].length);
  if (named(behind).length > 0 || on.length === 0 || on.includes(target)) return null;
  const rest = clauses.filter((clause) => clause !== only.clause);
  return rest.every((clause) => leavesItSo(clause, { target, on }, named(clause), depends)) ? { target, on } : null;
}

/** What only tells the reason, of what stays, or that what it depends on already isn't all. */
function leavesItSo(
  clause: string,
  { target, on }: SaidDependency,
  named: readonly string[],
  depends: (target: string, on: string) => boolean,
): boolean {
  if (/^\s*(?:and |und )?(?:not (?:only|just)|nicht (?:nur|bloß)) (?:up)?(?:on |von )?/iu.test(clause))
    return named.length > 0 && named.every((each) => depends(target, each));
  if (isDenial(clause) || saysItStays(clause))
    return named.length > 0 ? named.every((each) => each !== target && !on.includes(each)) : allElse.test(clause);
  return named.length === 0;
}
