import { systemClock } from '../../browser/clock.ts';
import { localKeeper } from '../../browser/local-keeper.ts';
import { createConstants } from '../constants.ts';
import type { Services } from './services.ts';

/** Constants of a type, from the browser's cache for 24 hours and then through the page's own client. */
export const openConstants = ({ api }: Pick<Services, 'api'>) =>
  createConstants({
    keeper: localKeeper,
    clock: systemClock,
    load: async (constType) => (await api()).constantsByType({ constType }, { quiet: true }),
  });
