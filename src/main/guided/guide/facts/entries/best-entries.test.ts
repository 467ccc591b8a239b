import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { bestEntries } from "./best-entries.ts";

const house = `# Attic
The attic has two lamps.
One of them flickers.

# Cellar
The cellar keeps the violin.
It is dry and cool there.

# Garden
Roses grow by the fence.
The gate is blue.

# Shed
The shed has a ladder.
`;

describe("the entries that fit best", () => {
  test("are told whole with what they stand under, and nothing of the others", () => {
    expect(bestEntries(house, "where is the violin?")).toBe(
      "# Cellar\nThe cellar keeps the violin.\nIt is dry and cool there.",
    );
  });

  test.each([
    ["in a text that is seen at a glance", "The violin is here.\n\nThe lamp is there.\n", "violin"],
    ["where nothing has to do with the request", house, "trains to Oslo"],
    ["where many are as good", "violin\n\n".repeat(8), "violin"],
  ])("is none %s", (_, text, request) => {
    expect(bestEntries(text, request)).toBe("");
  });

  test("aren't headed by the opposite", () => {
    const kilns =
      "# Kilns\n\n## Stoneware\nIt ends at 1240.\nHold it.\n\n## Stoneware, old kiln\nIt ends at 1220.\nHold it.\n\n## Raku\nAt 980.\n";
    expect(bestEntries(kilns, "how hot is stoneware in the new kiln?")).toBe(
      "# Kilns\n## Stoneware\nIt ends at 1240.\nHold it.",
    );
  });

  test("are events of a calendar", () => {
    const calendar = ["dentist", "concert", "picnic", "exam"].map(
      (what) => `BEGIN:VEVENT\nSUMMARY:${what}\nEND:VEVENT`,
    );
    expect(bestEntries(calendar.join("\n"), "when is the concert?")).toBe("BEGIN:VEVENT\nSUMMARY:concert\nEND:VEVENT");
  });
});

const lines = fc.array(fc.constantFrom("# Roof", "violin", "lamp", "", " ", "BEGIN:X", "[a]"), { maxLength: 40 });

test("are items of a list with the lines that go on with them, without the items beside them", () => {
  const jobs =
    "# Minutes\n\n## Jobs\n- Seed order: Colin takes it over.\n- Water rota: Dana would like to stop. After some\n  talk it goes to Ruth, from April.\n- Compost: Joan.\n\n## Plots\nTwo are free.\nNadia writes.\n";
  expect(bestEntries(jobs, "who does the water rota from April on?")).toBe(
    "# Minutes\n## Jobs\n- Water rota: Dana would like to stop. After some\n  talk it goes to Ruth, from April.",
  );
});

test("are settings under their sections, more than one where they fit as well", () => {
  const section = (name: string, bed: number) =>
    `[filament:${name}]\nfirst_layer_bed = ${bed}\nlayer_bed = ${bed - 5}\ncost = 9\n`;
  const profiles = [section("PLA", 60), section("PETG", 85), section("PETG-CF", 90)].join("\n");
  expect(bestEntries(profiles, "what's the bed of petg on the first layer?")).toBe(
    "[filament:PETG]\nfirst_layer_bed = 85\n[filament:PETG-CF]\nfirst_layer_bed = 90",
  );
});

test("are with the other settings of their record that are asked for", () => {
  const group = (name: string, who: string, tent: string) => `[groups.${name}]\nkids = ["${who}"]\ntent = "${tent}"\n`;
  const camp = [group("otters", "Ben", "small"), group("badgers", "Jack", "green"), group("hares", "Tess", "old")].join(
    "\n",
  );
  expect(bestEntries(camp, "which tent is Jack sleeping in?")).toBe(
    '[groups.badgers]\nkids = ["Jack"]\ntent = "green"',
  );
});

test("are a point of minutes with what was said of it", () => {
  const point = "2. Summer fete\nThe 15th clashes with the carnival.\nAgreed: Saturday 22 June.";
  const minutes = `Minutes of the club\n\n1. Raffle\nDraw on 28 March.\n\n${point}\n\n3. Uniforms\nThree boxes are left.\nNext sale in April.\n`;
  expect(bestEntries(minutes, "which day is the summer fete?")).toBe(point);
});

test("aren't the title of the whole text", () => {
  const hall =
    "Village hall, bookings in the hall\n\nMON  10:00 Toddlers\nTUE  19:00 Bell ringers\nWED  14:00 Art group\nTHU  10:00 Lunch club\nFRI  16:00 Dance\nSAT  private\nSUN  Quakers\n\nThe caretaker is Len.\n";
  expect(bestEntries(hall, "who is in the hall at 14:00 on WED?")).toBe("WED  14:00 Art group");
});

property.prop([lines, fc.constantFrom("violin", "the lamp on the roof", "")])(
  "stand in the text to the letter",
  (text, request) => {
    const told = bestEntries(text.join("\n"), request);
    for (const line of told.split("\n").filter((each) => each !== "")) expect(text).toContain(line);
  },
);

test("a sentence that was broken where the line was full is shown to its end", () => {
  const mail = `From: the practice
To: Ms Kerrigan
Subject: your appointment

Dear Ms Kerrigan,

we are closed from 24 to 30 March. Pepper's vaccination therefore
can't take place on 27 March. We have put you down for Thursday,
3 April, at 16:20 instead. If that doesn't suit you, please ring us.

Kind regards

The practice
`;
  expect(bestEntries(mail, "when is pepper's vaccination?")).toContain("3 April, at 16:20 instead.");
});
