import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { ask } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { flexitankGlycerine, paper } from './order.ts';

/** The glycerine on the last sailing of the lane that can be booked now, with the user's own report. */
export async function glycerineNow(server: TestServer, user: string): Promise<FlexitankForm> {
  const { items } = await ask(server, 'flexitankPrices', { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' });
  const offer = items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1);
  if (offer === undefined) throw new Error('no sailing to book');
  const [line] = flexitankGlycerine.cargo;
  const report = { ...paper('report.pdf'), fileId: `safety-sheet-${user}` };
  return {
    ...flexitankGlycerine,
    priceId: offer.priceId,
    installDay: localDay(offer.cutOffs.cyOpen, 'Asia/Shanghai'),
    cargo: [{ ...line!, classReport: [report] }],
  };
}
