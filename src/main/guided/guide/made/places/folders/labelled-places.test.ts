import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const loan = (reader: string) => `# Loan slip\n\nReader: ${reader}\nBooks: 2\n`;
const slips = {
  "s1.md": loan("Ida Blom"),
  "s2.md": loan("Ulf Ek"),
  "s3.md": loan("Ida Blom"),
  "hours.md": "Open on Mondays.\n- Ulf Ek has the key\n",
};
const sorted = { "s1.md": "Ida Blom/s1.md", "s2.md": "Ulf Ek/s2.md", "s3.md": "Ida Blom/s3.md" };

test.each([
  "Please put the loan slips into one folder per reader, named like the reader.",
  "can you sort the loans into folders, one folder per reader? name each folder after the reader",
  "I'd like a folder for each reader with the slips in it",
])("what hasn't the label and isn't called so stays: %s", async (request) => {
  expect(await placed(request, slips)).toEqual(sorted);
});

const zettel = (gruppe: string) => `Anmeldung\nGruppe: ${gruppe}\n`;

test.each([
  ["Leg die Anmeldungen bitte in je einen Ordner pro Gruppe, benannt nach der Gruppe"],
  ["Kannst du die Anmeldungen sortieren? Ein Ordner pro Gruppe, der so heißt wie die Gruppe."],
])("in German: %s", async (request) => {
  const texts = { "a1.txt": zettel("Igel"), "a2.txt": zettel("Dachs"), "Material.txt": "Schere\n" };
  expect(await placed(request, texts)).toEqual({ "a1.txt": "Igel/a1.txt", "a2.txt": "Dachs/a2.txt" });
});

test("in Japanese", async () => {
  const texts = {
    "a.txt": "領収書\n店名: 花屋\n",
    "b.txt": "領収書\n店名: 本屋\n",
    "memo.txt": "牛乳を買う\n",
  };
  expect(await placed("領収書を店名ごとにフォルダに分けてください。", texts)).toEqual({
    "a.txt": "花屋/a.txt",
    "b.txt": "本屋/b.txt",
  });
});

const papers = {
  "post/1.txt": "Date: 3 May 2024\nClient: Abel\n\nRoof, like the one of Cain\n",
  "post/2.txt": "Date: 3 May 2024\nClient: Cain & Sons Ltd\n\nGutter\n",
  "post/3.txt": "Client: Abel\n\nDoor\n",
  "todo.txt": "Call Abel\n",
};
const byClient = {
  "post/1.txt": "post/Abel/1.txt",
  "post/2.txt": "post/Cain & Sons Ltd/2.txt",
  "post/3.txt": "post/Abel/3.txt",
};

test.each([
  "sort the papers in post by client, one folder each, e.g. post/Abel. Who it is stands in each file",
  "please organise the files in post into folders by client - the client is in the first lines of the file",
  "every customer gets a folder in post, who it is is written in the file under Client",
  "Sortier die Dateien im Ordner post bitte nach dem Client in Unterordner, wer das ist, steht jeweils in der Datei",
  "In post bitte je Client ein Ordner (z. B. post/Abel/)",
  "postフォルダのファイルをClientごとにフォルダに分けてください。Clientはファイルの中に書いてあります。".replaceAll(
    "Client",
    "依頼人",
  ),
])("where it is told that it stands in the files, or a folder is shown: %s", async (request) => {
  const texts = request.includes("依頼人")
    ? Object.fromEntries(Object.entries(papers).map(([path, text]) => [path, text.replace("Client:", "依頼人：")]))
    : papers;
  expect(await placed(request, texts)).toEqual(byClient);
});

test("they are where the one is that is shown", async () => {
  expect(await placed("put the files in post into a folder per client, like clients/Abel", papers)).toEqual({
    "post/1.txt": "clients/Abel/1.txt",
    "post/2.txt": "clients/Cain & Sons Ltd/2.txt",
    "post/3.txt": "clients/Abel/3.txt",
  });
});

test.each([
  ["the folder that is shown is none of them", "sort post by client, one folder each, e.g. post/Noah", papers],
  ["it is sorted by when it was", "sort the papers in post by date into folders", papers],
  ["some are meant", "sort the papers in post by client into folders, only the two of May", papers],
  ["one of them has no label", "put the loan slips into a folder per reader", { ...slips, "s9.md": "# Loan slip\n" }],
  ["a file can't be read", "put the loan slips into a folder per reader", { ...slips, "scan.pdf": "%PDF" }],
  ["the folders are called otherwise", "put the loan slips into a folder per reader, named after the books", slips],
  ["some go elsewhere", "put the loan slips into a folder per reader, but those of Ida Blom go to board/", slips],
  ["it is only thought of", "I might make a folder per reader for the slips, not sure", slips],
  ["all files are meant", "sort all files into a folder per reader", slips],
  ["they are called in another way", "put the loan slips into a folder per reader, in small letters", slips],
  ["they lie elsewhere", "put the loan slips into a folder per reader inside archive/", slips],
  ["it is only told", "Remember that the loan slips go into a folder per reader", slips],
])("but it is left open where %s", async (_, request, texts) => {
  expect(await placed(request, texts)).toBeNull();
});
