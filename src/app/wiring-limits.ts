import * as v from 'valibot';
import { type Constant, type ConstType, constantSchema } from '#contract/calls/basic.ts';
import type { Clock } from '#domain/clock.ts';
import { CONSTANTS_CACHE_MS } from '#domain/limits.ts';
import { CONSTANTS_PREFIX } from '#domain/storage-names.ts';
import { systemClock } from '#src/browser/clock.ts';
import { localKeeper } from '#src/browser/session/session-keeper.ts';
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';
import type { Services } from './services.ts';

/** Where the constants are kept; each function may throw, as a browser's storage does when it is full or blocked. */
export interface Keeper {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
}

interface ConstantsOptions {
  keeper: Keeper;
  clock: Clock;
  load: (type: ConstType) => Promise<Constant[]>;
}

const keptSchema = v.object({ at: v.number(), rows: v.array(constantSchema) });

/** Constants by type, from the cache for 24 hours; one call at a time for each type. */
export function createConstants({ keeper, clock, load }: ConstantsOptions) {
  const underWay = new Map<ConstType, Promise<Constant[]>>();

  async function fetchAndKeep(type: ConstType) {
    const rows = await load(type);
    attempt(() => keeper.write(keyOf(type), JSON.stringify({ at: clock.now(), rows })));
    return rows;
  }

  function constants(type: ConstType): Promise<Constant[]> {
    const kept = readKept(keeper, type, clock.now());
    if (kept !== null) return Promise.resolve(kept);
    const running = underWay.get(type) ?? fetchAndKeep(type).finally(() => underWay.delete(type));
    underWay.set(type, running);
    return running;
  }

  return constants;
}

const keyOf = (type: ConstType) => `${CONSTANTS_PREFIX}${type}`;

/** The rows kept less than 24 hours ago; null where they are missing, damaged, old or from the future. */
function readKept(keeper: Keeper, type: ConstType, now: number): Constant[] | null {
  const parsed = v.safeParse(
    keptSchema,
    attempt(() => JSON.parse(keeper.read(keyOf(type)) ?? 'null')),
  );
  if (!parsed.success) return null;
  const { at, rows } = parsed.output;
  const age = now - at;
  return age >= 0 && age < CONSTANTS_CACHE_MS && rows.every(({ constType }) => constType === type) ? rows : null;
}

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Preloaded constants precede those stored by an earlier visit. */
const keeper = {
  ...localKeeper,
  read: (key: string) => unlessPreloaded(() => localKeeper.read(key)),
};

/** Constants of a type, from the browser's cache for 24 hours and then through the page's own client. */
export const openConstants = ({ api }: Pick<Services, 'api'>) =>
  createConstants({
    keeper,
    clock: systemClock,
    load: async (constType) => (await api()).constantsByType({ constType }),
  });
