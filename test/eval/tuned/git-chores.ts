import { all, answers, type Family, fileIs, runs, type Task } from "../task.ts";

const begin = "git init -q -b main && git config user.name Robin && git config user.email robin@example.org";

const oldPage = "<h1>Bike kitchen</h1>\n<p>Open on Tuesdays, 17 to 20 h.</p>\n";
const newPage = "<h1>Bike kitchen</h1>\n<p>Open on Tuesdays and Fridays, 16 to 20 h.</p>\n";

const sourdough = `# Sourdough

- 450 g flour
- 320 g water
- 90 g starter
- 10 g salt

Bake at 240 degrees for 45 minutes.
`;

const contents = `# The lighthouse year

1. [Arrival](chapters/01-arrival.md)
2. [Winter](chapters/02-winter.md)
3. [Harbour](chapters/draft2.md)
4. [The letter](chapters/draft21.md)

Still to be read again: chapters/draft2.md (the middle).
`;

const harbour = `The boats came in late that evening and nobody was there to take the ropes.
Old Merrit had gone up to the lamp and his sister slept.
So the girl climbed down the wet ladder alone and held the first rope until her hands hurt.
`;

/** A question about the history, a commit of one part, a file brought back, and a wish of three parts. */
export const gitChores: Family = {
  id: "git-chores",
  group: "git and several steps",
  variants: [
    {
      prompt: "who changed the yearly fee in fees.md last, and in which month was that?",
      files: {
        "fees.md": "# Fees\n\nYearly fee: 45 EUR\nChildren: free\nRoom: 12 EUR per evening\n",
        "minutes.txt": "Mara proposes to look at the fee again.\n",
      },
      setup: [
        begin,
        commit("Mara", "2023-02-11", "Fees"),
        "sed -i 's/45 EUR/48 EUR/' fees.md",
        commit("Mara", "2023-06-03", "New yearly fee"),
        "sed -i 's/48 EUR/52 EUR/' fees.md",
        commit("Jonas", "2024-01-20", "Update"),
        "sed -i 's/12 EUR/15 EUR/' fees.md",
        commit("Petra", "2024-04-08", "Change fee for the room"),
        "echo 'Petra takes notes.' >> minutes.txt",
        commit("Petra", "2024-05-02", "Minutes"),
      ].join("\n"),
      mayChange: [],
      check: all(
        answers(/jonas/i, /\bjan(?:uary)?\b|\b2024-01\b|\b0?1\/(?:20\/)?2024\b|\b20[./]0?1[./]/i),
        ({ answer }) =>
          // Whoever prints the whole history hasn't told who it was.
          /jonas|petra|mara/i.exec(answer)?.[0].toLowerCase() === "jonas" ? null : "it names somebody else first",
      ),
      gold: { answer: "Jonas changed it last, in January 2024 (from 48 to 52 EUR)." },
      wrong: [
        { answer: "Petra changed it in April 2024." },
        { answer: "Mara, in June 2023." },
        { answer: "It was Jonas in April 2024." },
        { answer: "Petra 2024-05-02 Minutes, Petra 2024-04-08, Jonas 2024-01-20 Update, Mara 2023-06-03" },
        { answer: "Jonas, in January 2024", files: { "log.txt": "Jonas" } },
      ],
    },
    {
      prompt:
        'make a branch opening-hours and commit my change in index.html there with the message "New opening hours". the other things i changed arent ready, leave them out of the commit',
      files: { "index.html": oldPage, "style.css": "h1 { color: navy; }\n", "todo.txt": "- ask for a pump\n" },
      setup: [
        begin,
        commit("Robin", "2024-03-01", "First page"),
        "sed -i 's/Tuesdays, 17/Tuesdays and Fridays, 16/' index.html",
        "echo 'p { color: green; }' >> style.css",
        "echo '<p>soon</p>' > draft.html",
      ].join("\n"),
      // Whoever goes back to main afterwards finds the old page there.
      mayChange: ["index.html"],
      check: all(
        runs("git log --format=%s opening-hours --", /^New opening hours\nFirst page\n$/),
        runs("git diff --name-only main opening-hours --", /^index\.html\n$/),
        ({ run }) =>
          run("git show opening-hours:index.html").output === newPage ? null : "the branch has another page",
        runs("git log --format=%s main --", /^First page\n$/),
        runs("git diff --quiet HEAD -- index.html"),
        runs(
          "git status --porcelain",
          /^(?: M|M ) style\.css\n(?:\?\?|A ) draft\.html\n$|^A {2}draft\.html\n(?: M|M ) style\.css\n$/,
        ),
      ),
      gold: { run: "git checkout -q -b opening-hours && git commit -q -m 'New opening hours' index.html" },
      wrong: [
        { run: "git commit -q -m 'New opening hours' index.html" },
        { run: "git checkout -q -b opening-hours && git commit -q -a -m 'New opening hours'" },
        { run: "git checkout -q -b opening-hours && git add -A && git commit -q -m 'New opening hours'" },
        { run: "git checkout -q -b opening-hours && git commit -q -m 'Update index.html' index.html" },
        { run: "git checkout -q -b opening-hours && git add index.html" },
        { run: "git commit -q -m 'New opening hours' index.html && git checkout -q -b opening-hours" },
        {
          run: "git checkout -q -b opening-hours && git commit -q -m 'New opening hours' index.html && git checkout -q -- style.css",
        },
      ],
    },
    {
      prompt:
        "I deleted sourdough.md some time ago, can you bring it back the way it was last? and then commit it with the message Bring back sourdough",
      files: {
        "sourdough.md": sourdough.replace("450 g", "500 g").replace("45 minutes", "50 minutes"),
        "pancakes.md": "# Pancakes\n\n- 2 eggs\n- 250 ml milk\n",
        "old/sourdough.md": "# Sourdough (grandma)\n\n- 1 kg flour\n",
      },
      setup: [
        begin,
        commit("Robin", "2023-10-01", "First recipes"),
        "sed -i 's/500 g/450 g/; s/50 minutes/45 minutes/' sourdough.md",
        commit("Robin", "2023-11-12", "Better crust"),
        "rm sourdough.md && sed -i 's/250 ml/300 ml/' pancakes.md",
        commit("Robin", "2024-02-02", "Tidy up"),
        "echo '- 1 pinch of salt' >> pancakes.md",
        commit("Robin", "2024-02-20", "Salt"),
      ].join("\n"),
      mayChange: ["sourdough.md"],
      check: all(
        fileIs("sourdough.md", sourdough),
        runs("git log --format=%s", /^Bring back sourdough\nSalt\nTidy up\nBetter crust\nFirst recipes\n$/),
        runs("git diff --name-only HEAD~1 HEAD", /^sourdough\.md\n$/),
        runs("git status --porcelain", /^$/),
      ),
      gold: { run: "git checkout -q HEAD~2 -- sourdough.md && git commit -q -m 'Bring back sourdough'" },
      wrong: [
        { run: "git checkout -q HEAD~3 -- sourdough.md && git commit -q -m 'Bring back sourdough'" },
        { run: "cp old/sourdough.md . && git add sourdough.md && git commit -q -m 'Bring back sourdough'" },
        { run: "git checkout -q HEAD~2 -- sourdough.md" },
        { run: "git checkout -q HEAD~2 -- . && git commit -q -m 'Bring back sourdough'" },
        { run: "git reset -q --hard HEAD~2" },
      ],
    },
    {
      prompt:
        "Please rename chapters/draft2.md to chapters/03-harbour.md, correct contents.md where it mentions the old name, and tell me how many words that chapter has",
      files: {
        "contents.md": contents,
        "chapters/01-arrival.md": "She came with the mail boat.\n",
        "chapters/02-winter.md": "The snow lay on the rocks for nine weeks.\n",
        "chapters/draft2.md": harbour,
        "chapters/draft21.md": "The letter had no stamp and no name on it.\n",
      },
      mayChange: ["contents.md", "chapters/draft2.md", "chapters/03-harbour.md"],
      check: all(
        fileIs("chapters/03-harbour.md", harbour),
        gone("chapters/draft2.md"),
        fileIs("contents.md", contents.replaceAll("draft2.md", "03-harbour.md")),
        answers(/\b45\b|forty[- ]five/i),
      ),
      gold: {
        run: "mv chapters/draft2.md chapters/03-harbour.md && sed -i 's/draft2\\.md/03-harbour.md/g' contents.md",
        answer: "Renamed and corrected in two places. The chapter has 45 words.",
      },
      wrong: [
        {
          run: "mv chapters/draft2.md chapters/03-harbour.md && sed -i '0,/draft2\\.md/s//03-harbour.md/' contents.md",
          answer: "45 words",
        },
        {
          run: "mv chapters/draft2.md chapters/03-harbour.md && sed -i 's/draft2[0-9]*\\.md/03-harbour.md/g' contents.md",
          answer: "45 words",
        },
        {
          run: "cp chapters/draft2.md chapters/03-harbour.md && sed -i 's/draft2\\.md/03-harbour.md/g' contents.md",
          answer: "45 words",
        },
        {
          run: "mv chapters/draft2.md chapters/03-harbour.md && sed -i 's/draft2\\.md/03-harbour.md/g' contents.md",
          answer: "Done, it has 3 lines.",
        },
        { run: "mv chapters/draft2.md chapters/03-harbour.md", answer: "It has 45 words." },
      ],
    },
  ],
};

function commit(name: string, day: string, message: string): string {
  const date = `${day}T10:00:00Z`;
  const who = `${name} <${name.toLowerCase()}@example.org>`;
  return `git add -A && GIT_AUTHOR_DATE=${date} GIT_COMMITTER_DATE=${date} git commit -q --author '${who}' -m '${message}' || exit 1`;
}

function gone(path: string): Task["check"] {
  return ({ read }) => (read(path) === null ? null : `${path} is still there`);
}
