import { fileIs, type Family, type Task } from "../task.ts";

/** The lines of a text that aren't blank, without blanks at their ends. */
function linesOf(text: string | null): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
}

const shopping = `買い物メモ

■ スーパー
・卵
・豆腐
・ねぎ
・食パン

■ 薬局
・歯みがき粉
・卵ボーロ

■ 花屋
・土 5リットル
`;

/** Milk may stand anywhere in the list of the supermarket; all else stays but for the eggs. */
const milkForEggs: Task["check"] = ({ read }) => {
  const lines = linesOf(read("買い物メモ.txt"));
  const milk = lines.flatMap((line, index) => (/^[・･]\s*牛乳$/u.test(line) ? [index] : []));
  const rest = lines.filter((_, index) => !milk.includes(index));
  if (rest.join("\n") !== linesOf(shopping.replace("・卵\n", "")).join("\n")) return "the other lines differ";
  const [at = -1] = milk;
  return milk.length === 1 && at > lines.indexOf("■ スーパー") && at < lines.indexOf("■ 薬局")
    ? null
    : "milk isn't in the list of the supermarket";
};

const members = `id,name,email,section
1,Nils Holt,nils@mail.example,rowing
2,Asta Berg,asta@mail.example,rowing
3,Nina Holtby,n.holtby@mail.example,sailing
4,Nina Holt,nina@mail.example,rowing
5,"Holt, Nina-Marie",nm@mail.example,sailing
6,Per Dahl,per@mail.example,youth
7,Una Strand,una@mail.example,sailing`;

const crontab = `# m h dom mon dow command
MAILTO=home@mail.example

15 1 * * *\t/usr/local/bin/backup-home
30 2 * * *\t/usr/local/bin/sync-photos --to nas
30 2 * * 0\t/usr/local/bin/sync-photos --to cloud
0 4 1 * *\t/usr/local/bin/renew-certs
# 45 2 * * *\t/usr/local/bin/sync-music --to nas
`;

const commentedOut: Task["check"] = ({ read }) => {
  const wanted = crontab.trimEnd().split("\n");
  const lines = (read("crontab.txt") ?? "").trimEnd().split("\n");
  const fits = (line: string, index: number) =>
    index === 4 ? line.replace(/^#+[ \t]*/, "") === wanted[4] && line.startsWith("#") : line === wanted[index];
  return lines.length === wanted.length && lines.every(fits) ? null : `crontab.txt reads ${JSON.stringify(lines)}`;
};

const books = [
  "- Marlow, T. (2009). *Hedges and their birds.*",
  "- Abel, R. (2016). *A year in the reeds.*",
  "- Quist, L. (1994). *Paths of water.*",
  "- Lowell, J. (2003). *Moss.*",
  "- Dunmore, P. (2020). *The small meadow.*",
  "- Yates, C. (1987). *Soil for everyone.*",
  "- Lovat, K. (2011). *Owls at noon.*",
  "- Dunn, A. (2001). *Winter grass.*",
  "- Fairley, S. (2018). *Counting bees.*",
];
const sortedBooks = [1, 4, 7, 8, 6, 3, 0, 2, 5].map((index) => books[index]);
const reading = (list: readonly (string | undefined)[]) => `# Reading for the thesis

Ask at the desk for what is lent out.

## Books

${list.join("\n")}

## Articles

- Tarn, O. (2014). Ditches as corridors. *Field Notes* 12.
- Birk, M. (2019). Mown or grazed? *Meadow Letters* 3.
- Hale, V. (2008). Old orchards. *Field Notes* 6.

Last seen through on 3 October.
`;

/** Lines of one file are to be added, taken out, put out of use or brought into order. */
export const addOrTakeLines: Family = {
  id: "add-or-take-lines",
  group: "one-file edits",
  variants: [
    {
      prompt: "買い物メモ.txt のスーパーのところに牛乳を足して。卵はもう買ったので消してください",
      files: { "買い物メモ.txt": shopping },
      mayChange: ["買い物メモ.txt"],
      check: milkForEggs,
      gold: { files: { "買い物メモ.txt": shopping.replace("・卵\n", "").replace("・食パン\n", "・食パン\n・牛乳\n") } },
      wrong: [
        { files: { "買い物メモ.txt": shopping.replace("・食パン\n", "・食パン\n・牛乳\n") } },
        { files: { "買い物メモ.txt": shopping.replace("・卵\n", "") } },
        { files: { "買い物メモ.txt": `${shopping.replace("・卵\n", "")}・牛乳\n` } },
        { run: "sed -i -e '/卵/d' -e 's/^・食パン/・食パン\\n・牛乳/' 買い物メモ.txt" },
        { files: { "買い物メモ.txt": "■ スーパー\n・豆腐\n・ねぎ\n・食パン\n・牛乳\n" } },
      ],
    },
    {
      prompt: "Nina Holt has left the club, please take her out of members.csv",
      files: {
        "members.csv": members,
        "members-2022.csv": "id,name,email,section\n4,Nina Holt,nina@mail.example,rowing\n",
      },
      mayChange: ["members.csv"],
      check: fileIs("members.csv", members.replace("4,Nina Holt,nina@mail.example,rowing\n", "")),
      gold: { run: "sed -i '/^4,/d' members.csv", answer: "Nina Holt is no longer in the list." },
      wrong: [
        { run: "sed -i '/Nina Holt/d' members.csv" },
        { run: "sed -i '/Holt/d' members.csv" },
        { run: "sed -i 's/Nina Holt,/,/' members.csv" },
        { run: "sed -i '/^4,/d; s/^5,/4,/; s/^6,/5,/; s/^7,/6,/' members.csv" },
        { run: "sed -i '/^4,/d' members.csv members-2022.csv" },
      ],
    },
    {
      prompt:
        "turn off the nightly photo sync to the nas in crontab.txt for now. dont delete the line, just comment it out",
      files: { "crontab.txt": crontab },
      mayChange: ["crontab.txt"],
      check: commentedOut,
      gold: { run: "sed -i '5s/^/# /' crontab.txt", answer: "It's commented out." },
      wrong: [
        { run: "sed -i '5d' crontab.txt" },
        { run: "sed -i '/sync-photos/s/^/#/' crontab.txt" },
        { run: "sed -i '6s/^/# /' crontab.txt" },
        { run: "sed -i '/--to nas/s/^/# /' crontab.txt" },
        { run: "sed -i '5s/^/# /; s/\\t/ /' crontab.txt" },
      ],
    },
    {
      prompt: "sort the books in reading.md by the authors' last names please, leave the articles as they are",
      files: { "reading.md": reading(books) },
      mayChange: ["reading.md"],
      check: fileIs("reading.md", reading(sortedBooks)),
      gold: { files: { "reading.md": reading(sortedBooks) }, answer: "The books are in order now." },
      wrong: [
        { files: { "reading.md": reading(books.toReversed()) } },
        { files: { "reading.md": reading(sortedBooks.slice(1)) } },
        { files: { "reading.md": reading([1, 7, 4, 8, 6, 3, 0, 2, 5].map((index) => books[index])) } },
        { run: "sort -o reading.md reading.md" },
        { run: "head -n 7 reading.md > r; grep '^- ' reading.md | sort >> r; mv r reading.md" },
      ],
    },
  ],
};
