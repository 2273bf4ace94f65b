import { replace } from './edits.mjs';
import { bare, childrenOf, keyOf, memberOf, nameOf, textOf } from './syntax.mjs';
import { nextOf } from './targets.mjs';

/** @typedef {import('./edits.mjs').Edit} Edit */
/** @typedef {import('./syntax.mjs').Node} Node */
/**
 * What a view sends and selects: the types of its events, its selectors that answer yes or no, the arguments of those
 * that are made, and the names of what was selected.
 * @typedef {{ events: string[], facts: string[], made: Map<string, string[]>, selected: string[] }} Known
 */

/** Attributes that prevent an interaction. */
const LOCKS = ['disabled', 'readOnly', 'aria-disabled', 'held', 'hidden', 'aria-hidden'];
/** Attributes and roles that screen readers announce. */
const LIVE = ['live', 'aria-live'];
const LIVE_ROLES = ['alert', 'status', 'log'];
const FACT = /^select(?:Is|Are|Can|Has|Was|Wants|Shows|Needs)[A-Z]/;

/** @param {Node} node @returns {Node[]} */
const everyNode = (node) => [node, ...childrenOf(node).flatMap(everyNode)];

/** @param {string[]} list @param {string} name */
const add = (list, name) => {
  if (!list.includes(name)) list.push(name);
};

/** The event that a call sends, when the call says its type. @param {Node} node @returns {Node | null} */
const sentBy = (node) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || nameOf(node.callee) !== 'send')
    return null;
  const [event] = node.arguments;
  const type = event === undefined ? null : memberOf(bare(event), 'type');
  return textOf(type) === null ? null : type;
};

/** The selector that is made of one text. @param {Node} node @returns {{ name: string, argument: Node } | null} */
const madeBy = (node) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  const [argument, ...more] = node.arguments;
  const { name } = node.callee;
  const isMade = name.startsWith('select') && more.length === 0 && textOf(argument) !== null;
  return isMade && argument !== undefined ? { name, argument } : null;
};

/** @param {Node} node */
const isSelected = (node) =>
  everyNode(node).some((one) => one.type === 'CallExpression' && nameOf(one.callee) === 'useSelector');

/** @param {readonly Node[]} nodes @returns {Known} */
const knownIn = (nodes) => {
  const known = /** @type {Known} */ ({ events: [], facts: [], made: new Map(), selected: [] });
  for (const node of nodes) {
    const sent = textOf(sentBy(node));
    if (sent !== null) add(known.events, sent);
    if (node.type === 'ImportSpecifier' && FACT.test(node.local.name)) add(known.facts, node.local.name);
    if (node.type === 'VariableDeclarator' && node.init !== null && isSelected(node.init))
      for (const { name } of everyNode(node.id).filter((one) => one.type === 'Identifier')) add(known.selected, name);
    const made = madeBy(node);
    if (made === null) continue;
    const list = known.made.get(made.name) ?? [];
    add(list, textOf(made.argument) ?? '');
    known.made.set(made.name, list);
  }
  return known;
};

/** Whether a node is a piece of the page, or nothing in its place. @param {Node} node @returns {boolean} */
const isPiece = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';
/** @param {Node} node */
const isNothing = (node) => node.type === 'Literal' && node.value === null;

/** Whether a statement ends with a piece of the page. @param {Node} node @returns {boolean} */
const isPieceAnswered = (node) => {
  if (node.type === 'BlockStatement') return node.body.some(isPieceAnswered);
  return (
    node.type === 'ReturnStatement' && node.argument !== null && (isPiece(node.argument) || isNothing(node.argument))
  );
};

