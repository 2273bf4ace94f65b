import { setTimeout } from 'node:timers/promises';
import { ALL_INPUTS, inputsOf, type PageInput } from '#contract/page-inputs.ts';
import type { ServerRenderedPage, Visit } from '#contract/rendered-page.ts';
import type { Clock } from '#domain/clock.ts';
import { type BoundedCache, boundedCache } from '../http/bounded-cache.ts';
import { MinuteLimit } from '../http/limits.ts';
import { nextExpiry } from './next-expiry.ts';
import { EVERYBODY, RenderingBusy } from './render-thread.ts';

/** Pages with a query are unbounded in number, so they have a cache of their own. */
const CACHE_BYTES = { plain: 24 * 1024 * 1024, searched: 16 * 1024 * 1024 };
/** Maximum delay until changes by other processes are visible. */
const FRESH_MS = 10_000;
/** A slower page is rendered by the browser. */
const PATIENCE_MS = 1_000;
/** Queued pages for single visits, so that shared pages do not wait for more. */
const ONCE_AT_MOST = 4;
/** Same per address. */
const ONCE_OF_ADDRESS = 3;

export interface RenderCacheOptions {
  /** Rejects with `RenderingBusy` when the queue is full or the signal aborts in the queue. */
  render: (visit: Visit, owner: string, signal?: AbortSignal) => Promise<ServerRenderedPage>;
  clock: Clock;
  build: string;
  /** Renderings per address and minute, shared pages excluded. */
  perMinute: number;
  /** Version that changes with each write of an input in this process. */
  dataVersion: (input: PageInput) => number;
  /** Next scheduled publication. */
  nextChange?: (now: number) => Promise<number>;
  onFailure: (path: string, error: unknown) => void;
  cacheBytes?: typeof CACHE_BYTES;
  patienceMs?: number;
}

export interface FreshPage extends ServerRenderedPage {
  /** First time named in the page at which it becomes stale. */
  until: number;
}

export interface RenderCache {
  /**
   * Returns the rendered page; null when it is late or fails, and the browser renders it. `network` is the key of the visitor's
   * address in limits; a page that is the same for everybody `isCached`.
   */
  read(visit: Visit, options: { network: string; isCached: boolean }): Promise<FreshPage | null>;
  bytes(): number;
}

type Versions = ReadonlyMap<PageInput, number>;

interface CachedPage {
  /** Null for a page that failed, so that it is not retried for every visitor. */
  page: FreshPage | null;
  until: number;
  /** Versions of its inputs when rendering started. */
  versions: Versions;
}

/** Two bytes per character of the page and its responses, and as many again in the sent form. */
const sizeOf = ({ page }: CachedPage) =>
  4 * (page === null ? 100 : page.body.length + page.over.length + JSON.stringify([page.answers, page.later]).length);

const callsOf = ({ answers, later }: ServerRenderedPage) =>
  [answers, ...Object.values(later)].flatMap((responses) => responses.map(({ call }) => call));

/**
 * Caches rendered pages that are the same for every visitor and never staler than their inputs. Pages of one person,
 * or of a form prefilled from its URL, are not cached.
 */
export function createRenderCache(options: RenderCacheOptions): RenderCache {
  const { render, clock, build, perMinute, dataVersion, nextChange, onFailure } = options;
  const { cacheBytes = CACHE_BYTES, patienceMs = PATIENCE_MS } = options;
  const plain: BoundedCache<CachedPage> = boundedCache(cacheBytes.plain, sizeOf);
  const searched: BoundedCache<CachedPage> = boundedCache(cacheBytes.searched, sizeOf);
  const underWay = new Map<string, Promise<FreshPage | null>>();
  const onceUnderWay: string[] = [];
  const rendersOfAddress = new MinuteLimit(clock);

  const keyOf = ({ path, query, origin, onPhone }: Visit) => JSON.stringify([build, origin, path, query, onPhone]);
  const cacheOf = ({ query }: Visit) => (query === '' ? plain : searched);
  const versionsOf = (inputs: Iterable<PageInput>): Versions =>
    new Map([...inputs].map((input) => [input, dataVersion(input)]));
  const isUnchanged = (versions: Versions) => [...versions].every(([input, version]) => dataVersion(input) === version);

  async function fresh(visit: Visit, owner: string, signal?: AbortSignal): Promise<FreshPage> {
    if (owner !== EVERYBODY && rendersOfAddress.take(owner, perMinute) > 0)
      throw new RenderingBusy('the address used up its renderings of this minute');
    const rendered = await render(visit, owner, signal);
    return { ...rendered, until: nextExpiry(rendered, visit.now) };
  }

  /** A full queue is not an error of the page. */
  function noteFailure({ path }: Visit, error: unknown): void {
    if (!(error instanceof RenderingBusy)) onFailure(path, error);
  }

  async function renderOnce(visit: Visit, network: string, signal: AbortSignal): Promise<FreshPage | null> {
    const own = onceUnderWay.filter((one) => one === network);
    if (onceUnderWay.length >= ONCE_AT_MOST || own.length >= ONCE_OF_ADDRESS) return null;
    onceUnderWay.push(network);
    try {
      return await fresh(visit, network, signal);
    } catch (error) {
      noteFailure(visit, error);
      return null;
    } finally {
      onceUnderWay.splice(onceUnderWay.indexOf(network), 1);
    }
  }

  async function renderCached(visit: Visit, owner: string): Promise<FreshPage | null> {
    const before = versionsOf(ALL_INPUTS);
    const until = visit.now + FRESH_MS;
    const keep = (entry: CachedPage) => cacheOf(visit).set(keyOf(visit), entry);
    try {
      const page = await fresh(visit, owner);
      const change = (await nextChange?.(visit.now)) ?? Number.POSITIVE_INFINITY;
      const inputs = inputsOf(callsOf(page));
      const versions = new Map([...before].filter(([input]) => inputs.has(input)));
      keep({ page, until: Math.min(until, page.until, change), versions });
      return page;
    } catch (error) {
      noteFailure(visit, error);
      if (!(error instanceof RenderingBusy)) keep({ page: null, until, versions: before });
      return null;
    }
  }

  /** Shares a rendering between concurrent visitors; a visitor after a write waits for the next rendering. */
  function renderForAll(visit: Visit, network: string): Promise<FreshPage | null> {
    const key = JSON.stringify([keyOf(visit), ...versionsOf(ALL_INPUTS).values()]);
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const rendering = renderCached(visit, visit.query === '' ? EVERYBODY : network).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  return {
    async read(visit, { network, isCached }) {
      if (!isCached) {
        const patience = new AbortController();
        const rendering = renderOnce(visit, network, patience.signal);
        return withinPatience(rendering, patienceMs).finally(() => patience.abort());
      }
      const known = cacheOf(visit).get(keyOf(visit));
      if (known !== undefined && clock.now() < known.until && isUnchanged(known.versions)) return known.page;
      return withinPatience(renderForAll(visit, network), patienceMs);
    },
    bytes: () => plain.bytes() + searched.bytes(),
  };
}

async function withinPatience<Result>(result: Promise<Result>, patienceMs: number): Promise<Result | null> {
  const patience = new AbortController();
  const late = setTimeout(patienceMs, null, { signal: patience.signal }).catch(() => null);
  return Promise.race([result, late]).finally(() => patience.abort());
}
