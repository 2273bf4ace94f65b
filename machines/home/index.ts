export { type HomeRef, type HomeSnapshot, homeMachine } from './home.machine.ts';
export { selectLanesOfClass, selectLocations, selectNear, selectSearch, selectShownClass } from './home.select.ts';
export type { HomeEvent, HomeSection, TrendLane } from './home.types.ts';
