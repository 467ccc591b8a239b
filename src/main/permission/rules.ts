import path from "node:path";
import type { Action, PermissionRule } from "../../shared/permission.ts";
import { foldedParts, leadsInto } from "./path-parts.ts";
import { isInside, realPathOf } from "./real-path.ts";

/**
 * What the user's rules say of one action: any denial wins, and null means nothing. A denial matches whatever may be the
 * same thing; an allowance only what surely is, and never anything outside the workspace. No rule says what may be sent away.
 */
export function ruleFor(
  action: Action,
  rules: readonly PermissionRule[],
  workspace: string,
): PermissionRule["effect"] | null {
  if (action.kind === "send") return null;
  const about = rules.filter((rule) => rule.kind === action.kind);
  if (about.some((rule) => rule.effect === "deny" && mayMatch(rule.pattern, action, workspace))) return "deny";
  return about.some((rule) => rule.effect === "allow" && surelyMatches(rule.pattern, action, workspace))
    ? "allow"
    : null;
}

type Local = Exclude<Action, { kind: "send" }>;

function mayMatch(pattern: string, action: Local, workspace: string): boolean {
  if (action.kind === "run") return looseCommand(pattern) === looseCommand(action.command);
  const place = path.resolve(workspace, pattern);
  const places = [place, realPathOf(place)].map(foldedParts);
  const names = [action.path, realPathOf(action.path)].map(foldedParts);
  return places.some((parts) => names.some((name) => leadsInto(parts, name)));
}

function surelyMatches(pattern: string, action: Local, workspace: string): boolean {
  if (action.kind === "run") return pattern === action.command && isInside(workspace, realPathOf(action.cwd));
  const place = realPathOf(path.resolve(workspace, pattern));
  const file = realPathOf(action.path);
  return isInside(workspace, place) && isInside(place, file);
}

/** A denied command stays denied with another blank in it. */
function looseCommand(command: string): string {
  return command
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
