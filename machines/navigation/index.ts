export { type NavigationRef, type NavigationSnapshot, navigationMachine } from './navigation.machine.ts';
export {
  type NavigationScreen,
  selectCanRetry,
  selectFramedPage,
  selectIsBusy,
  selectScreen,
  selectShownPage,
  selectShownPath,
  selectStatus,
} from './navigation.select.ts';
export type { Access, Destination, NavigationEvent } from './navigation.types.ts';
