import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import { type ToldRule, toldRuleChanges } from "./told-rules.ts";

const value = String.raw`[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[[^[\]]*\]|\((?:[^()]|\([^()]*\))*\))*|\d+(?:\.\d+)?|\((?:[^()]|\([^()]*\))*\)`;
const inside = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\))+`;

const rules: readonly ToldRule<[places: number]>[] = [
  // a shell calculates with whole numbers only
  {
    only: "shell",
    find: new RegExp(String.raw`\$\(\((${inside})\)\)`, "g"),
    instead: ([, sum = ""], places) => byAwk(sum, places),
  },
  {
    only: "shell",
    find: /(?:\$\(|`)expr ([^`()]+)(?:\)|`)/g,
    instead: ([, sum = ""], places) => byAwk(sum.replaceAll(/["\\]/g, ""), places),
  },
  {
    only: "shell",
    find: new RegExp(String.raw`\bint\((${inside})\)`, "g"),
    instead: ([, of], places) => `sprintf("%.${places}f", ${of})`,
  },
  { only: "shell", find: /\bscale=\d+/g, instead: (_, places) => `scale=${places}` },
  { only: "shell", find: /%(?:\.\d)?[dif]/g, instead: (_, places) => `%.${places}f` },
  {
    only: "shell",
    find: /(?<=\{ ?)print ([^"{};,|]+?)(?= ?\})/g,
    instead: ([, of], places) => `printf "%.${places}f\\n", ${of}`,
  },
  // in an f-string, and in other texts
  {
    only: "python",
    find: new RegExp(String.raw`\{(?:int|round|math\.floor)\((${inside})\)\}`, "g"),
    instead: ([, of = ""], places) => `{${of.replace(/, \d$/, "")}:.${places}f}`,
  },
  {
    only: "python",
    find: /\{([^{}:!"']+? )\/\/( [^{}:!"']+)\}/g,
    instead: ([, one, two], places) => `{${one}/${two}:.${places}f}`,
  },
  { only: "python", find: /(?<=\{[^{}:!]+):(?:d|\.\d?f|,)?(?=\})/g, instead: (_, places) => `:.${places}f` },
  { only: "python", find: /(?<=\{[^{}:!"']+)(?=\})/g, instead: (_, places) => `:.${places}f` },
  { only: "python", find: /%(?:\.\d)?[dif]/g, instead: (_, places) => `%.${places}f` },
  {
    only: "python",
    find: new RegExp(String.raw`(?<=[(,+=] ?)(?:str\()?(${value}) // (${value})\)?(?= ?(?:[),+]|$))`, "g"),
    instead: ([all, one, two], places) => pythonText(all, `${one} / ${two}`, places),
  },
  {
    only: "python",
    find: new RegExp(
      String.raw`(?<=[(,+=] ?)(?:str\()?(?:int|round|math\.floor)\((${inside})\)\)?(?= ?(?:[),+]|$))`,
      "g",
    ),
    instead: ([all, of = ""], places) => pythonText(all, of.replace(/, \d$/, ""), places),
  },
  {
    only: "python",
    find: new RegExp(
      String.raw`(?<=\bprint\((?:[^()]*, )?|\+ )(?:str\((${value})\)|(${value}))(?=\)$|, ["']|\) \+| \+ ["'])`,
      "g",
    ),
    instead: ([, text, plain], places) => `f"{${text ?? plain ?? ""}:.${places}f}"`,
  },
  // and as many places of any number
  {
    only: "javascript",
    find: new RegExp(String.raw`\b(?:Math\.(?:floor|round|trunc|ceil)|parseInt)\((${inside}?)(?:, 10)?\)`, "g"),
    instead: ([, of = ""], places) => `(${of}).toFixed(${places})`,
  },
  { only: "javascript", find: /\.toFixed\(\d?\)/g, instead: (_, places) => `.toFixed(${places})` },
  { only: "javascript", find: /\.toPrecision\(\d+\)/g, instead: (_, places) => `.toFixed(${places})` },
  {
    only: "javascript",
    find: new RegExp(String.raw`~~(\(${inside}\))|(\(${inside}\)) \| 0`, "g"),
    instead: ([, one, two], places) => `${one ?? two ?? ""}.toFixed(${places})`,
  },
  {
    only: "javascript",
    find: /\$\{([^{}`]+)\}/g,
    instead: ([, of = ""], places) => `\${${/^[\w.$[\]]+$/.test(of) ? of : `(${of})`}.toFixed(${places})}`,
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`(?<=(?:\+ |console\.log\((?:[^()]*, )?))(${value})(?=\)|, ["'\x60]| \+ ["'\x60])`, "g"),
    instead: ([, of], places) => `${of}.toFixed(${places})`,
  },
];

/** What a line could say instead, so that a number has so many decimal places. */
export function decimalChanges(line: string, language: Language, places: number): LineChange[] {
  return toldRuleChanges(rules, line, language, -1, places);
}

/** A number as a text, where it stands in a text or is printed by itself. */
function pythonText(all: string, sum: string, places: number): string {
  const isClosed = !all.startsWith("str(") && all.endsWith(")") && closesMore(all);
  return `f"{${sum}:.${places}f}"${isClosed ? ")" : ""}`;
}

function closesMore(text: string): boolean {
  return text.split(")").length > text.split("(").length;
}

const ofAwk = new Set([
  "in",
  "length",
  "index",
  "substr",
  "log",
  "int",
  "exp",
  "sin",
  "cos",
  "split",
  "sub",
  "next",
  "getline",
  "print",
  "if",
  "for",
  "func",
]);

/** The same by awk, with what it needs handed over; null where it isn't a plain division of values. */
function byAwk(sum: string, places: number): string | null {
  if (!sum.includes("/") || !/^[\w\s$+*/%(){}-]+$/.test(sum)) return null;
  const handed = new Map<string, string>();
  const inAwk = sum
    .trim()
    .replaceAll(
      /\$\{(\w+)\}|\$(\w+)|(?<![\w$])([A-Za-z_]\w*)/g,
      (_, braced?: string, plain?: string, bare?: string) => {
        const name = braced ?? plain ?? bare ?? "";
        const own = /^\d/.test(name) ? `value${name}` : ofAwk.has(name) ? `${name}_` : name;
        handed.set(own, name);
        return own;
      },
    );
  if (/[{}$]/.test(inAwk)) return null;
  const values = [...handed].map(([own, name]) => `-v ${own}="$${name}" `).join("");
  return `$(awk ${values}'BEGIN { printf "%.${places}f", ${inAwk} }')`;
}
