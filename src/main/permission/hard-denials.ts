import path from "node:path";
import type { Action } from "../../shared/permission.ts";
import { foldedParts, leadsInto, mayBecome } from "./path-parts.ts";
import { type Folders, type Place, protectedPlaces } from "./protected-places.ts";
import { isInside, realPathOf } from "./real-path.ts";
import { wordsOf } from "./words-of.ts";

/** Why an action is out of the question; null where it isn't. */
export type Denial = (action: Action) => string | null;

/**
 * What is refused whatever a rule, an answer or a mode says. Files are judged by their names and by where those lead.
 * A command is judged by the places that it names, which is a help and no wall: the wall is the sandbox.
 */
export function hardDenials(folders: Folders): Denial {
  return (action) => {
    const places = protectedPlaces(folders);
    // who may be sent what is asked each time, and no place is touched by it
    if (action.kind === "send") return null;
    if (action.kind === "run") return denyCommand(action, places, folders);
    if (!path.isAbsolute(action.path)) return `${action.path} is not an absolute path, so it can't be judged.`;
    const names = [action.path, realPathOf(action.path)].map(foldedParts);
    const isChange = action.kind === "write";
    const place = places.find(
      ({ guard, parts }) => (guard === "secret" || isChange) && names.some((name) => leadsInto(parts, name)),
    );
    return place ? refusal(action.path, place, isChange) : null;
  };
}

function denyCommand(
  action: Extract<Action, { kind: "run" }>,
  places: readonly Place[],
  folders: Folders,
): string | null {
  const { command, argv, cwd } = action;
  const secrets = places.filter(({ guard }) => guard === "secret");
  if (foldedPaths(cwd).some((parts) => secrets.some((place) => leadsInto(place.parts, parts)))) {
    return `Commands don't run in ${cwd}: it is one of the places that are kept from agents.`;
  }
  const words = [command, ...argv].flatMap(wordsOf);
  const mayMove = words.some((word) => mayLeadHome(word, cwd, folders));
  for (const word of words) {
    const place = placeNamed(word, cwd, places, folders, mayMove);
    if (place) return refusal(`${word}, which the command names,`, place, place.guard === "fixed");
  }
  return null;
}

/** After such a word a bare `.ssh/id_rsa` may be the user's, and not one in the folder of the command. */
function mayLeadHome(word: string, cwd: string, folders: Folders): boolean {
  return /[~$%]|^(?:cd|pushd|chdir)$/u.test(word) || isInside(path.resolve(cwd, expand(word, folders)), folders.home);
}

function placeNamed(
  word: string,
  cwd: string,
  places: readonly Place[],
  folders: Folders,
  mayMove: boolean,
): Place | null {
  const expanded = expand(word, folders);
  // a star alone names what isn't hidden in the command's own folder; every second loop has one
  if (harmless.test(expanded) || /^\*+$/u.test(expanded)) return null;
  const names = foldedPaths(path.resolve(cwd, expanded));
  const loose = foldedParts(expanded);
  const isNamed = ({ guard, parts, short }: Place) => {
    const isLike = mayBecome(guard === "secret");
    if (names.some((name) => leadsInto(parts, name, isLike))) return true;
    return mayMove && short !== null && leadsInto(["**", ...short], loose, isLike);
  };
  return places.find(isNamed) ?? null;
}

/** What ordinary commands use of the places that hold devices and processes. */
const harmless =
  /^\/(?:dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd\/[012])|proc\/(?:cpuinfo|meminfo|version|loadavg|uptime|stat|mounts|filesystems))$/u;

/** The path as it is written, and where it leads. */
function foldedPaths(file: string): string[][] {
  return [file, realPathOf(file)].map(foldedParts);
}

/** What a shell makes of the few names that stand for folders which matter here. */
function expand(word: string, { home, own }: Folders): string {
  return word
    .replace(/^~[^/\\]*/u, home)
    .replace(/\$\{?(?:HOME|env:USERPROFILE)\}?|%USERPROFILE%/giu, home)
    .replace(/\$\{?HEARTH_HOME\}?|%HEARTH_HOME%/giu, own[0] ?? home);
}

function refusal(file: string, { guard, what }: Place, isChange: boolean): string {
  const verb = guard === "secret" ? "read or change" : "change";
  const advice =
    isChange && guard === "fixed" ? "Say what should be changed there, and leave it to the user." : "Go on without it.";
  return `${file} belongs to ${what}, which no agent may ${verb}. ${advice}`;
}
