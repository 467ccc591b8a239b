import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { saidReplacement } from "./said-replacement.ts";

const text = `def book_court(plan):
    rebook_court(plan)
Tel. 0431 55 20 18, Fax 0431 55 20 19. Ask Mo Lee or Ines Holm at the front desk. We open at 12.
The fish soup is good. COURT_URL=x 料理教室の佐々木ゆき colour: blue. info@old.example
Kassenwart ist Herr Vogt. Raum Blau. Open on Monday.`;

test.each([
  ["Frau Vogt hat geheiratet und heißt jetzt Lind, bitte überall ändern", "Frau Vogt", "Frau Lind"],
  ['Replace "Herr Vogt" with "Tenant" everywhere', "Herr Vogt", "Tenant"],
])("who has another surname keeps the title, and what is quoted stays as it is: %s", (request, find, put) => {
  expect(saidReplacement(request, "Frau Vogt, Zimmer 3. Kassenwart ist Herr Vogt.")).toEqual({ find, put });
});

test("a surname that goes on from the old one isn't replaced without its title", () => {
  const request =
    "Frau Vogt hat geheiratet und heißt jetzt Vogt-Lind, in team.md steht sie aber noch überall mit dem alten Namen";
  expect(saidReplacement(request, "Frau Vogt, Zimmer 3. Kassenwart ist Herr Vogt.")).toBeNull();
});

test.each([
  ["replace Red wine by White wine in menu.md", "Red wine", "White wine"],
  ["replace Bike club with Cycle club everywhere", "Bike club", "Cycle club"],
  ["replace Mo Lee by Ines Holm in plan.md", "Mo Lee", "Ines Holm"],
])("what goes on in small letters comes in whole: %s", (request, find, put) => {
  expect(saidReplacement(request, "Red wine and water. The Bike club. Mo Lee.")).toEqual({ find, put });
});

test.each([
  ["the club is called Red Owls now instead of Blue Owls, change it everywhere", "Blue Owls", "Red Owls"],
  ["the club is called Red Owls now and not Blue Owls any more, change it everywhere", "Blue Owls", "Red Owls"],
  ["the nas is called vault.lan now instead of nas.lan, update it in every file", "nas.lan", "vault.lan"],
  ["Der Verein heißt jetzt Rote Eulen statt Blue Owls, bitte überall ändern", "Blue Owls", "Rote Eulen"],
])("since when it is so is no part of the new name: %s", (request, find, put) => {
  expect(saidReplacement(request, "The Blue Owls meet. ping nas.lan")).toEqual({ find, put });
});

test("of an address that is said by its beginning the whole one is meant", () => {
  const request = "our mails should come from hello@old.example instead of info@, its in mail.env";
  const said = { find: "info@old.example", put: "hello@old.example" };
  expect(saidReplacement(request, text)).toEqual(said);
});

