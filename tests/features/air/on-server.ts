import type { AirForm } from '#domain/air/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { ask } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { ethanolForm } from './order.ts';

export const AIR_LANE = { orgPortCode: 'PVG', dstPortCode: 'FRA' };

/** The ethanol, or as much general cargo, for the last day of a flight of the lane, with the user's own papers. */
export async function ethanolAt(server: TestServer, user: string, isDanger: 'N' | 'Y' = 'Y'): Promise<AirForm> {
  const { items } = await ask(server, 'airPrices', { ...AIR_LANE, isDanger });
  const flight = items.find(({ bookable }) => bookable === 'BOOKABLE');
  const flightDay = flight?.days.at(-1);
  if (flight === undefined || flightDay === undefined) throw new Error('no flight to book');
  const year = flightDay.slice(0, 4);
  const [line] = ethanolForm.cargo;
  const file = { fileId: `safety-sheet-${user}` };
  return {
    ...ethanolForm,
    ...AIR_LANE,
    ...{ priceId: flight.priceId, flightDay, handInDay: localDay(server.clock.now(), 'Asia/Shanghai') },
    cargo: [
      {
        ...line!,
        isDanger: isDanger === 'Y',
        reportYear: year,
        sds: [{ ...line!.sds[0]!, ...file }],
        classReport: [{ ...line!.classReport[0]!, ...file, day: `${year}-12-31` }],
      },
    ],
  };
}
