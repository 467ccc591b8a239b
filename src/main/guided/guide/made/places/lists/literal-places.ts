import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { placesIn } from "../places-in.ts";
import { mostRead, saidScope } from "../said/said-scope.ts";
import { saidTarget, withoutTarget } from "../said/said-target.ts";
import { clausesSaid, saysNoMore } from "../said/says-no-more.ts";
import { unreadWords } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

type Line = { label: string; value: string };

const line =
  /^\s*(?:[-*>]\s+)?[*_]{0,2}(\p{L}[\p{L}\p{N} _-]{0,30}?)[*_]{0,2}\s*[:：=]\s*[*_]{0,2}\s*["']?(.*?)["']?\s*$/gmu;
const fewestFiles = 2;

/**
 * Where the files go that have a line with a label and a value as a request quotes them: "the posts that say draft: true", 「状態が「発送済」になっている」. The label has
 * to be in most files, and once in each. Null where it quotes none, or says more.
 */
export async function literalPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  if (!wishesPlaces(request)) return null;
  const target = saidTarget(request, files);
  const scope = target === null ? null : saidScope(request, files, target);
  if (target === null || !scope || scope.files.length < fewestFiles || scope.files.length > mostRead) return null;
  const readable = scope.files.filter(({ path, size }) => size > 0 && size <= mostBytes && !isBinary(path));
  const told = await Promise.all(
    readable.map(async ({ path }) => ({ path, lines: linesOf((await view.text(path)) ?? "") })),
  );
  const all = told.flatMap(({ lines }) => lines);
  const pairs = [...new Map(all.map((one) => [`${one.label}\n${one.value}`, one])).values()];
  const said = pairs.flatMap((pair) => {
    const found = quotes(pair).exec(request);
    return found ? [{ ...pair, said: found[0] }] : [];
  });
  const [only, ...others] = said;
  if (!only || others.length > 0) return null;
  const having = told.filter(({ lines }) => lines.some(({ label }) => label === only.label));
  const isOnce = having.every(({ lines }) => lines.filter(({ label }) => label === only.label).length === 1);
  const meant = having
    .filter(({ lines }) => lines.some(({ label, value }) => label === only.label && value === only.value))
    .map(({ path }) => path);
  if (!isOnce || having.length < fewestFiles || meant.length === 0 || meant.length === told.length) return null;
  const rest = withoutTarget(request.replace(only.said, " "), target);
  const known = [...wordsOf(scope.folder), ...wordsOf(target), ...around];
  const clauses = clausesSaid(rest);
  const folder = scope.folder.slice(0, -1);
  const isWish = (clause: string) =>
    unreadWords(isJapanese(clause) ? clause.replaceAll(folder, " ").replaceAll(aroundJapanese, " ") : clause, known)
      .length === 0;
  const left = clauses.filter((clause) => !isWish(clause)).join(". ");
  return saysNoMore(left, meant, files) ? placesIn(target, meant, request, files) : null;
}

const around =
  "next t s beside top label line lines say says saying have has with where whose front matter finished ready yet aren arent isn isnt be them those neben daneben zeile bei denen deren mit stehen dort neben".split(
    " ",
  );
const aroundJapanese =
  /フォルダー?|ディレクトリ|という|新しい|なって(?:いる|る)|書(?:いて|かれて)(?:ある|いる)|もの|ファイル|移動|移し|して|中で|中|隣|横|ください|下さい|お願いします|[のにをがはへでと「」（）て]/gu;

function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** `draft: true`, "draft is true", "state 'paid'", 「状態が「発送済」」. */
function quotes({ label, value }: Line): RegExp {
  const open = String.raw`["'\u0060„“「『]`;
  const close = String.raw`["'\u0060“”」』]`;
  const [name, text] = [escapeRegExp(label), escapeRegExp(value)];
  const ways = [
    String.raw`(?<![\p{L}\p{N}_-])${open}?${name}${close}?\s*[:：=]\s*${open}?${text}${close}?(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}_-])${name} (?:(?:is|are|of|ist|says) )?${open}${text}${close}`,
    String.raw`${name}[がはの]${open}${text}${close}`,
  ];
  return new RegExp(ways.join("|"), "iu");
}

function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(line)].flatMap(([, label = "", value = ""]) =>
    value === "" || value.length > 60 ? [] : [{ label: label.trim().toLowerCase(), value }],
  );
}
