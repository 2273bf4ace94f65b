export { type HomeRef, type HomeSnapshot, homeMachine } from './home.machine.ts';
export { selectLanesOfClass, selectLocations } from './home.select.ts';
export type { HomeEvent, TrendLane } from './home.types.ts';
