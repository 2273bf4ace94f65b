export { type HeaderRef, type HeaderSnapshot, headerMachine } from './header.machine.ts';
export { selectIsHidden, selectIsSolid } from './header.select.ts';
export type { HeaderEvent } from './header.types.ts';
