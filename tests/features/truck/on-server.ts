import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { RoadEnquiry } from '#domain/truck/deal.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { copyOfTruckOrder } from '#domain/truck/initial-form.ts';
import { answerWaiting, type DemoOperator } from '#server/market/enquiries/demo-operator.ts';
import { secureRandom } from '#server/random.ts';
import { bookingKey } from '../../kit/booking.ts';
import { as } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { roadForm, sampleRoadQuery } from './order.ts';

const dayIn = (server: TestServer, days: number) => localDay(server.clock.now() + days * DAY_MS, 'Asia/Shanghai');

/** An enquiry for the road that the demonstration's desk has answered. */
export async function answeredRoad(
  server: TestServer,
  user: string,
  asked: Partial<RoadEnquiry> & { cargoName: string },
) {
  const roadQuery = Object.entries({ ...sampleRoadQuery, loadingDay: dayIn(server, 5), ...asked });
  const form = Object.fromEntries(roadQuery.filter(([, value]) => value !== undefined));
  const request = { service: 'truck', form } as Parameters<typeof as<'placeEnquiry'>>[3];
  const { enquiryNo } = await as(server, user, 'placeEnquiry', request, bookingKey(`road-${asked.cargoName}`));
  server.clock.advance(MINUTE_MS);
  const log = { info: () => {}, warn: () => {}, error: () => {} } as DemoOperator['log'];
  await answerWaiting({ db: server.database.db, clock: server.clock, random: secureRandom, log });
  return as(server, user, 'enquiry', { no: enquiryNo });
}

/** The paint at one of the options, with the user's own papers. */
export function roadAt(server: TestServer, user: string, enquiryNo: string, optionId: string): TruckForm {
  const [line] = roadForm.cargo;
  const sds = [{ ...line!.sds[0]!, fileId: `safety-sheet-${user}` }];
  return {
    ...roadForm,
    ...{ enquiryNo, optionId, cargo: [{ ...line!, sds }] },
    loading: { ...roadForm.loading, day: dayIn(server, 5) },
    unloading: { ...roadForm.unloading, day: dayIn(server, 6) },
  };
}

/** A copy of an order that was placed, complete. */
export async function roadCopied(server: TestServer, user: string): Promise<TruckForm> {
  const { enquiryNo, options } = await answeredRoad(server, user, { cargoName: '复制用漆' });
  const option = options.find(({ priceId }) => priceId === 'truck-VAN68');
  if (option === undefined) throw new Error('no option to take');
  const { optionId } = option;
  const form = roadAt(server, user, enquiryNo, optionId);
  const taken = { service: 'truck', no: enquiryNo, optionId, form } as const;
  const { orderNo } = await as(server, user, 'acceptEnquiry', taken, bookingKey('road-to-copy'));
  const { loading, unloading, trucks } = form;
  return { ...copyOfTruckOrder(form, orderNo), loading, unloading, trucks, agree: true, truth: true };
}
