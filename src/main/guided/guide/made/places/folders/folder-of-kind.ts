import { extensionOf, pictures, sounds, videos } from "../../../files/file-kinds.ts";

const rawPictures = /^(?:raw|cr2|nef)$/iu;
const otherSounds = /^aiff?$/iu;
const tables = /^(?:xlsx?|ods|csv|tsv|numbers)$/iu;
const slides = /^(?:pptx?|odp|key)$/iu;
const papers = /^(?:pdf|docx?|odt|rtf|txt|md|pages|epub)$/iu;
const archives = /^(?:zip|gz|tgz|tar|7z|rar|xz|bz2)$/iu;
const programs = /^(?:exe|msi|dmg|deb|rpm|appimage|pkg|apk)$/iu;

/** Names of folders that are names of kinds. `also` goes there only where no other of the folders is for it. */
const kinds: readonly { called: RegExp; has: readonly RegExp[]; also: readonly RegExp[] }[] = [
  {
    called: /^(?:photos?|pictures?|pics|images?|fotos?|bilder|写真|画像)$/iu,
    has: [pictures.extensions, rawPictures],
    also: [],
  },
  { called: /^(?:videos?|movies|films?|filme|clips|動画)$/iu, has: [videos.extensions], also: [] },
  {
    called: /^(?:music|audio|sounds?|songs?|recordings|musik|lieder|aufnahmen|音楽)$/iu,
    has: [sounds.extensions, otherSounds],
    also: [],
  },
  { called: /^(?:spreadsheets?|tables?|sheets|tabellen|excel|表|表計算)$/iu, has: [tables], also: [] },
  { called: /^(?:presentations?|slides|präsentationen|folien|スライド)$/iu, has: [slides], also: [] },
  { called: /^(?:archives?|zips?|archive|圧縮)$/iu, has: [archives], also: [] },
  { called: /^(?:programs?|installers?|apps?|software|programme)$/iu, has: [programs], also: [] },
  { called: /^pdfs?$/iu, has: [/^pdf$/iu], also: [] },
  { called: /^(?:texts?|texte|テキスト)$/iu, has: [/^(?:txt|md|rtf)$/iu], also: [] },
  { called: /^(?:documents?|docs|papers|dokumente|書類|文書)$/iu, has: [papers], also: [tables, slides] },
];

/** Whether files of some kind are called so: "pictures", "pdfs", "docx". */
export function isNameOfKind(word: string): boolean {
  const ending = word.replace(/s$/u, "");
  return kinds.some(({ called, has }) => called.test(word) || has.some((endings) => endings.test(ending)));
}

/** To which of these folders a file goes by its ending, where each of them is called like a kind of files; null where one isn't. */
export function folderOfKind(folders: readonly string[]): ((path: string) => string | null) | null {
  const known = folders.flatMap((folder) => {
    const kind = kinds.find(({ called }) => called.test(folder));
    return kind ? [{ folder, ...kind }] : [];
  });
  if (folders.length < 2 || known.length < folders.length) return null;
  // the narrower kind comes first: pdfs before documents
  const order = known.toSorted((one, other) => one.also.length - other.also.length);
  return (path) => {
    const ending = extensionOf(path);
    const own = order.find(({ has }) => has.some((endings) => endings.test(ending)));
    const other = order.find(({ also }) => also.some((endings) => endings.test(ending)));
    return (own ?? other)?.folder ?? null;
  };
}
