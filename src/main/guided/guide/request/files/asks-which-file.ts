/** What is asked for: files of any kind, or pages of a website. */
export type FilesAsked = "files" | "pages";

const ways: readonly { of: FilesAsked; asked: RegExp }[] = [
  {
    of: "pages",
    asked:
      /(?<!\p{L})(?:(?:which|what) (?:(?:one )?of (?:the|my|our|these|those) )?(?:web ?|html ?)?pages?|welche[rnms]? (?:von den |der |unserer |meiner )?(?:web)?seiten?)(?!\p{L})|どの(?:ウェブ|Web)?ページ/iu,
  },
  {
    of: "files",
    asked:
      /(?<!\p{L})(?:(?:which|what) (?:(?:one )?of (?:the|my|our|these|those) )?(?:files?|documents?)|welche[rnms]? (?:von den |der |unserer |meiner )?(?:dateien|datei|dokumente?n?)|where (?:else )?(?:does|do) [^?!\n]+? (?:still )?(?:stand|appear|occur|come up|show up)|wo (?:noch )?(?:überall )?(?:steht|stehen|kommt|taucht|tauchen))(?!\p{L})|どの(?:ファイル|書類|文書)/iu,
  },
];
/** Something else is asked besides, or of some of them only. */
const asksMore =
  /(?<!\p{L})(?:why|when|who|whose|whom|how|not|no|never|none|without|except|besides|other than|if|or|before|after|since|until|first|last|most|least|both|only|and (?:what|where|which|who)|warum|wieso|wann|wer|wessen|wie|nicht|kein\p{L}*|ohne|außer|wenn|oder|vor|nach|seit|zuerst|zuletzt|meisten|nur|und (?:was|wo|wer|welche\p{L}*))(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|なぜ|いつ|誰|ない|以外|だけ/iu;

/** Whether a request asks in which files, or pages, something stands, and nothing besides; null where it asks for anything else. */
export function asksWhichFile(request: string): FilesAsked | null {
  const way = ways.find(({ asked }) => asked.test(request));
  return way && !asksMore.test(request) ? way.of : null;
}
