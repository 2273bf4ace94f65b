import type { BargeForm } from '#domain/barge/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { ask } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { BARGE_LANE, yarnForm } from './order.ts';

/** The same on the first departure that can be booked. */
export async function yarnAt(server: TestServer): Promise<BargeForm> {
  const { items } = await ask(server, 'bargePrices', BARGE_LANE);
  const offer = items.find(({ bookable }) => bookable === 'BOOKABLE');
  if (offer === undefined) throw new Error('no barge to book');
  return { ...yarnForm, priceId: offer.priceId, readyDay: localDay(offer.cutOffs.cyOpen, 'Asia/Shanghai') };
}
