import type { JsonObject } from "../../../../shared/json.ts";
import type { ColumnValues } from "../../../agent/column-values.ts";
import type { Gap } from "../../../agent/gap.ts";
import type { Question, Reading } from "../../../agent/question.ts";
import type { RequestKind, StepUsage } from "../../../../shared/message.ts";
import { argumentHint } from "./argument-hint.ts";
import { dateHint } from "./date-hint.ts";
import { baseName } from "../../../../shared/path-parts.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { StepContext, StepEvent, StepMasks } from "../../../agent/step-protocol.ts";
import type { FreeResult } from "../../field-engine.ts";
import { extensionOf } from "../../guide/files/file-kinds.ts";
import { withoutOlderCopies } from "../../guide/files/older-copies.ts";
import { asksForSpelling } from "../../guide/request/texts-and-tables/asks-for-spelling.ts";
import { isProgram } from "../../mend/program-file.ts";
import { anewEdit } from "../../forms/anew-edit.ts";
import { withoutForeignOrders } from "../../guide/foreign-orders.ts";
import { answerLanguage } from "../../guide/request/words/answer-language.ts";
import { deletedFile, gitHint } from "../../guide/facts/programs/git-hints.ts";
import { asksForMore, asksForReason, asksForThings } from "../../guide/request/wishes/request-intent.ts";
import { saysCounts } from "../../guide/facts/numbers/file-facts.ts";
import { placeFacts } from "../../guide/facts/lines/quoted-places.ts";
import { withSaidCell } from "../../guide/written/said-cell.ts";
import { correctionsIn } from "../../guide/facts/lines/corrections.ts";
import { comparedIn } from "../../guide/facts/rows/compared-lists.ts";
import { sortedIn } from "../../guide/facts/tables/sorted-facts.ts";
import { bestPart } from "../../guide/turn/note-parts.ts";
import { stepRecords } from "../../guide/turn/step-record.ts";
import { linesInAskedUnit } from "../../guide/facts/programs/settings-in-unit.ts";
import { askedParts } from "../../guide/request/questions/asked-parts.ts";
import { settingAsked } from "../../guide/facts/programs/setting-asked.ts";
import {
  freshPrompt,
  inFence,
  knownFrom,
  looksOf,
  mostShown,
  type ShownFile,
  shownFiles,
  type Wish,
} from "./prompt.ts";
import { withExamples } from "./example-files.ts";
import { letterHint } from "./letter-hint.ts";
import { namesHint } from "./names-hint.ts";
import { outputHint } from "./output-hint.ts";
import { filesAbout } from "./files-about.ts";
import { plainLibrary } from "./plain-library.ts";
import { type AnswerLines, readAnswerLines, toldLines } from "./read-answer-lines.ts";
import { readLikelyFiles } from "./read-likely-files.ts";
import { readRequest } from "./read-request.ts";
import { asTheyHold, withoutLeftOutLines } from "./sources-of-file.ts";
import { weighKinds } from "./weigh-kinds.ts";
import { weighTelling } from "./weigh-telling.ts";
import { jsonGrammar } from "../grammar/json-text-grammar.ts";
import { tomlGrammar } from "../grammar/toml-text-grammar.ts";
import { wishOf } from "../offers.ts";
import { type Wished, wishedFile } from "./wished-file.ts";
import { mendSpelling } from "./mend-spelling.ts";
import { rewrite } from "./rewrite.ts";
import { writeDraft } from "./write-draft.ts";
import { writeWishes } from "./write-wishes.ts";
import { type NarrowWriting, writeNarrow } from "./write-narrow.ts";
import type { Draft, Writer } from "./writer.ts";

const answerTokens = 400;
const talkTokens = 700;
const newFileTokens = 1_500;
const commandTokens = 200;
/** By the ending of a file, how it is written. */
const grammars: Readonly<Record<string, string>> = { json: jsonGrammar, toml: tomlGrammar };
/** What is to be known of a file to put it into a folder. In characters. */
const longestHead = 700;
/** So many files are shown beside one that is written anew. */
const mostBeside = 4;
const placeLimits = { opening: "", end: "", grammar: null, maxTokens: 40 };

