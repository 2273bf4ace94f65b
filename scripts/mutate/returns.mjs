import { bare, childrenOf, keyOf, memberOf, propertiesOf, textOf } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').ObjectNode} ObjectNode */

/** A node and all inside it, functions apart. @param {Node} node @returns {Node[]} */
const piecesOf = (node) =>
  node.type === 'ArrowFunctionExpression' ? [] : [node, ...childrenOf(node).flatMap(piecesOf)];

/** Whether something in a chart is written elsewhere, and may lead anywhere. @param {Node} node */
const isOpenEnded = (node) =>
  piecesOf(node).some((piece) => {
    if (piece.type === 'SpreadElement') return true;
    return piece.type === 'Property' && ['Identifier', 'MemberExpression'].includes(bare(piece.value).type);
  });

/** What leads nowhere. */
const STILL = ['id', 'initial', 'description', 'context', 'output', 'states'];

/**
 * The first states of a chart that a machine can stand in again after it has left them, as far as this file tells.
 * @param {ObjectNode} chart @returns {ReadonlySet<string>}
 */
export const returnsOf = (chart) => {
  const states = memberOf(chart, 'states');
  if (states?.type !== 'ObjectExpression') return new Set();
  const id = textOf(memberOf(chart, 'id'));
  const names = propertiesOf(states).map(keyOf);
  const leadsTo = (/** @type {Node} */ node) => {
    if (isOpenEnded(node) || bare(node).type !== 'ObjectExpression') return names;
    const targets = piecesOf(node).flatMap(
      (piece) => textOf(piece)?.replace(`#${id}.`, '').replace(/^\./, '').split('.')[0] ?? [],
    );
    return names.filter((name) => targets.includes(name));
  };
  const always = propertiesOf(chart).flatMap((one) => (STILL.includes(keyOf(one)) ? [] : leadsTo(one.value)));
  const next = new Map(propertiesOf(states).map((one) => [keyOf(one), [...leadsTo(one.value), ...always]]));
  const reached = (/** @type {string} */ from) => {
    const seen = new Set(next.get(from));
    for (const name of seen) for (const one of next.get(name) ?? []) seen.add(one);
    return seen;
  };
  return new Set(names.filter((name) => reached(name).has(name)));
};
