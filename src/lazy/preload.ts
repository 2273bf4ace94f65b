import { firstInteraction } from './first-interaction.ts';
import { pageLoaded } from './page-loaded.ts';

const MOMENTS = {
  /** The page's `load` event. */
  loaded: pageLoaded,
  /** The first interaction after it. */
  interaction: () => pageLoaded().then(firstInteraction),
};

/** Loads code ahead of its first use. A failed load is not reported: the use loads it again and reports that. */
export const preload = (load: () => Promise<unknown>, { when }: { when: keyof typeof MOMENTS }): void =>
  void MOMENTS[when]()
    .then(load)
    .catch(() => undefined);
