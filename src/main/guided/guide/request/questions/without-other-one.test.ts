import { expect, test } from "vitest";
import { withoutOtherOne } from "./without-other-one.ts";

test.each([
  ["Ada's mobile number, not the one of her practice. It's in a.vcf", "Ada's mobile number . It's in a.vcf"],
  ["who drives on Monday, not the bus but the van?", "who drives on Monday ?"],
  ["die Handynummer, nicht die vom Büro", "die Handynummer "],
  ["who does not come on Monday?", "who does not come on Monday?"],
  ["what isn't the price?", "what isn't the price?"],
])("%s", (request, rest) => {
  expect(withoutOtherOne(request)).toBe(rest);
});
