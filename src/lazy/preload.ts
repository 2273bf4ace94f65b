import { firstInteraction } from './first-interaction.ts';
import { pageLoaded } from './page-loaded.ts';

/**
 * Loads code on the first interaction after the page's `load` event, ahead of its use. A failed load is not reported: the use loads it
 * again and reports that.
 */
export const preload = (load: () => Promise<unknown>): void =>
  void pageLoaded()
    .then(firstInteraction)
    .then(load)
    .catch(() => undefined);
