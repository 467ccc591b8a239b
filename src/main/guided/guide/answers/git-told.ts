import type { GitDeed } from "../request/git/git-deed.ts";
import type { Language } from "../request/words/answer-language.ts";
import { listed } from "./listed.ts";

/** What git has done, in a sentence for each. `output`: what it said, with what was asked for in its last line. */
export function gitTold(deeds: readonly GitDeed[], language: Language, output = ""): string {
  const last = output.trimEnd().split("\n").at(-1) ?? "";
  return deeds.map((deed) => sentences[language](deed, last)).join(language === "ja" ? "" : " ");
}

const sentences: Readonly<Record<Language, (deed: GitDeed, last: string) => string>> = {
  en: inEnglish,
  de: inGerman,
  ja: inJapanese,
};

function inEnglish(deed: GitDeed, last: string): string {
  switch (deed.deed) {
    case "commit": {
      const what =
        deed.files === "all"
          ? "All changes are"
          : `${listed(deed.files, "en")} ${deed.files.length > 1 ? "are" : "is"}`;
      return `${what} committed with the message “${deed.message}”.`;
    }
    case "amend": {
      const message = deed.message === null ? "its message is the same" : `its message is “${deed.message}”`;
      return `${listed(deed.files, "en")} ${deed.files.length > 1 ? "are" : "is"} in the last commit now; ${message}.`;
    }
    case "restore":
      return `${listed(deed.files, "en")} ${deed.files.length > 1 ? "are as they were" : "is as it was"} committed last.`;
    case "bring back":
      return `${deed.file} is back as it was last.`;
    case "uncommit":
      return "The last commit is undone; what it changed is still in the files.";
    case "branch off":
      return `The last commit is on the branch ${deed.name} now, and no longer on this one.`;
    case "new branch":
      return `The branch ${deed.name} is made, and you are on it.`;
    case "switch":
      return `You are on ${deed.name} now.`;
    case "merge":
      return `${deed.name} is merged.`;
    case "revert":
      return `The commit “${deed.message}” is undone by a new one.`;
    case "revert last":
      return "The last commit is undone by a new one, and still in the history.";
    case "reword":
      return `The message of the last commit is “${deed.message}” now; nothing else of it was changed.`;
    case "unstage": {
      const what =
        deed.files === "all"
          ? "Nothing is staged any more, and the changes are"
          : `${listed(deed.files, "en")} ${deed.files.length > 1 ? "are" : "is"} no longer staged; the changes are`;
      return `${what} still in the files.`;
    }
    case "rename branch":
      return `The branch${deed.name === null ? "" : ` ${deed.name}`} is called ${deed.to} now.`;
    case "untrack":
      return `${deed.file} is no longer in git, but still in the folder; .gitignore keeps it out. Committed with the message “${deed.message}”.`;
    case "delete branch":
      return `The branch ${deed.name} is deleted.`;
    case "set aside":
      return `${deed.file} is as it was committed last; what was in it is in ${deed.to}.`;
    case "list branches":
      return `The branches are ${listed(last.split(" "), "en")}.`;
    case "tag":
      if (deed.at) return `The commit that put “${deed.at.text}” into ${deed.at.file} has the tag ${deed.name}.`;
      return `The current state has the tag ${deed.name}.`;
    case "count commits":
      return last === "1" ? "There is 1 commit now." : `There are ${last} commits now.`;
  }
}

