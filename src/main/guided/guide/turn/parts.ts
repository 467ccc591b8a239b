import { baseName } from "../../../../shared/path-parts.ts";
import { editFormNames, isEditForm } from "../../forms/form.ts";
import { isOfMended } from "../request/wishes/of-mended.ts";
import { asksAboutHistory, asksToRun, asksToWrite, meantForms } from "../request/wishes/request-intent.ts";
import { makesOnlyNew } from "../files/makes-only-new.ts";
import { newBranch } from "../request/git/new-branch.ts";
import { isSource, missingFiles, namedFiles, newFiles } from "../files/named-files.ts";
import { sourcesOfNew } from "../files/sources-of-new.ts";
import type { StepRecord } from "./step-record.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { wordsOf } from "../request/words/words.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { fileFormFor } from "./whole-file-form.ts";

/** One of several things that a request asks for. `forms` are the steps that can do it; none where it only wants to be told. */
export type Part = {
  text: string;
  forms: readonly string[];
  paths: readonly string[];
  /** What a command must have in it to do this; null where any will do. */
  command: RegExp | null;
};

/** Words that begin a new wish when they follow a comma, an "and" or the end of a sentence. */
const verbs =
  "add|append|insert|change|set|fix|remove|delete|rename|replace|move|copy|create|write|make|put|save|run|execute|start|commit|tag(?= (?:it|this|that|the|everything)\\b)|tell|say|show|list|count|sort|update|correct|bring|check|mark|cross|take|turn|raise|lower|mention|give|summari[sz]e|füge?|ändere?|setze?|lösche?|entferne?|benenne?|verschiebe?|kopiere?|erstelle?|schreibe?|mach|lege?|führe?|starte?|sage?|zeige?|korrigiere?|trage?|streiche?|packe?";
const border = new RegExp(
  `(?:[.;!?]\\s+|\\n+\\s*(?:[-*]|\\d+[.)])?\\s*|,?\\s+(?:and then|then|and also|and|und dann|danach|und|sowie)\\s+|,\\s*)(?=(?:please |pls |also |then |there |bitte |dann |dort |auch |me |mir )*(?:${verbs})\\b(?![-_.][\\p{L}\\p{N}]))|。`,
  "giu",
);

/** What a request asks for, one by one, in its order; none where it is one thing, or it can't be told apart. */
export function partsOf(request: string, files: readonly FileEntry[]): Part[] {
  const texts = partTexts(request);
  if (texts.length < 2 || texts.length > 6) return [];
  const isFolderMade = texts.some((text) => makesFolder.test(text));
  const read = sourcesOfNew(request, files);
  const parts = texts.map((text) =>
    isFolderMade && (makesFolder.test(text) || movesThere.test(text)) ? placing(text) : partOf(text, files, read),
  );
  const all = parts.filter((part) => part !== null);
  const known = makesOnlyNew(request, files) ? withOneNew(all, newFiles(request, files)) : all;
  return known.filter((part) => part.forms.length > 0).length < 2 ? [] : known;
}

/** Of a request for something new the parts that are about a single new file are one, and none of them changes what is there. */
function withOneNew(parts: readonly Part[], fresh: readonly string[]): Part[] {
  const isOfNew = ({ forms, paths }: Part) =>
    forms.includes("write") || (forms.some(isEditForm) && paths.every((path) => fresh.includes(path)));
  const about = parts.filter(isOfNew);
  const whole = {
    text: about.map(({ text }) => text).join(", "),
    forms: ["write", "bash"],
    paths: fresh,
    command: null,
  };
  if (fresh.length === 1) return parts.flatMap((part) => (part === about[0] ? [whole] : isOfNew(part) ? [] : [part]));
  return parts.map((part) => (isOfNew(part) ? { ...part, forms: whole.forms } : part));
}

