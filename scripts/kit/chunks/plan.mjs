import { Bits } from './bits.mjs';
import { renamesOf } from './renames.mjs';

/** @typedef {{ id: string, bytes: number, imports: string[], dynamic?: string[] }} Module */
/** @typedef {{ roots: string[], weight: number, isStrict?: boolean }} Visit what somebody opens, by the modules that come with it, and how often beside the others */
/** @typedef {{ modules: string[], bytes: number, name: string | null }} Cluster */
/**
 * @typedef {{ isKept: (id: string) => boolean, nameOf: (id: string) => string | null, isOfPage?: (id: string) => boolean }} Rules
 *   modules to be planned at all, the names of chunks that stand already, and what only pages are made of
 */

/** As many minified bytes as one more request costs: some three thousand once compressed. */
const REQUEST = 10_000;
/** A visit loads at most this many times the bytes of the modules it needs, named chunks whole; one that weighs much or is held to it, fewer. */
const AT_MOST = 1.38;
const AT_MOST_HEAVY = 1.2;
const AT_MOST_STRICT = 1.03;
const IS_HEAVY = 3;
const IS_LIGHT = 0.5;
/** A merge is taken before others when it saves this part of what it can save at most. */
const CLEAR = 0.9;

/** Modules with all they import, as far as `isKept`. @param {Map<string, Module>} modules @param {string[]} roots @param {(id: string) => boolean} isKept */
export const reachOf = (modules, roots, isKept = () => true) => {
  /** @type {Set<string>} */
  const found = new Set();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = modules.get(id);
    if (module === undefined || found.has(id) || !isKept(id)) continue;
    found.add(id);
    open.push(...module.imports);
  }
  return found;
};

/**
 * Clusters modules needed by the same visits, so that no visit loads unneeded code. A module with a named chunk is
 * clustered only with modules of that chunk.
 * @param {Map<string, Module>} modules @param {Set<string>[]} reached by visit @param {(id: string) => string | null} nameOf
 */
const clustersOf = (modules, reached, nameOf) => {
  /** @type {Map<string, number[]>} */
  const visitsOf = new Map();
  reached.forEach((ids, visit) => {
    for (const id of ids) visitsOf.set(id, [...(visitsOf.get(id) ?? []), visit]);
  });
  /** @type {Map<string, Cluster>} */
  const clusters = new Map();
  for (const [id, visits] of visitsOf) {
    const name = nameOf(id);
    const key = name ?? visits.join();
    const cluster = clusters.get(key) ?? { modules: [], bytes: 0, name };
    cluster.modules.push(id);
    cluster.bytes += modules.get(id)?.bytes ?? 0;
    clusters.set(key, cluster);
  }
  return [...clusters.values()];
};

/** Lists all clusters each cluster loads, itself included: loading a module loads its whole cluster. @param {Map<string, Module>} modules @param {Cluster[]} clusters */
const needsOf = (modules, clusters) => {
  const places = new Map(clusters.flatMap((cluster, at) => cluster.modules.map((id) => [id, at])));
  const nodes = new Map(
    clusters.map((cluster, at) => {
      const imports = cluster.modules.flatMap((id) => modules.get(id)?.imports ?? []);
      return [String(at), { id: String(at), bytes: 0, imports: imports.map((id) => String(places.get(id))) }];
    }),
  );
  const needs = clusters.map((_, at) => {
    const bits = new Bits(clusters.length);
    for (const need of reachOf(nodes, [String(at)])) bits.add(Number(need));
    return bits;
  });
  return { places, needs };
};

const atMostOf = (/** @type {Visit} */ { weight, isStrict = false }) => {
  if (isStrict) return AT_MOST_STRICT;
  if (weight < IS_LIGHT) return Infinity;
  return weight < IS_HEAVY ? AT_MOST : AT_MOST_HEAVY;
};

/** Which clusters each visit loads and what they cost, kept true while clusters are merged. */
class Costs {
  /** @param {Map<string, Module>} modules @param {Cluster[]} clusters @param {Visit[]} visits */
  constructor(modules, clusters, visits) {
    const { places, needs } = needsOf(modules, clusters);
    this.clusters = clusters;
    this.visits = visits;
    this.needs = needs;
    this.loads = visits.map(({ roots }) => {
      const bits = new Bits(clusters.length);
      for (const root of roots) {
        const need = needs[places.get(root) ?? -1];
        if (need) bits.addAll(need);
      }
      return bits;
    });
    this.merged = new Set();
    this.bytes = this.loads.map((loads) => this.bytesOf(loads.common(loads)));
    this.allowed = this.bytes.map((bytes, visit) => bytes * atMostOf(/** @type {Visit} */ (visits[visit])));
  }

  /** @param {number[]} indices */
  bytesOf(indices) {
    return indices.reduce((bytes, at) => bytes + (this.clusters[at]?.bytes ?? 0), 0);
  }

  /** The visits that load each cluster. */
  visitors() {
    return this.clusters.map((_, at) => {
      const bits = new Bits(this.visits.length);
      this.loads.forEach((loads, visit) => {
        if (loads.has(at)) bits.add(visit);
      });
      return bits;
    });
  }

  /** @param {number[]} visits */
  weigh(visits) {
    return visits.reduce((sum, visit) => sum + (this.visits[visit]?.weight ?? 0), 0);
  }

