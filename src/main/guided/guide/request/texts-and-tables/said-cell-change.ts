import { isDenial } from "../limits/ruled-out-files.ts";
import { clauseBefore } from "../words/sentences.ts";
import { escapeRegExp, notBeforeWord, notBehindWord } from "../words/word-pattern.ts";

/** A value of a table's column that is to be another one, and the request without that: it says in which rows. */
export type CellChange = { old: string; fresh: string; rest: string };

const changes =
  /(?<!\p{L})(?:set|change|switch|turn|move|put|mark|update|setz\p{L}*|änder\p{L}*|stell\p{L}*|markier\p{L}*)(?!\p{L})|変更|変えて|して/iu;
const insteadOf =
  /(?<!\p{L})(?:instead of|rather than|statt|anstatt|anstelle von)(?!\p{L})|ではなく|じゃなく|代わりに/iu;
const sign = String.raw`["'\u0060„“”「」『』]?`;
const fresh = String.raw`(?:["'\u0060„“「『]([^"'\u0060“”」』\n]{1,40})["'\u0060“”」』]|([^\s,;.!?、。"'\u0060「」に]+))(?=\s*(?:$|[,;.!?、。)]|\s(?:in|for|where|please|pls|bitte|für|bei|wo|and|und|but|only|setzen|ändern|stellen|um)(?!\p{L})|に))`;

/** "switch those from open to reminded": the one of these values that is to be another one. Null where a request says no such thing. */
export function saidCellChange(request: string, values: readonly string[]): CellChange | null {
  if (!changes.test(request) && !insteadOf.test(request)) return null;
  // a table may have thousands, of which a request names a few
  const text = request.toLowerCase();
  const named = values.filter((value) => text.includes(value.toLowerCase()));
  const known = `(${named.map(escapeRegExp).join("|")})`;
  const said = named.flatMap((old) => {
    const name = `${notBehindWord}${sign}${escapeRegExp(old)}${sign}${notBeforeWord}`;
    const ways = [
      `(?:from|von)\\s+${name}\\s+(?:to|auf|nach|zu|in)\\s+${fresh}`,
      `${name}\\s*(?:→|->|=>)\\s*${fresh}`,
      `${name}(?:から|を)${fresh}`,
      `${notBehindWord}${sign}${known}${sign}\\s+(?:instead of|rather than|statt|anstatt|anstelle von)\\s+(?:\\p{L}{2,3}\\s)?${name}`,
      `${name}(?:ではなく|じゃなく|の代わりに)て?、?${sign}${known}`,
    ];
    const match = ways.map((way) => new RegExp(way, "iu").exec(request)).find((found) => found !== null);
    if (!match) return [];
    const rest = `${request.slice(0, match.index)} ${request.slice(match.index + match[0].length)}`;
    return [{ old, fresh: match[1] ?? match[2] ?? "", rest, isDenied: isDenial(clauseBefore(request, match.index)) }];
  });
  const [change, ...others] = said;
  return change && others.length === 0 && !change.isDenied && change.fresh !== change.old
    ? { old: change.old, fresh: change.fresh, rest: change.rest }
    : null;
}

/** What leads to how it is, or should be: who wants somebody removed says no such thing. */
const isSo = String.raw`(?<!\p{L})(?:is|are|it['’]?s|be|read|say|ist|sind|steht|soll|sollen|muss|müssen)(?!\p{L})[^.;!?\n]{0,60}?\s`;

/** "should be Lund, not Berg", "ist nicht Berg, sondern Lund": two of these values, of which the one that isn't stands there. Null where a request says no such thing. */
export function saidNotOther(request: string, values: readonly string[]): CellChange | null {
  const text = request.toLowerCase();
  const named = values.filter((value) => text.includes(value.toLowerCase()));
  if (named.length === 0) return null;
  const old = String.raw`${notBehindWord}${sign}(?<old>${named.map(escapeRegExp).join("|")})${sign}${notBeforeWord}`;
  const name = String.raw`${sign}(?<fresh>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)${sign}`;
  const ways = [
    `(?<=${isSo})${name},? (?:and |und )?(?:not|nicht) ${old}`,
    `(?<=${isSo})(?:not|nicht) ${old},? (?:but|sondern) ${name}`,
    `${old}(?:では|じゃ)なく(?:て)?、?(?<fresh>[^、。\\s]{1,12}?)(?=です|にして|に変)`,
  ];
  const match = ways.map((way) => new RegExp(way, "u").exec(request)).find((found) => found !== null);
  const { old: before = "", fresh = "" } = match?.groups ?? {};
  if (!match || before === fresh) return null;
  const rest = `${request.slice(0, match.index)} ${request.slice(match.index + match[0].length)}`;
  return { old: before, fresh, rest };
}