describe("a replacement that is said to the letter", () => {
  const program =
    "console.log(1);\nawait fs.readFileSync(path);\n担任の山本先生がお話しします。受付:山本さん\n集合は駅前広場です\n集合:10月5日、練習:4月3日、受付:9時、会議室:3階";

  test.each([
    ["in src, turn all console.log into console.debug", "console.log", "console.debug"],
    ["change every console.log to console.info, please", "console.log", "console.info"],
    ["turn console.log into console.info everywhere", "console.log", "console.info"],
    ["担任が山本先生から山口先生に代わったので、全部直してもらえますか", "山本先生", "山口先生"],
    ["集合場所は駅前広場から公園に変更です。お便りを全部直して", "駅前広場", "公園"],
    ["受付は山本さんから「森さん」に交代しました。全部直してください", "山本さん", "森さん"],
    ["集合場所は駅前広場から市民公園に変更になりました。全部直して", "駅前広場", "市民公園"],
    ["担任が山本先生から山口先生に交代となりました", "山本先生", "山口先生"],
  ])("is that of a call in a program, and of who or what took another's place: %s", (request, find, put) => {
    expect(saidReplacement(request, program)).toEqual({ find, put });
  });

  test.each([
    "turn the log into a table",
    "convert console.log to alerts",
    "turn console.log into proper logging",
    "山本先生から山口先生に電話しました",
    "山本先生から電話があったことを書いて",
    "集合が10月5日から10月12日(日)に延期になりました。全部直してください",
    "練習は4月3日から4月10日に変更になりました",
    "受付は9時から10時に変わりました",
    "会議室が3階から4階に変わりました",
  ])("isn't read where nothing takes the place of another: %s", (request) => {
    expect(saidReplacement(request, program)).toBeNull();
  });

  test("is that of a code, not of the thing that it stands for", () => {
    const items = "the item iron_key (Iron Key)";
    expect(saidReplacement("rename the item iron_key to brass_key", items)).toEqual({
      find: "iron_key",
      put: "brass_key",
    });
  });

  test("puts a wrong spelling right, also where the right one stands elsewhere", () => {
    const request = "I wrote 'recieved' instead of 'received' all over the place";
    expect(saidReplacement(request, "recieved: 3\nreceived: 4\n")).toEqual({ find: "recieved", put: "received" });
  });

  test.each<[string, string, string]>([
    ["Rename the function book_court to reserve_court, in all files", "book_court", "reserve_court"],
    ["rename COURT_URL to BOOKING_URL in the whole project", "COURT_URL", "BOOKING_URL"],
    ["rename book_court into reserve_court everywhere", "book_court", "reserve_court"],
    [
      "das büro hat eine neue nummer: 0431 60 77 41 statt 0431 55 20 18. überall ändern",
      "0431 55 20 18",
      "0431 60 77 41",
    ],
    ["please write 0431 60 77 41 instead of 0431 55 20 18 in all files", "0431 55 20 18", "0431 60 77 41"],
    ["Mo Lee got married and is Mo Ray now, change it everywhere", "Mo Lee", "Mo Ray"],
    ["we have a new name: Ines Holm is now called Ines Berg, change it in all files", "Ines Holm", "Ines Berg"],
    ["i want the function book_court to be called reserve_court, everywhere it's used", "book_court", "reserve_court"],
    ["die Funktion book_court soll künftig reserve_court heißen, in allen Dateien", "book_court", "reserve_court"],
    ["the function `book_court` has to be called `reserve_court` as of now", "book_court", "reserve_court"],
    ["book_court is going to be called reserve_court, change it in all files", "book_court", "reserve_court"],
    ["I renamed the contact from Ines Holm to Kim Berg. Correct it wherever it's mentioned", "Ines Holm", "Kim Berg"],
    ["replace Mo Lee with Dr. Kim J. Berg. Please do so everywhere", "Mo Lee", "Dr. Kim J. Berg"],
    ["replace Ines Holm with Kim van Berg everywhere", "Ines Holm", "Kim van Berg"],
    ["replace 'fish soup' by 'bean stew' in all menus", "fish soup", "bean stew"],
    ["replace fish soup with bean stew everywhere", "fish soup", "bean stew"],
    ["change info@old.example to hello@new.example in all files", "info@old.example", "hello@new.example"],
    ["in allen dateien: Herr Vogt → Frau Lind", "Herr Vogt", "Frau Lind"],
    ["ersetze überall Kassenwart durch Kassenprüfer, bitte", "Kassenwart", "Kassenprüfer"],
    ["すべてのファイルで「佐々木ゆき」を「高橋ゆき」に変更してください", "佐々木ゆき", "高橋ゆき"],
    ["教室の佐々木ゆき先生が結婚して「高橋ゆき」になりました。全部のファイルで", "佐々木ゆき", "高橋ゆき"],
    ["we wrote 'fish soup' instead of 'fisch soup' everywhere, please correct", "fish soup", "fisch soup"],
    ["new number 0431 60 77 41 (old one was 0431 55 20 18), it's in two files", "0431 55 20 18", "0431 60 77 41"],
    ["bitte in allen Dateien den Kassenwart durch Kassenprüfer ersetzen", "Kassenwart", "Kassenprüfer"],
    ["change 'front desk' to 'reception'", "front desk", "reception"],
    ["Bitte Kim Berg statt Ines Holm als Kontakt, in allen Dateien", "Ines Holm", "Kim Berg"],
    ["her name is spelled wrong: it is Ines Hulme, not Ines Holm.", "Ines Holm", "Ines Hulme"],
    ["Use Kim Berg instead of Ines Holm everywhere", "Ines Holm", "Kim Berg"],
  ])("%s", (request, find, put) => {
    expect(saidReplacement(request, text)).toEqual({ find, put });
  });

  test.each([
    ["change 12 to 14 everywhere", "a short number stands for many things"],
    ["rename book to reserve everywhere", "it is only a part of a word"],
    ["replace the front desk", "nothing new is said"],
    ["change the colour to something warmer", "the new one isn't said to the letter"],
    ["swap Mo Lee and Ines Holm", "each is to stand where the other did"],
    ["change the desk to oak", "it names what is changed"],
    ["change Fax to 0431 55", "it names what is changed"],
    ["sort it by desk instead of name", "it is about more than two words"],
    ["料理教室の会場が「青ホール」になりました", "it names what is changed"],
    ["rename Ines Holm", "nothing new is said"],
    ["training is on Friday instead of Monday, everywhere", "a day stands for many things"],
    ["rename old.txt to new.txt", "it doesn't stand there"],
    ["change the opening time from 12 to 14", "it isn't one text for another"],
    ["don't rename book_court to reserve_court yet, only count it", "it is ruled out"],
    ["explain how to rename book_court to reserve_court", "it is asked how"],
    ["replace fish soup with a nice stew", "the new one isn't said to the letter"],
    ["replace Raum Blau with the next free one", "the new one isn't said to the letter"],
    ["replace open at 12 with 14", "the new one is only a part"],
  ])("isn't there in %s: %s", (request) => {
    expect(saidReplacement(request, text)).toBeNull();
  });

  property.prop([fc.stringMatching(/^[a-z]{3,8}_[a-z]{3,8}$/), fc.stringMatching(/^[a-z]{3,8}_[a-z]{3,8}$/)])(
    "is found for any two names",
    (find, put) => {
      fc.pre(find !== put);
      expect(saidReplacement(`rename ${find} to ${put} everywhere`, `a = ${find}(3)`)).toEqual({ find, put });
    },
  );
});
