import { describe, expect, test } from "vitest";
import { doneAsWished } from "./done-as-wished.ts";

const ssh = `Host *
    ServerAliveInterval 60

Host print printer
    HostName print.office.example
    User clerk
    Port 2022

Host print-old
    HostName 10.3.0.9
    User clerk
    ProxyJump clerk@print:2022

Match user root
    Port 22
`;

describe("a key of a host of SSH", () => {
  test.each([
    ["by its host", 'Set the port of "print" to "22"', "2022\n\nHost", "22\n\nHost"],
    ["by another name of its host", 'Set "Port" under "printer" to "22"', "2022\n\nHost", "22\n\nHost"],
    [
      "of the host whose name goes on",
      'Set "user" under "print-old" to "guest"',
      "clerk\n    Proxy",
      "guest\n    Proxy",
    ],
    ["in other words", 'Set the address of the host "print-old" to "10.3.0.12"', "10.3.0.9", "10.3.0.12"],
    ["that stands once", 'Set "ServerAliveInterval" to "30"', "60", "30"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished(".ssh/config", ssh, wish)).toBe(ssh.replace(old, fresh));
  });

  test.each([
    ["that several have", 'Set "user" to "guest"'],
    ["that it lacks", 'Set the port of "print-old" to "22"'],
    ["of no host", 'Set the user of "scanner" to "guest"'],
    ["with another old value", 'Change the port of "print" from "23" to "22"'],
    ["of another kind", 'Set the port of "print" to "high"'],
  ])("not one %s", (_, wish) => {
    expect(doneAsWished(".ssh/config", ssh, wish)).toBeNull();
  });

  test("stands in no other file of that name", () => {
    expect(doneAsWished("config", "[core]\n\teditor = vim\n", 'Rename "core" to "main"')).toBeNull();
  });
});

describe("the name of a host of SSH", () => {
  test("changes where others go through it, and not in its address", () => {
    expect(doneAsWished("ssh_config", ssh, 'Rename "print" to "paper"')).toBe(
      ssh.replace("Host print printer", "Host paper printer").replace("@print:", "@paper:"),
    );
  });

  test.each([
    ["is another host's", ssh, 'Rename "print" to "print-old"'],
    ["is of none", ssh, 'Rename "office" to "paper"'],
    ["stands in a command", `${ssh}    ProxyCommand ssh -W %h:%p print\n`, 'Rename "print" to "paper"'],
  ])("stays where it %s", (_, text, wish) => {
    expect(doneAsWished("ssh_config", text, wish)).toBeNull();
  });
});
