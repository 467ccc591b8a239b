import { describe, expect, test } from "vitest";
import { isTakenName, nameRenamed } from "./name-renamed.ts";

const renamed = (path: string, text: string, wish: string) => nameRenamed(wish, [{ path, text }])?.text ?? null;

const makefile =
  "# pack: zips it\n.PHONY: pack pack-all\nOUT := pack\n\npack: build \\\n  check\n\t./bin/pack.sh $(OUT)\n\tzip -r pack pack/\n\npack-all: pack $(pack) # after pack\n\t$(MAKE) pack && cp pack.zip /srv\n\t$(MAKE) -C docs pack\n\t@echo 'make pack: zips it'\n";

describe("a name that gets another one", () => {
  test("is a target where it is made or needed, and nowhere else", () => {
    expect(renamed("Makefile", makefile, 'Rename "pack" to "bundle"')).toBe(
      "# bundle: zips it\n.PHONY: bundle pack-all\nOUT := pack\n\nbundle: build \\\n  check\n\t./bin/pack.sh $(OUT)\n\tzip -r pack pack/\n\npack-all: bundle $(pack) # after pack\n\t$(MAKE) bundle && cp pack.zip /srv\n\t$(MAKE) -C docs pack\n\t@echo 'make bundle: zips it'\n",
    );
  });

  test.each([
    [
      "is no longer name and no file of a script",
      "x.sh",
      "load() {\n  ./load.sh --load\n}\nload-all() { load; }\nload && load-all\n",
      'Rename "load" to "fetch"',
      "fetch() {\n  ./load.sh --load\n}\nload-all() { fetch; }\nfetch && load-all\n",
    ],
    [
      "is read in a path of a script",
      "x.sh",
      'root=/srv\nls "$root/a" "${root}-old" root-ca /root\n',
      'Rename "root" to "base"',
      'base=/srv\nls "$base/a" "${base}-old" root-ca /root\n',
    ],
    ["is less than another one elsewhere", "x.py", "a = load-1\n", 'Rename "load" to "weight"', "a = weight-1\n"],
  ])("%s", (_, path, text, wish, after) => {
    expect(renamed(path, text, wish)).toBe(after);
  });

  test.each([
    [
      "the other is one already",
      "Makefile",
      makefile.replace("check\n", "check\nbundle:\n"),
      'Rename "pack" to "bundle"',
    ],
    ["it is no target", "Makefile", makefile, 'Rename "srv" to "data"'],
    ["it is a word of a text", "x.md", "load it\n", 'Rename "load" to "fetch"'],
    ["it is in use", "x.py", "load(fetch)\n", 'Rename "load" to "fetch"'],
  ])("stays where %s", (_, path, text, wish) => {
    expect(renamed(path, text, wish)).toBeNull();
  });

  test("isn't changed in any other way either where two targets would be one", () => {
    const text = "pack:\n\tzip x\n\nbundle: pack\n";
    expect(isTakenName('Rename "pack" to "bundle"', [{ path: "Makefile", text }])).toBe(true);
    expect(isTakenName('Rename "pack" to "ship"', [{ path: "Makefile", text }])).toBe(false);
  });
});
