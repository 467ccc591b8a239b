import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

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

const hosts =
  "127.0.0.1\tlocalhost\n\n# upstairs\n10.7.0.20\tscan scan.office.example # old\n10.7.0.21\tscan-two\n\n# cellar\n10.7.0.30\tdoor\n";

describe("a file of hosts", () => {
  test.each([
    ["another address", 'Set the address of "scan" to "10.7.0.40"', "10.7.0.20\t", "10.7.0.40\t"],
    ["one by another name of the host", 'Set "scan.office.example" to "10.7.0.40"', "10.7.0.20\t", "10.7.0.40\t"],
    ["one whose old value is said", 'Change "door" from "10.7.0.30" to "10.7.1.30"', "10.7.0.30", "10.7.1.30"],
    ["a host at its end", 'Add "10.7.0.31 gate" at the end', "door\n", "door\n10.7.0.31\tgate\n"],
    ["a host below a remark", 'Add "10.7.0.22 copy" under "upstairs"', "two\n", "two\n10.7.0.22\tcopy\n"],
    ["a host behind another one", 'Add "10.7.0.19 copy" after "scan"', "old\n", "old\n10.7.0.19\tcopy\n"],
  ])("gets %s", (_, wish, old, fresh) => {
    expect(doneAsWished("hosts", hosts, wish)).toBe(hosts.replace(old, fresh));
  });

  test.each([
    ["what is no address", 'Set the address of "scan" to "10.7.0.400"'],
    ["the address of a host that it lacks", 'Set the address of "copy" to "10.7.0.40"'],
    ["a name that it has", 'Add "10.7.0.31 door" at the end'],
    ["a host below what it lacks", 'Add "10.7.0.31 gate" under "garden"'],
  ])("doesn't get %s", (_, wish) => {
    expect(doneAsWished("hosts", hosts, wish)).toBeNull();
  });

  test("keeps its names below each other", () => {
    const aligned = "127.0.0.1   localhost\n10.7.0.3    door\n";
    expect(doneAsWished("etc/hosts", aligned, 'Set "door" to "10.7.11.3"')).toBe(
      "127.0.0.1   localhost\n10.7.11.3   door\n",
    );
    expect(doneAsWished("etc/hosts", aligned, 'Add "10.7.0.4 gate"')).toBe(`${aligned}10.7.0.4    gate\n`);
  });
});
