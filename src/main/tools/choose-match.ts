import { distance } from "fastest-levenshtein";
import { AppError } from "../../shared/error.ts";
import type { TextMatch } from "./find-text.ts";
import { count } from "./wording.ts";

/** What the caller said about which place is meant. */
export type Choice = {
  oldText: string;
  all: boolean;
  line: number | undefined;
  /** False where nothing of the file may be told: nobody was asked yet whether it may be read. */
  mayQuote: boolean;
};

/** Comparing more, or longer ones, would hold up everything else. */
const linesCompared = 3_000;
const longestCompared = 160;
const linesNamed = 10;

/** The places that are meant, in order and apart from each other. Throws `invalid-input` where that isn't clear. */
export function chooseMatches(path: string, text: string, matches: readonly TextMatch[], choice: Choice): TextMatch[] {
  if (matches.length === 0) throw notThere(path, choice.mayQuote ? text : "", choice.oldText);
  if (choice.all) return apart(matches);
  if (matches.length === 1) return [...matches];
  const there = matches.filter((match) => match.line === choice.line);
  const whole = there.filter((match) => match.isWhole);
  const meant = whole.length === 1 ? whole : there;
  if (meant.length === 1) return meant;
  throw unclear(path, matches, there, choice.line);
}

function apart(matches: readonly TextMatch[]): TextMatch[] {
  let end = 0;
  return matches.filter((match) => {
    if (match.start < end) return false;
    end = match.end;
    return true;
  });
}

function notThere(path: string, text: string, oldText: string): AppError {
  const near = nearestLines(text, oldText);
  const lines = near.map(({ number, line }) => `line ${number}: ${line}`);
  const advice =
    near.length > 0
      ? `The nearest ${near.length === 1 ? "line is" : "lines are"}:\n${lines.join("\n")}`
      : "View it first.";
  return new AppError("invalid-input", `The text isn't in ${path}. ${advice}`);
}

function unclear(
  path: string,
  matches: readonly TextMatch[],
  there: readonly TextMatch[],
  line: number | undefined,
): AppError {
  if (there.length > 1) {
    return new AppError(
      "invalid-input",
      `The text stands ${there.length} times in line ${line} of ${path}. Give more of that line.`,
    );
  }
  const lines = [...new Set(matches.map((match) => match.line))];
  const named = lines.slice(0, linesNamed).join(", ") + (lines.length > linesNamed ? ", …" : "");
  const wrong = line === undefined ? "" : `, but not in line ${line}`;
  return new AppError(
    "invalid-input",
    `The text stands in ${path} ${count(matches.length, "time")}${wrong}: in lines ${named}. Say which with line, or give more of the text.`,
  );
}

/** The lines most like the first that says something, best first. */
function nearestLines(text: string, oldText: string): { number: number; line: string }[] {
  const wanted = oldText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .find((line) => line !== "");
  if (wanted === undefined) return [];
  const lines = text.split(/\r\n|\n|\r/).slice(0, linesCompared);
  return lines
    .map((line, index) => ({
      line: line.slice(0, longestCompared),
      number: index + 1,
      score: unlikeness(wanted, line.trim()),
    }))
    .filter(({ line, score }) => line.trim() !== "" && score < 0.7)
    .toSorted((a, b) => a.score - b.score || a.number - b.number)
    .slice(0, 3)
    .map(({ number, line }) => ({ number, line }));
}

function unlikeness(wanted: string, line: string): number {
  const [one, other] = [wanted.slice(0, longestCompared), line.slice(0, longestCompared)];
  return distance(one, other) / Math.max(one.length, other.length, 1);
}
