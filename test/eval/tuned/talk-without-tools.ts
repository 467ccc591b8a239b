import { all, answers, answersNot, type Family, runs, type Task } from "../task.ts";

const goodMessage =
  "Hallo Jonas, leider kann ich am Samstag nicht zum Grillen kommen, ich bin krank. Habt einen schönen Abend!";

/** What a right mode is called when it is spelled out as ls does. */
const spelledOut = /rw-r-{5}/;

/** Talk and general knowledge: nothing in the folder has to do with it. */
export const talkWithoutTools: Family = {
  id: "talk-without-tools",
  group: "no tool needed",
  variants: [
    {
      prompt: "what does chmod 640 do to a file again?",
      files: {
        "notes.txt": "Buy a new disk for the server in the cellar.\n",
        "hosts.csv": "name,ip\nattic,10.0.0.4\n",
      },
      setup: "chmod 644 notes.txt hosts.csv",
      mayChange: [],
      check: all(
        either(
          answers(spelledOut),
          all(
            answers(
              /read/i,
              /write/i,
              /(?:owner|user)[^.;\n]{0,80}write|write[^.;\n]{0,80}(?:owner|user)/i,
              /group[^.;\n]{0,80}read|read[^.;\n]{0,60}group/i,
              /(?:others?|else|world|public|rest)\b[^.;\n]{0,80}(?:\bno\b|none|nothing|not\b|n't|n’t|cannot|neither|-{3}|denied)|(?:\bno\b|nobody|none|nothing|denie[ds])[^.;\n]{0,80}(?:others?|else|world|public|rest)\b/i,
            ),
          ),
        ),
        answersNot(/group[^.;\n]{0,30}read(?: and |, | & |\/)write/i),
        runs("stat -c %a notes.txt hosts.csv", /^644\n644\n$/),
      ),
      gold: { answer: "The owner can read and write the file, the group can only read it, and others have no access." },
      wrong: [
        { answer: "The owner can read and write the file, the group can read and write it, others have no access." },
        { answer: "The owner can read and write the file, the group can read it, and others can read it." },
        { answer: "It makes a file executable." },
        {
          run: "chmod 640 notes.txt",
          answer: "The owner can read and write the file, the group can only read it, and others have no access.",
        },
      ],
    },
    {
      prompt: 'how do i say "the shop is closed on mondays" in french? its for a sign on the door',
      files: {
        "prices.txt": "candles 4.50\nsoap 3.20\n",
        "suppliers.csv": "name,town\nWax & Wick,Bath\nOlive Yard,York\n",
      },
      mayChange: [],
      check: answers(/ferm[ée](?:e|s)?(?![\p{L}])/iu, /\blundis?\b/i),
      gold: { answer: "« Le magasin est fermé le lundi. »" },
      wrong: [
        { answer: "« Le magasin est ouvert le lundi. »" },
        { answer: "« Le magasin est fermé le mardi. »" },
        { answer: "Das Geschäft ist montags geschlossen." },
        { answer: "« Le magasin est fermé le lundi. »", files: { "sign.txt": "Le magasin est fermé le lundi.\n" } },
      ],
    },
    {
      prompt: "ive got 3 meetings of 45 minutes and 2 of 20 minutes tomorrow. how much time is that altogether?",
      files: {
        "recipes/soup.md": "# Soup\n\nCook for 35 minutes.\n",
        "wishlist.txt": "a kettle\na good knife\n",
      },
      mayChange: [],
      check: answers(/\b175\b|\b(?:2|two)\s?(?:h|hrs?|hours?)\b[^.\d]{0,8}(?:55|fifty[- ]five)|\b0?2:55\b|\b2h55/i),
      gold: { answer: "That's 175 minutes, so 2 hours and 55 minutes." },
      wrong: [
        { answer: "135 minutes." },
        { answer: "That is 65 minutes in total." },
        { answer: "2 hours and 15 minutes." },
        { answer: "3 hours and 55 minutes." },
        { answer: "175 minutes", files: { "meetings.txt": "175 minutes\n" } },
      ],
    },
    {
      prompt:
        "Schreib mir hier bitte eine kurze Nachricht an Jonas, dass ich am Samstag nicht zum Grillen kommen kann, weil ich krank bin",
      files: {
        "Garten.txt": "Tomaten gießen\nRasen mähen\n",
        "Haushalt/Strom.csv": "Monat;kWh\nMai;180\nJuni;164\n",
      },
      mayChange: [],
      check: all(
        answers(
          /Jonas/,
          /Samstag/i,
          /grill/i,
          /krank|gesundheit|flach|erwischt|erkältet|nicht fit|im Bett/i,
          /nicht|absag|ohne mich|schaffe|passen/i,
        ),
        ({ answer }) => (answer.length < 1000 ? null : "it isn't short"),
      ),
      gold: { answer: goodMessage },
      wrong: [
        { answer: "Hallo Jonas, leider kann ich am Samstag nicht zum Grillen kommen. Viel Spaß euch!" },
        { answer: goodMessage.replace("Samstag", "Sonntag") },
        { answer: "Hallo Jonas, ich freue mich auf das Grillen am Samstag!" },
        { answer: "Ich habe die Nachricht geschrieben.", files: { "Nachricht.txt": goodMessage } },
        { answer: Array.from({ length: 12 }, () => goodMessage).join("\n") },
      ],
    },
  ],
};

function either(one: Task["check"], other: Task["check"]): Task["check"] {
  return (outcome) => (one(outcome) === null ? null : other(outcome));
}
