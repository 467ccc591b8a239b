import type { CountTokens } from "./fit-text.ts";
import type { Listed } from "./prompt-parts.ts";
import { withoutMarks } from "../../../shared/prompt-section.ts";

/** So long descriptions may be, the first that fits: a shorter one still says what a thing is for. In characters. */
const descriptionLengths = [200, 120, 80, 50, 30, 0];

/** Names with a line each, all of them as briefly as it takes; what has no room even so is counted. */
export async function listWithin(listed: readonly Listed[], most: number, count: CountTokens): Promise<string> {
  for (const length of descriptionLengths) {
    const text = listed.map((each) => line(each, length)).join("\n");
    if ((await count(text)) <= most) return text;
  }
  // names alone are about alike, so that a share of them has about that share of the tokens
  const names = listed.map(({ name }) => withoutMarks(name));
  const fitting = Math.floor(names.length * Math.min(1, most / ((await count(names.join(", "))) + 8)));
  const shown = names.slice(0, fitting);
  return shown.length === 0 ? "" : `${shown.join(", ")} and ${names.length - shown.length} more`;
}

function line({ name, description }: Listed, length: number): string {
  const words = description.replaceAll(/\s+/g, " ").trim();
  const brief = words.length <= length ? words : `${words.slice(0, length).replace(/\s+\S*$/, "")}…`;
  return withoutMarks(length === 0 || words === "" ? `- ${name}` : `- ${name}: ${brief}`);
}
