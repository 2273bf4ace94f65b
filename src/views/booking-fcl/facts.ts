import type { Offer } from '#contract/calls/item.ts';
import type { FclContext } from '#domain/booking/services/fcl/context.ts';

/** What the page is told of the sailing and its price. */
export interface FclShown extends FclContext {
  sailing:
    | (Pick<
        Offer,
        'carrier' | 'eta' | 'etd' | 'routeCode' | 'terminal' | 'transitDays' | 'vessel' | 'via' | 'voyage'
      > & {
        orgName: string;
        dstName: string;
        dstZone: string;
      })
    | null;
}
