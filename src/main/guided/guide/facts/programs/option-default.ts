import { cellTold, questionIn } from "../entries/asked-cell.ts";
import { unitNamed } from "../numbers/one-unit.ts";
import { saysDefault, withoutDefault } from "../../request/questions/says-default.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** The column that the default of an option is told under. */
export const ofDefaults = "default";
const declared = /\b(?:add_argument|click\.option|typer\.Option)\(((?:[^()]|\([^()]*\))*)\)/gu;
const inCommander = /\.option\(\s*["'`][^"'`]*--([\w-]+)[^"'`]*["'`]\s*,\s*["'`][^"'`]*["'`]\s*,\s*([^(),]+)\)/gu;
const literal = /^(?:"([^"\\]*)"|'([^'\\]*)'|(-?\d+(?:\.\d+)?|True|False|true|false))$/u;
const asksForCount =
  /(?<!\p{L})(?:how (?:many|much|long|often)|wie (?:viele?|lange|oft))(?!\p{L})(?: (\p{L}+))?|何(秒|分|時間)?/iu;

/**
 * What an option of a program is where nobody gives it, told as a fact: small models take the next best number, or a line that is only a comment. Empty where the request
 * names none or several of the options, or what stands there isn't plain.
 */
export function optionDefault(text: string, request: string): string {
  if (!saysDefault(request) || /\bset_defaults\(/.test(text)) return "";
  const question = withoutPaths(withoutDefault(questionIn(request)));
  const said = wordsOf(question);
  const named = optionsIn(text).filter(({ name }) =>
    wordsOf(name).every((word) => said.some((other) => isSameNoun(word, other))),
  );
  const [option, ...others] = named;
  const value = option && others.length === 0 ? valueOf(option.given, text) : null;
  if (!option || value === null || /--\w/.test(question.replaceAll(`--${option.name}`, " "))) return "";
  const [asked, noun = "", inJapanese = ""] = asksForCount.exec(question) ?? [];
  const unit = unitNamed((noun || inJapanese).toLowerCase());
  const isOfUnit = unit === null || wordsOf(option.name).some((word) => unitNamed(word) === unit);
  if (asked !== undefined && (!/\d/.test(value) || !isOfUnit || /long|lange/iu.test(asked))) return "";
  return cellTold({ value, column: ofDefaults, row: `--${option.name}` });
}

type Option = { name: string; given: string };

function optionsIn(text: string): Option[] {
  const live = text
    .split("\n")
    .filter((line) => !/^\s*(?:#|\/\/)/.test(line))
    .join("\n");
  const python = [...live.matchAll(declared)].flatMap(([, inside = ""]) => {
    const [, name] = /["']--([\w-]+)["']/.exec(inside) ?? [];
    const [, given] = /\bdefault\s*=\s*([^,\n]+?)\s*(?:,|$)/u.exec(inside) ?? [];
    return name === undefined || given === undefined ? [] : [{ name, given }];
  });
  const script = [...live.matchAll(inCommander)].map(([, name = "", given = ""]) => ({ name, given: given.trim() }));
  return [...python, ...script];
}

/** The plain value that is given, by itself or as a constant that is set once. */
function valueOf(given: string, text: string): string | null {
  const plain = literal.exec(given);
  if (plain) return plain.slice(1).find((part) => part !== undefined) ?? null;
  if (!/^[A-Za-z_]\w*$/u.test(given)) return null;
  const name = escapeRegExp(given);
  const lines = text.split("\n").filter((line) => !/^\s*(?:#|\/\/)/.test(line));
  const set = lines.filter((line) => new RegExp(String.raw`(?<![\w.])${name}\s*(?:[-+*/|]?=)(?!=)`).test(line));
  const [only, ...others] = set;
  const [, value = ""] =
    /^(?:export )?(?:const |let |var )?\w+\s*(?::\s*\w+\s*)?=\s*(.+?)\s*;?\s*(?:(?:#|\/\/).*)?$/u.exec(only ?? "") ??
    [];
  return others.length > 0 || !literal.test(value) ? null : valueOf(value, text);
}
