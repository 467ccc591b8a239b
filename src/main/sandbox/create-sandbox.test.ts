import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, lstat, mkdir, readdir, readFile, symlink } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { createSandbox, type Sandbox } from "./create-sandbox.ts";
import { findBubblewrap } from "./find-bubblewrap.ts";

const signal = new AbortController().signal;
/** What is below /tmp is another place inside the sandbox, and would prove nothing. */
const elsewhere = path.resolve(import.meta.dirname, "../../../node_modules/.hearth-test");
// asked by itself and not by what is tested: some containers have bubblewrap and don't let it work
const program = await findBubblewrap();
const isHere = program !== null && spawnSync(program, ["--ro-bind", "/", "/", "--unshare-all", "true"]).status === 0;
const listed = async (folder: string) => (await readdir(folder)).toSorted();

test.runIf(process.platform !== "linux")("without Linux there is none, and it says so", async () => {
  expect(await createSandbox({ home: homedir(), hidden: [], scratch: "/nowhere" }, signal)).toEqual({
    isAvailable: false,
    reason: expect.stringContaining("no sandbox"),
  });
});

describe.skipIf(!isHere)("confined commands (need bubblewrap on this computer)", () => {
  let folder: TempFolder;
  let sandbox: Extract<Sandbox, { isAvailable: true }>;
  const at = (...names: string[]) => path.join(folder.path, ...names);

  beforeAll(() => mkdir(elsewhere, { recursive: true }));

  beforeEach(async () => {
    folder = await tempFolder(
      {
        "home/ws/a.md": "a",
        "home/.ssh/id_ed25519": "private key",
        "home/.netrc": "password",
        "home/.bashrc": "# mine",
        "home/notes.txt": "readable",
        "data/hearth.db": "conversations",
      },
      elsewhere,
    );
    sandbox = await open();
  });
  afterEach(() => folder.remove());

  async function open(home = at("home")): Promise<Extract<Sandbox, { isAvailable: true }>> {
    const created = await createSandbox({ home, hidden: [at("data")], scratch: at("data/scratch") }, signal);
    if (!created.isAvailable) throw new Error(created.reason);
    return created;
  }

  async function run(
    script: string,
    options: { workspace?: string; confinement?: "read-only" | "workspace"; sandbox?: typeof sandbox } = {},
  ) {
    const { workspace = at("home/ws"), confinement = "workspace" } = options;
    const argv = ["/bin/bash", "--noprofile", "--norc", "-c", script];
    const wrapped = await (options.sandbox ?? sandbox).wrap({ argv, workspace, confinement });
    const [program = "", ...args] = wrapped.argv;
    const environment = { PATH: process.env["PATH"] ?? "", HOME: at("home"), LC_ALL: "C", ...wrapped.environment };
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: "utf8",
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    await wrapped.release();
    return { status, stdout, stderr };
  }

  test("the folder is where they run, and can be written", async () => {
    expect(await run("pwd; echo new > b.md; cat a.md")).toEqual({
      status: 0,
      stdout: `${at("home/ws")}\na`,
      stderr: "",
    });
    expect(await readFile(at("home/ws/b.md"), "utf8")).toBe("new\n");
  });

  test("nothing else can be written", async () => {
    const outside = await tempFolder({ "mine.txt": "mine" }, elsewhere);
    for (const target of [
      "/etc/hearth-test",
      "/usr/hearth-test",
      "/hearth-test",
      at("home/notes.txt"),
      at("home/new.txt"),
    ]) {
      const { status, stderr } = await run(`echo evil > ${target}`, { sandbox: await open("/nonexistent") });
      expect({ target, status }).toEqual({ target, status: 1 });
      expect(stderr).toMatch(/Read-only file system|Permission denied|No such file or directory/);
    }
    await run(`echo evil > ${path.join(outside.path, "mine.txt")}; echo evil > ${path.join(outside.path, "new.txt")}`);
    expect(await listed(outside.path)).toEqual(["mine.txt"]);
    expect(await readFile(path.join(outside.path, "mine.txt"), "utf8")).toBe("mine");
    await outside.remove();
  });

  test("a mount can't be undone from inside, and there are no rights to do so", async () => {
    const { stdout, stderr } = await run(
      "grep CapEff /proc/self/status; grep NoNewPrivs /proc/self/status; mount -o remount,rw / ; umount -l /tmp; unshare -Urm true",
    );
    expect(stdout).toBe("CapEff:\t0000000000000000\nNoNewPrivs:\t1\n");
    expect(stderr.trim().split("\n").length).toBeGreaterThanOrEqual(3);
    expect((await run("echo evil > /etc/hearth-test")).status).toBe(1);
  });

  test("a link out of the folder can be made, but not written through", async () => {
    await symlink(at("home/notes.txt"), at("home/ws/out"));
    expect((await run("echo evil > out")).status).toBe(1);
    expect(await readFile(at("home/notes.txt"), "utf8")).toBe("readable");
  });

  test("there is no network, not even to this computer itself", async () => {
    const { createServer } = await import("node:net");
    const server = createServer((socket) => socket.end("reached")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { status, stdout, stderr } = await run(
      `tail -n +3 /proc/net/dev | tr -s ' ' | cut -d: -f1; exec 3<>/dev/tcp/127.0.0.1/${port} && cat <&3`,
    );
    server.close();
    expect(stdout.trim()).toBe("lo");
    expect(stderr).toMatch(/Connection refused/);
    expect(status).not.toBe(0);
    expect((await run("exec 3<>/dev/tcp/192.0.2.1/80")).stderr).toMatch(/unreachable/);
  });

  test("other processes can't be seen, nor what they know", async () => {
    const { stdout } = await run("ls /proc | grep -c '^[0-9]'; cat /proc/1/comm; ls -d /proc/" + process.pid + " 2>&1");
    const [seen, first, ours] = stdout.split("\n");
    expect(Number(seen)).toBeLessThan(10);
    expect(first).toBe("bwrap");
    expect(ours).toMatch(/No such file/);
  });

  test("what is private is empty, and stays so", async () => {
    const { stdout } = await run(
      `ls -A ~/.ssh; cat ~/.netrc; cat /etc/shadow; ls -A ${at("data")}; cat ~/notes.txt; echo x > ~/.ssh/new || echo kept`,
    );
    expect(stdout).toBe("readablekept\n");
    expect(await listed(at("home/.ssh"))).toEqual(["id_ed25519"]);
  });

  test("temporary files are the command's own, and vanish", async () => {
    expect((await run(`touch /tmp/hearth-own /var/tmp/y; ls -A /tmp; echo $XDG_CACHE_HOME`)).stdout).toBe(
      "hearth-own\n/tmp/.cache\n",
    );
    expect(await lstat("/tmp/hearth-own").catch(() => null)).toBeNull();
  });

  test("in a step that may only look, the folder can't be written either", async () => {
    const { stdout, stderr } = await run("cat a.md; echo evil > a.md; touch new; mkdir -p .git; ls -A", {
      confinement: "read-only",
    });
    expect(stdout).toBe("aa.md\n");
    expect(stderr).toMatch(/Read-only file system/);
    expect(await listed(at("home/ws"))).toEqual(["a.md"]);
  });

  describe("in a repository", () => {
    beforeEach(async () => {
      const git = (...args: string[]) =>
        spawnSync("git", ["-C", at("home/ws"), "-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
          encoding: "utf8",
        });
      expect(git("init", "--quiet").status).toBe(0);
      git("add", "a.md");
      expect(git("commit", "--quiet", "-m", "first").status).toBe(0);
    });

    test("git works", async () => {
      const identity = "-c user.name=t -c user.email=t@example.org";
      const { status, stdout } = await run(
        `echo b > b.md && git add b.md && git ${identity} commit --quiet -m second && git log --oneline | wc -l && git status --short`,
      );
      expect({ status, stdout }).toEqual({ status: 0, stdout: "2\n" });
    });

    test("hooks and settings can't be changed, replaced or moved away", async () => {
      const before = await readFile(at("home/ws/.git/config"), "utf8");
      const hooks = await listed(at("home/ws/.git/hooks"));
      const attempts = [
        "echo x > .git/hooks/pre-commit",
        "rm -rf .git/hooks",
        "mv .git/hooks .git/h2",
        "mv .git g2",
        "rm -rf .git && mkdir -p .git/hooks && touch .git/hooks/pre-commit",
        "git config core.fsmonitor ./evil",
        "echo x >> .git/config",
        "mv a.md .git/config",
        "ln -sf /dev/null .git/config",
        "cp -r .git g3 && rm -rf .git && mv g3 .git",
      ];
      const { stdout } = await run(
        attempts.map((attempt, index) => `(${attempt}) 2>/dev/null && echo did ${index}`).join("; "),
      );
      expect(stdout).toBe("");
      expect(await readFile(at("home/ws/.git/config"), "utf8")).toBe(before);
      expect(await listed(at("home/ws/.git/hooks"))).toEqual(hooks);
    });

    test("missing hooks stay missing", async () => {
      await run("true");
      spawnSync("rm", ["-rf", at("home/ws/.git/hooks")]);
      await run("mkdir -p .git/hooks; echo x > .git/hooks/pre-commit");
      expect(await lstat(at("home/ws/.git/hooks")).catch(() => null)).toBeNull();
    });

    test("git isn't led to settings elsewhere", async () => {
      await run("mkdir evil && cp .git/config evil/config && echo ../evil > .git/commondir");
      expect(await lstat(at("home/ws/.git/commondir")).catch(() => null)).toBeNull();
    });

    test("a repository deeper down is protected too", async () => {
      await mkdir(at("home/ws/sub"));
      spawnSync("git", ["init", "--quiet", at("home/ws/sub/inner")]);
      const { status } = await run("echo x > sub/inner/.git/hooks/pre-commit");
      expect(status).toBe(1);
    });
  });

  test("a folder that is no repository doesn't become one, and looks as before afterwards", async () => {
    const { status } = await run("mkdir -p .git/hooks && echo x > .git/hooks/pre-commit");
    expect(status).not.toBe(0);
    expect(await listed(at("home/ws"))).toEqual(["a.md"]);
  });

  test("commands side by side share what stands in for a repository", async () => {
    const wrap = (script: string) =>
      sandbox.wrap({ argv: ["/bin/bash", "-c", script], workspace: at("home/ws"), confinement: "workspace" });
    const first = await wrap("sleep 0.5; mkdir -p .git/hooks && echo x > .git/hooks/pre-commit");
    const [program = "", ...args] = first.argv;
    const child = spawn(program, args, { stdio: "ignore" });
    await sleep(150);
    expect((await run("mkdir .git/hooks")).status).toBe(1);
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(await listed(at("home/ws"))).toEqual([".git", "a.md"]);
    await first.release();
    expect(await listed(at("home/ws"))).toEqual(["a.md"]);
  });

  describe("with the home folder as the workspace", () => {
    const home = () => ({ workspace: at("home") });

    test("what is private stays unseen, and what a shell starts stays as it is", async () => {
      const { stdout } = await run(
        "cat .ssh/* .netrc; for f in .bashrc .zshrc .profile .gitconfig .config/autostart/x .ssh/authorized_keys; do (mkdir -p $(dirname $f); echo evil > $f) 2>/dev/null && echo wrote $f; done; mv .bashrc b2; mv .ssh s2; echo ok > fine.txt",
        home(),
      );
      expect(stdout).toBe("");
      expect(await readFile(at("home/.bashrc"), "utf8")).toBe("# mine");
      expect(await listed(at("home"))).toEqual([".bashrc", ".netrc", ".ssh", "fine.txt", "notes.txt", "ws"]);
      expect(await listed(at("home/.ssh"))).toEqual(["id_ed25519"]);
    });

    test("a start file that is a link can't be protected, so nothing runs", async () => {
      await symlink(at("home/notes.txt"), at("home/.zshrc"));
      await expect(run("true", home())).rejects.toMatchObject({
        code: "permission-denied",
        message: expect.stringContaining(".zshrc is a link"),
      });
      expect((await run("cat notes.txt", { ...home(), confinement: "read-only" })).stdout).toBe("readable");
    });
  });

  test("in a private place no command runs, nor in one that would undo the sandbox", async () => {
    for (const workspace of ["/", "/proc", "/dev/shm", "/sys/kernel"]) {
      await expect(run("true", { workspace })).rejects.toMatchObject({ code: "permission-denied" });
    }
    await expect(run("true", { workspace: at("home/.ssh") })).rejects.toMatchObject({ code: "permission-denied" });
    await expect(run("true", { workspace: at("data") })).rejects.toMatchObject({ code: "permission-denied" });
  });

  test("killing the sandbox ends everything in it, also what went its own way", async () => {
    const pidFile = at("home/ws/alive");
    const script = `(setsid nohup bash -c 'while :; do date +%N >> alive; sleep 0.05; done' >/dev/null 2>&1 &) ; trap '' TERM HUP INT; sleep 60`;
    const wrapped = await sandbox.wrap({
      argv: ["/bin/bash", "-c", script],
      workspace: at("home/ws"),
      confinement: "workspace",
    });
    const [program = "", ...args] = wrapped.argv;
    const child = spawn(program, args, { stdio: "ignore" });
    while ((await readFile(pidFile, "utf8").catch(() => "")) === "") await sleep(20);
    child.kill("SIGKILL");
    await once(child, "exit");
    await sleep(200);
    const last = await readFile(pidFile, "utf8");
    await sleep(300);
    expect(await readFile(pidFile, "utf8")).toBe(last);
    await wrapped.release();
  });

  test("when the program that started it is killed, the sandbox goes too", async () => {
    const wrapped = await sandbox.wrap({
      argv: ["/bin/bash", "-c", "while :; do date +%N >> alive; sleep 0.05; done"],
      workspace: at("home/ws"),
      confinement: "workspace",
    });
    const parent = spawn(process.execPath, [
      "-e",
      `require("node:child_process").spawn(${JSON.stringify(wrapped.argv[0])}, ${JSON.stringify(wrapped.argv.slice(1))}); setInterval(() => {}, 1000)`,
    ]);
    while ((await readFile(at("home/ws/alive"), "utf8").catch(() => "")) === "") await sleep(20);
    parent.kill("SIGKILL");
    await once(parent, "exit");
    await sleep(200);
    const last = await readFile(at("home/ws/alive"), "utf8");
    await sleep(300);
    expect(await readFile(at("home/ws/alive"), "utf8")).toBe(last);
    await wrapped.release();
  });

  test("a folder in which nothing can be made is no trouble", async () => {
    await chmod(at("home/ws"), 0o555);
    expect((await run("cat a.md")).stdout).toBe("a");
    await chmod(at("home/ws"), 0o755);
  });
});
