import type { Replacement } from "../../../../agent/replacement.ts";
import { wantsEverywhere } from "../wishes/request-intent.ts";
import { escapeRegExp, wholeWord } from "../words/word-pattern.ts";

const saysIds = /(?<!\p{L})(?:ids?|identifiers?|keys?|slugs?|kennungen|schlüssel|bezeichner)(?!\p{L})/iu;

/**
 * The other forms of one word in a text, each with the new word in its place, where a request means it everywhere: one of what is said in the plural,
 * `Elf` for `Elves` not, but `Dwarf` for `Dwarfs`; and the identifiers that have it in them, where it speaks of these.
 */
export function wordForms({ find, put }: Replacement, text: string, request: string): Replacement[] {
  if (find.startsWith("--") && put.startsWith("--")) return readOptions(find, put, text);
  const title = titleForm(find, put, text, request);
  if (title) return [title];
  const isWord = [find, put].every((each) => /^\p{L}{4,}$/u.test(each));
  const [isEverywhere, isOfIds] = [wantsEverywhere(request), saysIds.test(request)];
  if (!isWord || (!isEverywhere && !isOfIds)) return [];
  const [one, newOne] = [find, put].map((each) => /^(.{3,}[^s])s$/u.exec(each)?.[1] ?? null);
  const single = isEverywhere && one && newOne && wholeWord(one).test(text) ? [{ find: one, put: newOne }] : [];
  const bases =
    one && newOne
      ? [
          { find, put },
          { find: one, put: newOne },
        ]
      : [{ find, put }];
  return [...single, ...(isOfIds ? bases.flatMap((base) => identifiersOf(base, text)) : [])];
}

/** What people read for `old_mill`: Old Mill, where the request says what they are to read instead. */
function titleForm(find: string, put: string, text: string, request: string): Replacement | null {
  if (![find, put].every((each) => /^\p{Ll}+(?:[_-]\p{Ll}+)+$/u.test(each))) return null;
  const [old, fresh] = [find, put].map((each) =>
    each.replaceAll(/[_-]/g, " ").replaceAll(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
  return old && fresh && request.includes(fresh) && wholeWord(old).test(text) ? { find: old, put: fresh } : null;
}

/** `dwarf`, `dwarf_2` and `big-dwarf`, in small letters. */
function identifiersOf({ find, put }: Replacement, text: string): Replacement[] {
  const [old, fresh] = [find.toLowerCase(), put.toLowerCase()];
  const pieces = String.raw`(?<![\p{L}\p{N}_-])(?:[\p{L}\p{N}]+[_-])*${escapeRegExp(old)}(?:[_-][\p{L}\p{N}]+)*(?![\p{L}\p{N}_-])`;
  const found = [...new Set(text.match(new RegExp(pieces, "gu")))];
  const piece = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(old)}(?![\p{L}\p{N}])`, "gu");
  return found.map((name) => ({ find: name, put: name.replaceAll(piece, () => fresh) }));
}

/** What a program reads an option from: `args.dry_run` for `--dry-run`, in JavaScript `options.dryRun`. */
function readOptions(find: string, put: string, text: string): Replacement[] {
  const isPython = /(?<![\p{L}_])(?:argparse|add_argument|click\.option)(?![\p{L}_])/u.test(text);
  const [old, fresh] = [find, put].map((option) => {
    const name = option.replace(/^-+/, "");
    return isPython
      ? name.replaceAll("-", "_")
      : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  });
  const reads = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.])\w*(?:args?|argv|opts?|options|parsed|flags|values)\.${escapeRegExp(old ?? "")}(?![\p{L}\p{N}_])`,
    "giu",
  );
  return [...new Set(text.match(reads))].map((name) => ({
    find: name,
    put: name.slice(0, name.lastIndexOf(".") + 1) + (fresh ?? ""),
  }));
}
