import { expect, test } from "vitest";
import { withoutMailsStay } from "./mails-stay.ts";

test.each([
  ["It's Meyer, not Meier. Only the mail address is really written like that", "It's Meyer, not Meier. "],
  ["it's Meyer, not Meier, but leave the e-mail address as it is", "it's Meyer, not Meier "],
  ["Meyer statt Meier, nur die Mailadresse wird wirklich so geschrieben", "Meyer statt Meier "],
  ["überall Meyer statt Meier, die E-Mail-Adresse bleibt so", "überall Meyer statt Meier "],
  ["replace Meier with Meyer everywhere except in the mail addresses.", "replace Meier with Meyer everywhere ."],
  ["マイアーをマイヤーに直して。メールアドレスはそのままで", "マイアーをマイヤーに直して。 "],
])("%s", (request, rest) => {
  expect(withoutMailsStay(request)).toBe(rest);
});

test.each([
  "the mail address is a@b.example now",
  "change the mail address",
  "the mail address is right there in the letter",
  "leave the mail in the box and call her",
])("nothing of that: %s", (request) => {
  expect(withoutMailsStay(request)).toBeNull();
});
