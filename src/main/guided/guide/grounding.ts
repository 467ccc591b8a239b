import { unwantedWords } from "./request/words/wanted-words.ts";
import { wordsOf } from "./request/words/words.ts";
import { baseName, folderOf } from "../../../shared/path-parts.ts";
import type { Choices, FieldPlace, Grounding } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { asksForDuplicates, copiesIn, sameFiles } from "./files/duplicates.ts";
import { eachFile } from "./made/each-file.ts";
import { coversFolder, picksSome } from "./made/places/said/picks-some.ts";
import { changedAsSaid } from "./made/wished/wished-calls.ts";
import { endOfFile, startOfFile, type FormField, formsOf, type ValueSource } from "../forms/form.ts";
import { valueText } from "../forms/tool-values.ts";
import { isProgram } from "../mend/program-file.ts";
import {
  asksForAll,
  asksForNames,
  meantForms,
  wantsEverywhere,
  wantsMending,
  wantsTestToPass,
} from "./request/wishes/request-intent.ts";
import { factsOfRows } from "./facts/numbers/file-facts.ts";
import { filesFor } from "./files/files-for.ts";
import { isBinary } from "./files/file-kinds.ts";
import { filesOfLanguages } from "./files/files-of-language.ts";
import { filesAndPatterns } from "./files/file-patterns.ts";
import { arrow, filesOfList, writeFileList } from "../forms/file-list.ts";
import { filesMeant } from "./files/files-meant.ts";
import { keptFiles } from "./request/limits/kept-files.ts";
import { namesIn } from "./request/values/literal-names.ts";
import { saidNameRule } from "./request/files/said-name-rule.ts";
import { frontMatterEnd } from "./written/front-matter.ts";
import { nameRule } from "./request/files/name-by-example.ts";
import { oncePerList } from "./files/once-per-list.ts";
import { oncePerRequest } from "./files/once-per-request.ts";
import { meantLines, rankLines } from "./facts/lines/rank-lines.ts";
import { withoutOlderCopies } from "./files/older-copies.ts";
import { saidFaulty, saidTests } from "../mend/said-faulty.ts";
import { isTestFile, missingFiles, namedTargets, namedFolder, newFiles, writtenFiles } from "./files/named-files.ts";
import { quotedPhrases, searchWords, withoutNewPhrases } from "./request/words/search-words.ts";
import { withoutKept } from "./request/wishes/told-wishes.ts";
import { wholeWord } from "./request/words/word-pattern.ts";
import { replacedPhrase, replacingPhrase } from "./request/values/replaced-phrase.ts";
import { saidLines } from "./written/said-lines.ts";
import { saidNote } from "./request/wishes/said-note.ts";
import { foldersFor, sortingOf } from "./request/files/sorting.ts";
import { sharedPhrases } from "./request/words/shared-phrases.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";

/** So many lines can be chosen from; a longer file is edited by `replace`, or by a part of it that was viewed. */
const linesOnOffer = 2_000;

const matchesOfWord = 200;

/** So many files can get new names at once. */
const renamedAtOnce = 60;

/** So many lines can be written anew at once. */
const longestBlock = 60;

/** Offers what is there: the files and folders of the workspace, and the lines of the file that was just named. */
export function groundIn(view: WorkspaceView, tools: readonly ToolSpec[]): Grounding {
  const forms = formsOf(tools);
  return {
    async choices(place) {
      const form = forms.find(({ name }) => name === place.form);
      const field = form?.fields.find(({ name }) => name === place.field);
      return form && field ? choicesFor(field, place, form.tool === "edit", view) : { kind: "free" };
    },
    text: (path) => view.text(path),
    changed: (file, wish) => changedAsSaid(file, wish, view),
    countedRows: (path, question, meant) => factsOfRows(path, question, meant, view),
  };
}

