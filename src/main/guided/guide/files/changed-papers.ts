import { baseName } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import { enumeratedPlaces } from "./enumerated-places.ts";
import { isNamed } from "./replace-scope.ts";

/** What is changed, rather than where. */
const isThing =
  /^(?:names?|address(?:es)?|numbers?|prices?|dates?|times?|words?|terms?|titles?|texts?|mails?|all|everything|it|namen?|adressen?|nummern?|preise?|daten|zeiten|wort|wörter|texte?)$/iu;

/**
 * The files that a request wants changed by what they are called, "change the rota" or "change it on the website and in the letter", where it doesn't mean
 * all; none where it says none, null where one of them isn't found.
 */
export function changedPapers(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  if (wantsEverywhere(request)) return [];
  const places = enumeratedPlaces(request, files);
  if (places) return places === "open" ? null : [...new Set(places.flat())];
  const said =
    /(?<!\p{L})(?:change|update|correct|adjust|ändere?|aktualisiere?|korrigiere?) (?:the|our|my|den|die|das|unseren?|meinen?) (\p{L}{3,})(?=\s*(?:$|[.,;!?]|pls|please|bitte|accordingly|entsprechend))/iu.exec(
      request,
    )?.[1];
  if (said === undefined || isThing.test(said)) return [];
  return files.filter(({ path }) => isNamed(baseName(path), said));
}
