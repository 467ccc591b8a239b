/** A request with a small folder of its own, and what tells that it went well. */
export type Probe = {
  name: string;
  files: Readonly<Record<string, string>>;
  request: string;
  /** What any command prints, where one is made on the way. */
  prints?: string;
  wanted: Wanted;
};

export type Wanted =
  /** The step is one of these calls. */
  | { type: "call"; calls: readonly WantedCall[] }
  /** The step is an answer that says this. */
  | { type: "answer"; says: RegExp }
  /** Either will do: the harness may have shown the model all it needs. */
  | { type: "answer-or-call"; says: RegExp; calls: readonly WantedCall[] }
  /** So the files are afterwards, whatever the way. Upper and lower case, and blanks at line ends, don't matter. */
  | { type: "files"; files: Readonly<Record<string, string>> };

/** Each of these fields of the input matches; one that is left out counts as empty. */
export type WantedCall = { tool: string; fields: Readonly<Record<string, RegExp>> };

const call = (tool: string, fields: Readonly<Record<string, RegExp>>): WantedCall => ({ tool, fields });

/** What a model needs for these calls; fewer descriptions are read sooner. */
export const nativeTools: readonly string[] = ["view", "write", "grep"];

/** Calls that a model makes by itself, if it can: the harness makes none for it, and shows it the names of the files only. */
export const nativeProbes: readonly Probe[] = [
  {
    name: "read",
    files: { "recipe.md": "# Bread\nBake it for 45 minutes.\n", "garden.txt": "water the roses\n" },
    request: "How long does the bread in recipe.md have to bake?",
    wanted: { type: "call", calls: [call("view", { path: /^recipe\.md$/ })] },
  },
  {
    name: "search",
    files: { "april.txt": "buy a ladder\n", "may.txt": "paint the door\n", "june.txt": "call the plumber\n" },
    request: "Search the files for the word plumber. In which of them is it?",
    wanted: {
      type: "call",
      // one that looks into the first file only finds nothing
      calls: [call("grep", { pattern: /plumber/i, path: /^(\.\/?)?$/ })],
    },
  },
  {
    name: "write",
    files: { "garden.txt": "water the roses\n" },
    request: "Create a file hello.txt with the text: good evening",
    wanted: {
      type: "call",
      calls: [call("write", { path: /^(\.\/)?hello\.txt$/, content: /good evening/i })],
    },
  },
  {
    name: "no tool",
    files: { "garden.txt": "water the roses\n" },
    request: "What is the capital of Italy? One word will do.",
    wanted: { type: "answer", says: /rome|roma/i },
  },
  {
    name: "count",
    files: { "guests.txt": "Ida\nBo\nKim\nAnn\n" },
    request: "How many lines does guests.txt have?",
    wanted: {
      type: "call",
      calls: [call("view", { path: /^guests\.txt$/ }), call("grep", { path: /^guests\.txt$/ })],
    },
  },
];

/** Requests for one step, with all the help there is. */
export const stepProbes: readonly Probe[] = [
  {
    name: "talk",
    files: { "garden.txt": "water the roses\n" },
    request: "What colour do blue and yellow make together?",
    wanted: { type: "answer", says: /green/i },
  },
  {
    name: "fact",
    files: { "hours.md": "# Library\nMonday: 9 to 17\nFriday: 10 to 14\n", "rooms.md": "Hall: 40 seats\n" },
    request: "Until when is the library open on Friday? It is in hours.md.",
    wanted: { type: "answer", says: /\b(14|2 ?p\.?m)/i },
  },
  {
    name: "find",
    files: { "january.txt": "new boots\n", "february.txt": "dentist on the 9th\n", "march.txt": "oil the gate\n" },
    request: "Which file mentions the dentist?",
    wanted: {
      type: "answer-or-call",
      says: /february\.txt/i,
      calls: [call("grep", { pattern: /dentist/i }), call("view", { path: /^february\.txt$/ })],
    },
  },
  {
    name: "make",
    files: { "garden.txt": "water the roses\n" },
    request: "Create welcome.txt with the text: come in, it is open",
    wanted: { type: "call", calls: [call("write", { path: /^welcome\.txt$/, content: /^come in, it is open\s*$/i })] },
  },
  {
    name: "run",
    files: { "check.sh": "echo all is well\n", "garden.txt": "water the roses\n" },
    request: "Run check.sh",
    wanted: { type: "call", calls: [call("bash", { command: /^(bash|sh) (\.\/)?check\.sh\s*$|^\.\/check\.sh\s*$/ })] },
  },
  {
    name: "move",
    files: { "beach.jpg": "", "lake.jpg": "", "garden.txt": "water the roses\n" },
    request: "Move the photos into a folder named summer",
    wanted: {
      type: "call",
      calls: [call("bash", { command: /^(?!.*garden).*\bmv\b.*(\*\.jpg|beach\.jpg'? .*lake\.jpg).*summer/ })],
    },
  },
];

/** A change that a new line can make, and new words for old ones too. */
export const changeProbes: readonly Probe[] = [
  {
    name: "value",
    files: { "server.ini": "host = home\nport = 8000\nlog = off\n" },
    request: "In server.ini change 8000 to 9090",
    wanted: { type: "files", files: { "server.ini": "host = home\nport = 9090\nlog = off" } },
  },
  {
    name: "word",
    files: { "plan.md": "# Week\n- Monday: market\n- Thursday: choir\n- Friday: sauna\n" },
    request: "In plan.md the choir is on Wednesday now, not on Thursday. Correct that.",
    wanted: { type: "files", files: { "plan.md": "# Week\n- Monday: market\n- Wednesday: choir\n- Friday: sauna" } },
  },
];

/** Something that is wrong, and of which it is said how it should be. */
export const mendProbe: Probe = {
  name: "mend",
  files: { "area.py": "def area(width, height):\n    return width + height\n" },
  request: "area.py is wrong: the area is width times height. Fix it.",
  prints: "exit 0",
  wanted: {
    type: "files",
    files: { "area.py": "def area(width, height):\n    return width * height" },
  },
};

/** Requests of two parts. */
export const planProbes: readonly Probe[] = [
  {
    name: "two files",
    files: { "theme.ini": "font = plain\ncolour = red\n", "shopping.txt": "tea\nbread\n" },
    request: "Set the colour in theme.ini to blue, and add milk to shopping.txt",
    wanted: {
      type: "files",
      files: { "theme.ini": "font = plain\ncolour = blue", "shopping.txt": "tea\nbread\nmilk" },
    },
  },
  {
    name: "from one to the other",
    files: { "shopping.txt": "tea\nmilk\nbread\n", "pantry.txt": "rice\nsalt\n" },
    request: "I have bought the milk: it goes from shopping.txt to the end of pantry.txt",
    wanted: { type: "files", files: { "shopping.txt": "tea\nbread", "pantry.txt": "rice\nsalt\nmilk" } },
  },
];
