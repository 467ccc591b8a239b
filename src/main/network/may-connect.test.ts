import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { mayConnect } from "./may-connect.ts";

const policy = { addresses: ["http://box.lan:11434", "https://gpu.example.org/v1"] };
const hosts = ["huggingface.co", "*.huggingface.co"];
const verdict = (address: string) => mayConnect(new URL(address), policy, hosts);

test.each([
  "http://127.0.0.1:11434/api/chat",
  "http://localhost:8080/",
  "http://LOCALHOST:8080/",
  "http://[::1]:8080/",
  "http://[0:0:0:0:0:0:0:1]/",
  "http://127.1/",
  "http://0x7f.0.0.1/",
  "http://2130706433/",
])("%s is this computer", (address) => {
  expect(verdict(address)).toEqual({ isAllowed: true, isLocal: true });
});

test.each([
  "http://box.lan:11434/api/chat",
  "http://BOX.lan:11434/",
  "https://gpu.example.org/v1/chat/completions",
  "https://gpu.example.org:443/",
  "https://huggingface.co/a/b",
  "https://cdn-lfs.huggingface.co/x?secret",
])("%s is elsewhere, and allowed", (address) => {
  expect(verdict(address)).toEqual({ isAllowed: true, isLocal: false });
});

describe("refused, with what to do", () => {
  test.each([
    ["another port of a server", "http://box.lan:11435/"],
    ["a server without its TLS", "http://gpu.example.org/"],
    ["a host that ends like one", "https://evilhuggingface.co/"],
    ["a host that begins like one", "https://huggingface.co.evil.org/"],
    ["a download without TLS", "http://huggingface.co/"],
    ["another port of a download's host", "https://huggingface.co:8443/"],
    ["the outer name of a host", "https://co/"],
    ["a trailing dot", "http://box.lan.:11434/"],
    ["this computer with a trailing dot, which a resolver decides", "http://localhost./"],
    ["a name below localhost, which a resolver decides", "http://a.localhost/"],
    ["all addresses of this computer", "http://0.0.0.0/"],
    ["an IPv4 address written as IPv6", "http://[::ffff:127.0.0.1]/"],
    ["a name that begins like this computer's address", "http://127.0.0.1.evil.org/"],
    ["this computer's address as a name", "http://127.0.0.1@evil.org/"],
    ["a server's address as a name", "http://box.lan:11434@evil.org/"],
    ["a password for this computer", "http://me:hunter2@127.0.0.1/"],
    ["letters that look alike", "https://hugg\u0456ngface.co/"],
    ["another protocol", "ftp://127.0.0.1/"],
    ["a file", "file:///etc/passwd"],
    ["plain text", "data:text/plain,hello"],
  ])("%s: %s", (_, address) => {
    const { isAllowed, ...rest } = verdict(address);
    expect(isAllowed).toBe(false);
    expect(rest).toHaveProperty("reason", expect.stringMatching(/\.$/));
    expect(JSON.stringify(rest)).not.toContain("hunter2");
  });
});

test("without a word in the settings only this computer is allowed", () => {
  expect(mayConnect(new URL("https://huggingface.co/"), { addresses: [] }).isAllowed).toBe(false);
});

property.prop([
  fc.webUrl({ withQueryParameters: true }),
  fc.option(fc.constantFrom("me", "127.0.0.1", "box.lan:11434")),
])("whatever is written before the host or behind it, the host decides", (address, user) => {
  const url = new URL(address);
  if (user !== null) url.username = user;
  const isNamed = ["huggingface.co", "gpu.example.org", "localhost"].includes(url.hostname);
  expect(mayConnect(url, policy, hosts).isAllowed).toBe(isNamed && user === null);
});

property.prop([fc.ipV4(), fc.ipV6()])("of all addresses only this computer's own are allowed", (four, six) => {
  expect(verdict(`http://${four}/`).isAllowed).toBe(four.startsWith("127."));
  expect(verdict(`http://[${six}]/`).isAllowed).toBe(new URL(`http://[${six}]/`).hostname === "[::1]");
});
