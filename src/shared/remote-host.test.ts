import { expect, test } from "vitest";
import { remoteHost } from "./remote-host.ts";

test.each([
  ["http://127.0.0.1:11434", null],
  ["http://localhost:11434", null],
  ["http://[::1]:11434", null],
  ["http://127.0.0.1.example:11434", "127.0.0.1.example"],
  ["https://models.example", "models.example"],
  ["http://192.168.1.7:11434", "192.168.1.7"],
])("of %s the other computer is %s", (url, host) => {
  expect(remoteHost(url)).toBe(host);
});
