import { dropEach, replace } from './edits.mjs';
import { answerOf, bare, nameOf } from './syntax.mjs';

/** @typedef {import('./edits.mjs').Edit} Edit */
/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./second.mjs').Place} Place */
/** @typedef {import('./second.mjs').Words} Words */

/** What holds or does not by itself; operators have changes of their own. */
const PLAIN = ['CallExpression', 'MemberExpression', 'Identifier'];

/** Parts of a pattern that a text can do without. */
const ANCHORS = /(?<!\\)(?<!\[)\^|(?<!\\)\$|(?<![\\(+*?])[+*](?!\?)/g;

/** @param {Node} node @param {Place} place @param {Words} words @returns {Edit[]} */
export const secondCodeEdits = (node, place, words) => {
  const { at, parent } = place;
  const { text } = words;
  const negated = (/** @type {Node} */ one) =>
    PLAIN.includes(bare(one).type) ? [replace('negated', at, one, `!(${text(one)})`)] : [];
  switch (node.type) {
    case 'LogicalExpression':
      return [
        ...(node.operator === '??' ? [] : [replace('one half', at, node, `(${text(node.left)})`, text(node.left))]),
        replace('one half', at, node, `(${text(node.right)})`, text(node.right)),
        ...(node.operator === '??' ? [] : [...negated(node.left), ...negated(node.right)]),
      ];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].map((one) => replace('one way', at, node, `(${text(one)})`, text(one)));
    case 'ChainExpression':
      return [replace('no question', at, node, text(node).replace('?.', '.').replace('.[', '[').replace('.(', '('))];
    case 'UnaryExpression':
      return node.operator === '-' ? [replace('sign', at, node, `(${text(node.argument)})`)] : [];
    case 'ExpressionStatement':
      return parent?.type === 'Program' ? [] : [replace('no statement', at, node, ';')];
    case 'ArrowFunctionExpression':
      return answered(node, place, words);
    case 'ReturnStatement':
      return node.argument === null || textOfNothing(node.argument)
        ? []
        : [replace('no answer', at, node.argument, 'undefined')];
    case 'ArrayExpression':
      return listEdits(node, place);
    case 'ObjectExpression':
      return parent?.type === 'CallExpression' && isPlainCall(parent) ? dropEach('no member', at, node.properties) : [];
    case 'MemberExpression':
      return keyEdits(node, at, words);
    case 'Literal':
      return literalEdits(node, at, text);
    default:
      return [];
  }
};

/** @param {Node} node */
const textOfNothing = (node) => node.type === 'Identifier' && node.name === 'undefined';

/** Calls that are given a chart or what a chart does have changes of their own. @param {import('vite').ESTree.CallExpression} call */
const isPlainCall = (call) =>
  !['setup', 'createMachine', 'createStateConfig', 'assign', 'raise'].includes(nameOf(call.callee));

/** @param {import('vite').ESTree.ArrowFunctionExpression} node @param {Place} place @param {Words} words @returns {Edit[]} */
const answered = (node, { at, parent }, { text }) => {
  const answer = answerOf(node);
  if (answer === null || answer.type === 'ArrowFunctionExpression') return [];
  const isAssigned = parent?.type === 'CallExpression' && nameOf(parent.callee) === 'assign';
  const isGiven = parent?.type === 'Property' && ['params', 'input', 'context'].includes(text(parent.key));
  return isAssigned || isGiven || textOfNothing(answer) ? [] : [replace('no answer', at, answer, '(undefined)')];
};

/** @param {import('vite').ESTree.ArrayExpression} node @param {Place} place @returns {Edit[]} */
const listEdits = (node, { at, parent }) => {
  const isOfChart =
    parent?.type === 'Property' &&
    parent.key.type === 'Identifier' &&
    ['actions', 'entry', 'exit', 'tags', 'always', 'invoke', 'onDone', 'onError'].includes(parent.key.name);
  const elements = node.elements.filter((one) => one !== null);
  const isBranches = elements.some(({ type }) => type === 'ObjectExpression') && parent?.type === 'Property';
  return isOfChart || isBranches || elements.length === 0 ? [] : dropEach('no element', at, elements);
};

/** @param {import('vite').ESTree.MemberExpression} node @param {string} at @param {Words} words @returns {Edit[]} */
const keyEdits = (node, at, { keys }) => {
  if (node.computed || nameOf(node.object) !== 'context' || keys.length < 2) return [];
  const other = keys[(keys.indexOf(nameOf(node)) + 1) % keys.length];
  return other === undefined || other === nameOf(node) ? [] : [replace('other key', at, node.property, other)];
};

/** @param {import('vite').ESTree.Node & { type: 'Literal' }} node @param {string} at @param {(node: Node) => string} text @returns {Edit[]} */
const literalEdits = (node, at, text) => {
  if (node.value === '') return [replace('filled', at, node, "'x'")];
  if (!('regex' in node)) return [];
  const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(text(node)) ?? [];
  return [...pattern.matchAll(ANCHORS)].flatMap(({ index, 0: part }) => {
    const to = pattern.slice(0, index) + pattern.slice(index + part.length);
    return to === '' ? [] : [replace('pattern', at, node, `/${to}/${flags}`)];
  });
};
