export {
  type ListedNumbersRef,
  type ListedNumbersSnapshot,
  listedNumbersMachine,
} from './listed-numbers.machine.ts';
export * from './listed-numbers.select.ts';
export type * from './listed-numbers.types.ts';
