/** @typedef {import('./edits.mjs').Edit} Edit */
/** @typedef {import('./syntax.mjs').Node} Node */

/** @type {Readonly<Record<'action' | 'delay' | 'transition', string>>} */
const WRAPPERS = { action: 'actOnce', delay: 'passOnce', transition: 'takeOnce' };

/** @param {string} kind */
export const isOnce = (kind) => kind.endsWith(' once');

/**
 * A piece of a chart that does the right thing the first time in a machine's life, and nothing after that.
 * @param {keyof typeof WRAPPERS} what @param {string} at @param {Node} node @param {(node: Node) => string} text @returns {Edit}
 */
export const onceEdit = (what, at, node, text) => {
  const wrapper = WRAPPERS[what];
  return {
    kind: `${what} once`,
    at,
    node,
    start: node.start,
    end: node.end,
    to: `${wrapper}(${text(node)})`,
    tail: `\nimport { ${wrapper} } from '#scripts/mutate/once.mjs';\n`,
  };
};
