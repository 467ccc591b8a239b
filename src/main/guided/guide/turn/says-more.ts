import { partTexts } from "./parts.ts";
import { withoutDenied } from "../request/denied-clauses.ts";

/** Whether a request asks for more than one thing: who does the one thing then hasn't done it all. What is to stay is none. */
export function saysMore(request: string): boolean {
  return partTexts(request).filter((text) => withoutDenied(text).trim() !== "").length > 1;
}
