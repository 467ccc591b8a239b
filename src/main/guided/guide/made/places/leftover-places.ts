import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { keptFiles } from "../../request/kept-files.ts";
import { saysDeleting } from "./says-deleting.ts";

/** What a tool leaves, by the endings of its files, and the endings of those that it makes them from. */
type Tool = { said: RegExp; leaves: RegExp; from: readonly string[] };

const tools: readonly Tool[] = [
  {
    said: /(?<!\p{L})(?:(?:pdf|xe|lua)?(?:la)?tex)(?!\p{Script=Latin})/iu,
    leaves: /\.(?:aux|log|toc|out|lof|lot|bbl|blg|bcf|fls|fdb_latexmk|synctex\.gz|nav|snm|vrb|idx|ind|ilg|run\.xml)$/iu,
    from: [".tex"],
  },
  {
    said: /(?<!\p{L})(?:compil\p{L}*|gcc|clang|kompil\p{L}*|c\+\+)(?!\p{L})/iu,
    leaves: /\.(?:o|obj)$/iu,
    from: [".c", ".cc", ".cpp", ".cxx"],
  },
];
const leftovers =
  /(?<!\p{L})(?:junk|left-?overs?|garbage|clutter|rubbish|mess|leaves|left behind|litters?|intermediate|auxiliary|build files|temporary|müll|reste|hilfsdateien|zwischendateien|kram|hinterlass\p{L}*|überbleibsel)(?!\p{L})|ゴミ|中間ファイル|不要/iu;

/**
 * The files that a tool has left when it made something of others, where a request wants them deleted: `thesis.aux` beside `thesis.tex`. What only ends like
 * that, and is made from nothing there, isn't touched. Null where no such thing is asked for.
 */
export function leftoverPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const tool = tools.find(({ said }) => said.test(request));
  if (!tool || !leftovers.test(request) || !saysDeleting(request)) return null;
  const kept = new Set(keptFiles(request, files));
  const there = new Set(files.map(({ path }) => path));
  const left = files.filter(({ path }) => {
    const ending = tool.leaves.exec(baseName(path))?.[0];
    if (ending === undefined || kept.has(path)) return false;
    const stem = path.slice(0, -ending.length);
    return tool.from.some((source) => there.has(stem + source));
  });
  return left.length > 0 ? left.map(({ path }) => ({ path, to: null })) : null;
}
