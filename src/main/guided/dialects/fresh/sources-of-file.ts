import { eventsOfSaidTime } from "../../guide/facts/times/calendar-events.ts";
import { withLaterChanges } from "../../guide/facts/lines/changed-later.ts";
import { withoutLeftOut } from "../../guide/request/limits/left-out.ts";
import { withNamedSections } from "../../guide/written/named-sections.ts";
import { withRowsToUse } from "../../guide/written/rows-to-use.ts";
import type { ShownFile } from "./prompt.ts";

/** The file as something is to be made of it; none where all of it is to be left out. */
export function withoutLeftOutLines(file: ShownFile, request: string): ShownFile[] {
  const text = withoutLeftOut(file.text, request);
  if (text === null) return [];
  if (file.path.endsWith(".ics")) return [{ ...file, text: eventsOfSaidTime(text, request) }];
  const part = file.extent === "whole" ? withNamedSections(file.path, text, request) : text;
  // in parts of a table the rows can't be told from what stands between them
  return [{ ...file, text: file.extent === "whole" ? withRowsToUse(file.path, part, request) : text }];
}

/** What is made of notes is made of what was said last. */
export function asTheyHold(files: readonly ShownFile[], request: string): ShownFile[] {
  const isTold = ({ path }: ShownFile) => /(?:\.(?:txt|md|markdown|org|eml)|(?:^|\/)[^.]+)$/iu.test(path);
  const told = files.filter(isTold);
  const texts = withLaterChanges(
    told.map(({ text }) => text),
    request,
  );
  return files.map((file) => ({ ...file, text: texts[told.indexOf(file)] ?? file.text }));
}
