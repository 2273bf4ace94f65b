import type { HomeSnapshot } from './home.machine.ts';
import type { HomeSection } from './home.types.ts';

/** The places to choose from; absent until somebody was about to choose. */
export const selectLocations = ({ children }: HomeSnapshot) => children.locations;

/** The lanes of a class; absent until one was asked for. */
export const selectLanesOfClass = ({ children }: HomeSnapshot) => children.lanesOfClass;

/** The search of the card; absent until somebody turned to it. */
export const selectSearch = ({ children }: HomeSnapshot) => children.search;

/** The class whose lanes are shown; null while those much asked for are. */
export const selectShownClass = (snapshot: HomeSnapshot) =>
  snapshot.matches({ classes: { open: 'shown' } }) ? snapshot.context.dgClass : null;

/** The sections that have begun, as they stand on the page. */
export const selectNear = (snapshot: HomeSnapshot): readonly HomeSection[] => [
  ...(snapshot.matches({ card: 'near' }) ? (['card'] as const) : []),
  ...(snapshot.matches({ announcements: 'near' }) ? (['classes'] as const) : []),
  ...(snapshot.matches({ lanes: 'near' }) ? (['lanes'] as const) : []),
  ...(snapshot.matches({ tools: 'near' }) ? (['tools'] as const) : []),
  ...(snapshot.matches({ closing: 'near' }) ? (['closing'] as const) : []),
];
