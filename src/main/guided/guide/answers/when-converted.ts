import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { requestLanguage } from "../request/words/answer-language.ts";
import { asksBesides } from "./asks-besides.ts";

const converted = /^Counted: ([^=\n]+ = [^=\n]+)$/mu;
const ofZones = /^Counted: (\S+) in (.+?) is (\S+)( on the (?:next day|day before))? in (.+)$/mu;
/** What is longer asks for more than that. In characters. */
const longest = 160;

/** An amount in another unit, or a time in another place, that the harness has worked out: a small model that is told it works it out anew, and wrongly. Null where more is asked. */
export function answerWhenConverted({ messages, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "chat" || since.length > 0 || request.text.length > longest) return null;
  const counted = request.context.split("\n").filter((line) => line.startsWith("Counted:"));
  const language = requestLanguage(request.text);
  if (counted.length !== 1 || (language !== "ja" && asksBesides(request.text))) return null;
  if (request.text.split(/[?？]/u).length > 2) return null;
  const amount = converted.exec(counted[0] ?? "")?.[1];
  if (amount !== undefined) return amount;
  const [, time = "", place = "", other = "", day = "", there = ""] = ofZones.exec(counted[0] ?? "") ?? [];
  if (time === "") return null;
  const isNext = day.includes("next");
  switch (language) {
    case "en":
      return `When it is ${time} in ${place}, it is ${other}${day} in ${there}.`;
    case "de":
      return `Wenn es in ${place} ${time} Uhr ist, ist es in ${there} ${other} Uhr${day === "" ? "" : isNext ? " am nächsten Tag" : " am Tag davor"}.`;
    case "ja":
      return `${place}が${time}のとき、${there}は${day === "" ? "" : isNext ? "翌日の" : "前日の"}${other}です。`;
  }
}
