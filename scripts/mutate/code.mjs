import { dropEach, replace } from './edits.mjs';
import { answerOf, bare, nameOf } from './syntax.mjs';

/** @typedef {import('./edits.mjs').Edit} Edit */
/** @typedef {import('./syntax.mjs').Node} Node */

/** @type {Readonly<Record<string, readonly [kind: string, to: string]>>} */
const OPERATORS = {
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
};

/** @type {Readonly<Record<string, string>>} */
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Calls that answer with something of the same shape as what they are made on. */
const SKIPPABLE = [
  'filter',
  'trim',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'toUpperCase',
  'toLowerCase',
];

/** Calls whose first text is a name and not a value. */
const NAMING = [
  'port',
  'feed',
  'late',
  'effect',
  'sendTo',
  'Error',
  'TypeError',
  'RangeError',
  'enqueue',
  'spawnChild',
];

/** @param {Node} node */
const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** A name, or the description of a state that charts share: read only by people. @param {Node} node @param {Node | null} parent @returns {boolean} */
const isName = (node, parent) =>
  (parent?.type === 'Property' && (parent.key === node || nameOf(parent.key) === 'description')) ||
  (parent?.type === 'MemberExpression' && parent.property === node) ||
  ((parent?.type === 'CallExpression' || parent?.type === 'NewExpression') &&
    NAMING.includes(nameOf(parent.callee)) &&
    parent.arguments[0] === node);

/** @param {import('vite').ESTree.BinaryExpression | import('vite').ESTree.LogicalExpression | import('vite').ESTree.PrivateInExpression} node @param {Node} left @param {string} at @param {(node: Node) => string} text @returns {Edit[]} */
const operatorEdits = (node, left, at, text) => {
  const { operator, right } = node;
  if (operator === '??') return [replace('logic', at, node, `(${text(left)})`, text(left))];
  if (operator === 'in' || operator === 'instanceof') return [replace('comparison', at, node, `!(${text(node)})`)];
  const [kind, other] = OPERATORS[operator] ?? [];
  if (kind === undefined || other === undefined) return [];
  if (operator === '+' && (isText(bare(left)) || isText(bare(right)))) return [];
  const shown = `${text(left)} ${other} ${text(right)}`;
  return [replace(kind, at, node, `((${text(left)}) ${other} (${text(right)}))`, shown)];
};

/** @param {import('vite').ESTree.CallExpression} node @param {string} at @param {(node: Node) => string} text @returns {Edit[]} */
const callEdits = (node, at, text) => {
  const name = nameOf(node.callee);
  const [first] = node.arguments;
  if (node.callee.type === 'Identifier' && name === 'assign' && first !== undefined)
    return assignEdits(bare(first), at);
  if (node.callee.type !== 'MemberExpression' || node.callee.optional) return [];
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (other !== undefined) return [replace('method', at, node.callee.property, other)];
  if (SKIPPABLE.includes(name)) return [replace('method', at, node, text(node.callee.object))];
  return [];
};

/** @param {Node} assigned @param {string} at @returns {Edit[]} */
const assignEdits = (assigned, at) => {
  if (assigned.type === 'ObjectExpression') return dropEach('assign', at, assigned.properties);
  const answer = answerOf(assigned);
  if (answer === null) return [];
  return answer.type === 'ObjectExpression'
    ? dropEach('assign', at, answer.properties)
    : [replace('assign', at, answer, '({})')];
};

/** @param {import('vite').ESTree.BooleanLiteral | import('vite').ESTree.NumericLiteral | import('vite').ESTree.StringLiteral | Node} node @param {string} at @returns {Edit[]} */
const literalEdits = (node, at) => {
  if (node.type !== 'Literal') return [];
  if (typeof node.value === 'boolean') return [replace('boolean', at, node, String(!node.value))];
  if (typeof node.value === 'string') return node.value === '' ? [] : [replace('text', at, node, "''")];
  if (typeof node.value !== 'number') return [];
  const up = replace('number', at, node, String(node.value + 1));
  return node.value > 0 ? [up, replace('number', at, node, String(node.value - 1))] : [up];
};

/**
 * How one node of ordinary code can be changed.
 * @param {Node} node @param {Node | null} parent @param {string} at @param {(node: Node) => string} text @returns {Edit[]}
 */
export const codeEdits = (node, parent, at, text) => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return node.left.type === 'PrivateIdentifier' ? [] : operatorEdits(node, node.left, at, text);
    case 'UnaryExpression':
      return node.operator === '!' ? [replace('logic', at, node, text(node.argument))] : [];
    case 'ConditionalExpression': {
      const to = `(${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)})`;
      return [replace('condition', at, node, to)];
    }
    case 'IfStatement':
      return ['true', 'false'].map((to) => replace('condition', at, node.test, to));
    case 'CallExpression':
      return callEdits(node, at, text);
    case 'ArrowFunctionExpression':
      return answeredEdits(answerOf(node), parent, at);
    case 'ReturnStatement':
      return answeredEdits(node.argument, parent, at);
    case 'TemplateLiteral':
      return isName(node, parent) || parent?.type === 'TaggedTemplateExpression'
        ? []
        : [replace('text', at, node, "''")];
    case 'Literal':
      return isName(node, parent) ? [] : literalEdits(node, at);
    default:
      return [];
  }
};

/** @param {Node | null} answer @param {Node | null} parent @param {string} at @returns {Edit[]} */
const answeredEdits = (answer, parent, at) => {
  if (answer?.type !== 'ObjectExpression') return [];
  const isAssigned = parent?.type === 'CallExpression' && nameOf(parent.callee) === 'assign';
  if (isAssigned) return [];
  const isPlain = (/** @type {Node} */ node) => node.type === 'Property' && node.value.type === 'Literal';
  return dropEach('property', at, answer.properties).filter(({ node }) => !isPlain(node));
};
