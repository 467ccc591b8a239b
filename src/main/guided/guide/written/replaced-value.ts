import { saidValueChange, type ValueChange } from "../request/values/said-value.ts";
import { valuesIn, writtenLike } from "../request/values/values.ts";
import { paired } from "./paired-lines.ts";

/**
 * What was written, with the value that a request says in the place of another one where the model has changed that line into something else: "until 12 instead of 13" made
 * `8–13` to `12–13`. Only lines that have the old value, and in which the new one was put
 * in the place of another number, and nothing else was changed.
 */
export function withSaidValue(before: string, written: string, request: string): string {
  const change = saidValueChange(request);
  if (!change) return written;
  return paired(before.split(/\r?\n/), written.split(/\r?\n/))
    .flatMap(({ old, fresh }) => {
      if (fresh === null) return [];
      return old === null || old.text === fresh ? fresh : (asSaid(old.text, fresh, change) ?? fresh);
    })
    .join("\n");
}

function asSaid(line: string, written: string, { old, fresh }: ValueChange): string | null {
  const isValue = ({ kind, amount }: typeof old, other: typeof old) => kind === other.kind && amount === other.amount;
  const values = valuesIn(line).filter((each) => isValue(each, old));
  // of several the one that was meant is where the line was changed
  const from = [...line].findIndex((sign, index) => sign !== written[index]);
  const value = values.length > 1 ? values.find(({ to }) => to > from) : values[0];
  const isDone = valuesIn(written).some((each) => isValue(each, fresh));
  if (!value || isDone || wordsIn(line) !== wordsIn(written)) return null;
  // another number may have been wanted as well
  const known = [line, fresh.text].flatMap(numbersIn);
  if (!numbersIn(written).every((number) => known.includes(number))) return null;
  return line.slice(0, value.from) + writtenLike(value, fresh.amount, fresh.text) + line.slice(value.to);
}

function wordsIn(line: string): string {
  return line.replaceAll(/\d+/gu, "").replaceAll(/\s+/gu, " ");
}

function numbersIn(line: string): string[] {
  return line.match(/\d+/gu) ?? [];
}
