/** Signs that part what an entry is from what is said of it, as they stand in all entries of a list; what is to be added has a comma there. */
const separators = [" – ", " — ", " - ", "　", "\t", " | ", "：", ": "];
const comma = /\s*[,、，]\s*/u;
/** "Tea ....... 2.60", or columns. */
const isFilledUp = /\.{3,}|…{2,}|·{3,}|_{3,}|\S(?<!^\d+\s?[x×]) {2,}\S/u;
/** What part of an entry is marked with. */
const marks = ["**", "__", "\u0060", "*", "_"];

/**
 * A new entry in the form of those of its list: with their sign between its parts, with a capital and a full stop where they have these. Null where they have a form that it can't be given.
 * `others` are the whole texts of these, without the signs that they begin with.
 */
export function likeTheOthers(item: string, others: readonly string[]): string | null {
  if (others.length === 0) return item;
  const mark = marks.find((each) => others.every((other) => other.startsWith(each) && other.indexOf(each, 1) > 0));
  const bare = mark === undefined ? others : others.map((other) => other.replace(mark, "").replace(mark, ""));
  if (others.every((other) => /^\[[^\]]+\]\(/u.test(other)) && !item.startsWith("[")) return null;
  const parted = partedLike(item.trim(), bare);
  if (parted === null) return null;
  const ended = endedLike(beganLike(parted, bare), bare);
  return ended === null || mark === undefined || item.startsWith(mark) ? ended : markedLike(ended, others, mark);
}

function partedLike(item: string, others: readonly string[]): string | null {
  if (others.filter((other) => isFilledUp.test(other)).length * 2 > others.length && !isFilledUp.test(item))
    return null;
  const sign = separators.find((each) => others.every((other) => other.includes(each)));
  if (sign !== undefined)
    return item.includes(sign) || !isForm(item, others, sign) ? item : withSign(item, others, sign);
  if (others.length > 1 && others.every((other) => isBracketed.test(other))) return withBrackets(item, others);
  return others.length > 1 && others.every((other) => startsWithAmount.test(other))
    ? withAmountFirst(item, others)
    : item;
}

/** One other entry alone shows the form of another one only where both have an amount there. */
function isForm(item: string, others: readonly string[], sign: string): boolean {
  return others.length > 1 || (others.every((other) => tailStarts(other, sign)) && amountBehind.test(item));
}

function tailStarts(other: string, sign: string): boolean {
  return /^\d/u.test(other.slice(other.indexOf(sign) + sign.length));
}

/** "damsons, 4 kg", "ようかん 5本" */
const amountBehind = /^([^\d,、，]+?)(?:\s*[,、，]\s*|[\s　]+)(\d[\d.,]*[\s　]?[^\s\d,、，]{0,8})$/u;

function withSign(item: string, others: readonly string[], sign: string): string | null {
  const [, name, amount] = amountBehind.exec(item) ?? [];
  if (name !== undefined && amount !== undefined && others.every((other) => tailStarts(other, sign)))
    return name + sign + amount;
  const counts = new Set(others.map((other) => other.split(sign).length));
  const [count] = counts;
  const sides = item.split(comma);
  if (sides.length === 1) return item;
  if (counts.size === 1 && count === sides.length) return sides.join(sign);
  // a comma in the name of one of them may as well be one in its own
  const isClear = !others.some((other) => comma.test(other.slice(0, other.indexOf(sign))));
  return counts.size === 1 && count === 2 && isClear ? item.replace(comma, () => sign) : null;
}

/** More words are no remark. */
const longestPart = 3;
const isBracketed = /^[^()（）]+ ?[(（][^()（）]+[)）]$/u;

function withBrackets(item: string, others: readonly string[]): string | null {
  if (isBracketed.test(item)) return item;
  const [open = "(", close = ")"] = / ?[(（]|[)）]/gu[Symbol.match](others[0] ?? "") ?? [];
  const [name, said, ...more] = item.split(comma);
  const isPart =
    said !== undefined &&
    said.split(" ").length <= longestPart &&
    !/(?<!\p{L})(?:and|or|und|oder)(?!\p{L})/u.test(said);
  if (!isPart) return item;
  return more.length === 0 ? `${name}${open}${said}${close}` : null;
}

