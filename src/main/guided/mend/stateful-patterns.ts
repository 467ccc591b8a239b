import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const made =
  /^(?<lead>\s*(?:const|let|var) (?<name>[A-Za-z_$][\w$]*) = \/(?:[^/\\\n]|\\.)+\/)(?<flags>[a-z]*[gy][a-z]*)(?<end>;?\s*)$/u;
const rank = -1;

/** A pattern of JavaScript that is only tested with, and goes on where it found something the last time: every second text that it fits is told not to. */
export function statefulPatterns(lines: readonly string[], language: Language): BlockChange[] {
  if (language !== "javascript") return [];
  const text = lines.join("\n");
  return lines.flatMap((old, from) => {
    const { lead = "", name = "", flags = "", end = "" } = made.exec(old)?.groups ?? {};
    const used =
      name === ""
        ? []
        : [
            ...text.matchAll(
              new RegExp(
                String.raw`(?<![\w$.])${name.replaceAll("$", String.raw`\$`)}(?![\w$])(?<use>\.test\()?`,
                "gu",
              ),
            ),
          ];
    const uses = used.slice(1);
    const isOnlyTested = uses.length > 0 && uses.every(({ groups }) => groups?.["use"] !== undefined);
    return isOnlyTested ? [{ from, old, fresh: lead + flags.replaceAll(/[gy]/g, "") + end, rank }] : [];
  });
}
