/** Fields of a call only the server reads, for validation, limits and documentation. */
export const OF_SERVER = ['request', 'summary', 'clauses', 'limits', 'access'];

/** @typedef {{ type: string, start: number, end: number }} Node */
/** @typedef {Node & { key: { name?: string } }} Property */

/** Every object given to `call(…)`. @param {unknown} node @returns {(Node & { properties: Property[] })[]} */
const callsIn = (node) => {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== 'object' || node === null) return [];
  const found = /** @type {{ type?: string, callee?: { name?: string }, arguments?: any[] }} */ (node);
  const definition =
    found.type === 'CallExpression' && found.callee?.name === 'call' ? found.arguments?.[0] : undefined;
  if (definition?.type === 'ObjectExpression') return [definition];
  return Object.values(node).flatMap(callsIn);
};

/** @param {string} code @param {unknown} program */
export const leaveOut = (code, program) =>
  callsIn(program)
    .flatMap(({ properties }) => properties.filter(({ key }) => OF_SERVER.includes(key?.name ?? '')))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => {
      const comma = /^\s*,/u.exec(text.slice(end));
      return text.slice(0, start) + text.slice(end + (comma?.[0].length ?? 0));
    }, code);

/** Leaves out of the built site what of its calls only the server reads: the forms of every service above all. */
export const withoutRequests = () => ({
  name: 'calls-without-requests',
  apply: /** @type {const} */ ('build'),
  enforce: /** @type {const} */ ('pre'),
  transform: {
    filter: { id: /[\\/]contract[\\/]calls[\\/].*\.ts$/ },
    /** @this {import('vite').Rolldown.PluginContext} @param {string} code */
    handler(code) {
      return { code: leaveOut(code, this.parse(code, { lang: 'ts' })), map: null };
    },
  },
});
