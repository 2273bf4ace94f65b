import type { HomeSnapshot } from './home.machine.ts';
import type { HomeSection } from './home.types.ts';

/** Locations to choose from; absent until the user opens a location field. */
export const selectLocations = ({ children }: HomeSnapshot) => children.locations;

/** Lanes of a class; absent until a class is chosen. */
export const selectLanesOfClass = ({ children }: HomeSnapshot) => children.lanesOfClass;

/** The search card's actor; absent until the first interaction. */
export const selectSearch = ({ children }: HomeSnapshot) => children.search;

/** The class whose lanes are shown; null for the popular lanes. */
export const selectShownClass = (snapshot: HomeSnapshot) =>
  snapshot.matches({ classes: { open: 'shown' } }) ? snapshot.context.dgClass : null;

/** Sections that have started, in the order of the page. */
export const selectNear = (snapshot: HomeSnapshot): readonly HomeSection[] => [
  ...(snapshot.matches({ card: 'near' }) ? (['card'] as const) : []),
  ...(snapshot.matches({ announcements: 'near' }) ? (['classes'] as const) : []),
  ...(snapshot.matches({ lanes: 'near' }) ? (['lanes'] as const) : []),
  ...(snapshot.matches({ tools: 'near' }) ? (['tools'] as const) : []),
  ...(snapshot.matches({ closing: 'near' }) ? (['closing'] as const) : []),
];
