import { all, fileIs, type Family, type Task } from "../task.ts";

/** Fails unless the lines with these numbers match, and all others read as before. */
function onlyLines(path: string, before: string, changed: Readonly<Record<number, RegExp>>): Task["check"] {
  return ({ read }) => {
    const was = before.trimEnd().split("\n");
    const now = (read(path) ?? "").trimEnd().split("\n");
    if (now.length !== was.length) return `${path} has ${now.length} lines instead of ${was.length}`;
    const wrong = was.findIndex((line, index) => {
      const pattern = changed[index + 1];
      return pattern ? !pattern.test(now[index] ?? "") : now[index] !== line;
    });
    return wrong === -1 ? null : `line ${wrong + 1} of ${path} reads ${JSON.stringify(now[wrong])}`;
  };
}

const SOURCE = "出典: 祖母のノート";

/** Fails unless the text is followed by the source in a line of its own, once. */
function endsWithSource(path: string, before: string): Task["check"] {
  return ({ read }) => {
    const now = read(path)?.trimEnd() ?? "";
    const text = before.trimEnd();
    const added = now.startsWith(text) ? now.slice(text.length) : "";
    return /^\n+$/.test(added.replace(SOURCE, "")) && added.endsWith(SOURCE) ? null : `${path} reads ${now}`;
  };
}

const NIKUJAGA = "# 肉じゃが\n\n- じゃがいも 4個\n- 牛肉 200g\n- 玉ねぎ 1個\n\n弱火で20分煮る。\n";
const MISO = "# なすの味噌炒め\n\n- なす 3本\n- 味噌 大さじ2\n\n中火で炒める。";
const OHAGI = `# おはぎ\n\n- もち米 2合\n- あんこ 400g\n\n${SOURCE}\n`;
const PICKLES = "# きゅうりの浅漬け\n\n- きゅうり 2本\n- 塩 小さじ1\n\n冷蔵庫で一晩おく。\n";

const HONEY_CSV = `item,size,price
Honey,250 g,4.80
Honey,500 g,8.50
Beeswax candle,small,4.80
Propolis,20 ml,7.90
`;

const HONEY_JSON = `{
  "products": [
    { "id": "honey-250", "name": "Honey 250 g", "price": 4.8 },
    { "id": "honey-500", "name": "Honey 500 g", "price": 8.5 },
    { "id": "candle-s", "name": "Beeswax candle, small", "price": 4.8 }
  ]
}
`;

const HONEY_FORM = `ORDER FORM                       please print

___ x  Honey 250 g ............... £4.80
___ x  Honey 500 g ............... £8.50
___ x  Beeswax candle, small ..... £4.80

Post and packing: £4.80
`;

const BACKUP = `#!/bin/sh
# Copies the documents to nas.home every night.
set -e
HOST=nas.home
rsync -a "$HOME/Documents/" "backup@$HOST:/volume1/documents/"
ping -c 1 oldnas.home > /dev/null && echo "the old one is still on"
`;

const PHOTOS = `#!/bin/sh
mount | grep -q /mnt/nas-home || mount -t nfs nas.home:/volume1/photos /mnt/nas-home
cp -n "$HOME/Pictures/"*.jpg /mnt/nas-home/
echo "see http://nas.home:5000/photos"
`;

const SCRIPT_ENV = "NAS_HOST=nas.home\nNAS_USER=backup\nMOUNT=/mnt/nas-home\n";

const otherHost = (text: string) => text.replaceAll(/(?<![\w-])nas\.home\b/g, "nas2.home");

const HOUSE_YAML = `# lights
lights:
  morning: "07:00"
  evening: "sunset"
quiet_hours:
  start: "22:00"
  end: "07:00"
blinds:
  open: "07:00"
`;

const SPEAKER_JSON = `{
  "room": "kitchen",
  "volume": 40,
  "alarm": "7:00",
  "quietHours": { "from": "22:00", "until": "7:00" },
  "news": "07:00"
}
`;

const BELL_INI = [
  "[bell]",
  "sound=chime",
  "volume=70",
  "",
  "[quiet hours]",
  "begin=22:00",
  "end=07:00",
  "",
  "[camera]",
  "start=07:00",
  "end=22:00",
  "",
].join("\r\n");

