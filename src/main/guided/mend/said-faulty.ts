import { baseName } from "../../../shared/path-parts.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { FileEntry } from "../workspace-view.ts";
import { isProgram } from "./program-file.ts";

const aFile = String.raw`["'\x60„“「]?[\p{L}\p{N}_./-]+\.(?:py|[cm]?[jt]s|sh)["'\x60”“」]?`;
/** "a.py and b.py" */
const others = String.raw`(?:${aFile}(?:, | and | und | or | oder | & |と|や))*`;
const article = String.raw`(?:(?:the|my|our|your|that|this|den|die|das|dem|der|meine?[nm]?|unsere?[nm]?|file|script|program|code|skript|programm|datei) )*`;
const mistake = String.raw`(?:mistakes?|bugs?|errors?|faults?|problems?|issues?|culprits?|slips?|fehler|problem|ursache)`;
const mends = String.raw`(?:fix|mend|repair|correct|debug|patch|adjust|adapt|change|amend|rewrite|sort out|put right|make right|straighten out)`;
const repariert = String.raw`(?:reparier\p{L}*|korrigier\p{L}*|behebe?n?|beheb|anpassen|ändern?|flicken|verbesser\p{L}*|berichtig\p{L}*|in ordnung bringen|richtig ?stellen|ausbessern)`;
/** What is ruled out isn't wanted: "don't fix a.py", "without changing a.py". */
const wanted = String.raw`(?<!(?:n['’]?t|\bnot|\bnever|\bwithout|\bno need to|\bnicht|\bohne)\s(?:\p{L}+\s)?)`;

/** The programs of which a request says that the mistake is in them, or that they are to be mended: "could you mend quiet.sh", "fix it in menu.js", "順位.py のほうを直して". */
export function saidFaulty(request: string, files: readonly FileEntry[]): string[] {
  return saidOf(request, files, faulty);
}

/** The programs of which a request says that they only test others: "bash check.sh tests it", "the test is probe.py". */
export function saidTests(request: string, files: readonly FileEntry[]): string[] {
  return saidOf(request, files, testing);
}

function saidOf(request: string, files: readonly FileEntry[], ways: (name: string) => readonly string[]): string[] {
  return files.flatMap(({ path }) => {
    const names = [...new Set([path, baseName(path)])];
    if (!isProgram(path) || !names.some((name) => request.includes(name))) return [];
    const name = String.raw`(?<![\p{Script=Latin}\p{N}_./-])["'\x60„“「]?(?:${names.map(escapeRegExp).join("|")})["'\x60”“」]?(?![\p{Script=Latin}\p{N}_/-]|\.\w)`;
    return new RegExp(ways(name).join("|"), "iu").test(request) ? [path] : [];
  });
}

function faulty(name: string): string[] {
  const place = String.raw`(?:(?:up|it|this|that|things?|${article}${mistake}|the \p{L}+) )?(?:(?:there )?(?:in|inside|within|with) )?${article}${others}${article}`;
  const isWrong = String.raw`(?:(?:must be|has to be|have to be|should be|needs to be|need to be|is|seems to be|might be|may be|looks) (?:(?:probably|surely|certainly|clearly|just|simply|still|somehow|definitely|the (?:one|file|program|script) (?:that|which) is|the place|the spot) )*(?:where\b|wrong|broken|buggy|faulty|incorrect|to blame|the (?:culprit|problem|wrong one|broken one|faulty one)|fixed|mended|repaired|corrected|changed|adapted|adjusted)|needs? (?:fixing|mending|repairing|correcting|to change|a fix|repair)|(?:has|contains|must have|seems to have) (?:a|an|some|the) (?:\p{L}+ )?${mistake})`;
  return [
    String.raw`${wanted}(?<!\p{L})${mends} ${place}${name}`,
    String.raw`(?<!\p{L})(?:look|see)(?:ing)? (?:into|at) ${article}${name} and (?:then )?(?:please )?${mends} (?:it|this|that)(?: there)?(?!\p{L})`,
    String.raw`(?<!\p{L})${mistake} (?:must be|has to be|is|should be|lies|sits|hides|seems to be|might be|may be|will be|comes from|muss|liegt|steckt|sitzt|ist|kommt|wird)(?!\p{L})(?: \p{L}+){0,3}? (?:in|inside|within|from|aus|with|at|bei) ${article}${name}`,
    String.raw`(?<!\p{L})${mistake} (?:must be |is )?${name}`,
    String.raw`(?<!\p{L})(?:wrong|broken|amiss) (?:in|inside|with) ${article}${name}`,
    String.raw`${name}(?: itself| though)? ${isWrong}`,
    String.raw`${wanted}(?<!\p{L})(?:reparier\p{L}{0,3}|korrigier\p{L}{0,3}|beheb\p{L}{0,2}|änder\p{L}{0,2}|pass\p{L}{0,2}|bring\p{L}{0,2}|verbesser\p{L}{0,2}|flick\p{L}{0,2})(?!\p{L})(?: (?:bitte|mir|uns|mal|es|das|den fehler|doch|kurz))*(?: in)? ${article}${others}${name}`,
    String.raw`${name}(?: (?:bitte|mal|doch|kurz|entsprechend|selbst|wieder|so|für mich))* (?:${repariert})(?!\p{L})`,
    String.raw`${name} (?:ist|muss|scheint)(?: \p{L}+){0,2} (?:falsch|fehlerhaft|kaputt|schuld|${repariert})(?!\p{L})`,
    String.raw`${name}(?:の)?(?:\s*(?:ほう|方|中|なか|中身|側|プログラム|コード))?\s*(?:のほう|の方)?(?:だけ|のみ)?\s*[をがにはの]\s*(?:[^。、\n]{0,10})(?:直|なお|修正|訂正|おかし|間違|まちが|バグ|原因|不具合|悪い|誤り)`,
  ];
}

function testing(name: string): string[] {
  const started = String.raw`(?:(?:bash|sh|python3?|node|\.\/) ?)?`;
  const tests = String.raw`(?:tests?|checks?|verif(?:y|ies)|proves?|testet|prüft|überprüft|kontrolliert)`;
  return [
    String.raw`${name}["'\x60]? (?:(?:then|just|only|always|nur|immer) )?${tests} (?:it|that|this|them|all|everything|whether|if|my|the|our|these|those|es|das|alles|ob|ihn|sie|den|die|dies\p{L}*)(?!\p{L})`,
    String.raw`${name}["'\x60]? (?:is|ist) (?:only |just |nur )?(?:the|my|our|a|der|mein|unser|ein) (?:\p{L}+ )?(?:test|check|tester|checker|prüfskript|testskript)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:test(?:ed|s|ing)?|check(?:ed|ing)?|verified) (?:(?:it|that|this|them) )?(?:by|with|using|through|via) ${article}${started}${name}`,
    String.raw`(?<!\p{L})(?:the|my|our|der|mein|unser) (?:tests?|checks?|test ?skript|prüf ?skript)(?: (?:script|program|file))? (?:(?:is )?(?:in )?)?${started}${name}`,
    String.raw`(?<!\p{L})mit ${started}${name} (?:\p{L}+ ){0,2}(?:getestet|geprüft|testen?|prüfen?|kontrollieren?)(?!\p{L})`,
    String.raw`${name}["'\x60」]?\s*(?:で|が|は|を使って|により)[^。、\n]{0,8}(?:テスト|チェック|確認|検証|検査)`,
  ];
}