/** The changes of a page's piece that a person would notice. @param {Node} program @param {string} source @returns {Edit[]} */
export const viewEdits = (program, source) => {
  const text = (/** @type {Node} */ node) => source.slice(node.start, node.end);
  const known = knownIn(everyNode(program));

  /** Whether a condition hangs on the machine, and not on what the view was given. @param {Node} test */
  const isOfMachine = (test) =>
    everyNode(test).some((one) => one.type === 'Identifier' && known.selected.includes(one.name));

  /** @type {(node: Node, at: string) => Edit[]} */
  const own = (node, at) => {
    switch (node.type) {
      case 'CallExpression':
        return [...gestureEdits(node, at), ...selectorEdits(node, at)];
      case 'JSXAttribute':
        return attributeEdits(node, at);
      case 'ConditionalExpression': {
        const branches = [bare(node.consequent), bare(node.alternate)];
        return isOfMachine(node.test) && branches.some(isPiece)
          ? branches.map((branch) => replace('piece', at, node, `(${text(branch)})`))
          : [];
      }
      case 'LogicalExpression':
        if (node.operator !== '&&' || !isPiece(bare(node.right)) || !isOfMachine(node.left)) return [];
        return ['null', `(${text(node.right)})`].map((to) => replace('piece', at, node, to));
      case 'IfStatement':
        if (!isPieceAnswered(node.consequent) || !isOfMachine(node.test)) return [];
        return ['true', 'false'].map((to) => replace('piece', at, node.test, to));
      default:
        return [];
    }
  };

  /** @type {(node: import('vite').ESTree.CallExpression, at: string) => Edit[]} */
  const gestureEdits = (node, at) => {
    const type = sentBy(node);
    if (type === null) return [];
    const other = nextOf(known.events, textOf(type));
    return [
      replace('gesture', at, node, 'void 0'),
      ...(other === null ? [] : [replace('gesture', at, type, `'${other}'`)]),
    ];
  };

  /** @type {(node: import('vite').ESTree.CallExpression, at: string) => Edit[]} */
  const selectorEdits = (node, at) => {
    const made = madeBy(node);
    if (made !== null) {
      const other = nextOf(known.made.get(made.name) ?? [], textOf(made.argument));
      return other === null ? [] : [replace('selected', at, made.argument, `'${other}'`)];
    }
    const selector = nameOf(node.callee) === 'useSelector' ? node.arguments[1] : undefined;
    if (selector?.type !== 'Identifier') return [];
    const other = nextOf(known.facts, selector.name);
    return other === null ? [] : [replace('selected', at, selector, other)];
  };

  /** @type {(node: import('vite').ESTree.JSXAttribute, at: string) => Edit[]} */
  const attributeEdits = (node, at) => {
    const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
    const isLive = LIVE.includes(name) || (name === 'role' && LIVE_ROLES.includes(textOf(node.value) ?? ''));
    if (isLive) return [replace('live-region', at, node, '', '∅')];
    if (!LOCKS.includes(name) || node.value?.type !== 'JSXExpressionContainer') return [];
    const { expression } = node.value;
    return expression.type === 'JSXEmptyExpression' ? [] : [replace('lock', at, expression, `!(${text(expression)})`)];
  };

  /** @type {(node: Node, at: string) => Edit[]} */
  const inside = (node, at) => {
    const here = `${at}${nameAt(node, at)}`;
    return [...own(node, here), ...childrenOf(node).flatMap((child) => inside(child, here))];
  };
  return inside(program, '');
};

/** Path segment a node adds. @param {Node} node @param {string} at */
const nameAt = (node, at) => {
  const dot = at === '' ? '' : '.';
  if (node.type === 'FunctionDeclaration') return `${dot}${node.id?.name ?? '?'}`;
  if (node.type === 'VariableDeclarator') return `${dot}${node.id.type === 'Identifier' ? node.id.name : '?'}`;
  if (node.type === 'JSXAttribute') return `${dot}${node.name.type === 'JSXIdentifier' ? node.name.name : '?'}`;
  return node.type === 'Property' && node.value.type === 'ArrowFunctionExpression' ? `${dot}${keyOf(node)}` : '';
};
