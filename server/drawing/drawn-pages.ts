import { ALL_INPUTS, inputsOf, type PageInput } from '#contract/page-inputs.ts';
import type { ServerRenderedPage, Visit } from '#contract/rendered-page.ts';
import type { Clock } from '#domain/clock.ts';
import { type BoundedCache, boundedCache } from '../http/bounded-cache.ts';
import { MinuteLimit } from '../http/limits.ts';
import { DrawingBusy, EVERYBODY } from './drawing-thread.ts';
import { nextMoment } from './next-moment.ts';

/** Pages with a query, of which there is no end, take room from each other alone. */
const CACHE_BYTES = { plain: 24 * 1024 * 1024, searched: 16 * 1024 * 1024 };
/** What other processes and the desk change shows after this long at the latest. */
const FRESH_MS = 10_000;
/** A visitor who waits longer gets the page that the browser draws. */
const PATIENCE_MS = 1_000;
/** Pages of one visit each that wait to be drawn: what everybody sees does not wait for more. */
const ONCE_AT_MOST = 4;
/** The same for one address. */
const ONCE_OF_ADDRESS = 3;

export interface DrawnPagesOptions {
  /** Rejects with `DrawingBusy` when too many pages wait, and when the signal aborts while the page waits. */
  draw: (visit: Visit, owner: string, signal?: AbortSignal) => Promise<ServerRenderedPage>;
  clock: Clock;
  build: string;
  /** Pages rendered for one address in a minute, without those that are the same for everybody. */
  perMinute: number;
  /** A number that changes with each write of the input in this process. */
  dataVersion: (input: PageInput) => number;
  /** When something comes out that was given a time. */
  nextChange?: (now: number) => Promise<number>;
  onFailure: (path: string, error: unknown) => void;
  cacheBytes?: typeof CACHE_BYTES;
  patienceMs?: number;
}

export interface FreshPage extends ServerRenderedPage {
  /** When the first moment comes that it names. */
  until: number;
}

export interface Asking {
  /** The address that asks, as the limits count it. */
  network: string;
  /** Whether the page is the same for everybody. */
  isKept: boolean;
}

export interface DrawnPages {
  /** The page as it is seen first; null where it is not drawn in time or cannot be, and the browser draws it. */
  read(visit: Visit, asking: Asking): Promise<FreshPage | null>;
  bytes(): number;
}

type Versions = ReadonlyMap<PageInput, number>;

interface Kept {
  /** Null for a page that could not be drawn: it is not tried for every visitor. */
  page: FreshPage | null;
  until: number;
  /** Of its inputs, when its rendering started. */
  versions: Versions;
}

/** Characters of a page and its answers take two bytes each, and as many again in the form that is sent. */
const sizeOf = ({ page }: Kept) =>
  4 * (page === null ? 100 : page.body.length + page.over.length + JSON.stringify([page.answers, page.later]).length);

const callsOf = ({ answers, later }: ServerRenderedPage) =>
  [answers, ...Object.values(later)].flatMap((asked) => asked.map(({ call }) => call));

/** The pages drawn last: for every visitor the same, and never older than what they show. What is drawn for one person or of a form that its address begins is not kept. */
export function createDrawnPages(options: DrawnPagesOptions): DrawnPages {
  const { draw, clock, build, perMinute, dataVersion, nextChange, onFailure } = options;
  const { cacheBytes = CACHE_BYTES, patienceMs = PATIENCE_MS } = options;
  const plain: BoundedCache<Kept> = boundedCache(cacheBytes.plain, sizeOf);
  const searched: BoundedCache<Kept> = boundedCache(cacheBytes.searched, sizeOf);
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
      throw new DrawingBusy('the address used up its renderings of this minute');
    const drawing = await draw(visit, owner, signal);
    return { ...drawing, until: nextMoment(drawing, visit.now) };
  }

  /** A full queue is no failure of the page. */
  function noteFailure({ path }: Visit, error: unknown): void {
    if (!(error instanceof DrawingBusy)) onFailure(path, error);
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

  async function renderKept(visit: Visit, owner: string): Promise<FreshPage | null> {
    const before = versionsOf(ALL_INPUTS);
    const until = visit.now + FRESH_MS;
    const keep = (kept: Kept) => cacheOf(visit).set(keyOf(visit), kept);
    try {
      const page = await fresh(visit, owner);
      const change = (await nextChange?.(visit.now)) ?? Number.POSITIVE_INFINITY;
      const inputs = inputsOf(callsOf(page));
      const versions = new Map([...before].filter(([input]) => inputs.has(input)));
      keep({ page, until: Math.min(until, page.until, change), versions });
      return page;
    } catch (error) {
      noteFailure(visit, error);
      if (!(error instanceof DrawingBusy)) keep({ page: null, until, versions: before });
      return null;
    }
  }

  /** Shares one rendering between all who ask before it is done; a visitor who asks after a write waits for the next. */
  function renderForAll(visit: Visit, network: string): Promise<FreshPage | null> {
    const key = JSON.stringify([keyOf(visit), ...versionsOf(ALL_INPUTS).values()]);
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const rendering = renderKept(visit, visit.query === '' ? EVERYBODY : network).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  return {
    async read(visit, { network, isKept }) {
      if (!isKept) {
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
