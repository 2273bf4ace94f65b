export { type ResourceRef, type ResourceSnapshot, resourceMachine } from './resource.machine.ts';
export {
  type ResourceScreen,
  selectAddress,
  selectCanRetry,
  selectContent,
  selectIsAbsent,
  selectIsRefreshing,
  selectIsStale,
  selectQuery,
  selectScreen,
} from './resource.select.ts';
export type { ResourceAddress, ResourceAnswer, ResourceEvent } from './resource.types.ts';
