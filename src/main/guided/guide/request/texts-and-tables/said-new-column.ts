import { isQuestion } from "../questions/is-question.ts";
import { ofFile, unquoted } from "../wishes/bare-command.ts";
import { withoutThanks } from "../words/without-thanks.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** A column that a table is to get, with what stands in all its rows, and its place among the others. */
export type NewColumn = { name: string; value: string; place: number };

const quoted = String.raw`"[^"\n]{1,60}"|'[^'\n]{1,60}'|[\u0060「『„“][^\u0060「」『』„“”\n]{1,60}[\u0060」』“”]`;
const word = String.raw`[\p{Script=Latin}\p{N}_][\p{Script=Latin}\p{N}_/%€$-]*`;
const kind = String.raw`(?:columns?|spalten?)`;
const japaneseKind = "(?:列|カラム)";
const ofColumn = new RegExp(String.raw`(?<!\p{L})${kind}(?!\p{L})|${japaneseKind}`, "iu");

const adds =
  /(?<!\p{L})(?:add|insert|append|put|create|make|needs?|get|gets|häng\p{L}*|anhängen|dranhängen|füg\p{L}*|ergänz\p{L}*|mach\p{L}*|brauch\p{L}*|fehlt|bekomm\p{L}*|einfügen|hinzu\p{L}*|anfügen|neue|rein)(?!\p{L})|追加|足し|入れ|付け|作っ|加え/iu;

const all = String.raw`(?:everywhere|throughout|(?:in|for|on|at|into) (?:all|every|each)(?: (?:the|of the))?(?: (?:rows?|lines?|entr(?:y|ies)|people|members?|persons?|of them|one))?|for every(?:one|body)|überall|(?:in|bei|für) (?:allen?|jede[nrm]?)(?: (?:zeilen?|einträgen?|leuten?))?|all rows|(?:every|each) (?:row|line)|alle zeilen|jede zeile)`;
const number = String.raw`[+-]?\d+(?:[.,]\d+)*(?: ?[€$%])?`;
const cell = String.raw`(${quoted}|${number}(?![\p{L}\p{N}])|(?!(?:the|a|an|it|its|in|for|all|each|every|und|and|der|die|das|dem|den|ein|eine|überall|empty|blank|leer|value|wert|only|nur|not|nicht|nothing|nichts)(?!\p{L}))${word})`;
const now = String.raw`(?:for now|for the moment|for a start|to begin with|at first|(?:erst ?(?:ein)?mal)|zunächst|vorerst|zu beginn|noch|einfach|just|simply|please|bitte|jetzt)`;
const soon = String.raw`(?:,? ?${now})*`;
const says = String.raw`(?:(?:should |must |shall |soll(?:en)? |will )?(?:is|are|be|says?|reads?|gets?|contains?|has|have|shows?|steht|stehen|kommt|ist|sind|starts? (?:as|with))(?: set to)?)`;
const noun = String.raw`(?:(?:the |dem |den |der |a |als )?(?:default |same )?(?:value|wert|standardwert|default))`;

/** What stands in all rows: each way with the place of the value in it. */
const values = [
  String.raw`(?:with|mit|containing|filled with|gefüllt mit)(?: ${noun}(?: of)?)?(?: an?)? ${cell}${soon} ${all}`,
  String.raw`(?:with|mit|having) ${noun}(?: of)?:? ${cell}`,
  String.raw`(?:with|mit) (${quoted})`,
  String.raw`(?:(?:and|und) )?(?:(?:it|that|which|they|sie|die|es) )?(?:${says}|(?:put|write|enter|set|fill|fülle?|schreibe?|trage?|setze?)(?: (?:it|them|sie|in|a|an|ein))*(?: (?:to|with|auf|mit))?)${soon}:? ${cell}${soon} ${all}`,
  String.raw`${all}${soon}(?:,? ?${says})?${soon}(?: (?:an?|ein|eine))?:? ${cell}`,
  String.raw`(?<=[,.;:(]\s?)(?:each|every(?:one|body)?|all|alle|jede[rs]?)(?: of them)? (?:${says} )?${cell}`,
  String.raw`${cell}${soon} ${all}`,
  String.raw`(?:(?:the|its|der) )?(?:default|standard|value|wert|standardwert)(?: (?:is|to|ist|value))*:? ${cell}`,
].map((way) => String.raw`(?<![\p{L}\p{N}])${way}(?![\p{L}\p{N}])`);
const japaneseValues = [
  String.raw`(?:全員|全部|すべて|全て|全行|どの行も|各行|どれも)(?:の行)?(?:とも)?(?:に|は|を)?[、 ]?(${quoted}|[^「」、。\s]{1,20}?)(?:に|で|と)`,
  String.raw`(?:値|中身|内容)は(?:全部|すべて|全て|全員)?[、 ]?(${quoted}|[^「」、。\s空]{1,20}?)(?:に|で|と)`,
];
const given = [...values, ...japaneseValues].map((way) => new RegExp(way, "iu"));

