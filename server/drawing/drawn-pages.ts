import type { DrawnPage, Visit } from '#contract/drawn-page.ts';
import type { Clock } from '#domain/clock.ts';
import { type BoundedCache, boundedCache } from '../http/bounded-cache.ts';
import { nextMoment } from './next-moment.ts';

const CACHE_BYTES = 16 * 1024 * 1024;
/** What other processes and the desk change shows after this long at the latest. */
const FRESH_MS = 10_000;
/** A visitor who waits longer gets the page that the browser draws. */
const PATIENCE_MS = 1_000;
/** Pages of one visit each that wait to be drawn: what everybody sees does not wait for more. */
const ONCE_AT_MOST = 4;

export interface DrawnPagesOptions {
  draw: (visit: Visit) => Promise<DrawnPage>;
  clock: Clock;
  build: string;
  /** Another number once something was written here that a page may show. */
  dataVersion: () => number;
  /** When something comes out that was given a time. */
  nextChange?: (now: number) => Promise<number>;
  onFailure: (path: string, error: unknown) => void;
  cacheBytes?: number;
  patienceMs?: number;
}

export interface FreshPage extends DrawnPage {
  /** When the first moment comes that it names. */
  until: number;
}

export interface DrawnPages {
  /** The page as it is seen first; null where it is not drawn in time or cannot be. */
  read(visit: Visit, isKept?: boolean): Promise<FreshPage | null>;
  bytes(): number;
}

interface Kept {
  /** Null for a page that could not be drawn: it is not tried for every visitor. */
  page: FreshPage | null;
  until: number;
}

const sizeOf = ({ page }: Kept) =>
  2 * (page === null ? 100 : page.body.length + page.over.length + JSON.stringify([page.answers, page.later]).length);

/** The pages drawn last: for every visitor the same, and never older than what they show. What is drawn for one person or of a form that its address begins is not kept. */
export function createDrawnPages(options: DrawnPagesOptions): DrawnPages {
  const { draw, clock, build, dataVersion, nextChange, onFailure } = options;
  const { cacheBytes = CACHE_BYTES, patienceMs = PATIENCE_MS } = options;
  const kept: BoundedCache<Kept> = boundedCache(cacheBytes, sizeOf);
  const underWay = new Map<string, Promise<FreshPage | null>>();

  const keyOf = ({ path, query, origin, onPhone }: Visit) =>
    JSON.stringify([build, dataVersion(), origin, path, query, onPhone]);

  let onceUnderWay = 0;

  async function fresh(visit: Visit): Promise<FreshPage> {
    const drawing = await draw(visit);
    return { ...drawing, until: nextMoment(drawing, visit.now) };
  }

  async function drawnOnce(visit: Visit): Promise<FreshPage | null> {
    if (onceUnderWay >= ONCE_AT_MOST) return null;
    onceUnderWay += 1;
    try {
      return await fresh(visit);
    } catch (error) {
      onFailure(visit.path, error);
      return null;
    } finally {
      onceUnderWay -= 1;
    }
  }

  async function drawn(key: string, visit: Visit): Promise<FreshPage | null> {
    try {
      const page = await fresh(visit);
      const change = (await nextChange?.(visit.now)) ?? Number.POSITIVE_INFINITY;
      kept.set(key, { page, until: Math.min(visit.now + FRESH_MS, page.until, change) });
      return page;
    } catch (error) {
      onFailure(visit.path, error);
      kept.set(key, { page: null, until: visit.now + FRESH_MS });
      return null;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async read(visit, isKept = visit.reader === null) {
      if (!isKept) return withinPatience(drawnOnce(visit), patienceMs);
      const key = keyOf(visit);
      const known = kept.get(key);
      if (known !== undefined && clock.now() < known.until) return known.page;
      const drawing = underWay.get(key) ?? drawn(key, visit);
      underWay.set(key, drawing);
      return withinPatience(drawing, patienceMs);
    },
    bytes: kept.bytes,
  };
}

async function withinPatience<Result>(coming: Promise<Result>, patienceMs: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
