import { extensionOf } from "../../guide/files/file-kinds.ts";
import { wholeWord } from "../../guide/request/words/word-pattern.ts";
import { isProgram } from "../../mend/program-file.ts";

/** Something is printed that is a value by itself. */
const prints =
  /(?<!\p{L})(?:prints?|outputs?|echo(?:es|s)?|writes? out|gives? me|shows?|(?:aus)?druckt?|gibt|ausgibt|ausgeben|zeigt) (?:(?:only|just|me|us|nur|mir|uns|bloß) )?(?:(?:the|its|how (?:many|much)|which|who|den|die|das|wie ?viele?|welche[rns]?)(?!\p{L}))|(?<!\p{L})(?:den|die|das) (?:[^\s.,;!?]+ ){1,8}(?:ausgibt|ausgeben|anzeigt|druckt)(?!\p{L})|を(?:表示|出力)する/iu;
/** How it is said is part of what is wanted, or there is more of it than a value. */
const saysForm =
  /["„“「『]|(?<!\p{L})(?:sentence|message|report|summary|greeting|table|overview|nicely|friendly|formatted|heading|format|form|like|label(?:led)?|together with|along with|satz|meldung|bericht|übersicht|tabelle|begrüßung|schön|formatiert|zusammen mit)(?!\p{L})|文章|挨拶|レポート|メッセージ|一覧表/iu;

/** What a shell does by itself, which a small model puts together wrongly. */
const ways: readonly { said: RegExp; told: string }[] = [
  {
    said: /(?<!\p{L})(?:newest|latest|most recent(?:ly)?|(?:changed|modified|edited|saved|touched) last|last (?:changed|modified|edited|saved)|neueste[nrsm]?|zuletzt (?:geändert\p{L}*|bearbeitet\p{L}*|gespeichert\p{L}*))(?!\p{L})|最新|一番新しい|最後に(?:変更|更新|保存)/iu,
    told: " `ls -t FOLDER` lists the files of FOLDER by their time, the newest first.",
  },
  {
    said: /(?<!\p{L})(?:oldest|least recent(?:ly)?|älteste[nrsm]?)(?!\p{L})|一番古い|最も古い/iu,
    told: " `ls -tr FOLDER` lists the files of FOLDER by their time, the oldest first.",
  },
  {
    said: /(?<!\p{L})(?:(?:largest|biggest) (?:file|photo|picture|video|document)|größte[nrsm]? (?:datei|foto|bild|video))\p{L}*|一番大きい(?:ファイル|写真)/iu,
    told: " `ls -S FOLDER` lists the files of FOLDER by their size, the largest first.",
  },
];

/** What a small model has to be told of a program of which a request says what it prints: that it is printed alone, and what finds it. Empty where there is nothing to tell. `known`: what is known of the folder. */
export function outputHint(path: string, request: string, known = ""): string {
  if (!isProgram(path)) return "";
  const way = extensionOf(path).toLowerCase() === "sh" ? ways.filter(({ said }) => said.test(request)) : [];
  const [only, ...others] = way;
  const found = only && others.length === 0 ? only.told.replaceAll("FOLDER", saidFolder(request, known)) : "";
  const alone =
    prints.test(request) && !saysForm.test(request)
      ? " It prints just what is asked for, with no words around it."
      : "";
  return found + alone;
}

/** The one folder of those that are known that a request says; else where the files are. */
function saidFolder(request: string, known: string): string {
  const folders = new Set(known.match(/(?<![^\s,])[\p{L}\p{N}_-]+(?=\/)/gu));
  const [only, ...others] = [...folders].filter((folder) => wholeWord(folder, "iu").test(request));
  return only !== undefined && others.length === 0 ? only : "FOLDER";
}