const startsWithAmount = /^\d[\d.,/½¼¾–-]*(?:\s?[x×]|\s?\p{L}{1,6}\.?)?\s+\p{L}/u;

/** "salt, 5 g" is "5 g salt" where they begin so. */
function withAmountFirst(item: string, others: readonly string[]): string | null {
  const [, name, amount] = /^([^\d,、，]+?)\s*[,、，]\s*(\d.*)$/u.exec(item) ?? [];
  if (name === undefined || amount === undefined) return item;
  const times = others.map((other) => /^\d+(\s?[x×]\s+)/u.exec(other)?.[1]);
  const [, number] = /^(\d+)\s?[x×]?$/u.exec(amount) ?? [];
  if (times.every((each) => each !== undefined && each === times[0]))
    return number ? `${number}${times[0]}${name}` : null;
  return /^\d[\d.,/½¼¾–-]*(?:\s?\p{L}{1,3}\.?)?$/u.test(amount) ? `${amount} ${name}` : null;
}

/** With a capital where all others have one; what is written as in a program stays. */
export function beganLike(item: string, others: readonly string[]): string {
  const starts = others.map((other) => /^["“„'«([]*(.)/u.exec(other)?.[1] ?? "");
  const areLarge = starts.some((start) => /\p{Lu}/u.test(start)) && starts.every((start) => !/\p{Ll}/u.test(start));
  const isWord = /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}_./@])/u.test(item);
  return areLarge && isWord ? item.charAt(0).toUpperCase() + item.slice(1) : item;
}

const end = /[.!?…。！？:：;；]["”'’»」)）]*$/u;

/** With a full stop where all others end in one, and without where none does; null where they are parts of one sentence. */
function endedLike(item: string, others: readonly string[]): string | null {
  const ends = others.map((other) => /([^\s"”'’»」)）*_])["”'’»」)）*_]*$/u.exec(other)?.[1] ?? "");
  if (others.length > 1 && ends.filter((each) => /[;,；]/u.test(each)).length >= others.length - 1) return null;
  const [stop] = ends;
  const areEnded = stop !== undefined && /[.。]/u.test(stop) && ends.every((each) => each === stop);
  // "1 Pck." and "2 Pck." end in no sentence
  const lasts = new Set(others.map((other) => other.split(/\s+/u).at(-1)));
  const areSentences = lasts.size > 1 || (others.length === 1 && isSentence(others[0] ?? ""));
  if (areEnded && areSentences) return end.test(item) ? item : item + stop;
  const areOpen = others.length > 1 && others.every((other) => !end.test(other));
  return areOpen && /\p{Ll}{4,}\.$/u.test(item) && isSentence(item) && !/\.\s/u.test(item) ? item.slice(0, -1) : item;
}

function isSentence(text: string): boolean {
  return text.split(/\s+/u).length > 2 || text.endsWith("。");
}

/** With the part marked that the others have so: up to the sign behind it. */
function markedLike(item: string, others: readonly string[], mark: string): string | null {
  const lengths = others.map((other) => other.indexOf(mark, mark.length) + mark.length);
  const behind = others.map((other, index) => other.slice(lengths[index] ?? 0));
  if (behind.every((rest) => /^[.。]?$/u.test(rest))) return mark + item.replace(/([.。]?)$/u, (stop) => mark + stop);
  const inside = others.every((other, index) => /[:：]$/u.test(other.slice(0, (lengths[index] ?? 0) - mark.length)));
  const sign = inside ? ":" : separators.find((each) => behind.every((rest) => rest.startsWith(each)));
  const at = sign === undefined ? -1 : item.indexOf(sign);
  if (sign === undefined || at <= 0) return null;
  const to = at + (inside ? sign.length : 0);
  return mark + item.slice(0, to) + mark + item.slice(to);
}
