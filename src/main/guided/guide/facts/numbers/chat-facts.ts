import { saysWriting, withoutChat } from "../../request/questions/said-chat.ts";
import { unknownWords } from "../../request/questions/unknown-words.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";
import { questionIn } from "../entries/asked-cell.ts";
import { chatTable } from "../tables/chat-table.ts";
import { tableFacts } from "./data-facts.ts";

/** How it is asked who wrote how much; any other word may be what is to stand in the messages. */
const saysLittle =
  /^(?:messages?|texts?|posts?|posted|wr(?:ite|ites|ote|itten)|sent|send|most|least|fewest|often|active|number|count|different|people|persons|altogether|total|nachrichten?|beiträge|geschrieben|schr(?:eibt|eiben|ieb|ieben)|geschickt|meisten|wenigsten|viele|insgesamt|denn|eigentlich|waren|month|year|monat|jahr)$/iu;

/** What can be counted of a chat that was saved as a text, for who asks how much somebody wrote, or who wrote most; empty where anything else is asked of it. */
export function chatFacts(text: string, request: string): string {
  const table = saysWriting(request) ? chatTable(text) : null;
  if (!table) return "";
  const names = [...new Set(table.rows.flatMap(([, name = ""]) => wordsOf(name)))];
  const question = questionIn(withoutChat(withoutPaths(request))).replaceAll(inJapanese, " ");
  const isMore = unknownWords(question, names, saysLittle).length > 0;
  return isMore ? "" : tableFacts(table, request);
}

const inJapanese =
  /(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?|メッセージ|投稿|書いた(?:の[はが])?|書き込(?:み|んだ)|一番|最も|多く|多い|何(?:件|通|回|人)|誰|だれ|送った|(?:でし|まし)たか?|(?:です|ます)か?|した|人|(?<!\p{Script=Hiragana})[はがをにでのとも]{1,2}(?!\p{Script=Hiragana})/gu;
