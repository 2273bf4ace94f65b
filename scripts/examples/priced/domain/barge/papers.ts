import type { PapersOf } from '../booking/goods-papers.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { PaperRule } from '../dangerous-goods/papers.ts';

const PAPERS: readonly PaperRule[] = [
  { code: 'BOOKING_NOTE', stage: 'ORDER', owner: 'SHIPPER', due: 'ORDER', expiry: null },
  { code: 'PACKING_LIST', stage: 'STUFFING', owner: 'SHIPPER', due: 'cyClosing', expiry: null },
];

/** Documents of a barge: the form serves as booking note, the packing list is handed in before the yard closes. */
export const bargePapers: PapersOf<object> = (_, { etd, cutOffs }, now) =>
  paperReadiness(
    PAPERS,
    [{ code: 'BOOKING_NOTE', expiresAt: null, revisedAt: null }],
    { etd, packedAt: null, cutOffs },
    now,
  );
