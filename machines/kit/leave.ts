import { effect } from './effect.ts';

/** Others see that a thing of the desk is no longer open here. */
export const leave = () => effect<{ id: string | null }>();

/** Before what is open is forgotten: which one it was. */
export const leavingOf = <Context>(idOf: (context: Context) => string | null) =>
  ({ type: 'leave', params: ({ context }: { context: Context }) => ({ id: idOf(context) }) }) as const;
