import { expect, test } from "vitest";
import { withoutLine } from "./without-line.ts";

const plants = `owner = "Ines"

[[plant]]
name = "Thai basil"
water_every = 2

[[plant]]
name = "Basil"
water_every = 1

# on the balcony
[[plant]]
name = "Mint"
place = "balcony"
`;
const hosts = "[alpha]\nport = 1\n\n[beta]\nname = printer\nport = 2\n";

function without(path: string, text: string, line: string) {
  const from = text.split("\n").indexOf(line);
  return withoutLine(path, text, { from, to: from + 1 });
}

test("the name of a record takes the whole record with it, and no comment of the next one", () => {
  expect(without("plants.toml", plants, 'name = "Basil"')).toBe(
    plants.replace('[[plant]]\nname = "Basil"\nwater_every = 1\n\n', ""),
  );
});

test("the last record goes without leaving blank lines", () => {
  expect(without("plants.toml", plants, 'name = "Mint"')).toBe(
    plants.replace('[[plant]]\nname = "Mint"\nplace = "balcony"\n', ""),
  );
  expect(without("hosts.ini", hosts, "[beta]")).toBe("[alpha]\nport = 1\n");
});

test("any other setting goes by itself", () => {
  expect(without("plants.toml", plants, 'place = "balcony"')).toBe(plants.replace('place = "balcony"\n', ""));
  expect(without("hosts.ini", hosts, "name = printer")).toBe(hosts.replace("name = printer\n", ""));
});

test("a heading of a text isn't a record", () => {
  expect(without("notes.txt", "[alpha]\nport\n", "[alpha]")).toBeNull();
});
