import { systemClock } from '#src/browser/clock.ts';
import { localKeeper } from '#src/browser/local-keeper.ts';
import { hasServedAnswers } from '#src/ssr/preloaded-responses.ts';
import { createConstants } from './constants.ts';
import type { Services } from './services.ts';

/** A page that came with its answers stands once all are taken: they come before what an earlier visit kept. */
const keeper = {
  ...localKeeper,
  read: (key: string) => (hasServedAnswers() ? null : localKeeper.read(key)),
};

/** Constants of a type, from the browser's cache for 24 hours and then through the page's own client. */
export const openConstants = ({ api }: Pick<Services, 'api'>) =>
  createConstants({
    keeper,
    clock: systemClock,
    load: async (constType) => (await api()).constantsByType({ constType }),
  });
