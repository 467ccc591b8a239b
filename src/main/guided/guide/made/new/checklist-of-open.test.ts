import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { openChecklistCalls } from "./checklist-of-open.ts";

const texts = {
  "minutes.md":
    "# Choir, 4 May\n\nPresent: Ida, Bo\n\n## Tasks\n- Book the hall (Ida)\n- Order scores (Bo) – done\n- [x] Print flyers (Mia)\n- Tune the piano (Bo)\n\n## Ideas\n- a picnic\n",
  "protokoll.txt":
    "Sitzung\n\nAufgaben:\n- Saal buchen (Ida)\n- Noten bestellen (Bo) -> erledigt\n- Klavier stimmen (Mia)\n",
  "会議.txt":
    "会議 5月4日\n\n出席：佐藤、田中\n\n宿題\n・会場の予約（佐藤）\n・楽譜の注文（田中）→済\n・名札の用意（山本）\n",
  "half.md": "## Tasks\n- Book the hall (Ida)\n- Order scores (Bo) - half done\n- Tune it (Bo) - done\n",
  "trip.txt":
    "What to bring\n\n- tent\n- rope\n- map\n\nWe meet at 8.\nThe rope isn't needed after all, Ida has one.\n",
  "plain.txt": "What to bring\n\n- tent\n- rope\n- map\n",
  "changed.txt": "What to bring\n\n- tent\n- rope\n- map\n\nThe rope isn't needed. The map is a new one instead.\n",
  "ausflug.md":
    "# Ausflug\n\n## Mitbringen\n- Zelt\n- Kocher (brauchen wir nicht mehr)\n- Seil\n\n## Leute\n- Ida\n- Tom\n",
  "who.md": "## Tasks\n- Book the hall\n- Order scores - done\n",
};

async function content(request: string): Promise<unknown> {
  const view = viewOf(texts);
  const [call] = await openChecklistCalls(request, await view.files(), view);
  return call?.input["content"];
}

test.each([
  "Put the tasks from minutes.md that aren't done yet into a new file todo.md, as a checklist (- [ ]), with the names",
  "please create todo.md with only the open tasks of minutes.md as a checklist",
  "Make a todo.md out of minutes.md: a checklist of the unfinished tasks, with who does it",
])("the entries that aren't marked as done: %s", async (request) => {
  expect(await content(request)).toBe("- [ ] Book the hall (Ida)\n- [ ] Tune the piano (Bo)\n");
});

test("in German and Japanese", async () => {
  expect(
    await content("Schreib die offenen Aufgaben aus protokoll.txt bitte als Checkliste in eine neue Datei todo.md"),
  ).toBe("- [ ] Saal buchen (Ida)\n- [ ] Klavier stimmen (Mia)\n");
  const request =
    "会議.txtの宿題のうち、まだ終わっていないものだけを「予定.md」にまとめてもらえますか。- [ ] のチェックリストで、担当者の名前もつけてください。";
  expect(await content(request)).toBe("- [ ] 会場の予約（佐藤）\n- [ ] 名札の用意（山本）\n");
});

test.each([
  ["make a checklist bring.md from trip.txt, leave out what isn't needed any more", "trip"],
  ["Turn the list in trip.txt into a checklist bring.md, only what's really needed please", "trip"],
  ["bring.md please, a checklist (- [ ]) of trip.txt without the things that are no longer needed", "trip"],
  ["trip.txtからチェックリストbring.mdを作ってください。いらなくなったものは除いてください。", "trip"],
  [
    "Mach aus ausflug.md unter Mitbringen eine Checkliste packen.md, was nicht mehr gebraucht wird weglassen",
    "ausflug",
  ],
  [
    "Erstelle packen.md aus ausflug.md: Checkliste zum Mitbringen, aber nur das, was wirklich gebraucht wird",
    "ausflug",
  ],
])("those that the text doesn't call off: %s", async (request, which) => {
  const [first, second] = which === "trip" ? ["tent", "map"] : ["Zelt", "Seil"];
  expect(await content(request)).toBe(`- [ ] ${first}\n- [ ] ${second}\n`);
});

test.each([
  "make a checklist bring.md from trip.txt",
  "make a checklist bring.md from trip.txt, leave out what isn't needed any more, sorted by weight",
  "make a checklist bring.md from plain.txt, leave out what isn't needed any more",
  "make a checklist bring.md from changed.txt, leave out what isn't needed any more",
])("nothing is made of them where nothing is off, or more is wanted: %s", async (request) => {
  expect(await content(request)).toBeUndefined();
});

test.each([
  "Put the tasks from minutes.md into todo.md as a checklist",
  "Put the open tasks from minutes.md into todo.md",
  "Put the open points from minutes.md into todo.md as a checklist",
  "Put the open tasks of Bo from minutes.md into todo.md as a checklist",
  "Put the open tasks from minutes.md into todo.md as a checklist, sorted by name",
  "Put the open tasks from minutes.md into todo.md as a checklist and delete them there",
  "Put the open tasks from half.md into todo.md as a checklist",
  "Put the open tasks from who.md into todo.md as a checklist, with the names",
  "Put the open tasks from minutes.md into todo.md as a checklist, by Friday",
])("nothing is made where more or something else is wanted: %s", async (request) => {
  expect(await content(request)).toBeUndefined();
});
