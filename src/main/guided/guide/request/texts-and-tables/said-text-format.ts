import { allOf } from "../words/word-pattern.ts";
/** How all of a text is to be written otherwise, whatever it says. */
export type TextFormat =
  | { change: "no-trailing-blanks" | "no-empty-lines" | "single-empty-lines" }
  | { change: "tabs"; width: number }
  | { change: "headings"; by: 1 | -1 }
  | { change: "delimiter"; to: "," | ";" | "\t" | "|"; from: string | null }
  | { change: "decimals"; to: "." | "," };

const all = String.raw`(?:the |all |all the |any |every |my |our |die |alle |die ganzen |überall )*`;
const remove = String.raw`(?:remove|delete|strip|trim|drop|clean up|get rid of|take out|entferne?|lösche?|nimm)`;
const emptyLines = String.raw`(?:(?:empty|blank|leeren?) (?:lines?|zeilen?)|leerzeilen?|空行)`;
const trailing = String.raw`(?:trailing (?:white ?space|spaces|blanks)|(?:white ?space|spaces|blanks|leerzeichen) (?:at|from|am) (?:the )?(?:ends?|ende) (?:of|der) (?:the |all |every |each )?(?:lines?|zeilen?)|行末の(?:空白|スペース))`;
const counts = new Map([
  ["two", 2],
  ["zwei", 2],
  ["three", 3],
  ["drei", 3],
  ["four", 4],
  ["vier", 4],
  ["eight", 8],
  ["acht", 8],
]);

const delimiters: readonly (readonly [string, "," | ";" | "\t" | "|"])[] = [
  [String.raw`(?:commas?|kommas?|kommata|,|コンマ|カンマ)`, ","],
  [String.raw`(?:semi-?colons?|semikolons?|strichpunkte?n?|;|セミコロン)`, ";"],
  [String.raw`(?:tabs?|tabulatoren|タブ)`, "\t"],
  [String.raw`(?:pipes?|vertical bars?|\|)`, "|"],
];
const anySign = `(?:${delimiters.map(([pattern]) => pattern).join("|")})`;
const use = String.raw`(?:use|take|nimm|verwende|write|schreibe?)`;
const than = String.raw`(?:instead of|rather than|statt|anstatt|anstelle von)`;
const point = String.raw`(?:(?:decimal )?(?:points?|dots?|periods?)|full stops?|(?:dezimal)?punkte?n?|ピリオド)`;
const comma = String.raw`(?:(?:decimal )?commas?|(?:dezimal)?kommas?|kommata|カンマ|コンマ)`;
const numbers = String.raw`(?:numbers?|prices?|amounts?|values?|decimals?|figures|zahlen|preisen?|beträgen?|werten?|dezimalzahlen)`;

const plain: readonly (readonly [RegExp, TextFormat])[] = [
  [allOf(`${remove} ${all}${trailing}`), { change: "no-trailing-blanks" }],
  [allOf(`${trailing}を(?:削除|消|取り除)\\p{Script=Hiragana}*`), { change: "no-trailing-blanks" }],
  [
    allOf(`${remove} ${all}${emptyLines}(?: (?:between|zwischen) .{1,30})?(?: (?:raus|weg))?`),
    { change: "no-empty-lines" },
  ],
  [allOf(`${emptyLines}を(?:すべて|全て|全部)?(?:削除|消|取り除)\\p{Script=Hiragana}*`), { change: "no-empty-lines" }],
  [
    allOf(
      `${remove} ${all}(?:double|doubled|extra|duplicate|superfluous|repeated|multiple|doppelten?|überflüssigen?|mehrfachen?) ${emptyLines}`,
    ),
    { change: "single-empty-lines" },
  ],
  [
    allOf(
      `(?:make|turn|collapse|reduce|change) ${all}(?:two|double|several|multiple|consecutive) ${emptyLines} (?:in)?to (?:one|a single one)`,
    ),
    { change: "single-empty-lines" },
  ],
  [
    allOf(
      `(?:make|move|shift|push|indent) ${all}headings? (?:by )?(?:one|a) (?:level|rank) (?:deeper|lower|down|further down|smaller)`,
    ),
    { change: "headings", by: 1 },
  ],
  [
    allOf(`(?:make|move|shift|push) ${all}headings? (?:by )?(?:one|a) (?:level|rank) (?:higher|up|bigger)`),
    { change: "headings", by: -1 },
  ],
  [allOf(`(?:demote) ${all}headings?(?: by one(?: level)?)?`), { change: "headings", by: 1 }],
  [allOf(`(?:promote) ${all}headings?(?: by one(?: level)?)?`), { change: "headings", by: -1 }],
  [
    allOf(`(?:mach|setze?|schiebe?) ${all}überschriften (?:um )?eine (?:ebene|stufe) (?:tiefer|nach unten|kleiner)`),
    { change: "headings", by: 1 },
  ],
  [
    allOf(`(?:mach|setze?|schiebe?) ${all}überschriften (?:um )?eine (?:ebene|stufe) (?:höher|nach oben|größer)`),
    { change: "headings", by: -1 },
  ],
];