const emptily = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:and|und|which|that|die|it|sie) )?(?:(?:leave|keep|lasse?|left|stays?|should be|should stay|is|bleibt|with) )?(?:(?:it|them|its|sie|das|die|the|all|noch|alle|cells?|values?|rest) )*(?:${now},? )*(?:empty|blank|leer|empty cells|without values|ohne werte)(?: lassen| (?:in|for) all rows| überall)?(?:,? ${now})*(?![\p{L}\p{N}])|(?:(?:値|中身|内容)は)?(?:全部|すべて)?空(?:欄|白)?`,
  "iu",
);

const lastPlace =
  /(?<!\p{L})(?:(?:at|to|on) the (?:very )?(?:end|right)(?: side)?|as (?:the )?last(?: one| column)?|(?:ganz )?(?:hinten|rechts)|am ende|ans ende|zum schluss|als letzte(?: spalte)?)(?!\p{L})|(?:一番)?(?:最後|末尾|右端|(?<!(?<!表)の)右)(?:に|の)/iu;
const firstPlace =
  /(?<!\p{L})(?:(?:at|to|on|in) the (?:very )?(?:beginning|start|left|front)(?: side)?|as (?:the )?first(?: one| column)?|(?:ganz )?(?:vorne?|links)|am anfang|an den anfang|als erste(?: spalte)?)(?!\p{L})|(?:一番)?(?:最初|先頭|左端|(?<!(?<!表)の)左)(?:に|の)/iu;

const around = new RegExp(
  String.raw`^(?:add|insert|append|put|create|make|needs?|gets?|want|have|would|like|i|we|you|u|can|could|häng\p{L}*|anhängen|dranhängen|dran|füg\p{L}*|ergänz\p{L}*|mach\p{L}*|brauch\p{L}*|fehlt|bekomm\p{L}*|einfügen|hinzu\p{L}*|anfügen|an|ein|eine|einer|rein|dazu|wir|ich|kannst|könntest|du|the|a|new|another|neue|weitere|noch|in|into|to|of|for|from|there|in|file|table|tabelle|liste|list|der|die|das|den|dem|please|pls|bitte|also|auch|mal|und|and|with|mit|it|for|now|erstmal|hi|hey|hello|hallo|sheet|csv|called|named|namens|name|heißt|${kind})$`,
  "iu",
);
const japaneseAround = /[\p{Script=Hiragana}ー]+|追加|新しい|足|入|付|作|加|列|カラム|表|名前|お願い|下/gu;

/** Whether a request may want a new column. */
export function addsColumn(request: string): boolean {
  return ofColumn.test(request) && adds.test(request) && !isQuestion(request);
}

/** The column that a request wants in a table of these columns, with one value in all its rows, or none; null where it wants no such thing, or says anything that this leaves out. */
export function saidNewColumn(request: string, columns: readonly string[]): NewColumn | null {
  const said = ` ${withoutThanks(request).replaceAll(ofFile, " ")} `.replaceAll(/\s+/gu, " ");
  for (const named of namesIn(said)) {
    const placed = placeIn(named.rest, columns);
    if (!placed || columns.some((column) => column.toLowerCase() === named.name.toLowerCase())) continue;
    const valued = valueIn(placed.rest);
    if (valued && isAllSaid(valued.rest)) return { name: named.name, value: valued.value, place: placed.place };
  }
  return null;
}

type Named = { name: string; rest: string };

/** What the column may be called, the likeliest first: in quotes, or in up to three words beside the word for it. */
function namesIn(said: string): Named[] {
  const before = String.raw`(?<!\p{L})${kind} (?:(?:called|named|with the name|namens|mit (?:dem )?namen|for|für) )?`;
  const words = [1, 2, 3].map((count) => word + String.raw`(?: ${word})`.repeat(count - 1));
  const ways = [
    String.raw`${before}(${quoted})`,
    String.raw`(${quoted})(?: ${kind}(?!\p{L})| ?という(?:名前の)? ?${japaneseKind}| ?の?${japaneseKind})`,
    ...words.map((name) => String.raw`${before}(${name})(?![\p{L}\p{N}])${isWhole}`),
    ...words.map(
      (name) => String.raw`(?<=(?<!\p{L})(?:an?|the|eine|die|new|neue|empty|leere|blank) )(${name}) ${kind}(?!\p{L})`,
    ),
    String.raw`(?<=^|[に、\s])(?:新しい|新たな|空の)?([^\s「」、。に]{1,12}?)(?:という(?:名前の)?|の)?${japaneseKind}を`,
  ];
  return ways.flatMap((way) => {
    const found = new RegExp(way, "iu").exec(said);
    const name = found ? unquoted(found[1] ?? "") : "";
    if (!found || name === "" || /[\n;|,]/u.test(name) || isNoName.test(name) || isNoJapaneseName.test(name)) return [];
    return [{ name, rest: `${said.slice(0, found.index)} ; ${said.slice(found.index + found[0].length)}` }];
  });
}

/** What stands around a name, and is in none. */
const isNoName =
  /(?:^| )(?:after|before|between|at|to|in|with|and|und|that|which|nach|vor|hinter|zwischen|mit|an|ein|the|a|for|is|empty|blank|leer|leere|new|neue|überall|everywhere|anhängen|hinzu|dran|please|bitte|noch|called|named|namens|it|as|am|in|i|we)(?: |$)/iu;

const isNoJapaneseName =
  /^(?:新しい|新たな|新規|空|別|次|最後|最初|右|左|一番[右左])$|[^\p{Script=Hiragana}][とや・][^\p{Script=Hiragana}]/u;
/** "first name", "sign in": the name goes on with what else is said around one. */
const isWhole = String.raw`(?! (?:names?|sheets?|files?|lists?|tables?|liste|tabelle|datei)(?!\p{L}))(?! (?:in|of|for|to|from|into|with|and|the|an?)\s*(?:$|[,.;:!?]))`;

/** Where it is to stand; null where that is beside a column that isn't there, or between two that are apart. */
function placeIn(said: string, columns: readonly string[]): { place: number; rest: string } | null {
  const longest = columns.filter((column) => column !== "").toSorted((one, other) => other.length - one.length);
  const column = String.raw`(?:(?:the|der|die|das|dem) )?(?:${kind} )?["'„「]?(${longest.map(escapeRegExp).join("|")})["'“」]?(?:[ -]${kind}|の?列)?`;
  const at = (name: string | undefined) => columns.findIndex((each) => each.toLowerCase() === name?.toLowerCase());
  const cut = (match: RegExpExecArray) =>
    `${said.slice(0, match.index)} ; ${said.slice(match.index + match[0].length)}`;
  const find = (way: string) => new RegExp(way, "iu").exec(said);
  const between = find(
    String.raw`(?<!\p{L})(?:between|zwischen) ${column} (?:and|und) ${column}(?!\p{L})|${column}と${column}の間に`,
  );
  if (between) {
    const [one, two] = [at(between[1] ?? between[3]), at(between[2] ?? between[4])];
    return Math.abs(one - two) === 1 ? { place: Math.max(one, two), rest: cut(between) } : null;
  }
  const side = String.raw`(?<!\p{L})(?:right |directly |direkt |gleich )?`;
  const behind = find(
    String.raw`${side}(?:after|behind|next to|to the right of|nach|hinter|rechts (?:von|neben)) ${column}(?!\p{L})|${column}の(?:後|後ろ|次|右)に`,
  );
  if (behind) return { place: at(behind[1] ?? behind[2]) + 1, rest: cut(behind) };
  const ahead = find(
    String.raw`${side}(?:before|in front of|to the left of|vor|links (?:von|neben)) ${column}(?!\p{L})|${column}の(?:前|左)に`,
  );
  if (ahead) return { place: at(ahead[1] ?? ahead[2]), rest: cut(ahead) };
  const [first, last] = [firstPlace.exec(said), lastPlace.exec(said)];
  if (first && last) return null;
  if (first) return { place: 0, rest: cut(first) };
  return { place: columns.length, rest: last ? cut(last) : said };
}

/** What is to stand in all rows, nothing where none is said; null where two are. */
function valueIn(said: string): { value: string; rest: string } | null {
  const found = given.map((way) => way.exec(said)).find((match) => match !== null);
  const none = emptily.exec(said);
  if (found && none) return null;
  const match = found ?? none;
  if (!match) return { value: "", rest: said };
  const rest = `${said.slice(0, match.index)} ; ${said.slice(match.index + match[0].length)}`;
  return { value: found ? unquoted(match[1] ?? "") : "", rest };
}

/** Whether nothing is left that would be passed over. */
function isAllSaid(rest: string): boolean {
  const plain = rest.replaceAll(new RegExp(String.raw`(?<!\p{L})${now}(?!\p{L})`, "giu"), " ");
  const words = plain.split(/[\s;:,.!?、。()-]+/u).map((each) => each.replaceAll(japaneseAround, ""));
  return words.every((each) => each === "" || around.test(each));
}
