import { isStyles } from "../../../facts/formats/css-settings.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { renames } from "../plain-wish.ts";

/** A style sheet with another name for one of its variables, wherever that is used. Null where it has none of that name, or has the new one already. */
export function variableRenamed(path: string, text: string, told: string): string | null {
  const [, old = "", said = ""] = renames.exec(told) ?? [];
  const [, sign, name] = /^(--|[$@])?([a-z_][\w-]*)$/iu.exec(old) ?? [];
  if (!isStyles.test(path) || name === undefined) return null;
  const signs = sign === undefined ? ["--", "$", "@"] : [sign];
  const [own, ...others] = signs.filter((each) => isDeclared(text, each + name));
  // a class may be called so as well
  const isOther = sign === undefined && nameAlone(`.${name}`).test(text);
  if (own === undefined || others.length > 0 || isOther) return null;
  const fresh = said.startsWith(own) ? said : own + said;
  if (!/^(?:--|[$@])[a-z_][\w-]*$/iu.test(fresh) || nameAlone(fresh).test(text)) return null;
  return text.replaceAll(nameAlone(own + name), () => fresh);
}

function isDeclared(text: string, name: string): boolean {
  return new RegExp(`${nameAlone(name).source}\\s*:`).test(text);
}

function nameAlone(name: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])${escapeRegExp(name)}(?![\w-])`, "g");
}
