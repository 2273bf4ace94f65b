import { dayAfter } from '#domain/schedule/day.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { ask } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { cleanedTank, methanolTanks, rentedTank, storedTank } from './order.ts';

const CHINA = 'Asia/Shanghai';
const LANE = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' } as const;

const withSheetOf = (form: TankForm, user: string): TankForm => {
  const own = (files: TankForm['cleaningCert']) => files.map((file) => ({ ...file, fileId: `safety-sheet-${user}` }));
  return {
    ...form,
    cleaningCert: own(form.cleaningCert),
    cargo: form.cargo.map((line) => ({ ...line, sds: own(line.sds) })),
  };
};

/** The first sailing with tanks for dangerous goods, from 上海 to 鹿特丹. */
export async function tankOfferAt(server: TestServer, isDanger: 'N' | 'Y' = 'Y') {
  const { items } = await ask(server, 'tankPrices', { ...LANE, isDanger });
  const offer = items.find(({ bookable }) => bookable === 'BOOKABLE');
  if (offer === undefined) throw new Error('no tank to book');
  return offer;
}

/** Two tanks of methanol on that sailing. */
export async function tanksAt(server: TestServer, user: string): Promise<TankForm> {
  const { priceId, scheduleId, pol, pod } = await tankOfferAt(server);
  const loadingDate = localDay(server.clock.now(), CHINA);
  const booked = { priceId, scheduleId, orgPortCode: pol, dstPortCode: pod, loadingDate };
  return withSheetOf({ ...methanolTanks, ...booked }, user);
}

/** The same goods' tank let, cleaned and kept at the first yard there is, from tomorrow. */
export async function yardFormsAt(server: TestServer, user: string) {
  const { depots, now } = await ask(server, 'tankYards', {});
  const booked = { depotId: depots[0]!.id, fromDay: dayAfter(localDay(now, CHINA), 1) };
  const at = (form: TankForm) => withSheetOf({ ...form, ...booked }, user);
  return { rented: at(rentedTank), cleaned: at(cleanedTank), stored: at(storedTank) };
}
