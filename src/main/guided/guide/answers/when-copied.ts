import { baseName } from "../../../../shared/path-parts.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { asksBesides } from "./asks-besides.ts";
import { listed } from "./listed.ts";

/** Which files the harness has copied, and where to. Null where the model has done a part of it, or something is to be told besides. */
export function answerWhenCopied({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || asksBesides(request.text)) return null;
  const [copied, ...others] = stepRecords(since, tools);
  const command = copied?.input["command"];
  const isCopy = typeof command === "string" && /^mkdir -p -- .+ && cp -rnv -- /u.test(command);
  if (!copied?.isMade || !isCopy || others.length > 0 || !copied.text.startsWith("exit 0")) return null;
  const pairs = [...copied.text.matchAll(/^(['"])(.+)\1 -> (['"])(.+)\3$/gmu)];
  const names = pairs.flatMap(([, , , , to = ""]) => baseName(to));
  const folder = pairs[0]?.[4]?.replace(/\/[^/]*$/u, "") ?? "";
  return names.length === 0 ? null : texts[requestLanguage(request.text)](names, folder);
}

const texts: Readonly<Record<Language, (names: readonly string[], folder: string) => string>> = {
  en: (names, folder) => `Copied to ${folder}: ${listed(names, "en")}. The originals are where they were.`,
  de: (names, folder) => `Nach ${folder} kopiert: ${listed(names, "de")}. Die Originale liegen, wo sie waren.`,
  ja: (names, folder) => `${listed(names, "ja")}を${folder}にコピーしました。元のファイルはそのままです。`,
};
