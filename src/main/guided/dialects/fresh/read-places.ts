import type { Place, PlacesQuestion } from "../../../agent/places.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { arrow } from "../../forms/file-list.ts";
import { newPathGrammar } from "./write-each.ts";
import type { FreshPrompt } from "./prompt.ts";
import type { Writer } from "./writer.ts";

const gone = "deleted";
const lineTokens = 60;

const system =
  "Each request is about the files of a folder. For each file say where it is afterwards: its path, or deleted. What the request isn't about stays where it is.";

type Shown = { request: string; files: readonly (readonly [path: string, to: string, head?: string])[] };

/** Of each way to sort, rename or delete files one, in no folder that a person has. */
const shown: readonly Shown[] = [
  {
    request: "pictures into photos/ and the pdfs into papers/ please, but tax.pdf stays where it is",
    files: [
      ["beach.jpg", "photos/beach.jpg"],
      ["menu.pdf", "papers/menu.pdf"],
      ["plan.jpg.txt", "plan.jpg.txt"],
      ["sea.jpg", "photos/sea.jpg"],
      ["tax.pdf", "tax.pdf"],
    ],
  },
  {
    request: "Bitte im Ordner logs für jedes Jahr einen Unterordner machen und die Protokolle einsortieren",
    files: [
      ["logs/2023-11-02 run.log", "logs/2023/2023-11-02 run.log"],
      ["logs/2024-01-15 run.log", "logs/2024/2024-01-15 run.log"],
      ["logs/readme.txt", "logs/readme.txt"],
    ],
  },
  {
    request: "no blanks in the names in drafts please, use - instead, and all in small letters",
    files: [
      ["drafts/Tea Party.doc", "drafts/tea-party.doc"],
      ["drafts/The Long Way.doc", "drafts/the-long-way.doc"],
      ["drafts/end.doc", "drafts/end.doc"],
      ["my list.txt", "my list.txt"],
    ],
  },
  {
    request: "throw away all the backup files (ending in ~) and .tmp files. old/keep.txt~ I still need",
    files: [
      ["a.py", "a.py"],
      ["a.py~", gone],
      ["notes.txt~", gone],
      ["old/keep.txt~", "old/keep.txt~"],
      ["old/b.tmp", gone],
    ],
  },
  {
    request: "each person gets a folder in in/ with their files, index.txt doesn't move",
    files: [
      ["in/kim_report.txt", "in/kim/kim_report.txt", "Report | Kim | March"],
      ["in/lou_letter.txt", "in/lou/lou_letter.txt", "Dear Lou"],
      ["in/kim_letter.txt", "in/kim/kim_letter.txt", "Dear Kim"],
      ["in/index.txt", "in/index.txt", "index of all"],
    ],
  },
  {
    request: "rename the mails to YYYY-MM-DD_sender.txt, the date they were written and the last name in small letters",
    files: [
      ["mails/m1.txt", "mails/2024-02-03_blum.txt", "From: Anna Blum | Date: 03.02.2024 | until: 01.03.2024"],
      ["mails/m2.txt", "mails/2024-01-21_ried.txt", "From: Otto Ried | until: 05.02.2024 | Date: 21.01.2024"],
      ["todo.txt", "todo.txt", "call Otto"],
    ],
  },
  {
    request: "benenn die Briefe in Abt nach Absender und Jahr, so wie finanzamt-2019.txt",
    files: [
      ["Abt/brief1.txt", "Abt/stadtwerke-2021.txt", "Stadtwerke | 12.3.2021 | Sehr geehrte"],
      ["Abt/brief2.txt", "Abt/sparkasse-2020.txt", "Sparkasse | 30.11.2020 | Guten Tag"],
      ["Abt/liste.txt", "Abt/liste.txt", "Briefe"],
    ],
  },
  {
    request: "写真フォルダの画像の名前の先頭に「旅行_」を付けてください",
    files: [
      ["写真/IMG_001.jpg", "写真/旅行_IMG_001.jpg"],
      ["写真/IMG_002.jpg", "写真/旅行_IMG_002.jpg"],
      ["写真/一覧.txt", "写真/一覧.txt"],
    ],
  },
];

/**
 * Where each file is to be after a request, read by the model: it is led from file to file, and only says the place of each; a file of which it says no end stays.
 * Null where its engine can't be led, or there is no room.
 */
export async function* readPlaces(
  writer: Writer,
  { request, files }: PlacesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly Place[] | null> {
  const prompt: FreshPrompt = {
    system,
    before: shown.map((one) => ({
      asked: asked(
        one.request,
        one.files.map(([path, , head = ""]) => ({ path, head })),
      ),
      answered: one.files.map(([path, to]) => path + arrow + to).join("\n"),
    })),
    request: asked(request, files),
  };
  const lines = yield* writer.writeLines(
    {
      prompt,
      beginnings: files.map(({ path }) => path + arrow.trimEnd()),
      grammar: newPathGrammar,
      maxTokens: lineTokens,
    },
    signal,
  );
  if (!lines) return null;
  return files.map(({ path }, index) => {
    const to = lines[index]?.trim() ?? path;
    return { path, to: to === gone ? null : to };
  });
}

function asked(request: string, files: PlacesQuestion["files"]): string {
  const listed = files.map(({ path, head }) => (head === "" ? path : `${path}: ${head}`));
  return `${listed.join("\n")}\n\n${request}`;
}
