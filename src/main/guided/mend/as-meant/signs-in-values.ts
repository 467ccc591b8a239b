import { keptWhole } from "../kept-whole.ts";
import { languageOf } from "../program-file.ts";
import type { DataReading, ProgramWithData, Twin } from "./data-reading.ts";

/** Only a part of a value comes out. */
const isCutOff =
  /(?<!\p{L})(?:(?:cut|chopped|broken|breaks?|cuts?|chops?|snipped|lopped) (?:\p{L}+ ){0,3}off|cut short|cut at|truncat\p{L}*|in half|half of|in full|in whole|completely|incomplete\p{L}*|too short|shortened|(?:only|just) (?:the )?(?:first|beginning|start|part|half)|(?:stops|ends) (?:at|after|before)|(?:rest|end|part|half|remainder) (?:of|behind|after|is|gets|goes|isn['’]?t)|(?:every|any)thing (?:behind|after)|(?:rest|end|second half|other half) (?:missing|gone|lost)|abgeschnitten\p{L}*|schneidet|abgehackt\p{L}*|verschluck\p{L}*|unvollständig\p{L}*|vollständig|ganz|komplett|gekürzt\p{L}*|nur (?:den|der|die|das) (?:ersten?|anfang|teil|hälfte)|rest|hälfte|hört [^.;!?\n]{0,20}auf)(?!\p{L})|途中|切れ|欠け|最後まで|全部|最初の部分/iu;
const mark = "\uE001";
const apart =
  /\.split\(\s*(?:"([^"\\\n]+)"|'([^'\\\n]+)')|\bcut\b[^|\n]*\s-d ?["']?([^\s"'])|\bawk -F ?["']?([^\s"'\\])|\bIFS=["']?([^\s"'\\])/gu;

/**
 * Lines that a program takes apart at a sign which one of the parts has in it as well, where the request says that something is cut off: with another sign in
 * there it has to print the same. Null where no line has the sign more than once.
 */
export function signsInValues(request: string, { program, data }: ProgramWithData): DataReading | null {
  const language = languageOf(program.path);
  if (language === null || !isCutOff.test(request)) return null;
  const found = [...program.text.matchAll(apart)].map(([, ...signs]) => signs.find(Boolean) ?? "");
  const [inValues, ...others] = [...new Set(found)].flatMap((sign) => {
    const usual = usualCount(sign, data.text);
    return usual === null ? [] : [{ sign, usual }];
  });
  if (inValues === undefined || others.length > 0) return null;
  const { sign, usual } = inValues;
  const lines = program.text.split("\n");
  return {
    path: data.path,
    twins: twinsOf(data.text, sign, usual),
    inPrint: (outcome) => outcome.replaceAll(mark, () => sign),
    changes: keptWhole(lines, language).map(({ from, old, fresh }) => ({
      tool: "edit",
      input: { path: program.path, old_text: old, new_text: fresh, line: from + 1 },
    })),
  };
}

/** How often most lines have a sign, where they are taken apart at it, and some have it more often; null where none has. */
function usualCount(sign: string, text: string): number | null {
  const counts = text
    .split("\n")
    .map((line) => line.split(sign).length - 1)
    .filter((count) => count > 0);
  const often = (count: number) => counts.filter((one) => one === count).length;
  const [usual] = counts.toSorted((one, other) => often(other) - often(one) || one - other);
  // a cell in quotation marks is read as such
  const isQuoted = /^[,;\t]$/u.test(sign.trim()) && text.includes('"');
  const isFit =
    !isQuoted &&
    usual !== undefined &&
    counts.every((count) => count >= usual) &&
    counts.some((count) => count > usual);
  return isFit && sign.trim() !== "" ? usual : null;
}

/** A number stands behind the last one of each line, and not behind the first of those that have more. */
function standsLast(text: string, sign: string, usual: number): boolean {
  const parts = text
    .split("\n")
    .map((line) => line.split(sign))
    .filter(({ length }) => length > 1);
  const isNumber = (part: string | undefined) => /^\s*-?\d+(?:[.,]\d+)*\s*$/u.test(part ?? "");
  const more = parts.filter(({ length }) => length > 2);
  return (
    usual === 1 && parts.every((all) => isNumber(all.at(-1))) && !more.some(([, ...rest]) => isNumber(rest.join(sign)))
  );
}

/** The data as it is, and with the sign once more in each value. */
function twinsOf(text: string, sign: string, usual: number): Twin[] {
  const isLast = standsLast(text, sign, usual);
  const joined = (by: string, more: string) =>
    text
      .split("\n")
      .map((line) => {
        const parts = line.split(sign);
        if (parts.length === 1) return line;
        const at = isLast ? parts.length - 1 : usual;
        const [head, rest] = [parts.slice(0, at), parts.slice(at)];
        return isLast ? head.join(by) + more + sign + rest.join(by) : head.join(sign) + sign + rest.join(by) + more;
      })
      .join("\n");
  return [
    { given: null, taken: joined(mark, "") },
    { given: joined(sign, `${sign}x`), taken: joined(mark, `${mark}x`) },
  ];
}
