import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { maskEnvFile, maskSecrets } from "./mask-secrets.ts";

const a = (count: number) => "aB3".repeat(count).slice(0, count);

test.each([
  ["an Anthropic key", `key sk-ant-api03-${a(40)} here`, "key [hidden: key] here"],
  ["an OpenAI key", `sk-proj-${a(40)}`, "[hidden: key]"],
  ["a Google key", `AIza${a(35)}`, "[hidden: key]"],
  ["an AWS key id", "AKIAIOSFODNN7EXAMPLE", "[hidden: key]"],
  ["a GitHub token", `ghp_${a(36)}.`, "[hidden: key]."],
  ["a GitLab token", `glpat-${a(20)}`, "[hidden: key]"],
  ["a Slack token", `xoxb-1234567890-${a(12)}`, "[hidden: key]"],
  ["a Hugging Face token", `hf_${a(34)}`, "[hidden: key]"],
  ["a Stripe key", `sk_live_${a(24)}`, "[hidden: key]"],
  ["a JSON web token", `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${a(43)}`, "[hidden: key]"],
  [
    "a private key",
    "a\n-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc\n-----END RSA PRIVATE KEY-----\nb",
    "a\n[hidden: private key]\nb",
  ],
  ["half of a private key", "-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl", "[hidden: private key]"],
  ["a bearer token", "Authorization: Bearer abcDEF123456789", "Authorization: Bearer [hidden: token]"],
  ["a password in an address", "postgres://ada:hunter2@db/x", "postgres://ada:[hidden: password]@db/x"],
  ["a password in JSON", '{"password": "hunter2"}', '{"password": "[hidden: password]"}'],
  ["a password in TOML", "db_password = 'hunter2'", "db_password = '[hidden: password]'"],
  ["a password in YAML", "password: hunter2x", "password: [hidden: password]"],
  ["a variable", "export API_KEY=abc123def", "export API_KEY=[hidden: password]"],
  ["an option", "curl --token=abc123def x", "curl --token=[hidden: password] x"],
  ["a name with a hump", 'openaiApiKey: "abc123"', 'openaiApiKey: "[hidden: password]"'],
  [
    "a variable of letters",
    "docker run -e DB_PASSWORD=correcthorse x",
    "docker run -e DB_PASSWORD=[hidden: password] x",
  ],
  ["a variable with marks", "DB_PASSWORD=ab,c;(d)e", "DB_PASSWORD=[hidden: password]"],
  ["an option of letters", "login --token=correcthorse x", "login --token=[hidden: password] x"],
  ["a setting of letters", "password=correcthorse\n", "password=[hidden: password]\n"],
  ["a value with a dollar sign", "PASSWORD=$ecret123", "PASSWORD=[hidden: password]"],
  ["a quoted value with a dollar sign", 'password: "$2b$10$abc"', 'password: "[hidden: password]"'],
  ["a literal that begins like a variable", "password = '$ecret'", "password = '[hidden: password]'"],
  ["an apostrophe in a value", `password = "it's hidden"`, 'password = "[hidden: password]"'],
  ["an escaped quote in a value", String.raw`{"password": "a\"b3c"}`, '{"password": "[hidden: password]"}'],
  ["JSON within JSON", String.raw`{\"password\": \"hunter2\"}`, String.raw`{\"password\": \"[hidden: password]\"}`],
  ["a quote in a bare value", "pass: ab'cdef12", "pass: [hidden: password]"],
  ["a value that is cut off", 'password = "hunter2', 'password = "[hidden: password]'],
  ["what begins like a word for none", 'password = "<b>none4u"', 'password = "[hidden: password]"'],
])("%s is hidden", (_, text, expected) => {
  expect(maskSecrets(text)).toEqual({ text: expected, hidden: 1 });
});

