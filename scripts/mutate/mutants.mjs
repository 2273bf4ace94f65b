import { machineEdits, pieceEdits, stateEdits } from './chart.mjs';
import { codeEdits } from './code.mjs';
import { replace } from './edits.mjs';
import { onceEdit } from './history.mjs';
import { answerOf, bare, childrenOf, keyOf, memberOf, nameOf, parse, propertiesOf } from './syntax.mjs';
import { viewEdits } from './view.mjs';

/**
 * @typedef {import('./edits.mjs').Edit} Edit
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {import('./chart.mjs').Tools} Tools
 * @typedef {{ id: string, file: string, line: number, kind: string, at: string, from: string, to: string, start: number, end: number, text: string, tail: string }} Mutant
 */

const SHOWN = 70;

/** @param {string} text */
const shorten = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
};

/** Every way this source can be changed, in its order. @param {string} file @param {string} source @returns {Mutant[]} */
export const mutantsIn = (file, source) => {
  const edits = editsOf(file, source).toSorted((one, other) => one.node.start - other.node.start);
  /** @type {Map<string, number>} */
  const seen = new Map();
  return edits.map(({ kind, at, node, start, end, to, shown, tail = '' }) => {
    const from = source.slice(node.start, node.end);
    const name = `${file} ${at} ${kind}: ${shorten(from)} → ${shorten(shown ?? to)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return {
      id: count === 1 ? name : `${name} (${count})`,
      file,
      line: source.slice(0, node.start).split('\n').length,
      kind,
      at,
      from: shorten(from),
      to: shorten(shown ?? to),
      start,
      end,
      text: to,
      tail,
    };
  });
};

/** The source with the mutant in it. @param {string} source @param {Mutant} mutant */
export const mutated = (source, { start, end, text, tail }) => source.slice(0, start) + text + source.slice(end) + tail;

/** @param {string} file @param {string} source @returns {Edit[]} */
const editsOf = (file, source) => {
  const { program, errors } = parse(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  if (file.endsWith('.tsx')) return viewEdits(program, source);
  const text = (/** @type {Node} */ node) => source.slice(node.start, node.end);
  const isChart = /\bcreate(?:Machine|StateConfig)\(/.test(source);
  const isSelector = file.endsWith('.select.ts');
  const delays = delayNames(program);

  /** @type {(node: Node, at: string, parent?: Node | null) => Edit[]} */
  const code = (node, at, parent = null) => [
    ...codeEdits(node, parent, at, text),
    ...childrenOf(node).flatMap((child) => inside(child, node, at)),
  ];
  const tools = { text, source, delays, code };

  /** @type {(node: Node, parent: Node, at: string) => Edit[]} */
  const inside = (node, parent, at) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return [];
      case 'ExportNamedDeclaration':
        return node.source === null ? code(node, at, parent) : [];
      case 'VariableDeclarator':
        return node.init === null
          ? []
          : declared(node.init, joined(at, node.id.type === 'Identifier' ? node.id.name : '?'));
      case 'FunctionDeclaration':
        return code(node, joined(at, node.id?.name ?? '?'), parent);
      case 'Property':
        return code(node, node.key === node.value ? at : joined(at, keyOf(node)), parent);
      case 'CallExpression':
        return calling(node, at, parent);
      default:
        return code(node, at, parent);
    }
  };

  /** @type {(value: Node, at: string) => Edit[]} */
  const declared = (value, at) => {
    const own = bare(value);
    const piece = isChart && own.type === 'ObjectExpression' ? pieceEdits(own, at, tools) : null;
    if (piece !== null) return piece;
    const selected = isSelector ? lastAnswerOf(own) : null;
    return [...negate('selector', at, selected, text), ...inside(value, value, at)];
  };

  /** @type {(node: import('vite').ESTree.CallExpression, at: string, parent: Node) => Edit[]} */
  const calling = (node, at, parent) => {
    const name = nameOf(node.callee);
    const [first] = node.arguments;
    if (first?.type === 'ObjectExpression') {
      if (name === 'setup' && node.callee.type === 'Identifier') return setupEdits(first, at, tools);
      if (name === 'createMachine') return [...inside(node.callee, node, at), ...machineEdits(first, at, tools)];
      if (name === 'createStateConfig')
        return stateEdits(first, at, { id: null, root: [], siblings: [], own: [] }, tools);
    }
    return code(node, at, parent);
  };

  return code(program, '');
};

/** The final return value, also of a function that returns a function. @param {Node} node @returns {Node | null} */
const lastAnswerOf = (node) => {
  const answer = answerOf(node);
  return answer?.type === 'ArrowFunctionExpression' ? lastAnswerOf(answer) : answer;
};

/** @param {string} at @param {string} name */
const joined = (at, name) => (at === '' ? name : `${at}.${name}`);

/** The opposite of an answer, unless an operator's change is that already. @param {string} kind @param {string} at @param {Node | null} answer @param {(node: Node) => string} text */
const negate = (kind, at, answer, text) => {
  if (answer === null || (answer.type === 'UnaryExpression' && answer.operator === '!')) return [];
  if (answer.type === 'BinaryExpression' && ['===', '!==', 'in'].includes(answer.operator)) return [];
  return [replace(kind, at, answer, `!(${text(answer)})`)];
};

/** The named guards, delays and actions of a machine. @param {import('./syntax.mjs').ObjectNode} given @param {string} at @param {Tools} tools @returns {Edit[]} */
const setupEdits = (given, at, tools) =>
  propertiesOf(given).flatMap((part) => {
    const key = keyOf(part);
    const value = bare(part.value);
    if (value.type !== 'ObjectExpression' || !['guards', 'delays', 'actions'].includes(key)) return [];
    return propertiesOf(value).flatMap((named) => {
      const here = joined(at, keyOf(named));
      const answer = answerOf(bare(named.value));
      const inner = tools.code(named.value, here);
      if (key === 'guards') return [...negate('guard', here, answer, tools.text), ...inner];
      if (key !== 'delays') return inner;
      const length = answer ?? named.value;
      return [
        ...['* 2', '+ 1', '- 1'].map((change) => replace('delay', here, length, `((${tools.text(length)}) ${change})`)),
        onceEdit('delay', here, named.value, tools.text),
        ...inner.filter(({ node }) => node !== length),
      ];
    });
  });

/** The names of the delays that a machine's setup declares in this file. @param {Node} program @returns {string[]} */
const delayNames = (program) => {
  if (program.type === 'CallExpression' && nameOf(program.callee) === 'setup') {
    const [given] = program.arguments;
    const delays = given === undefined ? null : memberOf(bare(given), 'delays');
    if (delays?.type === 'ObjectExpression') return propertiesOf(delays).map(keyOf);
  }
  return childrenOf(program).flatMap(delayNames);
};
