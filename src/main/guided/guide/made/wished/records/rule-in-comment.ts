import { isCommonWord, wordsOf } from "../../../request/words/words.ts";
import type { Named } from "../plain-wish.ts";

/** A rule of a style sheet by its selector, from its first sign to behind its last one. */
type Rule = { selector: string; from: number; to: number };
/** The same within a comment, with what stands between its signs and the rule. */
type HiddenRule = Rule & { body: string; open: string; close: string };

const isStyles = /\.(?:css|scss|less)$/i;
const comment = /\/\*([^]*?)\*\//g;
const wholeRule = /^(\s*)([^\s{};/@][^{};/]*?)(\s*\{[^{}]*\})(\s*)$/u;
const kind = /^(?:rule|class|block|selector|element|style|css|regel|klasse|stil)s?$/u;

/** A style sheet in which the one rule that is called so is a comment; null where it isn't clear which, or there are others for the same thing. */
export function ruleCommentedOut(path: string, text: string, { name, under }: Named): string | null {
  if (!isStyles.test(path) || under.length > 0) return null;
  const rules = rulesIn(text);
  const [rule, ...others] = rules.filter(({ selector }) => isCalled(selector, name));
  if (!rule || others.length > 0) return null;
  const isLiteral = rule.selector === name.trim();
  const isOfIt = ({ selector }: Rule) => selector !== rule.selector && hasPart(selector, rule.selector);
  const own = text.slice(rule.from, rule.to);
  if (own.includes("/*") || (!isLiteral && rules.some(isOfIt))) return null;
  const isLong = own.includes("\n");
  const [like] = hiddenRules(text).filter(({ body }) => body.includes("\n") === isLong);
  const { open, close } = like ?? { open: " ", close: " " };
  return `${text.slice(0, rule.from)}/*${open}${own}${close}*/${text.slice(rule.to)}`;
}

/** A style sheet in which the one rule that is called so and only there as a comment is in force again; null where it isn't clear which, or there is one. */
export function ruleInForce(path: string, text: string, { name, under }: Named): string | null {
  if (!isStyles.test(path) || under.length > 0) return null;
  const [hidden, ...others] = hiddenRules(text).filter(({ selector }) => isCalled(selector, name));
  const rules = rulesIn(text);
  const isThere = rules.some(({ selector }) => selector === hidden?.selector);
  if (!hidden || others.length > 0 || rules.length === 0 || isThere) return null;
  const { from, to, open, body } = hidden;
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  // where the signs have lines of their own the rule is indented by itself
  const isApart = open.includes("\n") && text.slice(lineStart, from).trim() === "";
  const indent = isApart ? open.slice(open.lastIndexOf("\n") + 1) : "";
  return text.slice(0, isApart ? lineStart : from) + indent + body + text.slice(to);
}

/** The rules that hold no others; none where a brace is only a sign in quotes. */
function rulesIn(text: string): Rule[] {
  if (/"[^"\n]*[{}][^"\n]*"|'[^'\n]*[{}][^'\n]*'/u.test(text)) return [];
  const plain = text.replaceAll(comment, (whole) => " ".repeat(whole.length));
  return [...plain.matchAll(/([^{};]*)\{[^{}]*\}/gu)].map(({ 0: whole, 1: lead = "", index }) => ({
    selector: plainSelector(lead),
    from: index + lead.length - lead.trimStart().length,
    to: index + whole.length,
  }));
}

function hiddenRules(text: string): HiddenRule[] {
  return [...text.matchAll(comment)].flatMap(({ 0: whole, 1: said = "", index }) => {
    const [, open = "", lead, rest = "", close = ""] = wholeRule.exec(said) ?? [];
    if (lead === undefined) return [];
    const [from, to] = [index, index + whole.length];
    return [{ selector: plainSelector(lead), from, to, body: lead + rest, open, close }];
  });
}

function plainSelector(text: string): string {
  return text.trim().replaceAll(/\s+/gu, " ");
}

/** ".snow-flake" is called so, "snow-flake" and "snow flake"; a list of selectors by none of them. */
function isCalled(selector: string, name: string): boolean {
  if (selector === name.trim()) return true;
  const words = wordsOf(name).filter((word) => !isCommonWord(word) && !kind.test(word));
  return /^[.#]?[\w-]+$/u.test(selector) && words.length > 0 && wordsOf(selector).join(" ") === words.join(" ");
}

/** Whether a selector is about something as well: `.snow:hover`, `.page .snow`. */
function hasPart(selector: string, part: string): boolean {
  return selector.split(/[\s,>+~]+/u).some((each) => each.split(/(?<=.)(?=[.#:[])/u).includes(part));
}
