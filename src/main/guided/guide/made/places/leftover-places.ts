import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { wordsOf } from "../../request/words/words.ts";
import { deletes, saysDeleting } from "../../request/files/says-deleting.ts";

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
  if (!tool || !saysOnlyThat(request, tool)) return null;
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

const filler =
  /(?<!\p{L})(?:please|pls|hi|hey|now|can|could|would|you|i|me|want|to|all|of|the|my|our|this|that|which|what|it|is|are|was|from|by|after|when|while|in|here|files?|stuff|build(?:s|ing)?|runs?|running|makes?|making|leaving|bitte|mal|kannst|du|mir|alle[ns]?|die|das|den|der|sie|er|de[ms]|objects?|von|vom|was|beim?|übersetzen|bauen|hier|dateien)(?!\p{L})|ファイル|すべて|ぜんぶ|全部|ください|下さい|して|してほしい|お願いします|[のをはがにで]/giu;
const stays = /(?<!\p{L})(?:stays?|keep|bleib(?:t|en)|behalt\p{L}*)(?!\p{L})|残し|そのまま/iu;

/** Whether each sentence of a request is the wish to delete what the tool left, and no word more, or tells what stays: nothing brings back what is deleted. */
function saysOnlyThat(request: string, tool: Tool): boolean {
  const sentences = sentencesOf(request);
  const [wish, ...others] = sentences.filter((sentence) => !stays.test(sentence));
  if (wish === undefined || others.length > 0 || !leftovers.test(wish) || !saysDeleting(wish)) return false;
  const rest = [tool.said, leftovers, deletes].reduce(
    (text, known) => text.replaceAll(new RegExp(known, "giu"), " "),
    wish,
  );
  const isOfLeft = (sentence: string) =>
    wordsOf(sentence).some((word) => tool.leaves.test(`.${word.replace(/s$/, "")}`));
  return !/[\p{L}\p{N}]/u.test(rest.replaceAll(filler, " ")) && !sentences.some(isOfLeft);
}
