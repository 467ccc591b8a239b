import { all, answers, answersNot, fileIs, runs } from "../task.ts";
import type { Family } from "../task.ts";

const start = "git init -q -b main && git config user.name 'Ines Falk' && git config user.email ines@example.org";

/** Commits all there is, at a date of its own. */
function commit(message: string, day: string, author = "Ines Falk <ines@example.org>"): string {
  return `git add -A && GIT_AUTHOR_DATE='${day}T10:00:00Z' GIT_COMMITTER_DATE='${day}T10:00:00Z' git commit -q --author='${author}' -m '${message}'`;
}

const tom = "Tom Berg <tom@example.org>";

const menu = `<html>
  <body>
    <h1>Menu</h1>
    <ul>
      <li>Soup of the day 5.50</li>
      <li>Potato cakes 8.90</li>
      <li>Plum tart 4.20</li>
    </ul>
  </body>
</html>
`;

const programme = `# Summer fete

- 14:00 Opening
- 14:30 Tombola
- 16:00 Prize giving
- 17:00 Music
`;
const withRace = programme.replace("Tombola\n", "Tombola\n- 15:00 Sack race\n");

/** A question on a repository's history, or a wish for a commit, a branch or an older state. */
export const gitSmallWishes: Family = {
  id: "git-small-wishes",
  group: "git and several steps",
  variants: [
    {
      prompt: "who was the last to change the price of the 500g honey in prices.csv, and what did it cost before that?",
      files: {
        "prices.csv": "item,price\nhoney 250g,3.50\nhoney 500g,5.90\ncandle small,4.00\ncandle large,7.50\n",
        "README.md": "# Bee shop\n\nPrices are in prices.csv.\n",
      },
      setup: [
        start,
        commit("first price list", "2025-02-03"),
        "sed -i 's/^honey 500g,.*/honey 500g,6.50/' prices.csv",
        commit("honey", "2025-03-10", tom),
        "sed -i 's/^honey 500g,.*/honey 500g,6.90/; s/^candle large,.*/candle large,8.00/' prices.csv",
        commit("prices for spring", "2025-04-22"),
        "sed -i 's/^honey 250g,.*/honey 250g,3.90/' prices.csv",
        commit("honey prices", "2025-05-15", tom),
        "echo 'Open on Saturdays.' >> README.md",
        commit("opening times", "2025-06-01", tom),
      ].join(" && "),
      mayChange: [],
      check: all(
        answers(/\b(Ines|Falk)\b/i, /\b6[.,]50?(?!\d)/),
        answersNot(
          /\bTom\b((?!Ines)[^.\n]){0,40}\b(last|latest|most recent)(?![^\n]*\b250)/i,
          // 6.50 as the price of today
          /\bnow\W+((it )?(costs?|is|at) )?\W*6[.,]50?(?!\d)/i,
          /^(?![^]*(6[.,]90?(?!\d)|\bTom\b))[^]*5[.,]90?\D{1,25}6[.,]50?(?!\d)/,
          /\b(last|latest|most recent)((?!Ines)[^.\n]){0,40}\b(by|was|is):? \W*Tom\b/i,
        ),
      ),
      gold: { answer: "Ines Falk changed it last (22 April 2025), from 6.50 to 6.90." },
      wrong: [
        { answer: "Tom Berg, it was 3.50 before." },
        { answer: "Tom Berg changed it last, to 6.50; Ines had set 5.90." },
        { answer: "Ines Falk, before that it cost 5.90." },
        { answer: "Ines Falk changed it last, from 5.90 to 6.50." },
        { answer: "Ines Falk. It cost 5.90 before, now 6.50." },
        { answer: "It was changed last by Ines Falk; now it is 6.90." },
        { answer: "Ines Falk, from 6.50 to 6.90.", run: "git log > history.txt" },
      ],
    },
    {
      prompt:
        'commit my change in README.md please, message "new opening hours". nothing else should go into the commit',
      files: {
        "README.md": "# Repair cafe\n\nOpen on Mondays, 17:00 to 19:00.\n",
        "draft.md": "# Talk\n\n- what we do\n",
        "tools.csv": "tool,number\nscrewdriver,6\n",
      },
      setup: [
        start,
        commit("start", "2025-01-08"),
        "sed -i 's/Mondays, 17:00/Tuesdays, 16:30/' README.md",
        "echo '- what we need' >> draft.md",
        "git add draft.md",
        "echo 'ask for more chairs' > todo.txt",
      ].join(" && "),
      mayChange: [],
      check: all(
        runs("git log -1 --format=%s", /^new opening hours\n$/i),
        runs("git rev-list --count HEAD", /^2\n$/),
        runs("git -c core.quotePath=false show --name-only --format= HEAD", /^README\.md\n$/),
        runs("git diff HEAD --name-only", /^draft\.md\n$/),
        runs("git symbolic-ref --short HEAD", /^main\n$/),
      ),
      gold: { run: "git commit -q -m 'new opening hours' README.md" },
      wrong: [
        { run: "git add README.md && git commit -q -m 'new opening hours'" },
        { run: "git add -A && git commit -q -m 'new opening hours'" },
        { run: "git commit -q -m 'new opening hours'" },
        { run: "git commit -q -m 'update README' README.md" },
        { run: "git reset -q --hard && git commit -q --allow-empty -m 'new opening hours'" },
        { run: "git commit -q --amend -m 'new opening hours' README.md" },
      ],
    },
    {
      prompt:
        "oh no i messed up menu.html. can you bring back the version of the last commit? my changes in style.css must stay!",
      files: { "menu.html": menu.replace("5.50", "4.90"), "style.css": "body {\n  margin: 2em;\n}\n" },
      setup: [
        start,
        commit("menu", "2025-08-01"),
        "sed -i 's/4.90/5.50/' menu.html",
        commit("soup price", "2025-09-01"),
        "sed -i '4,$d' menu.html && printf 'xx' >> menu.html",
        "printf 'h1 {\\n  color: darkred;\\n}\\n' >> style.css",
      ].join(" && "),
      mayChange: ["menu.html"],
      check: all(
        fileIs("menu.html", menu),
        runs("git diff HEAD --name-only", /^style\.css\n$/),
        runs("git rev-list --count HEAD && git stash list", /^2\n$/),
      ),
      gold: { run: "git checkout -q -- menu.html" },
      wrong: [
        { run: "git checkout -q -- ." },
        { run: "git reset -q --hard" },
        { run: "git checkout -q HEAD~1 -- menu.html" },
        { run: "git checkout -q -- menu.html && git commit -qam style" },
        { run: "git stash -q" },
      ],
    },
    {
      prompt:
        'could you make a branch "sack-race", put "15:00 Sack race" at the right place in programme.md and commit that there? main has to stay as it is',
      files: { "programme.md": programme, "helpers.txt": "Opening: Greta\nTombola: Sven\nMusic: the brass band\n" },
      setup: [
        start,
        commit("programme", "2025-05-02"),
        "echo 'Cake: Lotte' >> helpers.txt",
        commit("cake", "2025-05-09"),
      ].join(" && "),
      mayChange: ["programme.md"],
      check: all(
        runs("git log --format=%s main", /^cake\nprogramme\n$/),
        runs("git merge-base --is-ancestor main sack-race"),
        runs("git diff --name-only main sack-race", /^programme\.md\n$/),
        ({ run }) =>
          run("git show sack-race:programme.md").output.trimEnd() === withRace.trimEnd()
            ? null
            : "programme.md in the branch is another",
        runs("git status --porcelain", /^$/),
      ),
      gold: {
        run: "git checkout -q -b sack-race && sed -i 's/^- 14:30.*/&\\n- 15:00 Sack race/' programme.md && git commit -qam 'Sack race'",
      },
      wrong: [
        {
          run: "sed -i 's/^- 14:30.*/&\\n- 15:00 Sack race/' programme.md && git commit -qam 'Sack race' && git branch sack-race",
        },
        { run: "git checkout -q -b sack-race && sed -i 's/^- 14:30.*/&\\n- 15:00 Sack race/' programme.md" },
        {
          run: "git checkout -q -b sack-race && echo '- 15:00 Sack race' >> programme.md && git commit -qam 'Sack race'",
        },
        {
          run: "git checkout -q -b sack-race && sed -i 's/^- 14:30.*/- 15:00 Sack race/' programme.md && git commit -qam 'Sack race'",
        },
        {
          run: "git checkout -q -b sack-race && sed -i 's/^- 14:30.*/&\\n- 15:00 Sack race/' programme.md && git commit -qam 'Sack race' && git checkout -q main && git merge -q sack-race",
        },
      ],
    },
  ],
};
