import { baseName } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { writtenFiles } from "./named-files.ts";

/** A request without what it excepts, and the files that this names. */
export type Excepted = { rest: string; files: readonly FileEntry[] };

/** The files that a request excepts by their names: "in all the files there, except letter.txt". Where it excepts anything besides, nothing of it is read. */
export function exceptedFiles(request: string, files: readonly FileEntry[]): Excepted {
  const said = writtenFiles(request, files);
  if (said.length === 0) return { rest: request, files: [] };
  const names = said.flatMap(({ path }) => [path, baseName(path)]).toSorted((one, other) => other.length - one.length);
  const name = String.raw`(?:(?:for|from|in|of|on|out of|the|aus|von|die|der|den|in der) )*["'\u0060„「]?(?:${names.map(escapeRegExp).join("|")})["'\u0060“」]?(?![A-Za-z0-9_-]|\.[a-z])`;
  const list = String.raw`${name}(?:(?:,| and| or|,? und| oder|と|、)\s*${name})*`;
  const ways = new RegExp(
    String.raw`(?:,?\s*\(?(?<!\p{L})(?:but not|and not|except|apart from|other than|but|excluding|aber nicht|nur nicht|außer|bis auf|ausgenommen)|[,(]\s*(?:not|nicht))\s+${list}\)?(?=\s*(?:$|[.,;:!?)\n]))|${list}\s*(?:以外|を除[くい]て?)(?:の|は)?`,
    "giu",
  );
  const found = request.match(ways) ?? [];
  const excepted = found.flatMap((text) => writtenFiles(text, files));
  return excepted.length === 0
    ? { rest: request, files: [] }
    : { rest: request.replaceAll(ways, " "), files: [...new Set(excepted)] };
}