  /** Whether a third cluster lies between the two: merged, they would import each other in a circle. @param {number} one @param {number} other */
  isBetween(one, other) {
    const between = (/** @type {number} */ from, /** @type {number} */ to) =>
      this.needs.some(
        (needs, at) => at !== from && at !== to && !this.merged.has(at) && needs.has(to) && this.needs[from]?.has(at),
      );
    return between(one, other) || between(other, one);
  }

  /** Bytes saved over all visits by merging the two; undefined when a visit would load too much. @param {number} one @param {number} other */
  saving(one, other) {
    const merged = this.needsOf(one, other);
    let saved = 0;
    for (const [visit, loads] of this.loads.entries()) {
      if (!loads.has(one) && !loads.has(other)) continue;
      const more = merged.beyond(loads);
      const bytes = this.bytesOf(more);
      if (bytes > 0 && (this.bytes[visit] ?? 0) + bytes > (this.allowed[visit] ?? 0)) return 0;
      saved += (this.visits[visit]?.weight ?? 0) * (REQUEST * (1 - more.length) - bytes);
    }
    return saved;
  }

  /** @param {number} one @param {number} other */
  needsOf(one, other) {
    const merged = new Bits(this.clusters.length);
    for (const at of [one, other]) merged.addAll(/** @type {Bits} */ (this.needs[at]));
    return merged;
  }

  /** @param {number} one @param {number} other which is no cluster any more */
  merge(one, other) {
    const merged = this.needsOf(one, other);
    merged.remove(other);
    for (const bits of [...this.needs, ...this.loads]) {
      if (!bits.has(one) && !bits.has(other)) continue;
      bits.addAll(merged);
      bits.remove(other);
    }
    const [kept, taken] = /** @type {[Cluster, Cluster]} */ ([this.clusters[one], this.clusters[other]]);
    kept.modules.push(...taken.modules);
    kept.bytes += taken.bytes;
    taken.modules = [];
    taken.bytes = 0;
    this.merged.add(other);
    this.bytes = this.loads.map((loads) => this.bytesOf(loads.common(loads)));
  }
}

/** Pairs that may be worth a merge, with what each saves at most: a request of who needs both, less the bytes of who needs one. @param {Costs} costs */
const pairsOf = (costs) => {
  const visitors = costs.visitors();
  const weights = visitors.map((bits) => costs.weigh(bits.common(bits)));
  const free = costs.clusters.flatMap(({ name, modules }, at) => (name === null && modules.length > 0 ? [at] : []));
  /** @type {{ one: number, other: number, atMost: number }[]} */
  const pairs = [];
  for (const [index, one] of free.entries()) {
    for (const other of free.slice(index + 1)) {
      const both = costs.weigh(/** @type {Bits} */ (visitors[one]).common(/** @type {Bits} */ (visitors[other])));
      if (both === 0) continue;
      const wasted = (/** @type {number} */ a, /** @type {number} */ b) =>
        ((weights[a] ?? 0) - both) * (costs.clusters[b]?.bytes ?? 0);
      const atMost = REQUEST * both - wasted(one, other) - wasted(other, one);
      if (atMost > 0) pairs.push({ one, other, atMost });
    }
  }
  return pairs.sort((a, b) => b.atMost - a.atMost);
};

/** One merge: the first that keeps most of what it promises, or else the one that saves most. @param {Costs} costs @param {ReturnType<typeof renamesOf>} renames */
const mergeOnce = (costs, renames) => {
  let best = { one: -1, other: -1, saved: 0 };
  for (const { one, other, atMost } of pairsOf(costs)) {
    if (atMost < best.saved || best.saved > CLEAR * atMost) break;
    if (costs.isBetween(one, other)) continue;
    const saved = costs.saving(one, other);
    if (saved <= best.saved || !renames.allows(one, other)) continue;
    best = { one, other, saved };
    if (saved > CLEAR * atMost) break;
  }
  if (best.saved > 0) {
    costs.merge(best.one, best.other);
    renames.merge(best.one, best.other);
  }
  return best.saved > 0;
};

/** A chunk is called by its heaviest module. @param {Map<string, Module>} modules @param {Cluster[]} clusters */
const namesOf = (modules, clusters) => {
  /** @type {Map<string, string>} */
  const names = new Map();
  const taken = new Set(clusters.map(({ name }) => name));
  for (const cluster of clusters) {
    const weigh = (/** @type {string} */ id) => modules.get(id)?.bytes ?? 0;
    const [heaviest = ''] = [...cluster.modules].sort((one, other) => weigh(other) - weigh(one));
    const words = heaviest
      .replace(/\.\w+$/, '')
      .split('/')
      .reverse();
    const candidates = words.map((_, at) =>
      words
        .slice(0, at + 1)
        .reverse()
        .join('-'),
    );
    const name = cluster.name ?? candidates.find((word) => word !== 'index' && !taken.has(word)) ?? heaviest;
    taken.add(name);
    for (const id of cluster.modules) names.set(id, name);
  }
  return names;
};

/**
 * Which modules come together in one file, so that all visits together cost least: each file costs its bytes and a request.
 * @param {Map<string, Module>} modules @param {Visit[]} visits @param {Rules} rules
 * @returns {Map<string, string>} the name of each module's chunk
 */
export const planChunks = (modules, visits, { isKept, nameOf, isOfPage = () => false }) => {
  const reached = visits.map(({ roots }) => reachOf(modules, roots, isKept));
  const costs = new Costs(modules, clustersOf(modules, reached, nameOf), visits);
  const renames = renamesOf(costs, modules, isOfPage);
  while (mergeOnce(costs, renames));
  return namesOf(
    modules,
    costs.clusters.filter((cluster) => cluster.modules.length > 0),
  );
};
