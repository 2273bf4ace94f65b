import { drop, dropEach, replace, swapEach } from './edits.mjs';
import { isOnce, onceEdit } from './history.mjs';
import { endingsOf, levelsOf, partingsOf, returnsOf } from './returns.mjs';
import { answerOf, bare, keyOf, memberOf, propertiesOf, textOf } from './syntax.mjs';
import { nextOf, otherTarget } from './targets.mjs';

/**
 * @typedef {import('./edits.mjs').Edit} Edit
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {import('./syntax.mjs').ObjectNode} ObjectNode
 * @typedef {import('./syntax.mjs').PropertyNode} PropertyNode
 * @typedef {import('./targets.mjs').Scope} Scope
 * @typedef {{ text: (node: Node) => string, source: string, delays: readonly string[], code: (node: Node, at: string) => Edit[] }} Tools
 */

const NOWHERE = /** @type {Scope} */ ({ id: null, root: [], siblings: [], own: [] });

/** @param {Node | null} states */
const stateNames = (states) => (states?.type === 'ObjectExpression' ? propertiesOf(states).map(keyOf) : []);

/** The changes of a whole machine. @param {ObjectNode} chart @param {string} at @param {Tools} tools @returns {Edit[]} */
export const machineEdits = (chart, at, tools) => {
  const states = memberOf(chart, 'states');
  const root = stateNames(states);
  const edits = stateEdits(chart, at, { id: textOf(memberOf(chart, 'id')), root, siblings: root, own: [] }, tools);
  if (states?.type !== 'ObjectExpression') return edits;
  const levels = levelsOf(chart).flatMap((level) => {
    const inner = memberOf(level.chart, 'states');
    return inner?.type === 'ObjectExpression' ? [{ level, inner }] : [];
  });
  const passed = levels.flatMap(({ level, inner }) => {
    const returns = returnsOf(level);
    return propertiesOf(inner).filter((state) => !returns.has(keyOf(state)));
  });
  const partings = [...levels.flatMap(({ level }) => partingsOf(level)), ...endingsOf(chart)];
  return edits.filter(({ kind, at: path, node }) => {
    if (isOnce(kind) && partings.some(({ start, end }) => start <= node.start && node.end <= end)) return false;
    if (!isOnce(kind) || path.includes('.onSnapshot')) return true;
    const around = passed.filter(({ start, end }) => start <= node.start && node.end <= end);
    return !around.some((state) => isOnTheWayOut(bare(state.value), kind, node));
  });
};

/** Whether something belongs to entering or leaving a state that is stood in once. @param {Node} state @param {string} kind @param {Node} node */
const isOnTheWayOut = (state, kind, node) => {
  if (state.type !== 'ObjectExpression') return false;
  const isAround = (/** @type {Node} */ one) => one.start <= node.start && node.end <= one.end;
  const part = propertiesOf(state).find(isAround);
  if (part === undefined) return false;
  const key = keyOf(part);
  return (
    ['entry', 'exit', 'always', 'invoke', 'after'].includes(key) ||
    (key === 'on' && kind === 'transition once' && textOf(bare(node)) !== null)
  );
};

/** The changes of one state and of all inside it. @param {Node} node @param {string} at @param {Scope} around @param {Tools} tools @returns {Edit[]} */
export const stateEdits = (node, at, around, tools) => {
  const state = bare(node);
  if (state.type !== 'ObjectExpression') return [];
  const own = stateNames(memberOf(state, 'states'));
  const scope = { ...around, own };
  return propertiesOf(state).flatMap((property) => {
    const key = keyOf(property);
    const value = bare(property.value);
    const here = `${at}.${key}`;
    switch (key) {
      case 'on':
      case 'after':
        return transitionMapEdits(value, here, key, scope, tools);
      case 'always':
      case 'onDone':
        return transitionEdits(state.properties, property, here, key, scope, tools);
      case 'invoke':
        return (value.type === 'ArrayExpression' ? value.elements : [value]).flatMap((one, number) =>
          one === null ? [] : invokeEdits(bare(one), value === one ? here : `${here}[${number}]`, scope, tools),
        );
      case 'entry':
      case 'exit':
        return actionEdits(value, here, tools);
      case 'initial': {
        const other = nextOf(own, textOf(value));
        return other === null ? [] : [replace('initial', here, value, `'${other}'`)];
      }
      case 'tags':
        return value.type === 'ArrayExpression'
          ? dropEach(
              'tag',
              here,
              value.elements.filter((tag) => tag !== null),
            )
          : drop('tag', here, state.properties, state.properties.indexOf(property));
      case 'states':
        if (value.type !== 'ObjectExpression') return [];
        return propertiesOf(value).flatMap((one) =>
          stateEdits(one.value, `${at}.${keyOf(one)}`, { ...scope, siblings: own }, tools),
        );
      case 'context':
      case 'output':
        return tools.code(property.value, here);
      default:
        return [];
    }
  });
};

/** A map from events or delays to transitions. @param {Node} map @param {string} at @param {'on' | 'after'} kind @param {Scope} scope @param {Tools} tools @returns {Edit[]} */
export const transitionMapEdits = (map, at, kind, scope, tools) => {
  if (map.type !== 'ObjectExpression') return [];
  return propertiesOf(map).flatMap((property) => {
    const here = `${at}.${keyOf(property)}`;
    const edits = transitionEdits(map.properties, property, here, 'transition', scope, tools);
    const used = propertiesOf(map).map(keyOf);
    const other = nextOf(tools.delays, keyOf(property));
    return kind === 'after' && other !== null && !used.includes(other)
      ? [...edits, replace('delay', here, property.key, other)]
      : edits;
  });
};

