import { systemClock } from '#src/browser/clock.ts';
import { localKeeper } from '#src/browser/local-keeper.ts';
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';
import { createConstants } from './constants.ts';
import type { Services } from './services.ts';

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
