import { expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const files = { "raw/a.wav": "1", "raw/a.mp3": "2", "raw/b.wav": "3", "phone/b.mp3": "4" };

test("files go where one with the other ending has the same name beside them", async () => {
  const request =
    "i made mp3s of some. delete the wav files in raw where raw has an mp3 of the same name, the other wavs i still have to convert";
  expect(await placed(request, files)).toEqual({ "raw/a.wav": null });
});

test("and none where it is still needed", async () => {
  const request = "delete the wav files in raw where there is an mp3 of the same name. a I still need";
  expect(await placed(request, files)).toBeNull();
});

test("and none where some of these are to stay", async () => {
  const request = "delete the wav files in raw where there is an mp3 of the same name, except the long ones";
  expect(await placed(request, files)).toBeNull();
});
