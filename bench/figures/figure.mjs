/**
 * @typedef {{ id: string, what: string, goal: number, value: number, unit?: string, more?: string }} Figure
 *   what was measured, and the most it may be
 */

/** @param {Figure} figure */
export const holds = ({ value, goal }) => value <= goal;

/** @param {number} value */
const shown = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A row of the table. @param {Figure} figure */
export const rowOf = (figure) => {
  const { id, what, goal, value, unit = '', more = '' } = figure;
  return `| ${id} | ${what} | ≤ ${shown(goal)}${unit} | ${shown(value)}${unit} | ${holds(figure) ? '达到' : '未达到'} | ${more} |`;
};

export const HEAD = '| 编号 | 量什么 | 目标 | 实测 | 结论 | 附注 |\n|---|---|---|---|---|---|';
