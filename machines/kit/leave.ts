import { effect } from './effect.ts';

/** Tells other operators that a record is no longer open here. */
export const leave = () => effect<{ id: string | null }>();

/** Reads the id of the open record before it is cleared. */
export const leavingOf = <Context>(idOf: (context: Context) => string | null) =>
  ({ type: 'leave', params: ({ context }: { context: Context }) => ({ id: idOf(context) }) }) as const;
