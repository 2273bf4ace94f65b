/**
 * What a target can name from where it is: the machine's id and first states, the states beside, the states inside.
 * @typedef {{ id: string | null, root: readonly string[], siblings: readonly string[], own: readonly string[] }} Scope
 */

/** The name after this one, round the list; null when there is no other. @param {readonly string[]} names @param {string | null} name */
export const nextOf = (names, name) => {
  const index = names.indexOf(name ?? '');
  const next = names[(index + 1) % names.length];
  return index < 0 || next === undefined || next === name ? null : next;
};

/** Another state that exists, for a target; null where this file knows none. @param {string} target @param {Scope} scope */
export const otherTarget = (target, { id, root, siblings, own }) => {
  const [first = '', ...rest] = target.replace(/^[#.]/, '').split('.');
  if (target.startsWith('.')) return prefixed('.', nextOf(own, first));
  if (!target.startsWith('#')) return nextOf(siblings, first);
  if (rest.length > 1) return `#${[first, ...rest.slice(0, -1)].join('.')}`;
  if (rest.length === 0) return null;
  return (first === id && prefixed(`#${id}.`, nextOf(root, rest[0] ?? ''))) || `#${first}`;
};

/** @param {string} prefix @param {string | null} name */
const prefixed = (prefix, name) => (name === null ? null : `${prefix}${name}`);
