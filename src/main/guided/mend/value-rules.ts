import { type LineRule, to } from "./line-rules.ts";

/** A value by its name, a part of another, or what a call gives. */
const value = String.raw`[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[[^[\]]*\]|\([^()]*\))*`;

/** The same, or a number. */
const factor = String.raw`(?:${value}|\d+(?:\.\d+)?)`;

/** Mistakes about values rather than about what is done with them: 0 that is taken for nothing, one list under two names, parts of a number. */
export const valueRules: readonly LineRule[] = [
  // what is to be added up before it is multiplied
  {
    rank: 0,
    find: new RegExp(String.raw`(?<![*/%] |[\w.$"'\x60])(${factor}) ([+-]) (${factor})(?= [*/%])`, "g"),
    instead: ([, one, sign, other]) => [`(${one} ${sign} ${other})`],
  },
  {
    rank: 0,
    find: new RegExp(String.raw`(?<=[*/%] )(${factor}) ([+-]) (${factor})(?! [*/%]|[\w(.[])`, "g"),
    instead: ([, one, sign, other]) => [`(${one} ${sign} ${other})`],
  },
  // what is left when an amount is shared out goes to the first ones, or to the last
  {
    rank: 0,
    find: new RegExp(
      String.raw`\[(?:(?:round|int)\((${value}) / (${value})\)|(${value}) // (${value}))\] \* (${value})`,
      "g",
    ),
    instead: ([, ofRounded, byRounded, ofWhole, byWhole, times]) => {
      const [amount, by] = [ofRounded ?? ofWhole ?? "", byRounded ?? byWhole ?? ""];
      const [more, less] = [
        `[${amount} // ${by} + 1] * (${amount} % ${by})`,
        `[${amount} // ${by}] * (${by} - ${amount} % ${by})`,
      ];
      return by === times ? [`${more} + ${less}`, `${less} + ${more}`] : [];
    },
    only: "python",
  },
  {
    rank: 0,
    find: new RegExp(
      String.raw`(?:(?:new )?Array\((${value})\)\.fill\(|Array\.from\(\{ length: (${value}) \}, \(\) => )Math\.(?:floor|round|trunc)\((${value}) / (${value})\)\)`,
      "g",
    ),
    instead: ([, filled, listed, amount = "", by = ""]) => {
      const share = (gets: string) =>
        `Array.from({ length: ${by} }, (_, place) => Math.floor(${amount} / ${by}) + (${gets} ? 1 : 0))`;
      return by === (filled ?? listed)
        ? [share(`place < ${amount} % ${by}`), share(`place >= ${by} - (${amount} % ${by})`)]
        : [];
    },
    only: "javascript",
  },
  // numbers that were read from a text
  {
    rank: 2,
    find: new RegExp(String.raw`(${value}) (<|>|<=|>=|-) (${value})(?![\w(.[])`, "g"),
    instead: ([, one, sign, other]) => [`Number(${one}) ${sign} Number(${other})`],
    only: "javascript",
  },
  {
    rank: 0,
    find: new RegExp(String.raw`(?<![\w.$"'\x60+] |[\w.$])(${value}) \+ (${value})(?![\w(.[]| \+)`, "g"),
    instead: ([, one, other]) => [`Number(${one}) + Number(${other})`],
    only: "javascript",
  },
  {
    rank: 2,
    find: new RegExp(String.raw`(?<=[\w)\]] \+ )(${value})(?![\w(.[])`, "g"),
    instead: ([name]) => [`Number(${name})`],
    only: "javascript",
  },
  {
    rank: 2,
    find: new RegExp(String.raw`(${value}) (<|>|<=|>=) (${value})(?![\w(.[])`, "g"),
    instead: ([, one, sign, other]) => [`int(${one}) ${sign} int(${other})`, `float(${one}) ${sign} float(${other})`],
    only: "python",
  },
  // with a number in quotation marks
  {
    rank: -1,
    find: new RegExp(String.raw`(${value}) ([<>]=?) (["'])(\d+(?:\.\d+)?)\3`, "g"),
    instead: ([, one, sign, , number = ""]) => [`${number.includes(".") ? "float" : "int"}(${one}) ${sign} ${number}`],
    only: "python",
  },
  {
    rank: -1,
    find: new RegExp(String.raw`(${value}) ([<>]=?) (["'])(\d+(?:\.\d+)?)\3`, "g"),
    instead: ([, one, sign, , number]) => [`Number(${one}) ${sign} ${number}`],
    only: "javascript",
  },
  { rank: 2, find: /(?<=[{,] )(\w+)(?=,| \})/g, instead: ([name]) => [`${name}: Number(${name})`], only: "javascript" },
  // 0 and an empty text are values, too
  { rank: 1, find: /(?<=[\w)\]"'] )\|\|(?= )/g, instead: to("??"), only: "javascript" },
  {
    rank: 1,
    find: new RegExp(String.raw`(?<=\b(?:if|while) \(|&& )(${value})(?=\) |\)$| &&)`, "g"),
    instead: ([name]) => [`${name} !== undefined`, `${name} != null`],
    only: "javascript",
  },
  {
    rank: 1,
    find: new RegExp(String.raw`!(${value})(?=\) |\)$| (?:\?|&&|\|\|))`, "g"),
    instead: ([, name]) => [`${name} === undefined`, `${name} == null`],
    only: "javascript",
  },
  {
    rank: 1,
    find: new RegExp(String.raw`(?<=\b(?:if|while|and|elif) )(${value})(?=:| and| else|\]$|\)$)`, "g"),
    instead: ([name]) => [`${name} is not None`],
    only: "python",
  },
  {
    rank: 1,
    find: new RegExp(String.raw`\bnot (${value})(?=:| and| or| else|\)|$)`, "g"),
    instead: ([, name]) => [`${name} is None`],
    only: "python",
  },
  {
    rank: 1,
    find: new RegExp(String.raw`(${value}) or (?=[\w"'([{])`, "g"),
    instead: ([, name]) => [`${name} if ${name} is not None else `],
    only: "python",
  },
  // what is counted in a table begins with nothing
  {
    rank: 0,
    find: /([\w.]+)\[((?:[^[\]]|\[[^[\]]*\])+)\] \+= (?=\S)/g,
    instead: ([, table, key]) => [`${table}[${key}] = ${table}.get(${key}, 0) + `],
    only: "python",
  },
  {
    rank: 1,
    find: /([\w$.]+)\[((?:[^[\]]|\[[^[\]]*\])+)\] \+= (?=\S)/g,
    instead: ([, table, key]) => [`${table}[${key}] = (${table}[${key}] ?? 0) + `],
    only: "javascript",
  },
  // and isn't put in the place of what was counted before
  {
    rank: 1,
    find: /^(\s*)([\w.]+)\[((?:[^[\]]|\[[^[\]]*\])+)\] = (?=(?:int|float|len)\(|\w+\s*$)/g,
    instead: ([, indent, table, key]) => [`${indent}${table}[${key}] = ${table}.get(${key}, 0) + `],
    only: "python",
  },
  {
    rank: 1,
    find: /^(\s*)([\w$.]+)\[((?:[^[\]]|\[[^[\]]*\])+)\] = (?=Number\(|parse(?:Int|Float)\(|\w+;?\s*$)/g,
    instead: ([, indent, table, key]) => [`${indent}${table}[${key}] = (${table}[${key}] ?? 0) + `],
    only: "javascript",
  },
  // whole numbers
  {
    rank: 1,
    find: /(?<![\w.])(?:round|int)\((?=[^,]*$)/g,
    instead: to("math.ceil(", "math.floor("),
    only: "python",
    module: "math",
  },
  {
    // right for what leaves something over only
    rank: 2,
    find: /(?<=[\w)\]] )\/\/ (\w+)/g,
    instead: ([, by]) => [`// ${by} + 1`],
    only: "python",
  },
  {
    rank: 1,
    find: new RegExp(String.raw`(${value}|\([^()]*\)) // (${value}|\d+)`, "g"),
    instead: ([, whole, part]) => [`math.ceil(${whole} / ${part})`],
    only: "python",
    module: "math",
  },
  { rank: 1, find: /\bMath\.(?:round|floor|trunc)\(/g, instead: to("Math.ceil("), only: "javascript" },
  { rank: 1, find: /\bMath\.ceil\(/g, instead: to("Math.round("), only: "javascript" },
  // what compares two for sorting tells by how much, not whether
  {
    rank: -1,
    find: /\((\w+), (\w+)\) => ([\w$.[\]"']+) ([<>])=? ([\w$.[\]"']+)(?= ?\))/g,
    instead: ([, one, two, left = "", sign, right = ""]) => {
      const [low, high] = sign === "<" ? [right, left] : [left, right];
      const order = `(${one}, ${two}) => `;
      const byName = `${one}.name.localeCompare(${two}.name)`;
      const numbers = [`${low} - ${high}`, `${high} - ${low}`];
      const texts = [`${low}.localeCompare(${high})`, `${high}.localeCompare(${low})`];
      return [...numbers, ...texts, ...numbers.map((by) => `${by} || ${byName}`)].map((by) => order + by);
    },
    only: "javascript",
  },
  // months count from 0
  {
    rank: 0,
    find: /(?<=\b(?:Date\.UTC|new Date)\(\w+, )(\w+)(?=[,)])/g,
    instead: ([month]) => [`${month} - 1`],
    only: "javascript",
  },
  { rank: 1, find: /\.getMonth\(\)(?! [-+])/g, instead: to(".getMonth() + 1"), only: "javascript" },
  {
    rank: 0,
    find: /(\w+) \/\/ 12, \1 % 12(?! \+)/g,
    instead: ([, months]) => [`(${months} - 1) // 12, (${months} - 1) % 12 + 1`],
    only: "python",
  },
  // a cell in quotation marks may have a comma in it
  {
    rank: 0,
    find: new RegExp(String.raw`(${value})\.split\("([,;])"\)`, "g"),
    instead: ([, text, sign]) => [`next(csv.reader([${text}]${sign === ";" ? ', delimiter=";"' : ""}))`],
    only: "python",
    module: "csv",
  },
  // a pattern for all places remembers where it was
  {
    rank: 1,
    find: /(?<=[^\\]\/)([imsuy]*)g([imsuy]*)\b(?=[;,.)\s]|$)/g,
    instead: ([, one = "", other = ""]) => [one + other],
    only: "javascript",
  },
  // one list or table under two names
  {
    rank: 2,
    find: new RegExp(String.raw`(?<=^\s*(?:[\w.]+ = |return ))(?:dict\(|list\()?(${value})\)?$`, "g"),
    instead: ([, of = ""]) => [`copy.deepcopy(${of.replace(/\.copy\(\)$|\[:\]$/, "")})`],
    only: "python",
    module: "copy",
  },
  {
    rank: 2,
    find: new RegExp(
      String.raw`(?<=^\s*(?:(?:const|let) [\w]+ = |return ))(?:(${value})|\{ \.\.\.(\w+) \}|\[\.\.\.(\w+)\])(?=;?$)`,
      "g",
    ),
    instead: ([, whole, fields, items]) => [
      `structuredClone(${(whole ?? fields ?? items ?? "").replace(/\.slice\(\)$/, "")})`,
    ],
    only: "javascript",
  },
  {
    rank: 1,
    find: /(?<![\w.\]])([\w.]+)\.(?=sort\(|reverse\()/g,
    instead: ([, items]) => [`[...${items}].`],
    only: "javascript",
  },
  {
    rank: 1,
    find: /^(\s+)(\w+)\.sort\((.*)\)\s*$/g,
    instead: ([, indent, name, by]) => [`${indent}${name} = sorted(${[name, by].filter(Boolean).join(", ")})`],
    only: "python",
  },
  { rank: 1, find: /(?<=\bfor \w+ in )(\w+)(?=:)/g, instead: ([name]) => [`list(${name})`], only: "python" },
  { rank: 2, find: /(?<=\bof )(\w+)(?=\))/g, instead: ([name]) => [`[...${name}]`], only: "javascript" },
  {
    rank: 0,
    find: /(?<=(?:= |return ))([\w.]+)\.sort\(/g,
    instead: ([, items]) => [`sorted(${items}, `, `sorted(${items}`],
    only: "python",
  },
  // a span may go over midnight, or over the end of a year
  {
    rank: 0,
    find: new RegExp(String.raw`(${value}) (>=?) (${value}) && \1 (<=?) (${value})(?![\w(.[])`, "g"),
    instead: ([both, one, from, start, until, end]) => [
      `(${start} <= ${end} ? ${both} : ${one} ${from} ${start} || ${one} ${until} ${end})`,
    ],
    only: "javascript",
  },
  {
    rank: 0,
    find: new RegExp(String.raw`(${value}) (<=?) (${value}) (<=?) (${value})(?![\w(.[])`, "g"),
    instead: ([both, start, from, one, until, end]) => [
      `(${both} if ${start} <= ${end} else ${start} ${from} ${one} or ${one} ${until} ${end})`,
    ],
    only: "python",
  },
  {
    rank: 0,
    find: new RegExp(String.raw`(${value}) (>=?) (${value}) and \1 (<=?) (${value})(?![\w(.[])`, "g"),
    instead: ([both, one, from, start, until, end]) => [
      `(${both} if ${start} <= ${end} else ${one} ${from} ${start} or ${one} ${until} ${end})`,
    ],
    only: "python",
  },
  // only what stands side by side is grouped
  {
    rank: -1,
    find: /\bgroupby\(([\w.]+), (?:key=)?(lambda [^)]*|[\w.()"' ]+)\)/g,
    instead: ([, items, key]) => [`groupby(sorted(${items}, key=${key}), key=${key})`],
    only: "python",
  },
  { rank: -1, find: /\bgroupby\(([\w.]+)\)/g, instead: ([, items]) => [`groupby(sorted(${items}))`], only: "python" },
  // how a date is written
  { rank: 0, find: /%d(.)%m/g, instead: ([, sign]) => [`%m${sign}%d`], only: "python" },
  { rank: 0, find: /%m(.)%d/g, instead: ([, sign]) => [`%d${sign}%m`], only: "python" },
  { rank: 1, find: /%y/g, instead: to("%Y"), only: "python" },
  { rank: 1, find: /%Y/g, instead: to("%y"), only: "python" },
  { rank: 1, find: /%I/g, instead: to("%H"), only: "python" },
  { rank: 1, find: /(?<=%H.)%m/g, instead: to("%M"), only: "python" },
  { rank: 1, find: /(?<=%[Yd].)%M/g, instead: to("%m"), only: "python" },
  // the one before, the one after
  {
    rank: 1,
    find: /(?<=\w\[)([A-Za-z_$][\w$]*(?:\.[\w$]+|\[["'][\w -]+["']\])+)(?=\])/g,
    instead: ([, place]) => [`${place} - 1`, `${place} + 1`],
  },
  {
    rank: 2,
    find: /(?<=\w\[)(\w+)(?=\])/g,
    instead: ([place = ""]) => (/^\d/.test(place) ? [] : [`${place} - 1`, `${place} + 1`]),
  },
  { rank: 2, find: /(?<=\[)(\w+):(?=\w*\])/g, instead: ([, from]) => [`${from} + 1:`, `${from} - 1:`], only: "python" },
  // capitals
  {
    rank: 2,
    find: new RegExp(String.raw`(${value}) (==|in) (${value})`, "g"),
    instead: ([, one, sign, other]) => [`${one}.lower() ${sign} ${other}.lower()`],
    only: "python",
  },
  {
    rank: 2,
    find: new RegExp(String.raw`(${value}) === (${value})`, "g"),
    instead: ([, one, other]) => [`${one}.toLowerCase() === ${other}.toLowerCase()`],
    only: "javascript",
  },
  // what a loop or a function gives
  { rank: 1, find: /(?<=\bfor \((?:const|let|var) \w+ )in\b/g, instead: to("of"), only: "javascript" },
  { rank: 2, find: /^(\s*)var\b|(?<=\()var\b/g, instead: ([, indent]) => [`${indent ?? ""}let`], only: "javascript" },
  { rank: 1, find: /\.forEach\(/g, instead: to(".map("), only: "javascript" },
  { rank: 2, find: /\.map\(/g, instead: to(".filter(", ".flatMap("), only: "javascript" },
  { rank: 2, find: /\.find\(/g, instead: to(".filter(", ".findLast("), only: "javascript" },
  {
    rank: 2,
    find: /^(\s+)print\((.*)\)$/g,
    instead: ([, indent, what]) => [`${indent}return ${what}`],
    only: "python",
  },
  {
    rank: 2,
    find: /^(\s+)console\.log\((.*)\)(?=;?$)/g,
    instead: ([, indent, what]) => [`${indent}return ${what}`],
    only: "javascript",
  },
  { rank: 2, find: /\bset\(/g, instead: to("dict.fromkeys("), only: "python" },
];
