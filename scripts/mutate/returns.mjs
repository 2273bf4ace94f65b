import { bare, childrenOf, keyOf, memberOf, propertiesOf, textOf } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').ObjectNode} ObjectNode */

/** A node and all inside it, functions and the names of properties apart. @param {Node} node @returns {Node[]} */
const piecesOf = (node) => {
  if (node.type === 'ArrowFunctionExpression') return [];
  const inside = node.type === 'Property' ? [node.value] : childrenOf(node);
  return [node, ...inside.flatMap(piecesOf)];
};

/** Whether something in a chart is written elsewhere, and may lead anywhere. @param {Node} node */
const isOpenEnded = (node) =>
  piecesOf(node).some((piece) => {
    if (piece.type === 'SpreadElement') return true;
    if (piece.type !== 'Property' || keyOf(piece) === 'input') return false;
    return ['Identifier', 'MemberExpression'].includes(bare(piece.value).type);
  });

/** Whether a piece of a chart stands where it is read, or is a list of such. @param {Node} node @returns {boolean} */
const isWritten = (node) =>
  node.type === 'ArrayExpression'
    ? node.elements.every((one) => one !== null && (textOf(bare(one)) !== null || isWritten(bare(one))))
    : node.type === 'ObjectExpression';

/** Keys without a target. */
const STILL = ['id', 'initial', 'description', 'context', 'output', 'states'];

/** @param {ObjectNode} chart */
const namesOf = (chart) => {
  const states = memberOf(chart, 'states');
  return states?.type === 'ObjectExpression' ? propertiesOf(states).map(keyOf) : [];
};

/**
 * A chart or a region of it: what is left in one is entered again only by what leads there. `path` is how its states are
 * reached from elsewhere, `around` the whole chart where this is a part of it, and whether it can be left for good.
 * @typedef {{ chart: ObjectNode, path: string, around: ObjectNode | null, isLeft: boolean }} Level
 */

/**
 * A chart and all in it that is entered once in a machine's life: its regions, which are never left themselves, and the
 * insides of states that nothing leads back to.
 * @param {ObjectNode} chart @returns {Level[]}
 */
export const levelsOf = (chart) =>
  levelsIn({ chart, path: `#${textOf(memberOf(chart, 'id'))}`, around: null, isLeft: false });

/** @param {Level} level @returns {Level[]} */
const levelsIn = (level) => {
  const { chart, path, around } = level;
  const states = memberOf(chart, 'states');
  if (states?.type !== 'ObjectExpression') return [level];
  const isParallel = textOf(memberOf(chart, 'type')) === 'parallel';
  const returns = isParallel ? new Set() : returnsOf(level);
  const inner = propertiesOf(states).flatMap((state) => {
    const own = bare(state.value);
    if (own.type !== 'ObjectExpression' || memberOf(own, 'states') === null || returns.has(keyOf(state))) return [];
    return levelsIn({ chart: own, path: `${path}.${keyOf(state)}`, around: around ?? chart, isLeft: !isParallel });
  });
  return [level, ...inner];
};

/** @param {Node} state */
const isFinal = (state) => textOf(memberOf(bare(state), 'type')) === 'final';

/** Transitions that end a machine from any state. @param {ObjectNode} chart @returns {Node[]} */
export const endingsOf = (chart) => {
  const states = memberOf(chart, 'states');
  if (states?.type !== 'ObjectExpression') return [];
  const finals = propertiesOf(states).flatMap((state) => (isFinal(state.value) ? [keyOf(state)] : []));
  const leadingTo = (/** @type {Node} */ node, /** @type {string} */ path) =>
    piecesOf(node).filter((piece) => {
      const target = textOf(piece) ?? textOf(memberOf(piece, 'target'));
      return finals.some((name) => target === `${path}.${name}`);
    });
  const own = propertiesOf(chart).filter((one) => keyOf(one) !== 'states');
  return [...leadingTo(chart, `#${textOf(memberOf(chart, 'id'))}`), ...own.flatMap((one) => leadingTo(one, ''))];
};

