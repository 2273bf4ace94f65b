export { type FclRef, type FclSnapshot, fclMachine } from './fcl.machine.ts';
export { selectHasLink, selectIsListSettled, selectOffering } from './fcl.select.ts';
export type { FclEvent, FclInput } from './fcl.types.ts';
