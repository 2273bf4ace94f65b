import { parseSync } from 'vite';

/** @typedef {import('vite').ESTree.Node} Node */
/** @typedef {import('vite').ESTree.ObjectExpression} ObjectNode */
/** @typedef {import('vite').ESTree.ObjectProperty} PropertyNode */

/** @param {string} file @param {string} source */
export const parse = (file, source) => parseSync(file, source, { preserveParens: false });

/** @param {string} file @param {string} source */
export const isWellFormed = (file, source) => parse(file, source).errors.length === 0;

const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const TYPE_KEYS = ['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'parent'];

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The nodes inside a node that run; types do not. @param {Node} node @returns {Node[]} */
export const childrenOf = (node) =>
  Object.entries(node)
    .filter(([key]) => !TYPE_KEYS.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isNode(value) && (!value.type.startsWith('TS') || WRAPPERS.includes(value.type)));

/** An expression without the `as const` around it. @param {Node} node @returns {Node} */
export const bare = (node) =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'TSNonNullExpression'
    ? bare(node.expression)
    : node;

/** @param {Node | null | undefined} node @returns {string | null} */
export const textOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null);

/** @param {{ key: Node }} property @returns {string} */
export const keyOf = ({ key }) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '?';

/** @param {ObjectNode} object @returns {PropertyNode[]} */
export const propertiesOf = (object) => object.properties.filter((property) => property.type === 'Property');

/** @param {Node} node @param {string} name @returns {Node | null} */
export const memberOf = (node, name) => {
  if (node.type !== 'ObjectExpression') return null;
  const property = propertiesOf(node).find((one) => keyOf(one) === name);
  return property === undefined ? null : bare(property.value);
};

/** The name a call goes by: `assign` of `assign(…)`, `filter` of `list.filter(…)`. @param {Node} callee */
export const nameOf = (callee) => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
};

/** Returned expression of an arrow function without a block. @param {Node} node @returns {Node | null} */
export const answerOf = (node) =>
  node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' ? bare(node.body) : null;
