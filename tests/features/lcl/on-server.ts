import type { LclForm } from '#domain/lcl/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { ask } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { paintForm } from './order.ts';

export const LCL_LANE = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };

/** The paint, or as much general cargo, for the next sailing of the lane, with the user's own papers. */
export async function paintAt(server: TestServer, user: string, isDanger: 'N' | 'Y' = 'Y'): Promise<LclForm> {
  const { items } = await ask(server, 'lclPrices', { ...LCL_LANE, isDanger });
  const offer = items.find(({ bookable }) => bookable === 'BOOKABLE');
  if (offer === undefined) throw new Error('no sailing to book');
  const [line] = paintForm.cargo;
  const sds = [{ ...line!.sds[0]!, fileId: `safety-sheet-${user}` }];
  return {
    ...paintForm,
    ...{ priceId: offer.priceId, scheduleId: offer.scheduleId },
    handInDay: localDay(offer.cutOffs.lclCutoff, 'Asia/Shanghai'),
    cargo: [{ ...line!, isDanger: isDanger === 'Y', sds }],
  };
}