const tabs = allOf(
  String.raw`(?:replace|change|turn|convert|ersetze?) ${all}tab(?:s|ulatoren)? (?:with|by|into|to|durch|in) (?:(\d|two|three|four|eight|zwei|drei|vier|acht) )?(?:spaces|blanks|leerzeichen)(?: each| um)?`,
);

/** What a bare command wants to be written otherwise in all of a text; null where it wants no such thing. */
export function saidTextFormat(command: string): TextFormat | null {
  const found = plain.find(([pattern]) => pattern.test(command))?.[1];
  if (found) return found;
  const [isTabs, width = ""] = tabs.exec(command) ?? [];
  if (isTabs !== undefined) return { change: "tabs", width: counts.get(width.toLowerCase()) ?? (Number(width) || 4) };
  return decimals(command) ?? delimiter(command);
}

function decimals(command: string): TextFormat | null {
  const ofNumbers = String.raw`(?: (?:in|for|bei|als|as)? ?(?:the |all |den |die )*(?:${numbers}|decimal (?:sign|separator)s?|dezimal(?:zeichen|trenner|trennzeichen)))`;
  const to = (sign: string, other: string) => [
    allOf(`${use} ${sign}${ofNumbers}? ${than} ${other}${ofNumbers}`),
    allOf(`${use} ${sign}${ofNumbers} ${than} ${other}`),
    allOf(`${use} ${all}${numbers} (?:with|mit) (?:an? |einem )?${sign} ${than} (?:an? |einem )?${other}`),
    allOf(`(?:replace|change|turn|ersetze?) ${all}${other}${ofNumbers} (?:with|by|into|to|durch|in) ${sign}`),
    allOf(`(?:change|turn|switch) ${all}decimal ${other} (?:into|to) (?:decimal )?${sign}`),
    allOf(
      `${all}${numbers} (?:should|must|need to|have to|sollen|müssen) (?:have|use|be written with|mit) (?:an? )?${sign} ${than} (?:an? )?${other}(?: (?:haben|stehen|geschrieben werden))?`,
    ),
  ];
  if (to(point, comma).some((pattern) => pattern.test(command))) return { change: "decimals", to: "." };
  return to(comma, point).some((pattern) => pattern.test(command)) ? { change: "decimals", to: "," } : null;
}

function delimiter(command: string): TextFormat | null {
  const cells = String.raw`(?: (?:as|als) (?:the )?(?:separators?|delimiters?|trenner|trennzeichen)| (?:between|zwischen) (?:the |den )?(?:cells?|columns?|fields?|values?|spalten|feldern|werten))?`;
  const forms = [
    allOf(`${use} (${anySign})${cells} ${than} (${anySign})${cells}`),
    allOf(
      `(?:separate|delimit|trenne?) (?:the |die )?(?:columns?|fields?|values?|cells?|spalten|felder|werte) (?:by|with|mit|durch) (${anySign})(?: ${than} (${anySign}))?`,
    ),
    allOf(
      `(?:make|turn|convert) (?:it|the file|this)? ?(?:into )?(?:an? )?(${anySign})[ -](?:separated|delimited)(?: file)?`,
    ),
  ];
  const [, to, from] = forms.flatMap((pattern) => pattern.exec(command) ?? []);
  const sign = signOf(to);
  return sign === null ? null : { change: "delimiter", to: sign, from: signOf(from) };
}

function signOf(said: string | undefined): "," | ";" | "\t" | "|" | null {
  return said === undefined ? null : (delimiters.find(([pattern]) => allOf(pattern).test(said))?.[1] ?? null);
}