/** The wishes of a request in its own words, in their order. What only says why stays with the wish that it is about. */
export function partTexts(request: string): string[] {
  const [first = "", second, ...more] = request
    .split(border)
    .map((text) => text.trim())
    .filter((text) => text !== "" && !isRuledOut.test(text));
  if (second === undefined) return first === "" ? [] : [first];
  const isReason = plan.test(first) || (reason.test(first) && (aboutIt.test(second) || isMending.test(second)));
  const texts = isReason && !wishes.test(first) ? [`${first}, ${second}`, ...more] : [first, second, ...more];
  return texts.reduce<string[]>((all, text) => {
    const last = all.at(-1);
    if (last === undefined) return [text];
    const [own = ""] = text.split(/(?<=[.!])\s/u);
    const isEmpty =
      saysNothing.test(text) ||
      putsIn.test(text) ||
      (pointsBack.test(own) && (changesIt.test(own) || !wishes.test(last)));
    const isSaved = savesIt.test(text) && makes.test(last);
    const isSame = isEmpty || isSaved || (mergesBranch.test(last) && deletesIt.test(text));
    return isSame ? [...all.slice(0, -1), `${last}, ${text}`] : [...all, text];
  }, []);
}

/** "write me a shopping list and save it as shopping.txt" is one wish: what is made, and where. */
const savesIt =
  /^(?:please |pls |then |bitte |dann )*(?:save|store|put|write|export|speichere?|lege?|schreibe?|speicher) (?:it|that|this|them|(?:the|that) (?:note|letter|text|list|result|whole thing|file)|das(?: ganze| ergebnis)?|es|sie|ihn|den text|die liste) (?:(?:ab|down) )?(?:as|in|into|to|under|als|unter) (?:(?:an?|the|eine[rm]?|der|die) )?(?:(?:new |neue[nr]? )?(?:file |datei )?(?:called |named |namens )?)?["'\u0060„]?[\p{L}\p{N}_./-]+\.[a-z]\w{0,5}["'\u0060“]?(?:[.!]*$|(?:[.!:,] | )(?!in |on |at |under |below |above |behind |next |unter |bei |hinter )[^\n]*$)/iu;
const makes =
  /(?<!\p{L})(?:write|compose|draft|make|create|prepare|put together|draw up|compile|need|want|(?:would|['’]d) (?:like|love)|schreibe?|erstelle?|mach|verfasse?|entwirf|brauche?|möchte|hätte gerne?) (?:(?:me|us|mir|uns|bitte) )?(?:an?|the|some|my|our|eine?n?|die|das|den|meine?n?)(?!\p{L})/iu;

/** The branch that is merged and then deleted is one wish. */
const mergesBranch = /\bmerge\b[^.!?\n]*\b(?:branch|main|master)\b|マージ/iu;
const deletesIt =
  /^(?:please |pls |also |then |bitte |dann |danach )*(?:delete|remove|lösche?) (?:it|(?:the|that|this|den) (?:merged )?branch)(?!\p{L})/iu;

/** "コミットはまだしないでください": it says what isn't to be done. */
const isRuledOut = /ないで(?:ください|下さい|ね)?[。!!]*$/u;

/** "… is wrong, please fix": what is to be fixed was said before. */
const saysNothing =
  /^(?:please |pls |also |then |just |bitte |dann |auch |mal )*(?:fix|change|correct|update|mend|do|make|set|add|korrigiere?|ändere?|mach|passe?)(?: (?:it|that|this|them|das|es|so|up|accordingly|please|bitte|an))*(?:,? (?:wherever (?:it|they|that) (?:comes? up|appears?|stands?|occurs?|turns? up|is|are|shows? up)|everywhere|throughout(?: the \p{L}+)?|in (?:all|every|each) (?:the )?(?:places?|files?|papers?)|überall(?:, wo (?:es|er|sie|das) \p{L}+)?))?[.!]*$|^(?:(?:これ|それ|ここ|そこ)[をも])?(?:変更|修正|更新|反映|直)し?て?(?:おいて)?(?:ください|下さい|もらえますか|(?:を)?お願いします)?[。!]*$/iu;

/** "her name is in contract.md, put it in": what it is about is what was said before. */
const putsIn =
  /^(?:please |pls |then |also |just |bitte |dann |auch |mal )*(?:put|add|include|enter|write|fill|trage?|setze?|schreibe?|füge?|nimm|baue?) (?:it|them|that|those|these|both|all of (?:it|them|that)|es|sie|das|die|beides?|alles)(?: (?:please|bitte|both|all|beide|alle))?(?: (?:in|there|in there|into it|as well|too|ein|rein|hinein|dort ein|da rein|mit rein|mit auf))?(?: (?:please|bitte|too|as well))?[.!]*$/iu;

/** "change that in hours.yaml please", "trag das bitte in den Plan ein": only where, of what was said before. */
const pointsBack =
  /^(?:please |pls |just |bitte |mal )*(?:fix|change|correct|update|put|enter|korrigiere?|ändere?|trage?|passe?) (?:it|that|this|das|es|dies)(?: (?:please|bitte|mal|so|right|down|up|there|dort|da))*(?: (?:in|into|on|onto|to|im|ins|auf)(?: (?:the|our|my|der|die|das|den|dem|unser\p{L}*|mein\p{L}*))?(?: [\p{L}\p{N}_./-]+){1,2}?)?(?: (?:please|bitte|too|auch|ein|an|rein|hinein))*[.!]*(?:, (?:so |genau |just )?(?:wie|like|as) [^.;!?\n]*)?$/iu;
const changesIt = /(?<!\p{L})(?:fix|change|correct|update|korrigiere?|ändere?|passe?)(?!\p{L})/iu;

/** How a sentence begins that says how things are, rather than what is to be done. */
const reason =
  /^(?:when|whenever|if|wenn) (?:i|we|you|ich|wir|man|du) |^(?:the|an?|my|our|his|her|their|we|they|he|she|it|this|there|some|der|die|das|mein\w*|unser\w*|wir|es)\s|\b(?:crash\w*|fails?|breaks?|stürzt|bricht)\b/iu;
/** "On Sunday I want to make the lasagne": it says what for. */
const plan =
  /(?<!\p{L})(?:i|we)(?:['’](?:m|re|d))? (?:(?:am|are|would) )?(?:want|plan|going|like|hope|need) to (?:make|cook|bake|go|drive|travel|visit|host|invite|celebrate|meet)(?!\p{L})[^\n]*$|(?<!\p{L})(?:ich|wir) (?:will|wollen|möchten?|werden?) [^.;!?\n]{1,60} (?:machen|kochen|backen|fahren|besuchen|feiern|einladen)(?!\p{L})/iu;
/** What is wrong was said before. */
const isMending =
  /^(?:please |pls |also |then |bitte |dann |auch )*(?:fix|mend|repair|correct|reparier\w*|korrigier\w*|behebe?) /iu;
const wishes = new RegExp(`^(?:please |pls |bitte )*(?:${verbs})(?=\\s)`, "iu");

const wish = new RegExp(`^(?:please |pls |also |then |bitte |dann |auch )*(?:${verbs})(?=\\s)`, "iu");

/** Whether a text begins with what is to be done. */
export function beginsWish(text: string): boolean {
  return wish.test(text);
}

/** A wish that says nothing by itself: "add it to the list". */
const aboutIt =
  /^(?:please |pls |also |then |bitte |dann |auch )*[\p{L}]+ (?:it|them|that|those|her|him|es|sie|das|ihn)\b/iu;

/** What a turn is to do, and what of it is left: as the request stood when there wasn't yet what the turn has made since. */
export function planOf(
  request: string,
  files: readonly FileEntry[],
  records: readonly StepRecord[],
): { parts: readonly Part[]; open: readonly Part[] } {
  const made = new Set(
    records.flatMap(({ tool, text, input }) => (tool === "write" && text.startsWith("Created") ? [input["path"]] : [])),
  );
  const parts = partsOf(
    request,
    files.filter(({ path }) => !made.has(path)),
  );
  return { parts, open: openParts(parts, records) };
}

/** The parts that no successful step has done yet. A step does the first open part that it fits. */
export function openParts(parts: readonly Part[], records: readonly StepRecord[]): Part[] {
  const open = parts.filter((part) => part.forms.length > 0);
  let hasBegun = false;
  let isByHarness = false;
  for (const record of records) {
    if (record.status !== "ok" || record.effect === "look") continue;
    // what the harness ran at first was to see what is wrong; behind a step of the model's it is what was asked for
    const { command } = record.input;
    if (record.isMade && hasBegun && typeof command === "string" && record.text.startsWith("exit 0")) {
      // what failed no longer does
      const isMeant = ({ forms, paths, text }: Part) =>
        forms.includes("fix") ? paths.length > 0 || isByHarness : isByHarness && isOfMended(text);
      const passes = (part: Part) => isMeant(part) && part.paths.every((path) => command.includes(path));
      open.splice(0, open.length, ...open.filter((part) => !passes(part)));
    }
    if (record.isMade && !hasBegun && record.effect !== "change" && !isNamedCommand(open[0], record)) continue;
    hasBegun ||= !record.isMade || record.effect === "change";
    if (record.effect === "change") isByHarness = record.isMade;
    // what is run before the change that it is to try has to run again
    const done = open.findIndex((part, index) => fits(part, record) && (record.tool !== "bash" || index === 0));
    if (done === -1) continue;
    const [closed] = open.splice(done, 1);
    // one command may commit and tag; of two commits it is the first
    for (const part of open.filter(({ command }) => command !== null && command.source !== closed?.command?.source))
      if (closed?.command && fits(part, record)) open.splice(open.indexOf(part), 1);
    // a file that is written anew is written for all that is asked of it
    for (const part of open.filter((other) => other.forms.some(isEditForm)))
      if (isNewFile(part, record) || (fits(part, record) && isIn(part, record, parts)))
        open.splice(open.indexOf(part), 1);
  }
  return open;
}

/** What is to be put into "it", or left out, stands in the file that was just written with the whole request in sight. */
function isNewFile(part: Part, { tool, text }: StepRecord): boolean {
  const isInIt =
    /\b(?:there|in it|into it|to it|as well|darin|hinein|dazu)\b|も入れて|も書いて|^(?:please |pls |bitte )*(?:leave out|skip|ignore|lass\w*|ohne)(?!\p{L})/iu.test(
      part.text,
    );
  return isInIt && part.paths.length === 0 && tool === "write" && text.startsWith("Created");
}

/** Whether a change is about this part as well: its lines have words that no other part has. */
function isIn(
  part: Part,
  { input: { old_text: before, new_text: after } }: StepRecord,
  parts: readonly Part[],
): boolean {
  if (typeof before !== "string" || typeof after !== "string") return false;
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const lines = [...old.filter((line) => !fresh.includes(line)), ...fresh.filter((line) => !old.includes(line))];
  // a single line, or a line for a line, is what one part asks for
  if (lines.length < 3) return false;
  const changed = new Set(wordsOf(lines.join("\n")));
  const others = new Set(parts.flatMap((other) => (other === part ? [] : wantedWords(other.text))));
  return wantedWords(part.text).some((word) => !others.has(word) && changed.has(word));
}

/** What the harness runs because a part says so, such as the making of a branch. */
function isNamedCommand(part: Part | undefined, record: StepRecord): boolean {
  return part !== undefined && part.command !== null && fits(part, record);
}

function fits(part: Part, { form, input, tool, text }: StepRecord): boolean {
  // "add a .gitignore …": a new file is there once it is written
  const isOwnFile = typeof input["path"] === "string" && part.text.includes(baseName(input["path"]));
  if (tool === "write" && text.startsWith("Created") && isOwnFile) return true;
  const isEdit = tool === "edit" && part.forms.some(isEditForm);
  if (!isEdit && !part.forms.includes(form) && !part.forms.includes(tool)) return false;
  if (part.command) {
    // a command that goes on to something that fails has made the branch all the same
    const isDone =
      text.startsWith("exit 0") || (newBranch(part.text) !== null && /^Switched to a new branch/m.test(text));
    return typeof input["command"] === "string" && part.command.test(input["command"]) && isDone;
  }
  const path = typeof input["path"] === "string" ? input["path"] : null;
  return path === null || part.paths.length === 0 || part.paths.includes(path);
}

/** "make a folder old and move the drafts in there" */
const makesFolder =
  /(?<!\p{L})(?:make|create|set up|mach\p{L}*|erstell\p{L}*|leg\p{L}*|anleg\p{L}*) (?:(?:me|us|mir|uns|bitte|please) )?(?:an?|two|three|the|one|new|einen?|zwei|drei|neue[nr]?|sub)(?: new| neuen?)? ?(?:sub-?)?(?:folders?|director(?:y|ies)|(?:unter)?ordner)(?!\p{L})/iu;
const movesThere =
  /^(?:please |pls |then |bitte |dann )*(?:move|put|sort|file|pack\p{L}*|verschieb\p{L}*|leg\p{L}*|schieb\p{L}*)(?!\p{L})[^.;!?]*(?<!\p{L})(?:there|into (?:it|them)|in it|darin|dorthin|dahin|hinein|rein)(?!\p{L})/iu;

function placing(text: string): Part {
  return { text, forms: ["move", "rename", "bash"], paths: [], command: null };
}

function partOf(text: string, files: readonly FileEntry[], read: readonly string[]): Part | null {
  const named = namedFiles(text, files).flatMap(({ path }) =>
    isSource(path, text) || read.includes(path) ? [] : [path],
  );
  const missing = missingFiles(text, files);
  const forms = formsFor(text, named, missing);
  return forms === null
    ? null
    : { text, forms, paths: forms.includes("write") ? missing : named, command: commandFor(text) };
}

function commandFor(text: string): RegExp | null {
  if (/\bcommit\b/i.test(text) && !tagsIt.test(text)) return /\bgit\b[^]*\bcommit\b/;
  if (tagsIt.test(text)) return /\bgit tag\b/;
  if (mergesBranch.test(text)) return /\bgit\b[^]*\bmerge\b/;
  return /\b(make|create|new|erstell\w*)\b.*\bbranch\b/i.test(text)
    ? /\bgit (?:checkout -b|switch -c|branch (?!-)\S)/
    : null;
}

const tagsIt = /^(?:please |pls |then |also )*tag (?:it|this|that|the|everything)\b/iu;

function formsFor(text: string, named: readonly string[], missing: readonly string[]): readonly string[] | null {
  if (asksAboutHistory(text) || asksToRun(text) || isToBeSeen.test(text) || tagsIt.test(text)) return ["bash"];
  const fileForm = fileFormFor(text, named, missing);
  if (fileForm) return [fileForm, "bash"];
  if (/^(?:please |and |bitte )*(tell|say|show|list|count|mention|give me|sage?|zeige?|nenne?)\b/i.test(text))
    return [];
  if (missing.length > 0 && asksToWrite(text)) return ["write", "bash"];
  // what is to be made and isn't a file that is named is a folder, or whatever a command makes
  if (named.length === 0 && /^(?:please |and |bitte )*(?:make|create|mach|erstelle?|lege?)(?!\p{L})/iu.test(text))
    return ["bash", "write"];
  const meant = meantForms(text);
  if (meant.length > 0) return meant;
  return new RegExp(`(?<!\\w)(?:${verbs})\\b`, "i").test(text) ? editFormNames : null;
}

/** "make sure it still runs": it has to be tried, not written. */
const isToBeSeen =
  /(?<!\p{L})(?:make sure|check|verify|see)(?: that| whether| if)? (?:\p{L}+ ){0,4}(?:runs?|works?|pass(?:es)?)(?!\p{L})|(?<!\p{L})(?:prüfe?|schau\p{L}*|stell\p{L}* sicher)[^.;!?\n]{0,40}(?:läuft|laufen|funktioniert|durchl\p{L}*)(?!\p{L})/iu;
