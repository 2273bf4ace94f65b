import type { HomeSnapshot } from './home.machine.ts';

/** The places to choose from; absent until somebody was about to choose. */
export const selectLocations = ({ children }: HomeSnapshot) => children.locations;

/** The lanes of a class; absent until one was asked for. */
export const selectLanesOfClass = ({ children }: HomeSnapshot) => children.lanesOfClass;
