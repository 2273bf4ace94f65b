import { secondChartEdits } from './second-chart.mjs';
import { secondCodeEdits } from './second-code.mjs';
import { bare, childrenOf, keyOf, memberOf, nameOf, propertiesOf, textOf } from './syntax.mjs';

/** @typedef {import('./edits.mjs').Edit} Edit */
/** @typedef {import('./syntax.mjs').Node} Node */
/**
 * Where a node stands: what leads to it by name, the states beside those around it, and the first states of the machine.
 * @typedef {{ at: string, parent: Node | null, siblings: readonly string[], id: string | null, root: readonly string[] }} Place
 * @typedef {{ text: (node: Node) => string, source: string, names: Names, keys: readonly string[], isSelector: boolean }} Words
 * @typedef {{ guards: readonly string[], actions: readonly string[], actors: readonly string[] }} Names
 */

/** What only people read, and types. */
const UNREAD = ['description', 'meta', 'types', 'id'];

/**
 * What somebody else would change who had not seen the first list of changes: names for other names, the order of
 * actions, whole pieces, one half of a condition.
 * @param {Node} program @param {string} source @param {string} file @returns {Edit[]}
 */
export const secondEdits = (program, source, file) => {
  const text = (/** @type {Node} */ node) => source.slice(node.start, node.end);
  const words = {
    text,
    source,
    names: namesIn(program),
    keys: contextKeysIn(program),
    isSelector: file.endsWith('.select.ts'),
  };
  return visit(program, { at: '', parent: null, siblings: [], id: null, root: [] }, words);
};

/** @param {Node} node @param {Place} place @param {Words} words @returns {Edit[]} */
const visit = (node, place, words) => {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return [];
  if (node.type === 'Property' && UNREAD.includes(keyOf(node))) return [];
  const own = [...secondChartEdits(node, place, words), ...secondCodeEdits(node, place, words)];
  const inner = placeInside(node, place);
  return [...own, ...childrenOf(node).flatMap((child) => visit(child, { ...inner, parent: node }, words))];
};

/** @param {Node} node @param {Place} place @returns {Place} */
const placeInside = (node, place) => {
  if (node.type === 'VariableDeclarator')
    return { ...place, at: joined(place.at, node.id.type === 'Identifier' ? node.id.name : '?') };
  if (node.type === 'FunctionDeclaration') return { ...place, at: joined(place.at, node.id?.name ?? '?') };
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'createMachine') {
    const [chart] = node.arguments;
    const root = chart === undefined ? [] : statesOf(bare(chart));
    return { ...place, id: chart === undefined ? null : textOf(memberOf(bare(chart), 'id')), root };
  }
  if (node.type !== 'Property') return place;
  const at = node.key === node.value ? place.at : joined(place.at, keyOf(node));
  const value = bare(node.value);
  return keyOf(node) === 'states' && value.type === 'ObjectExpression'
    ? { ...place, at, siblings: propertiesOf(value).map(keyOf) }
    : { ...place, at };
};

/** @param {Node} chart */
const statesOf = (chart) => {
  const states = memberOf(chart, 'states');
  return states?.type === 'ObjectExpression' ? propertiesOf(states).map(keyOf) : [];
};

/** The names that a machine's setup declares in this file. @param {Node} program @returns {Names} */
const namesIn = (program) => {
  if (program.type === 'CallExpression' && nameOf(program.callee) === 'setup') {
    const [given] = program.arguments;
    const named = (/** @type {string} */ part) => {
      const list = given === undefined ? null : memberOf(bare(given), part);
      return list?.type === 'ObjectExpression' ? propertiesOf(list).map(keyOf) : [];
    };
    return { guards: named('guards'), actions: named('actions'), actors: named('actors') };
  }
  for (const child of childrenOf(program)) {
    const found = namesIn(child);
    if (found.actions.length + found.guards.length + found.actors.length > 0) return found;
  }
  return { guards: [], actions: [], actors: [] };
};

/** What this file reads of a context. @param {Node} program @returns {string[]} */
const contextKeysIn = (program) => {
  const own =
    program.type === 'MemberExpression' && !program.computed && nameOf(program.object) === 'context'
      ? [nameOf(program)]
      : [];
  return [...new Set([...own, ...childrenOf(program).flatMap(contextKeysIn)])];
};

/** @param {string} at @param {string} name */
const joined = (at, name) => (at === '' ? name : `${at}.${name}`);
