type Kind = "colour" | "measure" | "word" | "other";
type Part = { text: string; kind: Kind; from: number };

const colourNames = new Set(
  `aqua black blue brown coral crimson cyan darkblue darkgray darkgreen darkgrey darkred dimgray dimgrey fuchsia gold
  gray green grey indigo ivory khaki lavender lightblue lightgray lightgreen lightgrey lime linen magenta maroon navy
  olive orange orchid pink plum purple rebeccapurple red salmon sienna silver slategray slategrey snow steelblue tan
  teal tomato turquoise violet wheat white whitesmoke yellow`.split(/\s+/),
);
const isColour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|^(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^()]*\)$/iu;
const measure = /^([+-]?(?:\d*\.)?\d+)([a-z]{1,4}|%)?$/iu;
const unit = String.raw`(?:px|r?em|ch|pt|vh|vw|%)`;
const isFunction = /^[a-z-]+\(.*\)$/isu;
/** What may stand for a value of any kind. */
const loose =
  /^(?:auto|none|normal|inherit|initial|unset|revert|transparent|currentcolor|bold|thin|medium|thick|small|large|0)$/iu;

/** A new value of a property as the old one is written: of several the one that is of its kind. Null where that isn't one, or it is no such value. */
export function cssValueLike(old: string, fresh: string): string | null {
  if (/[;{}\n\\]|\/\*/.test(fresh)) return null;
  const [, whole = old, end = ""] = /^(.*?)(\s*!important)?$/isu.exec(old) ?? [];
  const put = valueLike(whole, withSigns(fresh.trim()));
  return put === null ? null : put + end;
}

/** Whether a value is a colour. */
export function isCssColour(value: string): boolean {
  return kindOf(value) === "colour";
}

/** "1,5 rem" as it is written in a style sheet. */
function withSigns(said: string): string {
  return said
    .replace(new RegExp(String.raw`^(\d+),(?=\d+ ?${unit}?$)`, "iu"), "$1.")
    .replaceAll(new RegExp(String.raw`(?<=\d) (?=${unit}(?![\p{L}\d]))`, "giu"), "");
}

function valueLike(old: string, fresh: string): string | null {
  const quote = /^(["'])[^"']*\1$/.exec(old)?.[1];
  if (quote !== undefined && !loose.test(fresh)) return /["']/.test(fresh) ? null : quote + fresh + quote;
  const [parts, put] = [partsOf(old), partsOf(fresh)];
  const [part, ...more] = put;
  if (!part) return null;
  if (more.length > 0) return areAlike(parts, put) ? fresh : null;
  if (parts.length === 1) return partLike(old, part.text);
  if (part.text === "none") return part.text;
  const [own, ...others] = parts.filter(({ kind }) => kind === part.kind && kind !== "other");
  // of a list of fonts it isn't said which
  if (!own || others.length > 0 || /,(?![^()]*\))/.test(old)) return null;
  const like = partLike(own.text, part.text);
  return like === null ? null : old.slice(0, own.from) + like + old.slice(own.from + own.text.length);
}

/** What blanks part; what stands in brackets or quotes is one. */
function partsOf(value: string): Part[] {
  return [...value.matchAll(/(?:[^\s()"']|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))+/gu)].map(
    ({ 0: text, index: from }) => ({ text, kind: kindOf(text), from }),
  );
}

function kindOf(told: string): Kind {
  const text = told.replace(/,$/, "");
  if (isColour.test(text) || colourNames.has(text.toLowerCase())) return "colour";
  if (measure.test(text)) return "measure";
  return /^(?:[a-z]+(?:-[a-z]+)*|"[^"]*"|'[^']*')$/iu.test(text) ? "word" : "other";
}

/** One value in the place of another one. A bare number has the unit of the old one. */
function partLike(old: string, fresh: string): string | null {
  const [before, after] = [kindOf(old), kindOf(fresh)];
  if (before === "measure" && after === "measure") {
    const [own, said] = [old, fresh].map((value) => measure.exec(value)?.[2]);
    return said === undefined && fresh !== "0" ? fresh + (own ?? "") : fresh;
  }
  if (before === after && before !== "other") return fresh;
  return [old, fresh].some((value) => loose.test(value) || isFunction.test(value)) ? fresh : null;
}

function areAlike(old: readonly Part[], fresh: readonly Part[]): boolean {
  const isOpen = old.every(({ text }) => loose.test(text) && text !== "0");
  return fresh.every(
    ({ text, kind }) => isOpen || loose.test(text) || old.some((part) => part.kind === kind && kind !== "other"),
  );
}
