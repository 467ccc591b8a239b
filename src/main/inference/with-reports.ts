/** Turns work that reports through a callback into a generator of its reports. When reports come too fast, the last one counts. */
export async function* withReports<Report, Result>(
  work: (report: (report: Report) => void) => Promise<Result>,
): AsyncGenerator<Report, Result> {
  let latest: { report: Report } | null = null;
  let wake = (): void => {};
  const result = work((report) => {
    latest = { report };
    wake();
  });
  let isDone = false;
  const end = result.then(
    () => void (isDone = true),
    () => void (isDone = true),
  );
  while (!isDone) {
    await Promise.race([end, new Promise<void>((resolve) => (latest ? resolve() : (wake = resolve)))]);
    const told = takeLatest();
    if (told) yield told.report;
  }
  return await result;

  function takeLatest(): { report: Report } | null {
    const told = latest;
    latest = null;
    return told;
  }
}