function inGerman(deed: GitDeed, last: string): string {
  switch (deed.deed) {
    case "commit": {
      const what =
        deed.files === "all"
          ? "Alle Änderungen sind"
          : `${listed(deed.files, "de")} ${deed.files.length > 1 ? "sind" : "ist"}`;
      return `${what} mit der Nachricht „${deed.message}“ committet.`;
    }
    case "amend": {
      const message = deed.message === null ? "seine Nachricht ist dieselbe" : `seine Nachricht ist „${deed.message}“`;
      return `${listed(deed.files, "de")} ${deed.files.length > 1 ? "sind" : "ist"} jetzt im letzten Commit; ${message}.`;
    }
    case "restore":
      return `${listed(deed.files, "de")} ${deed.files.length > 1 ? "sind" : "ist"} wieder wie im letzten Commit.`;
    case "bring back":
      return `${deed.file} ist wieder da, so wie es zuletzt war.`;
    case "uncommit":
      return "Der letzte Commit ist rückgängig gemacht; seine Änderungen sind noch in den Dateien.";
    case "branch off":
      return `Der letzte Commit ist jetzt auf dem Branch ${deed.name} und nicht mehr auf diesem.`;
    case "new branch":
      return `Der Branch ${deed.name} ist angelegt und ausgewählt.`;
    case "switch":
      return `Der Branch ${deed.name} ist jetzt ausgewählt.`;
    case "merge":
      return `${deed.name} ist hineingeführt.`;
    case "revert":
      return `Der Commit „${deed.message}“ ist durch einen neuen rückgängig gemacht.`;
    case "revert last":
      return "Der letzte Commit ist durch einen neuen rückgängig gemacht und steht noch im Verlauf.";
    case "reword":
      return `Die Nachricht des letzten Commits ist jetzt „${deed.message}“; sonst ist er wie zuvor.`;
    case "unstage": {
      const what =
        deed.files === "all"
          ? "Nichts ist mehr für den nächsten Commit vorgemerkt"
          : `${listed(deed.files, "de")} ${deed.files.length > 1 ? "sind" : "ist"} nicht mehr für den nächsten Commit vorgemerkt`;
      return `${what}; die Änderungen sind noch in den Dateien.`;
    }
    case "rename branch":
      return `Der Branch${deed.name === null ? "" : ` ${deed.name}`} heißt jetzt ${deed.to}.`;
    case "untrack":
      return `${deed.file} ist nicht mehr in git, aber noch im Ordner; .gitignore hält die Datei heraus. Committet mit der Nachricht „${deed.message}“.`;
    case "delete branch":
      return `Der Branch ${deed.name} ist gelöscht.`;
    case "set aside":
      return `${deed.file} ist wieder wie im letzten Commit; was darin stand, ist in ${deed.to}.`;
    case "list branches":
      return `Es gibt die Branches ${listed(last.split(" "), "de")}.`;
    case "tag":
      if (deed.at) return `Der Commit, mit dem „${deed.at.text}“ in ${deed.at.file} kam, hat das Tag ${deed.name}.`;
      return `Der jetzige Stand hat das Tag ${deed.name}.`;
    case "count commits":
      return last === "1" ? "Es gibt jetzt 1 Commit." : `Es gibt jetzt ${last} Commits.`;
  }
}

function inJapanese(deed: GitDeed, last: string): string {
  switch (deed.deed) {
    case "commit": {
      const what = deed.files === "all" ? "すべての変更" : listed(deed.files, "ja");
      return `${what}を「${deed.message}」というメッセージでコミットしました。`;
    }
    case "amend": {
      const message = deed.message === null ? "メッセージはそのままです" : `メッセージは「${deed.message}」です`;
      return `${listed(deed.files, "ja")}を最後のコミットに入れました。${message}。`;
    }
    case "restore":
      return `${listed(deed.files, "ja")}を最後のコミットの状態に戻しました。`;
    case "bring back":
      return `${deed.file}を最後の状態で復元しました。`;
    case "uncommit":
      return "最後のコミットを取り消しました。変更はファイルに残っています。";
    case "branch off":
      return `最後のコミットを${deed.name}ブランチに移しました。今のブランチにはもうありません。`;
    case "new branch":
      return `ブランチ ${deed.name} を作り、切り替えました。`;
    case "switch":
      return `ブランチ ${deed.name} に切り替えました。`;
    case "merge":
      return `${deed.name} をマージしました。`;
    case "revert":
      return `コミット「${deed.message}」を新しいコミットで取り消しました。`;
    case "revert last":
      return "最後のコミットを新しいコミットで取り消しました。元のコミットは履歴に残っています。";
    case "reword":
      return `最後のコミットのメッセージを「${deed.message}」に変更しました。`;
    case "unstage": {
      const what = deed.files === "all" ? "すべての変更" : listed(deed.files, "ja");
      return `${what}をステージから外しました。変更はファイルに残っています。`;
    }
    case "rename branch":
      return `ブランチ${deed.name === null ? "" : ` ${deed.name} `}の名前を ${deed.to} に変更しました。`;
    case "untrack":
      return `${deed.file}をgitの管理から外しました(ファイルは残っています)。.gitignoreに加え、「${deed.message}」としてコミットしました。`;
    case "delete branch":
      return `ブランチ ${deed.name} を削除しました。`;
    case "set aside":
      return `${deed.file}を最後のコミットの状態に戻しました。元の内容は${deed.to}にあります。`;
    case "list branches":
      return `いまあるブランチは${listed(last.split(" "), "ja")}です。`;
    case "tag":
      if (deed.at) return `${deed.at.file}に「${deed.at.text}」が入ったコミットにタグ ${deed.name} を付けました。`;
      return `現在の状態にタグ ${deed.name} を付けました。`;
    case "count commits":
      return `コミットは現在${last}件です。`;
  }
}
