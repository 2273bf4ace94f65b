import type { DomesticForm } from '#domain/domestic/form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { ask } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { tolueneForm } from './order.ts';

export const COASTAL_LANE = { orgPortCode: 'CNSHA', dstPortCode: 'CNNSA' };
export const coastalQuery = {
  ...COASTAL_LANE,
  ...{ pickup: '320500', delivery: '440100' },
  boxes: [{ ctnType: '20GP' as const, quantity: 2 }],
};

/** The toluene, or as much general cargo, on the next sailing of the lane, with the user's own sheet. */
export async function tolueneAt(server: TestServer, user: string, isDanger: 'N' | 'Y' = 'Y'): Promise<DomesticForm> {
  const { items } = await ask(server, 'domesticPrices', { ...coastalQuery, isDanger });
  const offer = items.find(({ bookable }) => bookable === 'BOOKABLE');
  if (offer === undefined) throw new Error('no sailing to book');
  const [line] = tolueneForm.cargo;
  const dayOf = (at: number) => localDay(at, 'Asia/Shanghai');
  return {
    ...tolueneForm,
    ...{ priceId: offer.priceId, scheduleId: offer.scheduleId },
    pickup: { ...tolueneForm.pickup, day: dayOf(offer.cutOffs.cyClosing) },
    delivery: { ...tolueneForm.delivery, day: dayOf(offer.eta + DAY_MS) },
    cargo: [{ ...line!, isDanger: isDanger === 'Y', sds: [{ ...line!.sds[0]!, fileId: `safety-sheet-${user}` }] }],
  };
}
