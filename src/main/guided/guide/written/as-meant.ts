import { isProgram } from "../../mend/program-file.ts";
import { withoutLooseFences } from "./loose-fences.ts";
import { withEntryInOrder } from "./entry-in-order.ts";
import { withMovedLine } from "./moved-line.ts";
import { withOwnSigns } from "./own-signs.ts";
import { withSaidValue } from "./replaced-value.ts";
import { atRightLine } from "./right-line.ts";
import { withRowInPlace } from "./row-in-place.ts";
import { withSaidNumbers } from "./said-numbers.ts";
import { withSaidNumbersOnlyWhereMeant } from "./same-elsewhere.ts";
import { sortedLines } from "./sorted-lines.ts";
import { withoutUnasked } from "./unasked-changes.ts";

/** What was written without what nobody asked for. In a program a line that says nothing of the request may have to change as well. */
export function asMeant(path: string, text: string, reply: string, request: string): string {
  const written = withOwnSigns(text, withoutLooseFences(text, reply), request);
  if (isProgram(path)) return withSaidNumbersOnlyWhereMeant(text, written, request);
  const said = withSaidValue(text, withSaidNumbers(text, written, request), request);
  const asked = withoutUnasked(text, said, request);
  const whole = withMovedLine(text, asked, request);
  const placed = withEntryInOrder(text, withRowInPlace(path, text, whole, request), request);
  return atRightLine(text, sortedLines(text, placed, request), request);
}
