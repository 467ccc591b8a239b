import { isDeepStrictEqual } from "node:util";
import { all, fileHas, fileIs, type Family, type Task } from "../task.ts";

/** Fails unless the file holds this as JSON, however it is spaced. */
function jsonIs(path: string, value: unknown): Task["check"] {
  return ({ read }) => {
    try {
      return isDeepStrictEqual(JSON.parse(read(path) ?? ""), value) ? null : `${path} holds something else`;
    } catch {
      return `${path} is no JSON`;
    }
  };
}

const scanner = `; scanner in the office
[network]
host = 192.168.4.20
timeout = 30

[scan]
resolution = 300
color = auto
timeout = 30

[upload]
folder = inbox
timeout = 30   ; seconds
retries = 3
timeout_retry = 30
`.replaceAll("\n", "\r\n");

const editor = {
  theme: "dusk",
  fontSize: 13,
  editor: { fontSize: 13, tabSize: 2, wordWrap: "on" },
  terminal: { shell: "/bin/bash", fontSize: 13, scrollback: 5000 },
  recent: ["notes.md", "budget.csv"],
};

const invitation = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <title>Sommerfest am 12. Juli</title>
  </head>
  <body>
    <h1>Einladung zum Sommerfest</h1>
    <p>Liebe Nachbarn, am <b>12. Juli</b> feiern wir ab 15 Uhr im Hof.</p>
    <p>Bitte bis zum 12. Juni anmelden, damit wir planen können.</p>
    <ul>
      <li>Aufbau: 11. Juli, 18 Uhr</li>
      <li>Kuchen: Familie Özdal</li>
      <li>Musik: 12 Lieder vom Chor</li>
    </ul>
    <p>Bei Regen treffen wir uns am 12. Juli in der Halle.</p>
  </body>
</html>
`;

const heating = `# heating plan, read by the box in the hall
living_room:
  morning: { from: "06:30", temp: 20.5 }
  evening: { from: "17:00", temp: 21.0 }
  night: { from: "22:30", temp: 17.0 }

bathroom:
  morning: { from: "06:00", temp: 22.0 }
  evening: { from: "19:00", temp: 20.0 }   # was 21.0 last winter
  night: { from: "22:00", temp: 18.0 }

guest_bathroom:
  morning: { from: "08:00", temp: 18.0 }
  evening: { from: "19:00", temp: 20.0 }
  night: { from: "21:00", temp: 16.0 }
`;

/** One value of a file is to be changed while others like it stay. */
export const changeOneValue: Family = {
  id: "change-one-value",
  group: "one-file edits",
  variants: [
    {
      prompt: "set the upload timeout in scanner.ini to 120, big scans get cut off",
      files: { "scanner.ini": scanner },
      mayChange: ["scanner.ini"],
      // The blanks before the remark may be fewer: somebody may keep it where it stood.
      check: ({ read }) => {
        const plain = (text: string) => text.replaceAll(/ +;/g, " ;").trimEnd();
        const wanted = scanner.replace("timeout = 30   ;", "timeout = 120   ;");
        return plain(read("scanner.ini") ?? "") === plain(wanted) ? null : "scanner.ini reads otherwise";
      },
      gold: { run: "sed -i 's/timeout = 30   ;/timeout = 120   ;/' scanner.ini", answer: "Done." },
      wrong: [
        { run: "sed -i 's/^timeout = 30/timeout = 120/' scanner.ini" },
        { run: "sed -i '0,/timeout = 30/s//timeout = 120/' scanner.ini" },
        { run: "sed -i 's/timeout = 30   ;/timeout = 120   ;/; s/\\r$//' scanner.ini" },
        { run: "sed -i 's/timeout_retry = 30/timeout_retry = 120/' scanner.ini" },
        { run: "printf 'timeout = 120\\r\\n' >> scanner.ini" },
      ],
    },
    {
      prompt: "make the terminal font 15 in settings.json pls, i cant read it",
      files: {
        "settings.json": `${JSON.stringify(editor, null, 4)}\n`,
        "settings.default.json": `${JSON.stringify({ fontSize: 12, terminal: { fontSize: 12 } })}\n`,
      },
      mayChange: ["settings.json"],
      check: jsonIs("settings.json", { ...editor, terminal: { ...editor.terminal, fontSize: 15 } }),
      gold: {
        files: {
          "settings.json": `${JSON.stringify({ ...editor, terminal: { ...editor.terminal, fontSize: 15 } }, null, 4)}\n`,
        },
        answer: "The terminal's font has size 15 now.",
      },
      wrong: [
        { run: "sed -i 's/13/15/' settings.json" },
        { run: "sed -i '0,/13/s//15/' settings.json" },
        { files: { "settings.json": JSON.stringify({ terminal: { fontSize: 15 } }) } },
        { files: { "settings.json": JSON.stringify({ ...editor, terminal: { fontSize: 15 } }) } },
        {
          files: {
            "settings.json": JSON.stringify({ ...editor, terminal: { ...editor.terminal, fontSize: "15" } }),
          },
        },
      ],
    },
    {
      prompt:
        "Das Sommerfest ist jetzt am 19. Juli statt am 12. Juli. Bitte in einladung.html ändern, der Rest bleibt so",
      files: { "einladung.html": invitation },
      mayChange: ["einladung.html"],
      check: fileIs("einladung.html", invitation.replaceAll("12. Juli", "19. Juli")),
      gold: { run: "sed -i 's/12\\. Juli/19. Juli/g' einladung.html", answer: "An drei Stellen geändert." },
      wrong: [
        { run: "sed -i '0,/12\\. Juli/s//19. Juli/' einladung.html" },
        { run: "sed -i 's/12\\./19./g' einladung.html" },
        { run: "sed -i 's/12/19/g' einladung.html" },
        { run: "sed -i 's/12\\. Juli/19. Juli/g; s/11\\. Juli/18. Juli/' einladung.html" },
      ],
    },
    {
      prompt:
        "the bathroom should get 21.5 degrees in the evening, not 20. the file is heating.yaml. not the guest one!",
      files: { "heating.yaml": heating },
      mayChange: ["heating.yaml"],
      check: all(
        fileHas("heating.yaml", /^bathroom:$/m),
        // The remark on last winter may go or stay: it speaks of the value that is changed.
        ({ read }) => {
          const plain = (text: string) => text.replace(/ +# was 21\.0 last winter/, "").trimEnd();
          const wanted = heating.replace("20.0 }   #", "21.5 }   #");
          return plain(read("heating.yaml") ?? "") === plain(wanted) ? null : "heating.yaml reads otherwise";
        },
      ),
      gold: { run: "sed -i 's/20.0 }   #/21.5 }   #/' heating.yaml", answer: "Set to 21.5." },
      wrong: [
        { run: "sed -i 's/20.0 }/21.5 }/' heating.yaml" },
        { run: "sed -i 's/\\(evening.*temp: \\)2..0/\\121.5/' heating.yaml" },
        { run: "sed -i '0,/20.0 }$/s//21.5 }/' heating.yaml" },
        { run: "sed -i 's/temp: 22.0/temp: 21.5/' heating.yaml" },
        { run: "sed -i 's/20.0 }   #/21.5 }   #/; /^# heating/d' heating.yaml" },
      ],
    },
  ],
};
