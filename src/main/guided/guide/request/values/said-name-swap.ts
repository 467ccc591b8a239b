import { clausesOf } from "../limits/denied-clauses.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { allElse } from "../words/wanted-words.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** Two names that are to change places, and whether anything else is said to stay as it is. */
export type NameSwap = { names: readonly [string, string]; keepsOther: boolean };

const wants = String.raw`(?:(?:(?:both )?(?:want|have|need|wish|would like|['’]d like|are going|agreed|decided) to|should|must|shall|could|can) )?`;
const swaps = String.raw`(?:swap(?:ped)?|switch(?:ed)?|change|trade[d]?|exchange[d]?)(?: (?:their )?(?:places|seats|spots|positions|chairs))`;
const inPlace = String.raw`(?: (?:in|on) (?:the )?(?:list|plan|file))?`;
const points =
  /^\s*(?:and |so |please |bitte |und )*(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:change|update|put|note|do|enter|ändere?|trage?|passe?) (?:it|that|this|das|es)(?: (?:in|into|for me|please|bitte|ein|an))*\s*[.?!,]*\s*$|^\s*(?:please|pls|bitte|thanks|danke)?\s*[.?!,]*\s*$/iu;

/** The two of these names that a request wants to change places: "Ida and Lou want to swap seats". Null where it says anything else with it. */
export function saidNameSwap(request: string, names: readonly string[]): NameSwap | null {
  const said = request.toLowerCase();
  const named = [...new Set(names)].filter((name) => name.length > 1 && said.includes(name.toLowerCase()));
  if (named.length < 2) return null;
  const any = named
    .toSorted((one, other) => other.length - one.length)
    .map(escapeRegExp)
    .join("|");
  const name = (group: string) => String.raw`["'„“]?(?<${group}>${any})(?![\p{L}\p{N}])["'“”]?`;
  const ways = [
    String.raw`^\s*(?:please |bitte )?(?:let )?${name("one")} (?:and|&) ${name("two")} ${wants}${swaps}${inPlace}\s*[.?!,;]*\s*$`,
    String.raw`^\s*(?:(?:can|could) you )?(?:please )?swap ${name("one")} (?:and|with|&) ${name("two")}${inPlace}(?:,? please)?\s*[.?!,;]*\s*$`,
    String.raw`^\s*(?:bitte )?${name("one")} und ${name("two")} (?:(?:wollen|möchten|sollen|müssen) )?(?:(?:ihre|die) )?(?:plätze )?tauschen(?: (?:ihre|die) plätze)?\s*[.?!,;]*\s*$`,
    String.raw`^\s*(?:bitte )?(?:tausche?|vertausche?)(?: bitte)? ${name("one")} (?:und|mit) ${name("two")}\s*[.?!,;]*\s*$`,
    String.raw`^\s*${name("one")}と${name("two")}(?:の席|の場所)?を(?:入れ替え|交換し|入れかえ)て(?:ください|下さい|もらえますか)?\s*[。、]*\s*$`,
  ].map((way) => new RegExp(way, "iu"));
  const clauses = clausesOf(request);
  const found = clauses.flatMap((clause) => {
    const match = ways.map((way) => way.exec(clause)).find((each) => each !== null);
    return match ? [{ clause, match }] : [];
  });
  const [only, ...more] = found;
  const isNamed = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "iu");
  if (!only || more.length > 0 || isDenial(only.clause)) return null;
  const rest = clauses.filter((clause) => clause !== only.clause && !points.test(clause));
  // what else is said may only be that something stays, of nobody by name
  if (!rest.every((clause) => saysItStays(clause) && !isNamed.test(clause))) return null;
  const [one, two] = ["one", "two"].map((group) => asThere(only.match.groups?.[group] ?? "", named));
  if (one === undefined || two === undefined || one === two) return null;
  return { names: [one, two], keepsOther: rest.some((clause) => !allElse.test(clause)) };
}

function asThere(said: string, names: readonly string[]): string | undefined {
  const found = names.filter((name) => name.toLowerCase() === said.toLowerCase());
  return found.length === 1 ? found[0] : undefined;
}