/** The same wish for several files of different kinds: a line for each, a price, a host, a time; what only looks alike stays. */
export const everyFileOfAKind: Family = {
  id: "every-file-of-a-kind",
  group: "edits over files",
  variants: [
    {
      prompt: `レシピフォルダのmdファイル全部の最後の行に「${SOURCE}」って書き足して。もう書いてあるのはそのままでいいよ`,
      files: {
        "レシピ/肉じゃが.md": NIKUJAGA,
        "レシピ/なすの味噌炒め.md": MISO,
        "レシピ/おはぎ.md": OHAGI,
        "レシピ/浅漬け.md": PICKLES,
        "レシピ/買い物.txt": "もち米\nなす\n",
        "家計.md": "# 家計\n\n- 食費 42000円\n",
      },
      mayChange: ["レシピ/肉じゃが.md", "レシピ/なすの味噌炒め.md", "レシピ/浅漬け.md"],
      check: all(
        endsWithSource("レシピ/肉じゃが.md", NIKUJAGA),
        endsWithSource("レシピ/なすの味噌炒め.md", MISO),
        endsWithSource("レシピ/浅漬け.md", PICKLES),
      ),
      gold: {
        run: `cd レシピ && for f in 肉じゃが なすの味噌炒め 浅漬け; do printf '\\n${SOURCE}\\n' >> $f.md; done`,
      },
      wrong: [
        { run: `cd レシピ && for f in *.md; do printf '\\n${SOURCE}\\n' >> $f; done` },
        { run: `cd レシピ && for f in 肉じゃが なすの味噌炒め 浅漬け; do echo '${SOURCE}' >> $f.md; done` },
        { run: `cd レシピ && for f in 肉じゃが 浅漬け; do printf '\\n${SOURCE}\\n' >> $f.md; done` },
        { run: `cd レシピ && for f in 肉じゃが なすの味噌炒め 浅漬け; do printf '${SOURCE}\\n' > $f.md; done` },
        {
          run: `cd レシピ && for f in 肉じゃが.md なすの味噌炒め.md 浅漬け.md 買い物.txt; do printf '\\n${SOURCE}\\n' >> $f; done`,
        },
        {
          run: `cd レシピ && for f in 肉じゃが なすの味噌炒め 浅漬け; do printf '\\n出典: 母のノート\\n' >> $f.md; done`,
        },
      ],
    },
    {
      prompt:
        "the 250 g honey goes up from 4.80 to 5.20. can you change it everywhere? its in the price list, the order form and the shop json",
      files: {
        "price list.csv": HONEY_CSV,
        "shop/products.json": HONEY_JSON,
        "order form.txt": HONEY_FORM,
        "old/price list 2023.csv": HONEY_CSV.replace("Honey,250 g,4.80", "Honey,250 g,4.50"),
      },
      mayChange: ["price list.csv", "shop/products.json", "order form.txt"],
      check: all(
        onlyLines("price list.csv", HONEY_CSV, { 2: /^Honey,250 g,5\.20$/ }),
        onlyLines("order form.txt", HONEY_FORM, { 3: /^___ x {2}Honey 250 g \.+ £5\.20$/ }),
        ({ read }) => {
          const wanted = HONEY_JSON.replace("4.8", "5.2");
          const now = read("shop/products.json") ?? "";
          const plain = (text: string) => text.replaceAll(/\s/g, "").replaceAll(/(\.\d)0(?=\D)/g, "$1");
          return plain(now) === plain(wanted) ? null : `products.json reads ${now}`;
        },
      ),
      gold: {
        run: `sed -i '/250 g/s/4\\.80/5.20/' 'price list.csv' 'order form.txt' && sed -i '/250 g/s/4\\.8 /5.2 /' shop/products.json`,
      },
      wrong: [
        { run: `sed -i 's/4\\.80*/5.20/' 'price list.csv' 'order form.txt' shop/products.json` },
        { run: `sed -i '/250 g/s/4\\.80/5.20/' 'price list.csv' 'order form.txt' shop/products.json` },
        { run: `sed -i '/250 g/s/4\\.80/5.20/' 'price list.csv' && sed -i '/250 g/s/4\\.8 /5.2 /' shop/products.json` },
        {
          run: `sed -i '/250 g/s/4\\.80/5.20/' 'price list.csv' 'order form.txt' && sed -i '/250 g/s/4\\.8 /"5.20" /' shop/products.json`,
        },
        {
          run: `sed -i '/Honey/s/[48]\\.[85]0/5.20/' 'price list.csv' 'order form.txt' && sed -i '/250 g/s/4\\.8 /5.2 /' shop/products.json`,
        },
      ],
    },
    {
      prompt: "New NAS! It's nas2.home now instead of nas.home, please update my scripts. Not the ones in retired/ tho",
      files: {
        "scripts/backup.sh": BACKUP,
        "scripts/sync/photos.sh": PHOTOS,
        "scripts/.env": SCRIPT_ENV,
        "scripts/weather.sh": "#!/bin/sh\ncurl -s http://station.home/now\n",
        "scripts/retired/music.sh": "#!/bin/sh\nrsync -a $HOME/Music/ nas.home:/volume1/music/\n",
      },
      mayChange: ["scripts/backup.sh", "scripts/sync/photos.sh", "scripts/.env"],
      check: all(
        fileIs("scripts/backup.sh", otherHost(BACKUP)),
        fileIs("scripts/sync/photos.sh", otherHost(PHOTOS)),
        fileIs("scripts/.env", otherHost(SCRIPT_ENV)),
      ),
      gold: { run: "sed -i 's/\\bnas\\.home\\b/nas2.home/g' scripts/backup.sh scripts/sync/photos.sh scripts/.env" },
      wrong: [
        { run: "sed -i 's/nas\\.home/nas2.home/g' scripts/backup.sh scripts/sync/photos.sh scripts/.env" },
        { run: "sed -i 's/\\bnas.home\\b/nas2.home/g' scripts/backup.sh scripts/sync/photos.sh scripts/.env" },
        { run: "sed -i 's/\\bnas\\.home\\b/nas2.home/g' scripts/backup.sh scripts/sync/photos.sh" },
        {
          run: "sed -i 's/\\bnas\\.home\\b/nas2.home/' scripts/backup.sh; sed -i 's/nas\\.home:/nas2.home:/' scripts/sync/photos.sh",
        },
        { run: "find scripts -type f -exec sed -i 's/\\bnas\\.home\\b/nas2.home/g' {} +" },
      ],
    },
    {
      prompt:
        "I want the quiet hours to end at 7:30 instead of 7:00. please change that in all the configs of the house that have quiet hours, nothing else",
      files: {
        "house/lights.yaml": HOUSE_YAML,
        "house/speaker.json": SPEAKER_JSON,
        "house/door bell.ini": BELL_INI,
        "house/heating.toml": '[day]\nstart = "07:00"\nend = "22:00"\n\n[night]\ntemperature = 16\n',
        "house/README.md": "# House\n\nOne file per device. Times are local.\n",
      },
      mayChange: ["house/lights.yaml", "house/speaker.json", "house/door bell.ini"],
      check: all(
        onlyLines("house/lights.yaml", HOUSE_YAML, { 7: /^ {2}end: (["'])0?7:30\1$/ }),
        onlyLines("house/door bell.ini", BELL_INI, { 7: /^end=0?7:30\r$/ }),
        ({ read }) => {
          const now = read("house/speaker.json") ?? "";
          const plain = (text: string) => text.replaceAll(/\s/g, "").replace('"until":"07:30"', '"until":"7:30"');
          const wanted = SPEAKER_JSON.replace('"until": "7:00"', '"until": "7:30"');
          return plain(now) === plain(wanted) ? null : `speaker.json reads ${now}`;
        },
      ),
      gold: {
        run: `cd house && sed -i '7s/07:00/07:30/' lights.yaml 'door bell.ini' && sed -i 's/"until": "7:00"/"until": "7:30"/' speaker.json`,
      },
      wrong: [
        { run: `cd house && sed -i 's/7:00/7:30/' lights.yaml 'door bell.ini' speaker.json` },
        { run: `cd house && sed -i '7s/07:00/07:30/' lights.yaml 'door bell.ini'` },
        {
          run: `cd house && sed -i '7s/07:00/07:30/' lights.yaml 'door bell.ini' && sed -i 's/7:00/7:30/' speaker.json`,
        },
        {
          run: `cd house && sed -i '7s/07:00/19:30/' lights.yaml 'door bell.ini' && sed -i 's/"until": "7:00"/"until": "19:30"/' speaker.json`,
        },
        {
          run: `cd house && sed -i '7s/07:00/07:30/' lights.yaml 'door bell.ini' && sed -i 's/"until": "7:00"/"until": "7:30"/' speaker.json && sed -i 's/07:00/07:30/' heating.toml`,
        },
        {
          run: `cd house && sed -i '7s/07:00/07:30/' lights.yaml && sed -i 's/07:00/07:30/' 'door bell.ini' && sed -i 's/"until": "7:00"/"until": "7:30"/' speaker.json`,
        },
      ],
    },
  ],
};
