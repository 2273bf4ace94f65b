import * as v from 'valibot';
import { askedTankReasons } from '#domain/tank/kinds.ts';

/** The least portable tank that goods may travel in. */
export const tankNeed = v.variant('kind', [
  v.object({ kind: v.literal('NONE') }),
  /** The list is in doubt about it. */
  v.object({ kind: v.literal('UNKNOWN') }),
  v.object({ kind: v.literal('GAS'), code: v.string() }),
  /** Filled in a way that a person works out. */
  v.object({ kind: v.literal('ASKED'), code: v.string(), why: v.picklist(askedTankReasons) }),
  v.object({
    ...{ kind: v.literal('LIQUID'), code: v.string(), provision: v.picklist(['TP1', 'TP2', 'TP3']) },
    /** The list is in doubt about the provisions: filled by the stricter one. */
    isInDoubt: v.boolean(),
  }),
]);
