import { Bits } from './bits.mjs';

/** @typedef {import('./plan.mjs').Module} Module @typedef {import('./plan.mjs').Cluster} Cluster */
/**
 * @typedef {{ clusters: Cluster[], merged: Set<number>, bytesOf: (indices: number[]) => number, needsOf: (one: number, other: number) => Bits }} Costs
 */

/** An edit of a page's module renames at most this part of all bytes, files that name its file included: a little less than what a browser may fetch again. */
const RENAMED_AT_MOST = 0.048;

/**
 * Says whether two clusters may become one without an edit of a page's module renaming much more than it would by itself.
 * @param {Costs} costs @param {Map<string, Module>} modules @param {(id: string) => boolean} isOfPage
 */
export const renamesOf = (costs, modules, isOfPage) => {
  const { clusters } = costs;
  const places = new Map(clusters.flatMap((cluster, at) => cluster.modules.map((id) => [id, at])));
  const allowed = RENAMED_AT_MOST * [...modules.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const ofPages = clusters.map((cluster) => cluster.modules.some(isOfPage));
  /** The clusters that name each cluster. */
  const namedBy = clusters.map(() => new Bits(clusters.length));
  for (const [at, cluster] of clusters.entries())
    for (const id of cluster.modules)
      for (const named of [...(modules.get(id)?.imports ?? []), ...(modules.get(id)?.dynamic ?? [])])
        namedBy[places.get(named) ?? -1]?.add(at);

  /** @param {number[]} changed @param {(at: number) => Iterable<number>} namesOf */
  const bytesRenamed = (changed, namesOf) => {
    const renamed = new Set(changed);
    for (const at of renamed) for (const by of namesOf(at)) renamed.add(by);
    return costs.bytesOf([...renamed]);
  };
  const listed = (/** @type {number} */ at) => namedBy[at]?.common(/** @type {Bits} */ (namedBy[at])) ?? [];
  return {
    /** @param {number} one @param {number} other */
    allows: (one, other) => {
      const pair = [one, other];
      const merge = (/** @type {number} */ at) => {
        const by = pair.includes(at) ? pair.flatMap(listed) : listed(at);
        return by.some((each) => pair.includes(each)) ? [...by, ...pair] : by;
      };
      return costs
        .needsOf(one, other)
        .numbers()
        .every((at) => {
          if (!ofPages[at] || costs.merged.has(at)) return true;
          const after = bytesRenamed([at], (each) => (pair.includes(each) ? [...pair, ...merge(each)] : merge(each)));
          return after <= allowed || after <= bytesRenamed([at], listed);
        });
    },
    /** @param {number} one @param {number} other which is no cluster any more */
    merge: (one, other) => {
      namedBy[one]?.addAll(/** @type {Bits} */ (namedBy[other]));
      for (const by of namedBy) {
        if (!by.has(other)) continue;
        by.remove(other);
        by.add(one);
      }
      ofPages[one] ||= ofPages[other] ?? false;
    },
  };
};
