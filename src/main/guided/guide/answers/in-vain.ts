import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { wantsMending, wantsTestToPass } from "../request/wishes/request-intent.ts";
import { failedRun } from "../trials.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";
import { triedInVain } from "../turn/what-was-tried.ts";

type Texts = {
  unchanged: string;
  told: (command: string) => string;
  changed: string;
  made: string;
  fails: (command: string, why: string) => string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    unchanged:
      "I haven't found the mistake. None of the changes that I tried in a copy of the folder makes it pass, so I have changed nothing.",
    told: (command) =>
      `I haven't found the mistake. None of the changes that I tried in a copy of the folder makes \`${command}\` print something else without an error, so I have changed nothing.`,
    changed:
      "I haven't found all of it. What I changed comes further, but no other change that I tried in a copy of the folder makes it pass.",
    made: "It is there, but doesn't do yet what it should, and no change that I tried in a copy of the folder puts that right.",
    fails: (command, why) => `\`${command}\` fails: ${why}`,
  },
  de: {
    unchanged:
      "Ich habe den Fehler nicht gefunden. Keine der Änderungen, die ich in einer Kopie des Ordners versucht habe, hilft; deshalb habe ich nichts geändert.",
    told: (command) =>
      `Ich habe den Fehler nicht gefunden. Mit keiner der Änderungen, die ich in einer Kopie des Ordners versucht habe, gibt \`${command}\` ohne Fehler etwas anderes aus; deshalb habe ich nichts geändert.`,
    changed:
      "Ich habe nicht alles gefunden. Was ich geändert habe, bringt es weiter, aber keine andere Änderung, die ich in einer Kopie des Ordners versucht habe, hilft.",
    made: "Es ist da, tut aber noch nicht, was es soll, und keine Änderung, die ich in einer Kopie des Ordners versucht habe, hilft.",
    fails: (command, why) => `\`${command}\` scheitert: ${why}`,
  },
  ja: {
    unchanged:
      "間違いを見つけられませんでした。フォルダーのコピーで試した変更はどれも役に立たなかったので、何も変更していません。",
    told: (command) =>
      `間違いを見つけられませんでした。フォルダーのコピーで試した変更では、どれも\`${command}\`の出力が変わらないかエラーになったので、何も変更していません。`,
    changed:
      "すべては直せませんでした。加えた変更で先へは進みましたが、フォルダーのコピーで試したほかの変更はどれも役に立ちませんでした。",
    made: "作成しましたが、まだ正しく動きません。フォルダーのコピーで試した変更はどれも役に立ちませんでした。",
    fails: (command, why) => `\`${command}\` の失敗: ${why}`,
  },
};

/** What is said where nothing that was tried makes a test pass: what is changed, and where it fails. */
export function answerInVain({ messages, tools }: TurnState): string {
  const turn = turnOf(messages);
  const say = texts[requestLanguage(turn.request?.text ?? "")];
  const changes = stepRecords(turn.since, tools).filter(({ effect, status }) => effect === "change" && status === "ok");
  const failed = failedRun({ messages, tools });
  if (failed?.isTold && changes.length === 0) return say.told(failed.command);
  const outcome = changes.length === 0 ? say.unchanged : changes.every(isNewFile) ? say.made : say.changed;
  const fails = failed ? [say.fails(failed.command, reasonIn(failed.text))] : [];
  return [outcome, ...fails].join("\n\n");
}

/**
 * The same where what was to be mended still fails after a change, and the changes after it failed, too: small models say then that it works.
 * Null where it goes, or something else may help.
 */
export function answerWhenStuck(state: TurnState): string | null {
  const { request, since, isNew } = turnOf(state.messages);
  const text = request?.text ?? "";
  if (isNew || !(wantsMending(text) || wantsTestToPass(text))) return null;
  const records = stepRecords(since, state.tools);
  if (!triedInVain(records, text)) return null;
  const later = records.slice(records.findLastIndex(({ effect }) => effect === "run") + 1);
  const failed = later.filter(({ effect, status }) => effect === "change" && status === "failed");
  return failed.length >= mostFailed && failed.length === later.length ? answerInVain(state) : null;
}

const mostFailed = 2;

function isNewFile({ tool, text }: StepRecord): boolean {
  return tool === "write" && text.startsWith("Created");
}

/** The line of a failure that says most: what was asserted, else the error, else the last one. */
function reasonIn(text: string): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const error = lines.find((line) => /^(?:\w+\.)*\w*(?:Error|Exception)\b\s*[:[]|^error: /.test(line));
  return (error ?? lines.at(-1) ?? "").slice(0, 200);
}
