/**
 * Mutants no test notices, each with its reason. An equivalent one behaves like the original and is not counted;
 * an accepted one could be noticed and counts as a survivor.
 * @typedef {{ equivalent: Readonly<Record<string, string>>, accepted: Readonly<Record<string, string>> }} Known
 */

/** Lists errors in the list itself. @param {Known} known @param {ReadonlySet<string>} ids all mutants there are @param {ReadonlySet<string>} noticed */
export const listErrors = ({ equivalent, accepted }, ids, noticed) => {
  const entries = [...Object.entries(equivalent), ...Object.entries(accepted)];
  return [
    ...entries.filter(([id]) => !ids.has(id)).map(([id]) => `没有这个变异：${id}`),
    ...entries.filter(([id]) => noticed.has(id)).map(([id]) => `测试已经发现：${id}`),
    ...entries.filter(([, why]) => why.trim() === '').map(([id]) => `没有写理由：${id}`),
    ...Object.keys(equivalent)
      .filter((id) => id in accepted)
      .map((id) => `写了两遍：${id}`),
  ];
};