async function choicesFor(field: FormField, place: FieldPlace, isEdit: boolean, view: WorkspaceView): Promise<Choices> {
  const { soFar, request } = place;
  if (typeof field.source === "object") return choicesIn(field.source);
  switch (field.source) {
    case "existing-file": {
      const files = await filesFor(request, view);
      return {
        kind: "one-of",
        values: isEdit ? await filesToChange(place, files, view) : pathsOf(files),
      };
    }
    case "existing-folder":
      return { kind: "one-of", values: foldersOf(pathsOf(await view.files())) };
    case "files":
      return { kind: "one-of", values: await filesToMove(place, await filesFor(request, view), view) };
    case "new-names":
      return asOne(await filesToRename(soFar["files"] ?? "", request, view));
    case "line":
      return { kind: "one-of", values: linesFor(place, (await view.text(soFar["path"] ?? "")) ?? "") };
    case "last-line":
      return { kind: "one-of", values: linesAfter(soFar["first"] ?? "", (await view.text(soFar["path"] ?? "")) ?? "") };
    case "line-or-end":
      return { kind: "one-of", values: anchorsFor(request, (await view.text(soFar["path"] ?? "")) ?? "") };
    case "one-line": {
      const note = place.form === "remember" && place.field === "note" ? saidNote(request) : null;
      if (note !== null) return { kind: "one-of", values: [note] };
      if (place.form !== "replace") return { kind: "free" };
      if (place.field === "find") return phrasesFor(place, (await view.text(soFar["path"] ?? "")) ?? "");
      const said = replacingPhrase(request, soFar["find"] ?? "");
      return said === null ? { kind: "free" } : { kind: "one-of", values: [said] };
    }
    case "new-path": {
      const missing = newFiles(request, await filesFor(request, view));
      return missing.length > 0 ? { kind: "one-of", values: missing } : { kind: "free" };
    }
    case "text": {
      if (place.form !== "add") return { kind: "free" };
      const each = await eachFile(request, await filesFor(request, view), view);
      const lines = each ? [each.line] : saidLines(request, (await view.text(soFar["path"] ?? "")) ?? "");
      return lines.length > 0 ? { kind: "one-of", values: lines } : { kind: "free" };
    }
    case "target":
      return { kind: "free" };
    default:
      return field.source satisfies never;
  }
}

/** What a tool's own schema lists. */
function choicesIn(source: ValueSource): Choices {
  return source.type === "one-of" ? { kind: "one-of", values: source.values.map(valueText) } : { kind: "free" };
}

/**
 * The lines that the model has just named as the mistake, or else those that the request can mean: left to choose freely,
 * small models tend to the first line of a file.
 */
function linesFor({ form, soFar, request }: FieldPlace, text: string): string[] {
  const mistake = soFar["mistake"] ?? "";
  const lines = linesOf(text);
  // where a block begins that is written anew, a request seldom says
  if (form === "rewrite") return lines;
  const named = lines.filter((line) => line.trim().length > 3 && mistake.includes(line.trim()));
  if (named.length > 0) return named;
  // a wish to mend names what goes wrong, not the line that does it
  const ranked = meantLines(rankLines(text, form === "fix" ? mistake : withoutNewPhrases(request, text))).map(
    (line) => line.text,
  );
  // `new_search` is to go, and `new_search_ui` isn't
  const names = form === "delete" ? namesIn(request) : [];
  const able = form === "delete" ? withoutKeptNames(ranked, request) : ranked;
  const exact = able.filter((line) => names.some((name) => name.test(line)));
  return [...new Set(exact.length > 0 ? exact : able)].slice(0, linesOnOffer);
}

/** "Gianna stays": no line with her name is to go; all of them where every line has such a name. */
function withoutKeptNames(lines: readonly string[], request: string): readonly string[] {
  const { wanted, kept } = withoutKept(request);
  const names = (kept.match(/(?<!\p{L})\p{Lu}[\p{L}\p{N}_-]+/gu) ?? []).map((name) => wholeWord(name));
  const staying = names.filter((name) => !name.test(wanted));
  const able = lines.filter((line) => !staying.some((name) => name.test(line)));
  return able.length > 0 ? able : lines;
}

/** Where lines can be added: at the end and after each line; where a request names a place, only there. */
function anchorsFor(request: string, text: string): string[] {
  const lines = text.split(/\r?\n/);
  const front = /\b(?:front ?matter|metadata|metadaten)\b/iu.test(request) ? frontMatterEnd(lines) : null;
  if (front !== null) return [lines[front] ?? ""];
  const isAtStart =
    /\b(at the (?:very )?(?:top|beginning|start)|first line|ganz oben|an den anfang|am anfang)\b|先頭|一番上/iu.test(
      request,
    );
  const isAtEnd =
    /\b(at the (?:very )?(?:end|bottom)|last line|ans ende|am ende|ganz unten)\b|末尾|最後に|一番下/iu.test(request);
  const isInside = /\b(section|list|heading|part|block|front matter|abschnitt|liste)\b/iu.test(request);
  if (!isInside && isAtStart !== isAtEnd) return [isAtStart ? startOfFile : endOfFile];
  const isPlaced =
    /\b(under|below|beneath|after|behind|in the .{0,30}(section|list|part|block)|section|heading|unter|nach|hinter|bei|im abschnitt)\b|のところ|の下|の後|の欄/iu.test(
      request,
    );
  const ranked = rankLines(text, withoutNewPhrases(request, text));
  const meant = isPlaced && ranked.some((line) => line.score > 0) ? meantLines(ranked) : [];
  return meant.length > 0 ? [...new Set(meant.map((line) => line.text))] : [endOfFile, startOfFile, ...linesOf(text)];
}

