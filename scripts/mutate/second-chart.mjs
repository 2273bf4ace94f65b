import { drop, replace, swapEach } from './edits.mjs';
import { bare, keyOf, memberOf, textOf } from './syntax.mjs';
import { nextOf, otherTarget } from './targets.mjs';

/** @typedef {import('./edits.mjs').Edit} Edit */
/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./second.mjs').Place} Place */
/** @typedef {import('./second.mjs').Words} Words */

/** @param {Node} node @returns {Node | null} the text that names a guard or an action */
const namingText = (node) => (textOf(node) === null ? memberOf(node, 'type') : node);

/** @param {string} kind @param {string} at @param {Node} node @param {readonly string[]} names @returns {Edit[]} */
const rename = (kind, at, node, names) => {
  const text = namingText(node);
  const other = nextOf(names, textOf(text));
  return text === null || other === null ? [] : [replace(kind, at, text, `'${other}'`)];
};

/** The state before this one, where the first list of changes takes the one after. @param {string} target @param {Place} place */
const earlierTarget = (target, { siblings, id, root }) => {
  const after = otherTarget(target, { id, root, siblings, own: [] });
  const before = otherTarget(target, {
    id,
    root: root.toReversed(),
    siblings: siblings.toReversed(),
    own: [],
  });
  return before === null || before === after ? null : before;
};

/** @param {Node} node @param {Place} place @param {Words} words @returns {Edit[]} */
export const secondChartEdits = (node, place, words) => {
  if (node.type !== 'Property' || place.parent?.type !== 'ObjectExpression') return [];
  const list = place.parent.properties;
  const key = keyOf(node);
  const value = bare(node.value);
  const here = place.at === '' ? key : `${place.at}.${key}`;
  const gone = (/** @type {string} */ kind) =>
    drop(
      kind,
      here,
      list,
      list.findIndex(({ start }) => start === node.start),
    );
  switch (key) {
    case 'src':
      return rename('other source', here, value, words.names.actors);
    case 'guard':
      return rename('other guard', here, value, words.names.guards);
    case 'actions':
    case 'entry':
    case 'exit': {
      const actions = value.type === 'ArrayExpression' ? value.elements.filter((one) => one !== null) : [value];
      return [
        ...actions.flatMap((one) => rename('other action', here, bare(one), words.names.actions)),
        ...swapEach('action order', here, actions, words.source),
      ];
    }
    case 'target': {
      const target = textOf(value);
      const other = target === null ? null : earlierTarget(target, place);
      return [...gone('no target'), ...(other === null ? [] : [replace('other target', here, value, `'${other}'`)])];
    }
    case 'invoke':
      return gone('no invoke');
    case 'type':
      return ['final', 'parallel', 'history'].includes(textOf(value) ?? '') ? gone('no type') : [];
    case 'history':
      return textOf(value) === 'deep' ? gone('shallow') : [];
    case 'params':
      return value.type === 'ArrowFunctionExpression' ? [replace('no params', here, value, '{}')] : [];
    default:
      return [];
  }
};
