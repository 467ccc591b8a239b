import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isSettings, type Setting, settingsIn, withSetting } from "../../../facts/programs/setting-lines.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { type SaidShift, saidShift } from "../../../request/dates/said-shift.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { weekdayNamed, weekdayPlace } from "../../../request/dates/weekdays.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saysMore } from "../../../turn/says-more.ts";

const isSide = {
  start: /^(?:on|start|starts|begin|begins|from|open|opens|opening)$/iu,
  end: /^(?:off|end|ends|stop|stops|until|till|to|close|closes|closing)$/iu,
};
const wholeDay = 24 * 60;
const staysLonger =
  /(?<!\p{L})(?:stay\p{L}*|remain\p{L}*|keep\p{L}*|leave|bleib\p{L}*|lass\p{L}*)(?=\s[^.;!?\n]*\s(?:longer|länger)(?!\p{L}))/giu;

/**
 * A time of settings that is to be so much earlier or later: the end or the beginning of what the words of its section say, and its day. Empty where the
 * request says no such shift, or where more than one may be meant.
 */
export async function saidShiftCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  // what stays on an hour longer doesn't stay as it is
  const said = withoutDenied(request.replaceAll(staysLonger, " "));
  const isOnce = isLimited(request) || valuesIn(request).some(({ kind }) => kind === "date");
  const shift = isOnce || saysMore(request) ? null : saidShift(said);
  if (!shift) return [];
  const texts = await textsMeant(request, files, isSettings, view);
  const found = texts.flatMap((file) => {
    const times = settingsIn(file.path, file.text).flatMap((setting) => timeMeant(setting, shift, said) ?? []);
    const [time, ...others] = times;
    return time && others.length === 0 ? [{ ...file, ...time }] : [];
  });
  const meant = plainestFile(found, texts, said);
  const amount = meant ? meant.value.amount + shift.minutes : -1;
  if (!meant || amount < 0 || amount >= wholeDay) return [];
  const { setting, value } = meant;
  const put =
    setting.value.slice(0, value.from) + writtenLike(value, amount, value.text) + setting.value.slice(value.to);
  return [
    {
      tool: "edit",
      input: {
        path: setting.path,
        old_text: setting.line,
        new_text: withSetting(setting, put),
        line: setting.row + 1,
      },
    },
  ];
}

/** The time of a setting that a shift is about; null for none. */
function timeMeant(setting: Setting, { side }: SaidShift, said: string): { setting: Setting; value: Value } | null {
  const times = valuesIn(setting.value).filter(({ kind }) => kind === "time");
  const isSpan = times.length === 2;
  const value = isSpan ? times[side === "end" ? 1 : 0] : times[0];
  if (!value || times.length > 2 || (!isSpan && !isSide[side].test(setting.key))) return null;
  const names = [...setting.parents, ...(isSpan ? [setting.key] : [])];
  return names.length > 0 && names.every((name) => isSaid(name, said)) ? { setting, value } : null;
}

/** Whether all words of the name of a section or of a key are said; a day however it is written. */
function isSaid(name: string, said: string): boolean {
  const words = wordsOf(said);
  const day = weekdayPlace(name.replaceAll(/[^\p{L}]/gu, ""));
  if (day !== null) return weekdayNamed(said) === day;
  const own = wordsOf(name).filter((word) => !/^(?:hours|times|zeiten)$/u.test(word));
  return own.some((word) => !isCommonWord(word)) && own.every((word) => words.some((other) => isSameNoun(word, other)));
}
