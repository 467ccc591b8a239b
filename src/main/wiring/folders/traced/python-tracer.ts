import { z } from "zod";

/** The folder whose programs are looked at, and where reports go: variables of the environment that the tracer reads. */
export const tracedFolder = "HEARTH_TRACED_FOLDER";
export const tracerReports = "HEARTH_TRACER_REPORTS";

/** Python runs a module of this name at its start, wherever it finds it first. */
export const tracerFile = "sitecustomize.py";

/** What one process says of each program of the folder that it loaded: the lines that it never ran, and what each test ran. Files are relative to the folder. */
export const tracerReport = z.strictObject({
  skipped: z.record(z.string(), z.array(z.number())),
  tests: z.array(
    z.strictObject({ path: z.string(), lines: z.array(z.number()), ran: z.record(z.string(), z.array(z.number())) }),
  ),
});

/**
 * Reports that as JSON, in a file of each process. A test is a function of that name in a file of tests, or what such a file does by itself up to
 * the next `assert`. What a program does while it is imported belongs to none.
 */
export const pythonTracer = `import atexit, json, os, re, sys, threading

folder = os.path.realpath(os.environ["${tracedFolder}"]) + os.sep
ran = {}
others = set()
asserts = {}
tests = {}
current = None
paths = {}


def relative(name):
    if name not in paths:
        paths[name] = os.path.relpath(os.path.realpath(name), folder)
    return paths[name]


def is_test_file(name):
    return re.search(r"(^|[/._-])(test|spec)s?([/._-]|$)", relative(name).replace(os.sep, "/"), re.I)


def source_of(name):
    with open(name, encoding="utf-8") as source:
        return source.read()


def enter_test(frame):
    global current
    code = frame.f_code
    name = code.co_filename
    key = None
    if code.co_name == "<module>":
        passed = sum(1 for place in asserts[name] if place < frame.f_lineno)
        key = (name, -1 - passed)
    elif code.co_name.startswith("test"):
        key = (name, code.co_firstlineno)
    elif code.co_name.lower().startswith(("set", "tear")):
        current = None
    if key:
        current = tests.setdefault(key, {"path": relative(name), "lines": set(), "ran": {}})
        current["lines"].add(frame.f_lineno)


def line(frame, event, arg):
    name = frame.f_code.co_filename
    ran[name].add(frame.f_lineno)
    if name in asserts:
        enter_test(frame)
    elif current and frame.f_code.co_name != "<module>":
        current["ran"].setdefault(relative(name), set()).add(frame.f_lineno)
    return line


def call(frame, event, arg):
    name = frame.f_code.co_filename
    if name in others:
        return None
    if name not in ran:
        if name.startswith("<") or name == __file__ or not os.path.realpath(name).startswith(folder):
            others.add(name)
            return None
        ran[name] = set()
        if is_test_file(name):
            lines = source_of(name).split("\\n")
            asserts[name] = [number for number, text in enumerate(lines, 1) if text.startswith("assert")]
    return line(frame, event, arg)


def lines_of(code):
    found = {number for _, _, number in code.co_lines() if number}
    for inner in code.co_consts:
        if hasattr(inner, "co_lines"):
            found |= lines_of(inner)
    return found


def report():
    sys.settrace(None)
    skipped = {}
    for name, lines in ran.items():
        try:
            code = compile(source_of(name), name, "exec")
        except (OSError, SyntaxError, ValueError):
            continue
        skipped[relative(name)] = sorted(lines_of(code) - lines)
    with open(os.path.join(os.environ["${tracerReports}"], "python-%d.json" % os.getpid()), "w") as out:
        told = [test for test in tests.values() if test["ran"]]
        json.dump({"skipped": skipped, "tests": told}, out, default=sorted)


atexit.register(report)
threading.settrace(call)
sys.settrace(call)
`;