/** The files that a change can mean: those that are named, lie in the named folder, or have what is to be replaced. */
async function filesToChange(
  { form, request }: FieldPlace,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly string[]> {
  const each = await eachFile(request, files, view);
  if (each && each.missing.length > 0) return each.missing.map(({ path }) => path);
  const { paths, areNamed } = filesToEdit(request, files);
  if (areNamed || form !== "replace") return paths;
  const matches = await view.search(searchWords(request), matchesOfWord);
  const phrase = replacedPhrase(request, matches.map(({ text }) => text).join("\n"));
  if (phrase === null) return paths;
  const whole = wholeWord(phrase);
  const places = new Set(matches.filter(({ text }) => whole.test(text)).map(({ path }) => path));
  const having = paths.filter((path) => places.has(path));
  return having.length > 0 ? having : paths;
}

/** The files that a request can want changed, and whether it names them. */
export const filesToEdit = oncePerRequest((request, files): { paths: readonly string[]; areNamed: boolean } => {
  const all = withoutGivenTests(pathsOf(withoutOlderCopies(files, request)), request, files);
  const said = namedTargets(request, files)
    .map(({ path }) => path)
    .filter((path) => all.includes(path));
  const programs = wantsMending(request) ? said.filter(isProgram) : [];
  const named = programs.length > 0 ? programs : said;
  if (named.length > 0 && !wantsEverywhere(request)) return { paths: textsOf(named), areNamed: true };
  const folder = namedFolder(request, all);
  const inside = folder === null ? all : all.filter((path) => path.startsWith(`${folder}/`));
  const unwanted = new Set(unwantedWords(request));
  // what is to go out of the files of a kind stands in those
  const isOfKind = meantForms(request)[0] === "delete";
  const ofLanguages = new Set(isOfKind ? filesOfLanguages(request, files).map(({ path }) => path) : []);
  const ofKind = inside.filter((path) => ofLanguages.has(path));
  const wanted = (ofKind.length > 0 ? ofKind : inside).filter(
    (path) => !wordsOf(path).some((word) => unwanted.has(word)),
  );
  return { paths: textsOf(wanted.length > 0 ? wanted : inside), areNamed: false };
});

/** What a request means as a whole is one choice, and the only one; else each file and pattern. */
async function filesToMove(
  { form, request }: FieldPlace,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly string[]> {
  const isForm = form === "move" || form === "copy" || form === "remove" || form === "rename";
  const meant = isForm ? filesMeant(request, files, form) : null;
  // who names a file means that one
  if (form === "remove" && asksForDuplicates(request) && writtenFiles(request, files).length === 0) {
    const copies = copiesIn(await sameFiles(request, files, view), request);
    const said = meant ? copies.filter((copy) => meant.some(({ path }) => path === copy)) : copies;
    return said.length > 0 ? [writeFileList(said)] : [];
  }
  // what isn't understood of which ones are meant leaves each file to be chosen, and never all beside it
  const isOfSome = form === "move" && picksSome(request, files);
  const isTooMuch = (paths: readonly string[]) => isOfSome && coversFolder(paths, files);
  if (meant && !isTooMuch(pathsOf(meant))) return [writeFileList(pathsOf(meant))];
  const kept = form === "copy" ? [] : keptFiles(request, files);
  const choices = filesAndPatterns(pathsOf(files)).filter(
    (choice) =>
      filesOfList(choice, kept).length === 0 && !isTooMuch(isOfSome ? filesOfList(choice, pathsOf(files)) : []),
  );
  return form === "remove" ? choices.filter((choice) => !isPattern(choice) || isSaid(choice, request)) : choices;
}

function isPattern(choice: string): boolean {
  return /(?<!\[)\*/.test(choice);
}

/** Whether a request speaks of what a pattern stands for: what is deleted must not come from a guess. */
function isSaid(pattern: string, request: string): boolean {
  const said = request.toLowerCase();
  const [word = ""] = /[\p{L}\p{N}]{2,}/u.exec(baseName(pattern).toLowerCase()) ?? [];
  return (
    asksForAll(request) || (word !== "" && said.includes(word)) || (word === "bak" && /backup|sicherung/.test(said))
  );
}

/** Where each file can go to one place only, there is nothing to choose, whatever the engine can do. */
function asOne(items: Extract<Choices, { kind: "each" }>["items"]): Choices {
  const lines = items.flatMap(({ name, beginning, endings }) =>
    endings?.length === 1 ? [`${name}${arrow}${beginning}${endings[0] ?? ""}`] : [],
  );
  const isDecided = lines.length > 0 && lines.length === items.length;
  return isDecided ? { kind: "one-of", values: [lines.join("\n")] } : { kind: "each", items };
}

/** In the order in which people count, so that a model goes on counting right; each stays in its folder, or below it. */
async function filesToRename(chosen: string, request: string, view: WorkspaceView) {
  const paths = filesOfList(chosen, pathsOf(await filesFor(request, view))).filter((path) => !path.includes(arrow));
  const sorted = paths.toSorted(new Intl.Collator("en", { numeric: true }).compare).slice(0, renamedAtOnce);
  const sorting = asksForNames(request) ? null : sortingOf(request);
  if (sorting === null) return renamedLike(sorted, request);
  const placed = sorted.map(async (name) => {
    const folders = foldersFor(name, await view.text(name), sorting);
    return { name, beginning: folderOf(name), endings: folders.map((folder) => `${folder}/`) };
  });
  const sure = (await Promise.all(placed)).filter(({ endings }) => endings.length > 0);
  return sure.length > 0 ? sure : renamedLike(sorted, request);
}

/**
 * What a request says of how names are written is done to the letter. A new name that it gives as an example is that of the file that it can be made of, and shows how the others are made: small
 * models lose count, or give every file the example.
 */
function renamedLike(paths: readonly string[], request: string) {
  const said = saidNameRule(request);
  if (said) {
    const renamed = paths.filter((path) => said(path) !== path);
    return renamed.map((path) => ({ name: path, beginning: folderOf(path), endings: [baseName(said(path))] }));
  }
  const files = paths.map((path) => ({ path, size: 0 }));
  const rules = missingFiles(request, files).flatMap((example) => {
    const made = example.includes("/") ? [] : paths.flatMap((path) => nameRule(path, example) ?? []);
    return made.length === 1 ? made : [];
  });
  return paths.map((path) => {
    const name = rules.map((rule) => rule(path)).find((found) => found !== null);
    return { name: path, beginning: folderOf(path), endings: name === undefined ? null : [name] };
  });
}

/** The line itself and those that follow it. */
function linesAfter(first: string, text: string): string[] {
  const lines = linesOf(text.slice(Math.max(0, text.indexOf(first))));
  return lines.slice(0, longestBlock);
}

/** What is to be found is what the request says to the letter, where the file has it. */
function phrasesFor({ request }: FieldPlace, text: string): Choices {
  const replaced = replacedPhrase(request, text);
  const quoted = quotedPhrases(request).filter((phrase) => text.includes(phrase));
  const said = quoted.length > 0 ? quoted : sharedPhrases(request, text);
  const values = replaced === null ? said : [replaced];
  return values.length > 0 ? { kind: "one-of", values } : { kind: "free" };
}

/** Who wants a failing test to pass doesn't want the test changed, nor what is said to test a program that is said to be wrong. */
function withoutGivenTests(paths: readonly string[], request: string, files: readonly FileEntry[]): readonly string[] {
  const said = saidFaulty(request, files).length > 0 ? saidTests(request, files) : [];
  const isByName = wantsTestToPass(request);
  const others = paths.filter((path) => !said.includes(path) && !(isByName && isTestFile(path)));
  return others.length > 0 ? others : paths;
}

/** The paths of files. One with a line end in it can't be written on a line, so it isn't offered. */
const pathsOf = oncePerList((files: readonly FileEntry[]): readonly string[] =>
  files.flatMap(({ path }) => (path.includes("\n") ? [] : path)),
);

/** Sounds and pictures aren't written as if they were texts. */
function textsOf(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !isBinary(path));
}

/** Every folder that holds a file, and the workspace itself as `.`. */
const foldersOf = oncePerList((paths: readonly string[]): readonly string[] => {
  const folders = new Set(["."]);
  let last = "";
  for (const path of paths) {
    const folder = folderOf(path);
    // files of one folder mostly stand together
    if (folder === last) continue;
    last = folder;
    for (let at = folder.indexOf("/"); at !== -1; at = folder.indexOf("/", at + 1)) folders.add(folder.slice(0, at));
  }
  return [...folders];
});

/** The lines that say something, each once. */
function linesOf(text: string | null): string[] {
  const lines = (text ?? "").split(/\r?\n/).filter((line) => line.trim() !== "");
  return [...new Set(lines)].slice(0, linesOnOffer);
}
