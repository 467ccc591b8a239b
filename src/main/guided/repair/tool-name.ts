import { distance } from "fastest-levenshtein";
import type { ToolSpec } from "../../agent/tool.ts";

/** The tool that a name stands for, and how sure that is. */
export type NamedTool = { tool: ToolSpec; match: "exact" | "alias" | "close" };

/** What tools are called elsewhere: models have learned those names, and use them. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    view: "read read_file file_read view_file open_file open cat show show_file get_file file_content head",
    bash: "shell run run_command run_shell run_shell_command execute execute_command exec exec_command terminal sh cmd run_bash",
    grep: "search search_files search_file search_text search_code file_search find_text find_in_files rg ripgrep",
    ls: "list list_files list_file list_dir list_directory list_folder dir directory_list",
    glob: "find find_file find_files glob_files file_glob",
    write: "write_file file_write write_to_file create create_file new_file save save_file make_file",
    edit: "edit_file file_edit str_replace str_replace_editor replace replace_in_file modify_file update_file change_file apply_edit",
  }).flatMap(([tool, names]) => names.split(" ").map((name) => [name, tool] as const)),
);

/** Finds the tool that a model means, however it spells the name. Null where no tool is close enough to be meant. */
export function findTool(name: string, tools: readonly ToolSpec[]): NamedTool | null {
  const wanted = plainName(name);
  const exact = tools.find((tool) => plainName(tool.name) === wanted);
  if (exact) return { tool: exact, match: "exact" };
  const alias = tools.find((tool) => tool.name === aliases.get(wanted));
  if (alias) return { tool: alias, match: "alias" };
  return closest(wanted, tools);
}

/** `functions.readFile` and `Read-File` are both `read_file`. */
export function plainName(name: string): string {
  return name
    .trim()
    .replace(/^(?:functions?|tools?|default_api)[.:/]/i, "")
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replace(/[\s-]+/g, "_")
    .toLowerCase();
}

/** A slip of the pen: one letter in a short name, two in a longer one, and no other tool as near. */
function closest(wanted: string, tools: readonly ToolSpec[]): NamedTool | null {
  if (wanted.length < 4 || wanted.length > 64) return null;
  const allowed = wanted.length < 7 ? 1 : 2;
  const near = tools
    .map((tool) => ({ tool, steps: distance(wanted, plainName(tool.name)) }))
    .filter(({ tool, steps }) => steps <= allowed && tool.name.length >= 4)
    .toSorted((a, b) => a.steps - b.steps);
  const [best, second] = near;
  if (!best || second?.steps === best.steps) return null;
  return { tool: best.tool, match: "close" };
}
