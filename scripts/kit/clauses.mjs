const ID = String.raw`\d+\.\d+[a-z]?`;
const BRACKETS = new RegExp(String.raw`\[(${ID}(?:\s*[,，、]\s*${ID})*)\]`, 'g');

/** The clause ids a test title names: `[4.12]`, `[4.12, 4.13]`, `[4.12][4.12b]`. @param {string} title */
export const idsIn = (title) => [
  ...new Set(
    [...title.matchAll(BRACKETS)].flatMap((match) => (match[1] ?? '').split(/[,，、]/).map((id) => id.trim())),
  ),
];

/** The clauses of the document, in its order. @param {string} document @returns {{ id: string, text: string }[]} */
export const clausesIn = (document) =>
  [...document.matchAll(new RegExp(String.raw`^- \*\*(${ID})\*\* (.*)$`, 'gm'))].map((match) => ({
    id: match[1] ?? '',
    text: (match[2] ?? '').replaceAll('**[D]** ', ''),
  }));

/**
 * Which passing tests show which clause, and which ids no clause has.
 * @param {{ id: string }[]} clauses @param {import('./totals.mjs').Report[]} reports
 */
export const coverageOf = (clauses, reports) => {
  /** @type {Map<string, string[]>} */
  const shown = new Map(clauses.map((clause) => [clause.id, []]));
  /** @type {Map<string, string[]>} */
  const unknown = new Map();
  for (const file of reports.flatMap((report) => report.testResults ?? [])) {
    for (const test of file.assertionResults) {
      const title = [...(test.ancestorTitles ?? []), test.title].join(' › ');
      for (const id of idsIn(title)) {
        const titles = shown.get(id);
        if (!titles) unknown.set(id, [...(unknown.get(id) ?? []), title]);
        else if (test.status === 'passed') titles.push(title);
      }
    }
  }
  return { shown, unknown };
};