/** @param {readonly Node[]} list @param {PropertyNode} property @param {string} at @param {string} kind @param {Scope} scope @param {Tools} tools @returns {Edit[]} */
const transitionEdits = (list, property, at, kind, scope, tools) => {
  const value = bare(property.value);
  if (value.type === 'ArrayExpression') {
    const branches = value.elements.filter((branch) => branch !== null);
    const isGuarded = (/** @type {Node} */ branch) => memberOf(bare(branch), 'guard') !== null;
    // A guard that never holds already covers removing a guarded branch or one after an unguarded branch.
    return [
      ...dropEach('branch', at, branches).filter(({ node }) => !isGuarded(node)),
      ...swapEach('branch', at, branches, tools.source).filter((_, index) => isGuarded(branches[index + 1] ?? value)),
      ...branches.flatMap((branch, index) => branchEdits(bare(branch), `${at}[${index}]`, scope, tools)),
      ...branches.map((branch, index) => onceEdit('transition', `${at}[${index}]`, branch, tools.text)),
    ];
  }
  const whole = [...drop(kind, at, list, list.indexOf(property)), onceEdit('transition', at, value, tools.text)];
  const target = textOf(value);
  if (target === null) return [...whole, ...branchEdits(value, at, scope, tools)];
  return [...whole, ...retarget(value, at, target, scope)];
};

/** @param {Node} node @param {string} at @param {string} target @param {Scope} scope @returns {Edit[]} */
const retarget = (node, at, target, scope) => {
  const other = otherTarget(target, scope);
  return other === null ? [] : [replace('target', at, node, `'${other}'`)];
};

/** @param {Node} branch @param {string} at @param {Scope} scope @param {Tools} tools @returns {Edit[]} */
const branchEdits = (branch, at, scope, tools) => {
  if (branch.type !== 'ObjectExpression') return [];
  return propertiesOf(branch).flatMap((property) => {
    const key = keyOf(property);
    const value = bare(property.value);
    const here = `${at}.${key}`;
    switch (key) {
      case 'target': {
        const target = textOf(value);
        const others = target === null ? [] : retarget(value, here, target, scope);
        return others.length > 0
          ? others
          : drop('target', here, branch.properties, branch.properties.indexOf(property));
      }
      case 'guard':
        return [
          replace('guard', here, value, '() => true'),
          replace('guard', here, value, '() => false'),
          ...paramsEdits(value, here, tools),
        ];
      case 'actions':
        return actionEdits(value, here, tools);
      case 'reenter':
        return value.type === 'Literal' ? [replace('reenter', here, value, String(!value.value))] : [];
      default:
        return [];
    }
  });
};

/** @param {Node} value @param {string} at @param {Tools} tools @returns {Edit[]} */
const actionEdits = (value, at, tools) => {
  if (value.type !== 'ArrayExpression')
    return [
      replace('action', at, value, '[]'),
      onceEdit('action', at, value, tools.text),
      ...paramsEdits(value, at, tools),
    ];
  const actions = value.elements.filter((action) => action !== null);
  return [
    ...dropEach('action', at, actions),
    ...actions.map((action, index) => onceEdit('action', `${at}[${index}]`, action, tools.text)),
    ...actions.flatMap((action, index) => paramsEdits(bare(action), `${at}[${index}]`, tools)),
  ];
};

/** Mutates the parameters of an action or guard. @param {Node} value @param {string} at @param {Tools} tools @returns {Edit[]} */
export const paramsEdits = (value, at, tools) => {
  const params = memberOf(value, 'params');
  return params === null ? [] : tools.code(params, `${at}.params`);
};

/** @param {Node} invoke @param {string} at @param {Scope} scope @param {Tools} tools @returns {Edit[]} */
const invokeEdits = (invoke, at, scope, tools) => {
  if (invoke.type !== 'ObjectExpression') return [];
  return propertiesOf(invoke).flatMap((property) => {
    const key = keyOf(property);
    const here = `${at}.${key}`;
    if (key === 'input') return inputEdits(bare(property.value), here, tools);
    if (!['onDone', 'onError', 'onSnapshot'].includes(key)) return [];
    return transitionEdits(invoke.properties, property, here, key, scope, tools);
  });
};

/** @param {Node} input @param {string} at @param {Tools} tools @returns {Edit[]} */
const inputEdits = (input, at, tools) => {
  const given = answerOf(input) ?? input;
  if (given.type !== 'ObjectExpression') return [replace('input', at, given, 'undefined'), ...tools.code(given, at)];
  return given.properties.flatMap((property, index) => {
    if (property.type !== 'Property') return drop('input', at, given.properties, index);
    const name = keyOf(property);
    const without = `${tools.text(property.key)}: undefined`;
    return [replace('input', `${at}.${name}`, property, without), ...tools.code(property.value, `${at}.${name}`)];
  });
};

/** A piece of a chart that is on its own: a state, a map of events, or an action with what it is given. @param {ObjectNode} piece @param {string} at @param {Tools} tools @returns {Edit[] | null} */
export const pieceEdits = (piece, at, tools) => {
  const names = propertiesOf(piece).map(keyOf);
  if (names.some((name) => ['states', 'on', 'invoke', 'always', 'after'].includes(name)))
    return stateEdits(piece, at, NOWHERE, tools);
  if (names.includes('type') && names.includes('params')) return paramsEdits(piece, at, tools);
  const isTransition = (/** @type {PropertyNode} */ { value }) =>
    ['target', 'actions', 'guard'].some((name) => memberOf(bare(value), name) !== null);
  return names.length > 0 && propertiesOf(piece).every(isTransition)
    ? transitionMapEdits(piece, at, 'on', NOWHERE, tools)
    : null;
};
