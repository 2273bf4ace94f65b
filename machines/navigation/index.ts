export { type NavigationRef, type NavigationSnapshot, navigationMachine } from './navigation.machine.ts';
export {
  type NavigationScreen,
  selectCanRetry,
  selectFramedPage,
  selectIsBusy,
  selectPage,
  selectQuery,
  selectScreen,
  selectShownPage,
  selectShownPath,
  selectStatus,
} from './navigation.select.ts';
export type { Access, Destination, NavigationEvent, PageInput } from './navigation.types.ts';