/** Writes with prompts of their own: the conversation stays as it is. There is no draft where the window has no room for it. */
export type FreshWriting = {
  /** The answer to a request that nothing was done for. */
  talk(context: StepContext, grammar: string | null): Promise<Draft | null>;
  /** The answer to a question; none where not all that was looked at are short files. */
  answer(context: StepContext, grammar: string | null, signal: AbortSignal): AsyncGenerator<StepEvent, Draft | null>;
  /** What is to stand in a new file. */
  newFile(path: string, context: StepContext): Promise<Draft | null>;
  /** The commands that do what is asked. */
  command(context: StepContext): Promise<Draft | null>;
  /** Null where the model wrote something else. */
  write(
    draft: Draft,
    context: StepContext,
    tell: (text: string) => StepEvent,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, FreeResult | null>;
  /**
   * The edit of the first of these small files that wasn't tried yet, as the model writes it anew; `same` where it wrote each as it is,
   * and null where it loses too much of one.
   */
  anew(
    of: NonNullable<StepMasks["anew"]>,
    context: StepContext,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, JsonObject | "same" | null>;
  /** The file to be written anew for a request whose several wishes were read; null for none. */
  wishedFile(context: StepContext): NonNullable<StepMasks["anew"]> | null;
  /** The one of these folders that a file belongs into, by its name and how it begins; null where there is no room to ask. */
  choosePlace(
    path: string,
    folders: readonly string[],
    context: StepContext,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, string | null>;
  /** How likely a request wants something to be told, rather than done; 0 to 1, null where that can't be said. */
  weighTelling(request: string, signal: AbortSignal): AsyncGenerator<StepEvent, number | null>;
  /** The one of these kinds that a request is of; null where that can't be said. */
  weighKinds(
    request: string,
    kinds: readonly RequestKind[],
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, RequestKind | null>;
  /** What can be read out of a request; null where that isn't sure. */
  readRequest(question: Question, signal: AbortSignal): AsyncGenerator<StepEvent, Reading | null>;
  /** What belongs in a place of a text; null where it can't be said. */
  fillIn(gap: Gap, signal: AbortSignal): AsyncGenerator<StepEvent, string | null>;
  /** What was spent since the last call of this. */
  takeUsage(): StepUsage | null;
};

/** The part of a file that fits a question best, as it is shown behind its likeliest lines: a section or a record tells what a line by itself doesn't. */
function bestOf(path: string, part: string): string[] {
  const text = part.replace(bestPart, "").trim();
  return text === "" ? [] : [`${path}, in part:\n${text}`];
}

export function createFreshWriting(writer: Writer): FreshWriting {
  /** Files by the request for which writing them anew came to nothing. */
  const inVain = new Set<string>();
  /** The lines that were found with the files of a question. */
  let found: { requestId: string | undefined; lines: AnswerLines } | null = null;

  let wished: Wished = { request: "", wishes: [] };
  /** The rows of a table that a request was found to mean. */
  let rows: { request: string; path: string; meant: readonly ColumnValues[] } | null = null;

  async function draftOf(wish: Wish, context: StepContext, rest: Omit<Draft, "prompt">): Promise<Draft | null> {
    const draft = { prompt: freshPrompt(context, wish), ...rest };
    return (await writer.hasRoom(draft)) ? draft : null;
  }

  function fileDraft(
    path: string,
    text: string,
    wish: Wish,
    context: StepContext,
    limits: Pick<Draft, "grammar" | "maxTokens">,
  ): Promise<Draft | null> {
    return draftOf(wish, context, { ...inFence(path, text), ...limits });
  }

  async function* writeAnew(
    { path, wish: request }: { path: string; wish: string },
    others: readonly string[],
    context: StepContext,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, JsonObject | "same" | null> {
    const text = await context.grounding.text(path);
    const { whole, part: open } = partOf(context, request);
    if (text === null) return null;
    const cell = /\.(?:csv|tsv)$/i.test(path) ? withSaidCell(text, whole) : null;
    if (cell !== null) return cell === text ? "same" : anewEdit(path, text, cell, request);
    const spelt =
      !isProgram(path) && asksForSpelling(request)
        ? yield* mendSpelling(writer, { text, request: whole }, signal)
        : null;
    if (spelt !== null) return spelt === "same" ? "same" : anewEdit(path, text, spelt.text, request);
    // where many are to be written, each is one of them, and the others would only be in the way
    const isOneOfMany = others.length > mostBeside;
    const looks = isOneOfMany ? [] : [...looksOf(context), ...others.map((other) => ({ path: other, facts: "" }))];
    const beside = (await shownFiles(looks, context, request, "raw")).filter((file) => file.path !== path);
    const { messages, instructions } = context;
    // in one of several that nobody named perhaps nothing has to change
    const isMeant = others.length === 1 || whole.toLowerCase().includes(baseName(path).toLowerCase());
    const asked = { path, text, request: whole, asked: whole, messages, open, beside, instructions, isMeant };
    if (isMeant) {
      const wishes = open === "" && wished.request === whole && !isProgram(path) ? wished.wishes : [];
      const write = (each: NarrowWriting) => rewrite(writer, each, context, signal);
      const each =
        wishes.length > 1 ? yield* writeWishes(writer, wishes, asked, context.grounding, write, signal) : null;
      const narrow = each ?? (yield* writeNarrow(writer, asked, signal));
      if (narrow !== null) return anewEdit(path, text, narrow, request);
    }
    const fresh = yield* rewrite(writer, asked, context, signal);
    return fresh === null || fresh === "same" ? fresh : anewEdit(path, text, fresh.text, request);
  }

  /** What is asked as a whole, and what of it is to be done now. */
  function partOf(context: StepContext, request: string): { whole: string; part: string } {
    const whole = turnOf(context.messages).request?.text ?? request;
    return { whole, part: whole === request ? "" : `Of this do now: ${request}\n` };
  }

  /** The lines that were found for this request; null where none were, or other files were looked at since. */
  function foundFor(paths: readonly string[], { messages }: StepContext): AnswerLines | null {
    const isSame = found?.requestId === turnOf(messages).request?.id;
    if (!found || !isSame || !paths.includes(found.lines.counts.path)) return null;
    // those of files that are far less likely would only be in the way
    return { ...found.lines, lines: found.lines.lines.filter(({ path }) => paths.includes(path)) };
  }

  return {
    write: (draft, context, tell, signal) => writeDraft(writer, draft, context, tell, signal),
    async talk(context, grammar) {
      const request = wishOf(context);
      const told = turnOf(context.messages).request?.context ?? "";
      const wish = {
        files: [],
        known: withoutForeignOrders(told, request),
        request,
        wanted: told.includes(answerLanguage(request)) ? "" : answerLanguage(request),
      };
      return draftOf(wish, context, { opening: "", end: "turn", grammar, maxTokens: talkTokens });
    },
    async *answer(context, grammar, signal) {
      const request = wishOf(context);
      const viewed = looksOf(context);
      const looks = stepRecords(turnOf(context.messages).since, context.tools).filter(({ status }) => status === "ok");
      const shown = await shownFiles(viewed, context, request, "told");
      // what was found or run is told in the conversation
      if (shown.length === 0 || shown.length < looks.length) return null;
      const known = turnOf(context.messages).request?.context ?? "";
      const quoted = placeFacts(known);
      const isQuoted = ({ path }: ShownFile) => quoted.some((fact) => fact.includes(`${path}, line`));
      const about = (shown.some(isQuoted) ? shown.filter(isQuoted) : filesAbout(shown, request)).map((file) => ({
        ...file,
        text: settingAsked(file.path, file.text, request) || file.text,
      }));
      const isWorkedOut = about.some(({ facts }) => saysCounts(facts)) || saysCounts(known) || quoted.length > 0;
      const isLong = asksForMore(request) || asksForThings(request);
      const isOpen = !isWorkedOut && !isLong && about.every(({ extent }) => extent === "whole");
      const paths = about.map(({ path }) => path);
      const { messages } = context;
      const question = { question: request, files: about, messages };
      // of a table whose rows were read the model is told what they come to
      const isRead = rows?.request === request && paths.includes(rows.path);
      const lines =
        isOpen && !isRead ? (foundFor(paths, context) ?? (yield* readAnswerLines(writer, question, signal))) : null;
      const parts = new Map(viewed.map((look) => [look.path, withoutForeignOrders(look.best, request)]));
      const told = ({ path, facts }: ShownFile) =>
        [saysCounts(facts) ? facts : "", asksForThings(request) ? "" : (parts.get(path) ?? "")].join("\n").trim();
      const files: ShownFile[] = [];
      for (const file of lines === null ? about : []) {
        const counted =
          isRead && rows?.path === file.path ? await context.grounding.countedRows(file.path, request, rows.meant) : "";
        files.push({ ...file, facts: counted || told(file) });
      }
      const sentence = asksForReason(request)
        ? "Answer in one sentence, with the reason and"
        : "Answer in one sentence,";
      const parted = askedParts(request);
      const both = parted ? ` Say both: ${parted.join(", and ")}.` : "";
      const length = isLong ? "Answer" : sentence;
      const corrected = asksForThings(request) ? about.map(({ text }) => correctionsIn(text)) : [];
      const likely = lines?.lines.map(({ line }) => line.text.trim()) ?? [];
      const inUnit = about.map(({ path, text }) => linesInAskedUnit(path, text, likely, request));
      const worked = [...known.split("\n").filter(saysCounts), ...quoted, ...corrected, ...inUnit];
      const best = lines === null ? [] : about.flatMap(({ path }) => bestOf(path, parts.get(path) ?? ""));
      const facts = [worked.filter(Boolean).join("\n"), lines ? toldLines(lines) : "", ...best]
        .filter(Boolean)
        .join("\n\n");
      const wish = {
        files,
        known: withoutForeignOrders(facts, request),
        request,
        wanted: `${length} with what the files say.${both} ${answerLanguage(request)}`.trimEnd(),
      };
      return draftOf(wish, context, { opening: "", end: "turn", grammar, maxTokens: answerTokens });
    },
    async newFile(path, context) {
      const request = wishOf(context);
      const viewed = withoutOlderCopies(looksOf(context), request);
      // a program leaves out and sorts by itself, and has to know what is there
      const isText = !isProgram(path);
      const shown = await shownFiles(viewed, context, request, isText && !path.endsWith(".ics") ? "told" : "raw");
      // what is too long to be shown here stands in the conversation
      const files = new Set(viewed.map((look) => look.path)).size;
      if (shown.length < Math.min(files, mostShown)) return null;
      const grammar = grammars[extensionOf(path).toLowerCase()] ?? null;
      const { whole, part } = partOf(context, request);
      const seen = isText
        ? asTheyHold(
            shown.flatMap((file) => withoutLeftOutLines(file, whole)),
            whole,
          )
        : shown;
      const sources = withExamples(seen, whole);
      const paths = shown.map((file) => file.path);
      const told = turnOf(context.messages).request?.context ?? "";
      const worked = isText ? [comparedIn(told), sortedIn(told)].filter((facts) => facts !== "") : [];
      const known = withoutForeignOrders(worked.join("\n"), whole);
      const plain =
        (await plainLibrary(path, whole, (list) => context.grounding.text(list))) +
        argumentHint(path, whole, paths) +
        dateHint(path, whole) +
        outputHint(path, whole, told) +
        letterHint(path, whole) +
        namesHint(path, whole);
      const wish = { files: sources, known, request: whole, wanted: `${part}Write ${path}.${plain}` };
      // a page may have fences of its own
      const fenced = /\.(?:md|markdown)$/i.test(path) ? "```" : "";
      const draft = await fileDraft(path, fenced, wish, context, { grammar, maxTokens: newFileTokens });
      return draft && isText ? { ...draft, sources: shown.map(({ text }) => text) } : draft;
    },
    async command(context) {
      const request = wishOf(context);
      const files = await shownFiles(looksOf(context), context, request, "raw");
      const gone = deletedFile(request);
      const isThere = gone !== null && (await context.grounding.text(gone)) !== null;
      const wanted = `Write the bash commands for this, and nothing else. ${gitHint(request, () => isThere)}`.trimEnd();
      const rest = { opening: "```bash\n", end: "\n```", grammar: null, maxTokens: commandTokens };
      return draftOf({ files, known: knownFrom(context), request, wanted }, context, rest);
    },
    async *anew({ paths, wish }, context, signal) {
      const open = paths.filter((path) => !inVain.has(`${path}\n${wish}`));
      let isSame = open.length > 0;
      for (const path of open) {
        const edit = yield* writeAnew({ path, wish }, paths, context, signal);
        if (edit !== null && edit !== "same") return edit;
        inVain.add(`${path}\n${wish}`);
        isSame &&= edit === "same";
      }
      return isSame ? "same" : null;
    },
    wishedFile: (context) => wishedFile(context, wished),
    async *choosePlace(path, folders, context, signal) {
      const request = wishOf(context);
      const text = withoutForeignOrders((await context.grounding.text(path)) ?? "", request).slice(0, longestHead);
      const names = folders.map((folder) => folder.replace(/\/$/, ""));
      const wanted = `Which folder does ${path} belong in: ${names.join(", ")}? Answer with its name.`;
      const draft = await draftOf(
        { files: [{ path, text, facts: "", extent: "parts" }], request, wanted },
        context,
        placeLimits,
      );
      if (!draft) return null;
      const name = yield* writer.pick(draft, names, signal);
      return name === null ? null : (folders[names.indexOf(name)] ?? null);
    },
    weighTelling: (request, signal) => weighTelling(writer, request, signal),
    weighKinds: (request, kinds, signal) => weighKinds(writer, { request, kinds }, signal),
    async *readRequest(question, signal) {
      if (question.about !== "files") {
        const reading = yield* readRequest(writer, question, signal);
        if (reading?.about === "wishes" && question.about === "wishes")
          wished = { request: question.request, wishes: reading.wishes };
        if (reading?.about === "rows" && question.about === "rows") rows = { ...reading, request: question.request };
        return reading;
      }
      const likely = yield* readLikelyFiles(writer, question, signal);
      found = likely && { requestId: turnOf(question.messages).request?.id, lines: likely.found };
      return likely && { about: "files", paths: likely.paths };
    },
    fillIn: (gap, signal) => writer.fillIn(gap, signal),
    takeUsage: () => writer.takeUsage(),
  };
}
