import { baseName } from "../../../../../../shared/path-parts.ts";
import { commentLead } from "../../../facts/programs/comment-signs.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { isAlike, isOwnTitle, isSaidOf, type Job, jobsCalled, jobsOf, jobsTold } from "./job-meant.ts";
import { timeOfJob, withTimeOfJob } from "./job-timed.ts";
import { namedToCommentOut, namedToUncomment, plainWish } from "../plain-wish.ts";
import { timeSaid } from "./said-time.ts";
import type { SetWish } from "../slots.ts";
import { withoutPart } from "../lists/without-part.ts";

/** What a wish wants of one job: of those called `name` the one that it can be done to, and that more of the words in `about` are said of. */
type JobWish = {
  name: string;
  about: readonly string[];
  isOpen: (job: Job) => boolean;
  done: (lines: readonly string[], job: Job) => readonly string[] | null;
};

/**
 * What a wish about a job of a crontab comes to: it runs at another time, is commented out or in force again, or goes with the comment of its own. `text` is null where it isn't clear which
 * job, or what of it; the whole is null where a wish is about none.
 */
export function jobAsWished(path: string, text: string, told: string): { text: string | null } | null {
  const jobs = jobsOf(path, text);
  const wish = jobs.length === 0 ? null : jobWish({ path, text }, jobs, told.replaceAll(`"${baseName(path)}"`, ""));
  const called = wish ? jobsCalled(jobs, wish.name) : [];
  if (!wish || called.length === 0) return null;
  const [job, ...others] = jobsTold(called.filter(wish.isOpen), wish.about);
  return { text: (job && others.length === 0 ? wish.done(text.split("\n"), job)?.join("\n") : null) ?? null };
}

function jobWish(file: { path: string; text: string }, jobs: readonly Job[], line: string): JobWish | null {
  const [hidden, off] = [namedToUncomment(line, "kept"), namedToCommentOut(line, "kept")];
  if (hidden !== null)
    return {
      name: hidden.name,
      about: hidden.under.flatMap(wordsOf),
      isOpen: ({ isOff }) => isOff,
      done: (lines, job) => (runsAlready(jobs, job) ? null : lines.with(job.row, inForce(lines[job.row] ?? "", job))),
    };
  if (off !== null)
    return {
      name: off.name,
      about: off.under.flatMap(wordsOf),
      isOpen: ({ isOff }) => !isOff,
      done: (lines, { row }) => lines.with(row, commentLead(file) + (lines[row] ?? "")),
    };
  const wish = plainWish(line, "kept");
  if (wish?.deed !== "set" && wish?.deed !== "remove") return null;
  const [name, ...more] = wish.what;
  if (name === undefined) return null;
  const about = [...more.flatMap(wordsOf), ...wish.about];
  if (wish.deed === "set") return timeSaid(wish.to) === null ? null : timeWish(jobs, wish, name, about);
  return { name, about, isOpen: () => true, done: (lines, job) => removed(lines, job, name) };
}

function inForce(line: string, { lead, gaps }: Job): string {
  return line.slice(lead.length + (gaps[0]?.length ?? 0));
}

/** At another time, or by a line of its own. */
function runsAlready(jobs: readonly Job[], job: Job): boolean {
  return jobs.some((other) => !other.isOff && other.command === job.command);
}

/** A comment that other jobs stand under as well stays; where it may be about anything else it isn't clear. */
function removed(lines: readonly string[], job: Job, name: string): string[] | null {
  const { row, from, mates } = job;
  if (from === row || mates.some((mate) => isAlike(job, mate))) return withoutPart(lines, { from: row, to: row + 1 });
  const isClear = from > 0 || row === 1;
  const isOwn = isOwnTitle(job, name) || (mates.length === 0 && from > 0);
  return isClear && isOwn ? withoutPart(lines, { from, to: row + 1 }) : null;
}

/** What is said of when a job runs. */
const ofTime =
  /^(?:time|hour|start|starting|run|runs|running|schedule|begin|beginning|execution|daily|uhrzeit|zeit|beginn|startzeit)$/u;

function timeWish(jobs: readonly Job[], { from, to }: SetWish, name: string, about: readonly string[]): JobWish {
  const [old, fresh] = [from === null ? null : timeSaid(from), timeSaid(to)];
  return {
    name,
    about,
    isOpen: (job) => !job.isOff && (from === null || (old !== null && timeOfJob(job) === old)),
    done: (lines, job) => {
      const isOther = about.some((word) => !ofTime.test(word) && !isSaidOf(job, word));
      // the program may be told of a time as well
      const isTold = /\d[:.]\d\d(?!\d)/.test(job.command);
      const now = timeOfJob(job);
      if (now === null || fresh === null || fresh === now || isOther || isTold) return null;
      return lines.with(job.row, withTimeOfJob(lines[job.row] ?? "", job, fresh, jobs));
    },
  };
}