/**
 * Where a machine can come to from each of the first states of a level, as far as this file tells.
 * @param {Level} level @returns {(from: string) => ReadonlySet<string>}
 */
const reachedIn = ({ chart, path, around }) => {
  const states = memberOf(chart, 'states');
  if (states?.type !== 'ObjectExpression') return () => new Set();
  const names = namesOf(chart);
  const fromAround =
    around === null
      ? []
      : piecesOf(around).flatMap((piece) => {
          const text = textOf(piece);
          return text?.startsWith(`${path}.`) ? (text.slice(path.length + 1).split('.')[0] ?? []) : [];
        });
  const leadsTo = (/** @type {Node} */ node) => {
    if (isOpenEnded(node) || !isWritten(bare(node))) return names;
    const targets = piecesOf(node).flatMap(
      (piece) => textOf(piece)?.replace(`${path}.`, '').replace(/^\./, '').split('.')[0] ?? [],
    );
    return names.filter((name) => targets.includes(name));
  };
  const always = [
    ...fromAround,
    ...propertiesOf(chart).flatMap((one) => (STILL.includes(keyOf(one)) ? [] : leadsTo(one.value))),
  ];
  const next = new Map(
    propertiesOf(states).map((one) => [keyOf(one), isFinal(one.value) ? [] : [...leadsTo(one.value), ...always]]),
  );
  return (from) => {
    const seen = new Set(next.get(from));
    for (const name of seen) for (const one of next.get(name) ?? []) seen.add(one);
    return seen;
  };
};

/** The first states of a level that a machine can stand in again after it has left them. @param {Level} level @returns {ReadonlySet<string>} */
export const returnsOf = (level) => {
  const reached = reachedIn(level);
  return new Set(namesOf(level.chart).filter((name) => reached(name).has(name)));
};

/** The transitions from first states of a level to others that nothing leads back from. @param {Level} level @returns {Node[]} */
export const partingsOf = (level) => {
  const { chart, path, isLeft } = level;
  const states = memberOf(chart, 'states');
  if (states?.type !== 'ObjectExpression' || textOf(memberOf(chart, 'type')) === 'parallel') return [];
  const names = namesOf(chart);
  const reached = reachedIn(level);
  return propertiesOf(states).flatMap((state) => {
    const from = keyOf(state);
    const isParting = (/** @type {string | null | undefined} */ target) => {
      if (isLeft && target?.startsWith('#') && target !== path && !target.startsWith(`${path}.`)) return true;
      const to = target?.replace(`${path}.`, '').split('.')[0] ?? from;
      return to !== from && names.includes(to) && !reached(to).has(from);
    };
    return transitionsOf(bare(state.value)).filter((node) =>
      isParting(textOf(node) ?? textOf(memberOf(node, 'target'))),
    );
  });
};

/** The transitions that a state declares itself, states inside it apart. @param {Node} state @returns {Node[]} */
const transitionsOf = (state) => {
  if (state.type !== 'ObjectExpression') return [];
  return propertiesOf(state).flatMap((property) => {
    const value = bare(property.value);
    const key = keyOf(property);
    if (key === 'on' || key === 'after')
      return value.type === 'ObjectExpression' ? propertiesOf(value).flatMap((one) => branchesOf(one.value)) : [];
    if (key === 'invoke')
      return branchesOf(value).flatMap((invoke) =>
        ['onDone', 'onError', 'onSnapshot'].flatMap((name) => branchesOf(memberOf(invoke, name))),
      );
    return key === 'always' || key === 'onDone' ? branchesOf(value) : [];
  });
};

/** @param {Node | null} value @returns {Node[]} */
const branchesOf = (value) => {
  if (value === null) return [];
  const own = bare(value);
  return own.type === 'ArrayExpression' ? own.elements.flatMap((one) => (one === null ? [] : [bare(one)])) : [own];
};
