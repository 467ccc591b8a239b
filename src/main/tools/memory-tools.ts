import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { MemoryFile, MemoryMatch, MemoryText } from "../../shared/memory.ts";
import { defineTool, type Plan, type Tool } from "../agent/tool.ts";
import { optionalFlag, optionalText } from "./lenient.ts";
import { type NoteEdit, withoutNote, withReplaced } from "./note-lines.ts";
import { previewChange } from "./preview-change.ts";

/** What the tools use of the memory. */
export type ToolMemory = {
  list(): MemoryFile[];
  read(name: string): MemoryText;
  today(): string;
  change(name: string, to: (before: MemoryText) => string): MemoryText;
  search(words: string, signal: AbortSignal): MemoryMatch[] | Promise<MemoryMatch[]>;
  /** Where a file of it lies. Throws for a name that none has. */
  placeOf(name: string): string;
};

const longTerm = "MEMORY.md";
/** So much of the memory is read at once, in characters. */
const mostRead = 8_000;

const rememberCues = split(
  "remember,note that,make a note,take a note,don t forget,do not forget,keep in mind",
  "merk dir,merke dir,merken,notiere,notier,vergiss nicht,denk daran,behalte",
  "覚えて,覚えとい,メモして,忘れないで",
);
const readCues = split(
  "your memory,you remember,know about me,long term memory,daily notes,your notes",
  "dein gedächtnis,deinem gedächtnis,weißt du über mich,erinnerst du,erinnere",
  "記憶,覚えている",
);
const forgetCues = split(
  "forget what,forget about,please forget,you can forget,no longer true,from your memory",
  "vergiss dass,vergiss mein,vergiss meine,vergiss meinen,vergiss was,vergiss bitte,aus deinem gedächtnis",
  "忘れてください,忘れて下さい",
);
const changeCues = split("in your memory,your notes,correct your memory", "in deinem gedächtnis", "記憶を直して");

/** What an agent reads and writes of what Hearth remembers. Without `mayChange` it can only read. */
export function memoryTools(memory: ToolMemory, mayChange: boolean): Tool[] {
  const look = [readMemory(memory), searchMemory(memory)];
  return mayChange ? [remember(memory), forget(memory), changeMemory(memory), ...look] : look;
}

function remember(memory: ToolMemory): Tool {
  return defineTool({
    name: "remember",
    description: "keep a note about the user for all later conversations",
    effect: "change",
    cues: rememberCues,
    input: z.object({
      note: z.string().trim().min(1).max(4_000).describe("one fact, in words that can be understood later"),
      today: optionalFlag().describe("only a note of today, not for good"),
    }),
    sources: { note: "one-line", today: "one-line" },
    async plan({ note, today }) {
      const line = `- ${note.replace(/^[-*•]\s+/, "").replaceAll(/\s*\n\s*/g, " ")}`;
      const name = today ? memory.today() : longTerm;
      if (memory.read(name).text.split("\n").includes(line)) {
        throw new AppError("invalid-input", "This is in the memory already. There is nothing to do.");
      }
      return changePlan(memory, name, `Remember: ${line.slice(2)}`, (text) => `${ended(text)}${line}\n`);
    },
  });
}

function forget(memory: ToolMemory): Tool {
  return defineTool({
    name: "forget",
    description: "take a note out of the memory",
    effect: "change",
    cues: forgetCues,
    input: z.object({ note: z.string().trim().min(1).describe("the note, or its main words") }),
    sources: { note: "one-line" },
    async plan({ note }) {
      const names = [longTerm, ...memory.list().map(({ name }) => name)];
      const name = names.find((each) => withoutNote(memory.read(each).text, note).type === "one") ?? longTerm;
      return changePlan(memory, name, `Forget: ${note}`, (text) => onlyOne(withoutNote(text, note), note));
    },
  });
}

function changeMemory(memory: ToolMemory): Tool {
  return defineTool({
    name: "change_memory",
    description: "replace a text in the memory",
    effect: "change",
    cues: changeCues,
    input: z.object({
      old: z.string().min(1).describe("exactly as it is there"),
      new: z.string(),
      file: optionalText().describe(`${longTerm}, or the notes of a day`),
    }),
    sources: { old: "one-line", new: "one-line", file: "one-line" },
    async plan({ old, new: text, file = longTerm }) {
      return changePlan(memory, file, `Change ${file}`, (before) => onlyOne(withReplaced(before, old, text), old));
    },
  });
}

function readMemory(memory: ToolMemory): Tool {
  return defineTool({
    name: "read_memory",
    description: "read what is remembered from earlier conversations",
    effect: "look",
    cues: [...readCues, ...changeCues],
    input: z.object({ file: optionalText().describe(`${longTerm}, or the notes of a day; all of them if left out`) }),
    sources: { file: "one-line" },
    async plan({ file }) {
      if (file !== undefined) memory.placeOf(file);
      return lookPlan(file === undefined ? "Read the memory" : `Read ${file}`, () => {
        const names = file === undefined ? memory.list().map(({ name }) => name) : [file];
        const texts = names.map((name) => `${name}:\n${memory.read(name).text.trim() || "(empty)"}`);
        const all = texts.join("\n\n") || "Nothing is remembered yet.";
        return all.length <= mostRead
          ? all
          : `${all.slice(0, mostRead)}\n(There is more. Search for it, or read one file.)`;
      });
    },
  });
}

function searchMemory(memory: ToolMemory): Tool {
  return defineTool({
    name: "search_memory",
    description: "find what was remembered about something",
    effect: "look",
    cues: readCues,
    input: z.object({ words: z.string().trim().min(1) }),
    sources: { words: "one-line" },
    async plan({ words }) {
      return lookPlan(`Search the memory for ${words}`, async (signal) => {
        const found = (await memory.search(words, signal)).map(({ name, line, text }) => `${name}:${line}: ${text}`);
        return found.join("\n") || `Nothing with these words is remembered: ${words}`;
      });
    },
  });
}

/** Reading is free: what is remembered is told to the model anyway. */
function lookPlan(title: string, look: (signal: AbortSignal) => string | Promise<string>): Plan {
  return {
    title,
    actions: [],
    needsNoQuestion: true,
    preview: null,
    async *run(signal) {
      return look(signal);
    },
  };
}

/** The change is made anew to what the file then is, so that what another conversation wrote meanwhile stays. */
function changePlan(memory: ToolMemory, name: string, title: string, to: (text: string) => string): Plan {
  const path = memory.placeOf(name);
  const { text, hash } = memory.read(name);
  return {
    title,
    actions: [{ kind: "write", path, before: hash }],
    preview: previewChange(name, hash === null ? null : text, to(text)),
    async *run() {
      memory.change(name, (before) => to(before.text));
      return `Done: ${title} (in ${name}).`;
    },
  };
}

function onlyOne(edit: NoteEdit, wanted: string): string {
  if (edit.type === "one") return edit.text;
  if (edit.type === "none") throw new AppError("not-found", `Nothing like this is in the memory: ${wanted}`);
  const lines = edit.lines.slice(0, 5).join("\n");
  throw new AppError("conflict", `Several notes are like this. Say which one, in its own words:\n${lines}`);
}

const ended = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);

function split(...languages: string[]): string[] {
  return languages.flatMap((cues) => cues.split(","));
}