test.each([
  "The password is checked on the server.",
  "const password: string = readPassword();",
  "token = next_token()",
  "password = process.env.PASSWORD_1",
  'api_key = "${API_KEY}"',
  "if (tokens.length > 12) return;",
  "https://example.com/a:b@c",
  "The basic idea of it",
  "a risk-averse desk-bound-worker-with-words",
  "-----BEGIN CERTIFICATE-----\nMIIE\n-----END CERTIFICATE-----",
  "max_tokens: 4096000",
  "connect(user=user, password=secret_of(user), token=token)",
  "login(\n  token=token\n)",
  "PASSWORD=$OTHER_1",
  "PASSWORD=$(pass show mail)",
  "TOKEN=${{ secrets.TOKEN }}",
  "mysql --password=$password x",
  'password: "<your password>"',
  "2 + 2 = 4",
])("%j holds no secret", (text) => {
  expect(maskSecrets(text)).toEqual({ text, hidden: 0 });
});

test("in a file of variables every value is hidden, whatever its name", () => {
  const text = "# mine\nNAME=ada\nexport PORT = 80\nEMPTY=\nURL=$OTHER\n 3: COLOUR=red blue\n";
  expect(maskEnvFile(text)).toEqual({
    text: "# mine\nNAME=[hidden: value]\nexport PORT = [hidden: value]\nEMPTY=\nURL=$OTHER\n 3: COLOUR=[hidden: value]\n",
    hidden: 3,
  });
});

test("what takes several lines in a file of variables is hidden whole", () => {
  const key = "-----BEGIN PRIVATE KEY-----\nMIIEvQ\nabc=\n-----END PRIVATE KEY-----";
  const text = `KEY="${key}"\nBARE=${key}\nCERT="one\ntwo"\nLAST=1\n`;
  expect(maskEnvFile(text)).toEqual({
    text: "KEY=[hidden: value]\nBARE=[hidden: private key]\nCERT=[hidden: value]\nLAST=[hidden: value]\n",
    hidden: 4,
  });
});

test.each([
  ["what stands behind a known key", `A=ghp_${a(36)} and more`, "A=[hidden: value]"],
  ["a value with a dollar sign", "A=$ecret", "A=[hidden: value]"],
  ["a value with a sharp", "A=#secret", "A=[hidden: value]"],
  ["a variable that is switched off", "# A=secret", "# A=[hidden: value]"],
  ["a colon for a sign of equality", "A: secret", "A: [hidden: value]"],
])("in a file of variables %s is hidden", (_, text, expected) => {
  expect(maskEnvFile(text)).toEqual({ text: expected, hidden: 1 });
});

const secret = fc.constantFrom(
  `sk-ant-api03-${a(40)}`,
  `ghp_${a(36)}`,
  `AIza${a(35)}`,
  "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADAN\n-----END PRIVATE KEY-----",
);
const words = fc.stringMatching(/^[ \n.,a-z()"']{0,40}$/);

property.prop([words, secret, words])("a known secret never shows, whatever stands around it", (before, key, after) => {
  expect(maskSecrets(`${before} ${key} ${after}`).text).not.toContain(key);
});

property.prop([fc.string(), secret, fc.string()])("masking twice is masking once", (before, key, after) => {
  const once = maskSecrets(`${before} ${key} password="${key}" ${after}`).text;
  expect(maskSecrets(once)).toEqual({ text: once, hidden: 0 });
});

property.prop([fc.stringMatching(/^[A-Za-z0-9!#%&+-]{8,30}$/)])("a quoted password never shows", (password) => {
  fc.pre(!/^(?:%|x+$)/i.test(password));
  expect(maskSecrets(`password = "${password}"`).text).not.toContain(`"${password}"`);
});

test("a long text of the worst kind is read in reasonable time", () => {
  const texts = ["password".repeat(20_000), "a-".repeat(50_000), "://a:".repeat(20_000), "token=".repeat(20_000)];
  for (const text of texts) expect(maskSecrets(text).text.length).toBeGreaterThan(0);
});
