/**
 * @typedef {{ ancestorTitles?: string[], title: string, fullName?: string, status: string, failureMessages?: string[] | null }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ success?: boolean, testResults?: TestFile[] }} Report
 * @typedef {{ title: string, detail: string }} Failure
 * @typedef {{ passed: number, failed: number, failures: Failure[] }} Total
 * @typedef {{ stage: string, passed: number, failed: number, seconds: number }} Row
 */

/** @param {boolean} ok @param {string} title @param {string} detail @returns {Total} */
export const oneCheck = (ok, title, detail) =>
  ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [{ title, detail }] };

/**
 * Sums up a vitest run. Tests that did not run count as failed, as does a run that crashed, ran nothing or wrote
 * no report.
 * @param {string} stage @param {Report | null} report @param {{ code: number, timedOut: boolean, output: string }} result @returns {Total}
 */
export const totalOf = (stage, report, result) => {
  let passed = 0;
  /** @type {Failure[]} */
  const failures = [];
  for (const file of report?.testResults ?? []) {
    let failedHere = 0;
    for (const test of file.assertionResults) {
      const title = `${file.name} › ${test.fullName ?? test.title}`;
      if (test.status === 'passed') {
        passed += 1;
        continue;
      }
      failedHere += 1;
      const reason = (test.failureMessages ?? []).join('\n');
      failures.push({ title, detail: test.status === 'failed' ? reason : `没有运行（${test.status}）` });
    }
    if (failedHere === 0 && (file.status !== 'passed' || file.assertionResults.length === 0)) {
      // The report leaves out what a hook threw; the run's own last words hold it.
      const reason = file.assertionResults.length === 0 ? '文件里没有运行任何测试' : `测试之外有错：\n${result.output}`;
      failures.push({ title: file.name, detail: file.message || reason });
    }
  }
  if (result.timedOut) failures.push({ title: stage, detail: '超过时限，已终止' });
  else if (!report) failures.push({ title: stage, detail: `没有写出结果（退出码 ${result.code}）\n${result.output}` });
  else if (passed + failures.length === 0)
    failures.push({ title: stage, detail: `没有运行任何测试\n${result.output}` });
  else if ((result.code !== 0 || report.success === false) && failures.length === 0) {
    failures.push({ title: stage, detail: `测试之外出错（退出码 ${result.code}）\n${result.output}` });
  }
  return { passed, failed: failures.length, failures };
};

/** @param {Total[]} totals @returns {Total} */
export const sum = (totals) => ({
  passed: totals.reduce((count, total) => count + total.passed, 0),
  failed: totals.reduce((count, total) => count + total.failed, 0),
  failures: totals.flatMap((total) => total.failures),
});

/** The stages of a run side by side. @param {Row[]} rows */
export const tableOf = (rows) => {
  const lines = [
    ['stage', 'passed', 'failed', 'seconds'],
    ...rows.map(({ stage, passed, failed, seconds }) => [stage, `${passed}`, `${failed}`, seconds.toFixed(1)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (/** @type {string} */ text, /** @type {number} */ column) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join(' | ')).join('\n');
};

/** The last line of a run, alone on its line. @param {Total} total */
export const closingLine = (total) => `${total.passed} passed, ${total.failed} failed`;

/** A run is green only when something ran and nothing failed. @param {Total} total */
export const exitCodeOf = (total) => (total.failed === 0 && total.passed > 0 ? 0 : 1);
