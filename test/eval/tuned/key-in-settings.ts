import { all, answers, answersNot, type Family } from "../task.ts";

/** A setting is asked for that stands in a file named in the question, beside others that look like it. */
export const keyInSettings: Family = {
  id: "key-in-settings",
  group: "fact in a named file",
  variants: [
    {
      prompt: "which port does the staging database use? its in servers.ini",
      files: {
        "servers.ini": `; machines of the shop, last looked through in spring
[production]
host = db1.shop.example
db_port = 5432
web_port = 443
user = shop

[staging]
host = db-test.shop.example
web_port = 8081
; db_port = 5439    before the move
db_port = 5433
user = shop_test

[staging-old]
host = attic.shop.example
web_port = 8082
db_port = 5431
user = shop_test
`,
      },
      mayChange: [],
      check: all(answers(/\b5433\b/), answersNot(/\b5431\b/)),
      gold: { answer: "The staging database uses port 5433." },
      wrong: [
        { answer: "It uses port 5432." },
        { answer: "5431" },
        { answer: "Staging is on 8081." },
        { answer: "5433", run: "sed -i '/^; db_port/d' servers.ini" },
      ],
    },
    {
      prompt:
        "what do i have to type after localhost: in the browser to get to the photo gallery? see docker-compose.yml",
      files: {
        "docker-compose.yml": `services:
  dashboard:
    image: local/dashboard:3
    ports:
      - "8080:80"
    restart: unless-stopped

  gallery:
    image: local/gallery:1.9
    # the 8081 of last year clashed with the scanner
    environment:
      GALLERY_TITLE: Photos of the family
      GALLERY_WORKERS: "4"
    volumes:
      - ./photos:/data:ro
    ports:
      - "8083:2342"
    restart: unless-stopped

  gallery-db:
    image: local/store:11
    ports:
      - "3307:3306"

  scanner:
    image: local/scanner:2
    ports:
      - "8081:80"
`,
        "photos/readme.txt": "Put the originals here, one folder a year.\n",
      },
      mayChange: [],
      check: all(answers(/\b8083\b/), answersNot(/\b3307\b/)),
      gold: { answer: "Type localhost:8083 – the gallery is there." },
      wrong: [
        { answer: "localhost:2342" },
        { answer: "localhost:8080" },
        { answer: "8081, as the comment says" },
        { answer: "8083", files: { "photos/readme.txt": "8083\n" } },
      ],
    },
    {
      prompt: "Wie viele Stunden bleibt ein normaler Benutzer angemeldet, bevor er rausfliegt? Steht in der .env",
      files: {
        ".env": `# Einstellungen der Vereins-App
APP_NAME="Ruderclub Intern"
APP_ENV=production
DB_TIMEOUT_SECONDS=30

# Anmeldung
ADMIN_SESSION_MINUTES=60
#SESSION_MINUTES=480
SESSION_MINUTES=720   # vorher zu kurz, siehe Vorstandssitzung
PASSWORD_RESET_MINUTES=15

MAIL_FROM=post@ruderclub.example
`,
        ".env.example": `APP_NAME="Name"
APP_ENV=development
SESSION_MINUTES=120
ADMIN_SESSION_MINUTES=30
`,
      },
      mayChange: [],
      check: all(answers(/\b(12|zwölf|twelve)\b/i), answersNot(/post@/)),
      gold: { answer: "SESSION_MINUTES steht auf 720, das sind 12 Stunden." },
      wrong: [
        { answer: "8 Stunden" },
        { answer: "Nach 2 Stunden (120 Minuten)." },
        { answer: "1 Stunde" },
        { answer: "720 Stunden" },
      ],
    },
    {
      prompt: "what's the lowest node version i can run this with? should be in package.json",
      files: {
        "package.json": `{
  "name": "seed-catalogue",
  "version": "18.2.0",
  "private": true,
  "type": "module",
  "packageManager": "npm@10.8.1",
  "scripts": {
    "start": "node src/main.js",
    "test": "node --test"
  },
  "engines": {
    "npm": ">=10.2.0",
    "node": ">=20.11.0 <23"
  },
  "devDependencies": {
    "@types/node": "^22.5.0"
  }
}
`,
        "src/main.js": `console.log("seeds");\n`,
        "README.md": "# Seed catalogue\n\nWorks with Node 16 or later.\n",
      },
      mayChange: [],
      check: all(answers(/\b20\.11\b/), answersNot(/\b18\.2|devDependencies/)),
      gold: { answer: "Node 20.11.0 or newer (but below 23)." },
      wrong: [
        { answer: "You need Node 16 or later." },
        { answer: "22.5.0" },
        { answer: "Node 18.2.0" },
        { answer: "10.2.0" },
        { answer: "20.11.0", run: "sed -i 's/Node 16/Node 20.11/' README.md" },
      ],
    },
  ],
};
