import * as v from 'valibot';
import { tankEnquiryReasons } from '#domain/tank/kinds.ts';

export const tankNeed = v.variant('kind', [
  v.object({ kind: v.literal('NONE') }),
  /** The list is in doubt. */
  v.object({ kind: v.literal('UNKNOWN') }),
  v.object({ kind: v.literal('GAS'), code: v.string() }),
  /** Filling that needs an enquiry. */
  v.object({ kind: v.literal('ASKED'), code: v.string(), why: v.picklist(tankEnquiryReasons) }),
  v.object({
    ...{ kind: v.literal('LIQUID'), code: v.string(), provision: v.picklist(['TP1', 'TP2', 'TP3']) },
    /** The provisions are in doubt, so the stricter one applies. */
    isInDoubt: v.boolean(),
  }),
]);
