import type { HomeRef } from '#machines/home/index.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';

/** The actors of the home page's sections; missing until their section starts, null until their code is loaded. */
export function blocksOf(home: HomeRef) {
  const { search, cardLookup, lookup, segregation, feedback, ...started } = home.getSnapshot().children;
  return {
    ...started,
    search: selectLoaded(search?.getSnapshot()),
    cardLookup: selectLoaded(cardLookup?.getSnapshot()),
    lookup: selectLoaded(lookup?.getSnapshot()),
    segregation: selectLoaded(segregation?.getSnapshot()),
    feedback: selectLoaded(feedback?.getSnapshot()),
  };
}
