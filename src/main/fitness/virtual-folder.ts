import type { Call } from "../agent/step-protocol.ts";
import type { Match, WorkspaceView } from "../guided/workspace-view.ts";

/** A folder that is nowhere. Looking and changing do what the tools would do; commands do nothing. */
export type VirtualFolder = {
  view: WorkspaceView;
  /** What the call's result would be. A change that can't be made is null. */
  carryOut(call: Call): string | null;
  text(path: string): string | null;
};

/** `prints` is what every command says. */
export function virtualFolder(files: Readonly<Record<string, string>>, prints: string): VirtualFolder {
  const texts = new Map(Object.entries(files));
  const entries = () => [...texts].map(([path, text]) => ({ path, size: text.length }));
  const search = (words: readonly string[], limit: number): Match[] =>
    words.flatMap((word) =>
      [...texts]
        .flatMap(([path, text]) => linesOf(text).map((line, index) => ({ path, line: index + 1, text: line })))
        .filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
        .slice(0, limit),
    );

  function carryOut({ tool, input }: Call): string | null {
    const path = textField(input["path"]).replace(/^\.\//, "");
    const text = texts.get(path);
    switch (tool) {
      case "view":
        return text === undefined ? null : `${path} (${count(linesOf(text).length)})\n${text.trimEnd()}`;
      case "write":
        texts.set(path, textField(input["content"]));
        return `Created ${path} (${count(linesOf(textField(input["content"])).length)}).`;
      case "edit": {
        const edited = text === undefined ? null : editedText(text, input);
        if (edited === null || edited === text) return null;
        texts.set(path, edited);
        return `Edited ${path}: 1 line (+1 -1).`;
      }
      case "grep": {
        const found = search([textField(input["pattern"])], 10);
        return found.map((match) => `${match.path}:${match.line}: ${match.text}`).join("\n") || "No matches.";
      }
      case "bash":
        return prints;
      default:
        return [...texts.keys()].join("\n");
    }
  }

  return {
    view: {
      files: async () => entries(),
      entry: async (path) => entries().find((entry) => entry.path === path) ?? null,
      isRepository: async () => false,
      text: async (path) => texts.get(path) ?? null,
      fingerprint: async (path) => texts.get(path) ?? null,
      table: async () => null,
      records: async () => [],
      search: async (words, limit) => search(words, limit),
    },
    carryOut,
    text: (path) => texts.get(path) ?? null,
  };
}

/** The text after an edit, as far as it is clear what is meant; else null. */
function editedText(text: string, input: Call["input"]): string | null {
  const old = textField(input["old_text"]);
  const replacement = textField(input["new_text"]);
  if (old === "" && text !== "") return null;
  if (input["replace_all"] === true) return text.includes(old) ? text.replaceAll(old, () => replacement) : null;
  const places = placesOf(text, old);
  const line = input["line"];
  const at = typeof line === "number" ? places.find((place) => lineAt(text, place) >= line) : places[0];
  if (at === undefined || (typeof line !== "number" && places.length > 1)) return null;
  return text.slice(0, at) + replacement + text.slice(at + old.length);
}

function placesOf(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + Math.max(1, wanted.length)))
    places.push(at);
  return places;
}

function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

function count(lines: number): string {
  return lines === 1 ? "1 line" : `${lines} lines`;
}

function textField(value: unknown): string {
  return typeof value === "string" ? value : "";
}
