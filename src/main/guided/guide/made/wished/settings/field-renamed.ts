import { escapeRegExp } from "../../../request/words/word-pattern.ts";

const renamed =
  /^(?:rename|change|replace) (?:the )?(?:(?<kind>fields?|keys?|settings?|propert(?:y|ies)|options?|entr(?:y|ies)|columns?) )?"(?<old>[\w-]+)" (?:to|by|with|into) (?:the (?:field|key) )?"(?<fresh>[\w-]+)"[.]?$/iu;
const saysField =
  /(?<!\p{L})(?:fields?|keys?|settings?|propert(?:y|ies)|options?|feld(?:er)?|schlüssel|einstellung(?:en)?|option(?:en)?)(?!\p{L})|項目|キー|フィールド|設定/iu;

/** How a key is led and followed in a kind of file. */
const forms: readonly { path: RegExp; key(name: string): RegExp }[] = [
  { path: /\.jsonc?$/i, key: (name) => new RegExp(`(")${name}("\\s*:)`, "gu") },
  { path: /\.ya?ml$/i, key: (name) => new RegExp(`((?:^|[{,])[ \\t]*(?:- )?["']?)${name}(["']?:(?=\\s|$))`, "gmu") },
  {
    path: /\.(?:toml|ini|cfg|conf|env|properties)$|(?:^|\/)\.env/i,
    key: (name) => new RegExp(`(^[ \\t]*)${name}([ \\t]*[=:])`, "gmu"),
  },
];

/**
 * A text of settings or records with another name for one of its keys, wherever that is a key, and nowhere else, where the wish or the request says that a field is meant. Null where it says no such
 * thing, no key is called so, or one is called by the new name already.
 */
export function fieldRenamed(path: string, text: string, wish: string, request: string): string | null {
  const { kind, old, fresh } = renamed.exec(wish)?.groups ?? {};
  const form = forms.find((each) => each.path.test(path));
  if (old === undefined || fresh === undefined || !form || (kind === undefined && !saysField.test(request)))
    return null;
  const keyOf = (name: string) => form.key(escapeRegExp(name));
  if (!keyOf(old).test(text) || keyOf(fresh).test(text)) return null;
  return text.replaceAll(keyOf(old), (_, lead: string, end: string) => `${lead}${fresh}${end}`);
}
