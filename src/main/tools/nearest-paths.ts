import { baseName } from "../../shared/path-parts.ts";
import { distance } from "fastest-levenshtein";
import { AppError } from "../../shared/error.ts";
import type { Place, ToolWorkspace } from "./tool-workspace.ts";

/** So many are compared by their letters alone, and so many of these in full: more would hold up everything else. */
const glancedAt = 20_000;
const compared = 500;
const suggested = 3;

/** Finds a path that has to be there. What isn't is answered with the names that come nearest. */
export async function findExisting(workspace: ToolWorkspace, path: string, signal: AbortSignal): Promise<Place> {
  const place = await workspace.find(path);
  if (place.kind !== "missing") return place;
  const near = nearestPaths(place.path, await candidatesIn(workspace, signal));
  const advice = near.length > 0 ? `The nearest are: ${near.join(", ")}.` : "Use ls to see what is there.";
  throw new AppError("not-found", `There is no ${place.path}. ${advice}`);
}

/** The paths most like `path`, best first. Of equal likeness the shorter one wins. */
export function nearestPaths(path: string, candidates: readonly string[]): string[] {
  const wanted = path.toLowerCase();
  const name = baseName(wanted);
  const likely = candidates
    .slice(0, glancedAt)
    .map((candidate) => ({ candidate, glance: glance(name, baseName(candidate.toLowerCase())) }))
    .toSorted((a, b) => a.glance - b.glance)
    .slice(0, compared);
  return likely
    .map(({ candidate }) => ({ candidate, score: unlikeness(wanted, candidate.toLowerCase()) }))
    .filter(({ score }) => score <= 0.5)
    .toSorted((a, b) => a.score - b.score || a.candidate.length - b.candidate.length)
    .slice(0, suggested)
    .map(({ candidate }) => candidate);
}

async function candidatesIn(workspace: ToolWorkspace, signal: AbortSignal): Promise<string[]> {
  const { files } = await workspace.files(signal);
  const paths = files.map((file) => file.path);
  const folders = new Set(paths.flatMap((path) => (path.includes("/") ? [path.slice(0, path.lastIndexOf("/"))] : [])));
  return [...paths, ...folders];
}

/** 0 for the same, 1 for nothing alike. The last name counts most: a file is rather in another folder than called otherwise. */
function unlikeness(wanted: string, candidate: string): number {
  const wholes = distance(wanted, candidate) / Math.max(wanted.length, candidate.length);
  const [one, other] = [baseName(wanted), baseName(candidate)];
  const apart = distance(one, other);
  const isSlip = apart <= 2 && apart < one.length - 0.5 && one.length > 2;
  const names = one === other ? 0.05 : isSlip ? 0.4 : 0.1 + apart / Math.max(one.length, other.length);
  const contains = one.length > 2 && other.includes(one) ? 0.3 : 1;
  return Math.min(wholes, names, contains);
}

/** How many kinds of letters one has and the other hasn't, and how much longer one is. */
function glance(one: string, other: string): number {
  let differing = letters(one) ^ letters(other);
  let kinds = 0;
  for (; differing !== 0; differing &= differing - 1) kinds++;
  return kinds + Math.abs(one.length - other.length);
}

/** A set of the letters in a name, one bit for each kind. */
function letters(name: string): number {
  let set = 0;
  for (let at = 0; at < name.length; at++) set |= 1 << (name.charCodeAt(at) & 31);
  return set;
}
