/** @typedef {import('./syntax.mjs').Node} Node */
/**
 * One change of a source text: what stands from `start` to `end` gives way to `to`. `node` is what a report shows and
 * where its line is; `shown` replaces `to` in it. `tail` comes at the end of the file.
 * @typedef {{ kind: string, at: string, node: Node, start: number, end: number, to: string, shown?: string, tail?: string }} Edit
 */

/** @param {string} kind @param {string} at @param {Node} node @param {string} to @param {string} [shown] @returns {Edit} */
export const replace = (kind, at, node, to, shown) => ({
  kind,
  at,
  node,
  start: node.start,
  end: node.end,
  to,
  ...(shown === undefined ? {} : { shown }),
});

/** Takes one node out of a list, its comma included. @param {string} kind @param {string} at @param {readonly Node[]} list @param {number} index @returns {Edit[]} */
export const drop = (kind, at, list, index) => {
  const node = list[index];
  if (node === undefined) return [];
  // The only one may have a comma of its own behind it.
  if (list.length === 1) return [replace(kind, at, node, '...[]', '∅')];
  const [before, after] = [list[index - 1], list[index + 1]];
  const start = after === undefined && before !== undefined ? before.end : node.start;
  return [{ kind, at, node, start, end: after?.start ?? node.end, to: '', shown: '∅' }];
};

/** Every node of a list taken out, one at a time. @param {string} kind @param {string} at @param {readonly Node[]} list @returns {Edit[]} */
export const dropEach = (kind, at, list) => list.flatMap((_, index) => drop(kind, `${at}[${index}]`, list, index));

/** Two neighbours of a list change places. @param {string} kind @param {string} at @param {readonly Node[]} list @param {string} source @returns {Edit[]} */
export const swapEach = (kind, at, list, source) =>
  list.slice(1).flatMap((second, index) => {
    const first = list[index];
    if (first === undefined) return [];
    const between = source.slice(first.end, second.start);
    const to = source.slice(second.start, second.end) + between + source.slice(first.start, first.end);
    const shown = `⇅ ${source.slice(second.start, second.end)}`;
    return [{ kind, at: `${at}[${index}]`, node: first, start: first.start, end: second.end, to, shown }];
  });
