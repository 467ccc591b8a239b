import { type CronLine, cronLines } from "../../../facts/programs/cron-lines.ts";
import { isCommonWord, isSameVerb, sameNounAs, wordsOf } from "../../../request/words/words.ts";

/**
 * A job of a crontab, by the comment that it stands under: that is of the job right below it, and of those after that which are like it. `from` is the row of the first comment of its own;
 * `mates` are the other jobs that stand right below.
 */
export type Job = CronLine & { title: string; from: number; mates: readonly CronLine[] };

const comment = /^\s*#+\s*(\S.*?)\s*$/u;
/** "# m h dom mon dow command", "# jobs of the shop" */
const isOfAll =
  /^\s*#+\s*m(?:in(?:ute)?)?\.?\s+h(?:our)?|(?<!\p{L})(?:cron ?tab|cron ?jobs|jobs|tasks|aufgaben)(?!\p{L})/iu;
/** What runs a program, or says that it is a job, is no name of one. */
const isNoName =
  /^(?:(?:ba|z|da|k)?sh|python\d?|node|perl|php|ruby|env|nice|test|cd|sudo|root|dev|null|cron|cronjob|job|task|script|skript|aufgabe)$/u;

/** The jobs of a crontab, each with what is said above it. */
export function jobsOf(path: string, text: string): Job[] {
  if (/\.(?:md|markdown|rst|html?)$/i.test(path)) return [];
  const lines = text.split("\n");
  const runs: CronLine[][] = [];
  for (const job of cronLines(path, text)) {
    const run = runs.at(-1);
    if (run?.at(-1)?.row === job.row - 1) run.push(job);
    else runs.push([job]);
  }
  const rows = new Set(runs.flat().map(({ row }) => row));
  const saidIn = (row: number) => {
    const line = lines[row] ?? "";
    return rows.has(row) || isOfAll.test(line) ? "" : (comment.exec(line)?.[1] ?? "");
  };
  return runs.flatMap((run) => titled(run, saidIn));
}

function titled([head, ...others]: readonly CronLine[], saidIn: (row: number) => string): Job[] {
  if (!head) return [];
  const title = saidIn(head.row - 1);
  let from = head.row;
  while (saidIn(from - 1) !== "") from--;
  return [
    { ...head, title, from, mates: others },
    ...others.map((job) => {
      const isUnder = isAlike(head, job) || saysAll(job.command, title);
      return { ...job, title: isUnder ? title : "", from: job.row, mates: [] };
    }),
  ];
}

/** Whether two jobs do the same with something, or something with the same. */
export function isAlike(one: CronLine, other: CronLine): boolean {
  const own = new Set(commandWords(one));
  return commandWords(other).some((word) => own.has(word));
}

/** The jobs that are called so: by the comment above them, by the file that they run, or by their words. */
export function jobsCalled(jobs: readonly Job[], name: string): Job[] {
  const isCalled = ({ title, command }: Job) =>
    [title, title.split(/\s*[,:;(–—]/u)[0] ?? ""].some((own) => isSame(own, name)) ||
    filesIn(command).includes(name.toLowerCase());
  const exact = jobs.filter(isCalled);
  if (exact.length > 0) return exact;
  const all = jobs.filter(({ title, command }) => saysAll(`${title}\n${command}`, name));
  const isRun = ({ command }: Job) => filesIn(command).some((file) => isSame(withoutEnding(file), name));
  // of "backup" the job that runs backup-check.sh is another one, unless it is said to be one
  return all.some(isRun) ? all.filter((job) => isRun(job) || saysAll(job.title, name)) : all;
}

/** Of several jobs those that more of these words are said of. */
export function jobsTold(jobs: readonly Job[], words: readonly string[]): Job[] {
  const hits = jobs.map((job) => words.filter((word) => isSaidOf(job, word)).length);
  const most = Math.max(0, ...hits);
  return jobs.filter((_, index) => hits[index] === most);
}

/** "Set the opening of the hen house" is about the job that has `open`. */
export function isSaidOf({ title, command }: Job, word: string): boolean {
  return wordsOf(`${title}\n${command}`).some((own) => sameNounAs([word])(own) || isSameVerb(own, word));
}

/** Whether the comment above a job is surely about that one: a name that is meant so, or a word of what it does. */
export function isOwnTitle(job: Job, name: string): boolean {
  const own = new Set(commandWords(job));
  return saysAll(job.title, name) || telling(job.title).some((word) => own.has(word));
}

/** Whether a text has all words of a name, or these as one. */
function saysAll(text: string, name: string): boolean {
  const words = telling(name);
  const own = wordsOf(text);
  return (
    words.length > 0 &&
    (words.every((word) => own.some(sameNounAs([word]))) || (words.length > 1 && own.includes(words.join(""))))
  );
}

function telling(name: string): string[] {
  return wordsOf(name).filter((word) => !isCommonWord(word) && !isNoName.test(word));
}

function isSame(one: string, other: string): boolean {
  const words = telling(one);
  return words.length > 0 && words.join("") === telling(other).join("");
}

/** What a job does, and with what: without the signs of options and where its output goes. */
function commandWords({ command }: CronLine): string[] {
  const words = command.replaceAll(/\s*\d?&?>>?\s*\S+|\s-\S+/gu, " ").split(/\s+/);
  return words.flatMap((word) => telling(withoutEnding(fileOf(word))));
}

function filesIn(command: string): string[] {
  return command.split(/\s+/).map((word) => fileOf(word).toLowerCase());
}

function fileOf(word: string): string {
  return word.replace(/\/+$/, "").replace(/^.*\//, "");
}

function withoutEnding(file: string): string {
  return file.replace(/(?<=.)\.[a-z]{1,4}$/iu, "");
}
