import { expect, test } from "vitest";

import { settingTold, settingToldIn } from "./setting-told.ts";

const greenhouse = `# all in degrees C
frost_guard: 4
houses:
  tomatoes:
    weekdays: { day: 24, night: 17.5 }
    # weekend: { day: 26, night: 18 }   too dry
    weekend: { day: 23, night: 16 }
  orchids:
    weekdays: { day: 21, night: 19 }
    weekend: { day: 22, night: 20 }
`;
const haus = `# alles in °C
räume:
  küche:
    lüftung: 30x
    boden: 24
    werktag: { morgen: 19, abend: 20.5 }
    # bis Mai: abend: 22
    sonntag: { morgen: 21, abend: 22.5 }
  gästeküche:
    werktag: { morgen: 15, abend: 16 }
`;
const pond = `[pump]
minutes = 20   ; each hour
level = 70

[fountain]
minutes = 5
colour = "blue"
`;
const shop = '{\n  "cart": { "limit": 40 },\n  "currency": "EUR"\n}\n';

test.each([
  [
    "house.yaml",
    "How warm are the tomatoes at night on Saturdays?",
    greenhouse,
    "16 night houses › tomatoes › weekend",
  ],
  [
    "house.yaml",
    "how warm is it for the orchids on tuesday nights",
    greenhouse,
    "19 night houses › orchids › weekdays",
  ],
  ["house.yaml", "What's the frost guard set to? See house.yaml", greenhouse, "4 value frost_guard"],
  [
    "house.yaml",
    "How many degrees do the tomatoes have on weekend nights?",
    greenhouse,
    "16 night houses › tomatoes › weekend",
  ],
  ["haus.yaml", "auf wieviel grad steht die küche am werktag abends?", haus, "20.5 abend räume › küche › werktag"],
  ["haus.yaml", "Auf wie viel Grad steht der Boden in der Küche?", haus, "24 boden räume › küche"],
  ["pond.ini", "how many minutes does the fountain get? pond.ini", pond, "5 minutes fountain"],
  ["pond.ini", "which colour does the fountain have", pond, "blue colour fountain"],
  ["pond.ini", "Auf welches level ist die pump eingestellt?", pond, "70 level pump"],
  ["shop.json", "what's the currency in shop.json?", shop, "EUR value currency"],
])("in %s: %s", (path, question, text, told) => {
  const cell = settingToldIn(settingTold(path, text, question)?.told ?? "");
  expect(cell && `${cell.value} ${cell.column} ${cell.row}`).toBe(told);
});

test.each([
  ["house.yaml", "How warm are the tomatoes at night?", greenhouse],
  ["house.yaml", "how much do the tomatoes cost us at night on Saturdays?", greenhouse],
  ["house.yaml", "how warm should the orchids be on tuesday nights", greenhouse],
  ["house.yaml", "how warm are the roses on tuesday nights", greenhouse],
  ["pond.ini", "how many degrees does the fountain have?", pond],
  ["haus.yaml", "auf wieviel Watt steht die küche am werktag abends?", haus],
  ["haus.yaml", "Auf wie viel Grad steht die Lüftung in der Küche?", haus],
  ["haus.yaml", "Auf wie viel Grad steht der Boden in der Küche?", `${haus}feuchte: 40 %\n`],
  ["haus.yaml", "auf wieviel grad stand die küche früher am werktag abends?", haus],
  ["haus.yaml", "auf wieviel grad steht die küche am werktag?", haus],
  ["pond.ini", "how many hours does the fountain get?", pond],
  ["pond.ini", "how many minutes do the pump and the fountain get?", pond],
  ["pond.ini", "why does the fountain have that colour?", pond],
  ["pond.ini", "is the colour of the fountain blue?", pond],
  ["pond.ini", "how many minutes did the fountain get before it was changed?", pond],
  ["pond.txt", "how many minutes does the fountain get?", pond],
])("nothing is told where the question says more, or less: %s", (path, question, text) => {
  expect(settingTold(path, text, question)).toBeNull();
});

const mail = `[mail]
smtp_port = 587
max_size = 20
db_host = a.example

[mail-test]
smtp_port = 2525

[cache]
ttl_seconds = 600
dir = /var/x
`;
const app = "GUEST_SESSION_MINUTES=60\nSESSION_MINUTES=480\nMAX_UPLOAD_MB=25\n";
const pack =
  '{\n  "name": "atlas",\n  "version": "3.1.0",\n  "engines": {\n    "npm": ">=9.5",\n    "node": ">=18.17 <21"\n  }\n}\n';

test.each([
  ["m.ini", "I can't remember the smtp port of mail-test, it's in m.ini", mail, "2525"],
  ["m.ini", "what's the smtp port of the test mail server?", mail, "2525"],
  ["m.ini", "Welchen SMTP-Port hat mail-test? Steht in m.ini", mail, "2525"],
  ["m.ini", "mail-testのsmtpポートは何番ですか?m.iniに書いてあるはずです。", mail, "2525"],
  ["m.ini", "I need the cache directory, see m.ini", mail, "/var/x"],
  ["m.ini", "m.ini - host of the database?", mail, "a.example"],
  ["m.ini", "how long does the cache last, in minutes?", mail, "10 min, 600 s"],
  ["m.ini", "What maximum size may a mail have?", mail, "20"],
  [".env", "how many hours does a guest's session last?", app, "1 h, 60 min"],
  [".env", "After how many hours is a normal user logged out? .env", app, "8 h, 480 min"],
  [
    ".env",
    "Wie viele Stunden bleibt ein normaler Benutzer angemeldet, bevor er rausfliegt? Steht in der .env",
    app,
    "8 h, 480 min",
  ],
  [".env", "Wie groß darf ein Upload höchstens sein?", app, "25"],
  ["package.json", "what's the lowest node version for this?", pack, ">=18.17 <21"],
  ["package.json", "Welche npm-Version brauche ich mindestens?", pack, ">=9.5"],
  ["package.json", "what version is this at?", pack, "3.1.0"],
  ["p.toml", "which python do I need at least?", '[project]\nrequires-python = ">=3.10"\n', ">=3.10"],
])("a key is told by other words for it, in %s: %s", (path, question, text, value) => {
  expect(settingToldIn(settingTold(path, text, question)?.told ?? "")?.value).toBe(value);
});

const trip = '{\n  "seats": { "Noor": 51 },\n  "return": [\n    { "name": "Noor", "seat": 34 }\n  ]\n}\n';

test.each([
  ["mail.ini", "mail.ini: smtp port?", mail],
  ["m.ini", "which sections have a smtp port?", mail],
  ["m.ini", "did the smtp port of mail change?", mail],
  ["m.ini", "which smtp port does the mail of the office use?", mail],
  [".env", "how many hours does a session last?", app.replace("480", "500")],
  [".env", "how many hours is an admin logged in?", app],
  [".env.example", "how many hours does a guest's session last? The .env file has it.", app],
  ["package.json", "what's the lowest python version for this?", pack],
  ["package.json", "which node version did it need before?", pack],
  ["t.json", "which seat does Noor have?", trip],
])("it isn't told where it may be another one, in %s: %s", (path, question, text) => {
  expect(settingTold(path, text, question)).toBeNull();
});
