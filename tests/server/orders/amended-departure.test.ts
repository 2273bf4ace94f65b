import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookedService } from '#contract/booked-services.ts';
import { air } from '#copy/air/search.ts';
import { departureWords, amendmentReplies as words } from '#copy/orders/amendment.ts';
import { airService } from '#domain/air/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { lclService } from '#domain/lcl/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { railService } from '#domain/rail/service.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { AIR_LANE, ethanolAt } from '#tests/features/air/on-server.ts';
import { COASTAL_LANE, tolueneAt } from '#tests/features/domestic/on-server.ts';
import { glycerineNow } from '#tests/features/flexitank/on-server.ts';
import { LCL_LANE, paintAt } from '#tests/features/lcl/on-server.ts';
import { railGlycerine } from '#tests/features/rail/order.ts';
import { agree, bookingKey } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

interface Departure {
  priceId: string;
  vessel: string;
  voyage: string;
  etd: number;
}

interface Moved {
  /** The order as it is placed, and the same on another departure. */
  form: object;
  other: object;
  before: string;
  after: string;
  to: Pick<Departure, 'etd' | 'voyage'>;
}

const RAIL_LANE = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI' };
const FLEXITANK_LANE = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const day = (at: number) => localDay(at, CHINA);

const named =
  (service: BookedService) =>
  ({ vessel, voyage, etd }: Departure) =>
    words.departureText(service, `${vessel} ${voyage}`.trim(), day(etd));

/** The departures that can be booked, from the one on which a form is. */
function apart<Listed extends Departure & { bookable: string }>(items: readonly Listed[], priceId: string) {
  const open = items.filter(({ bookable }) => bookable === 'BOOKABLE').toSorted((a, b) => a.etd - b.etd);
  const own = open.find((one) => one.priceId === priceId);
  const other = open.findLast((one) => one.etd !== own?.etd && one.voyage !== own?.voyage);
  if (own === undefined || other === undefined) throw new Error('no two departures to book');
  return [own, other] as const;
}

const ways: Partial<Record<BookedService, (server: TestServer) => Promise<Moved>>> = {
  lcl: async (server) => {
    const form = await paintAt(server, OWNER);
    const [own, to] = apart((await ask(server, 'lclPrices', { ...LCL_LANE, isDanger: 'Y' })).items, form.priceId);
    const [before, after] = [named('lcl')(own), named('lcl')(to)];
    return { form, other: { ...form, priceId: to.priceId, scheduleId: to.scheduleId }, before, after, to };
  },
  rail: async (server) => {
    const { items } = await ask(server, 'railPrices', { ...RAIL_LANE, isDanger: 'N' });
    const [first] = items.filter(({ bookable }) => bookable === 'BOOKABLE');
    const [own, to] = apart(items, first!.priceId);
    const form = { ...railGlycerine, priceId: own.priceId, cargoReadyDate: day(server.clock.now()) };
    return {
      ...{ form, other: { ...form, priceId: to.priceId }, to },
      ...{ before: named('rail')(own), after: named('rail')(to) },
    };
  },
  domestic: async (server) => {
    const form = await tolueneAt(server, OWNER);
    const { items } = await ask(server, 'domesticPrices', { ...COASTAL_LANE, isDanger: 'Y' });
    const [own, to] = apart(items, form.priceId);
    const delivery = { ...form.delivery, day: day(to.eta + DAY_MS) };
    const pickup = { ...form.pickup, day: day(to.cutOffs.cyClosing) };
    const other = { ...form, priceId: to.priceId, scheduleId: to.scheduleId, pickup, delivery };
    return { form, other, before: named('domestic')(own), after: named('domestic')(to), to };
  },
  flexitank: async (server) => {
    const last = await glycerineNow(server, OWNER);
    const { items } = await ask(server, 'flexitankPrices', FLEXITANK_LANE);
    const [own, to] = apart(items, last.priceId);
    const other = { ...last, priceId: to.priceId, installDay: day(to.cutOffs.cyOpen) };
    return { form: last, other, before: named('flexitank')(own), after: named('flexitank')(to), to };
  },
  air: async (server) => {
    const form = await ethanolAt(server, OWNER, 'N');
    const { items } = await ask(server, 'airPrices', { ...AIR_LANE, isDanger: 'N' });
    const own = items.find(({ priceId }) => priceId === form.priceId)!;
    const to = items.find(({ flight }) => flight === 'LH8001')!;
    const flightDay = to.days.findLast((one) => one !== form.flightDay)!;
    const text = ({ flight, aircraft }: typeof own, leaves: string) =>
      words.departureText('air', `${flight} ${air.aircraft[aircraft]}`, leaves);
    return {
      ...{ form, other: { ...form, priceId: to.priceId, flightDay } },
      ...{ before: text(own, form.flightDay), after: text(to, flightDay) },
      to: { voyage: to.flight, etd: Date.parse(`${flightDay}T00:00:00+08:00`) },
    };
  },
};

const services = {
  air: airService,
  domestic: domesticService,
  flexitank: flexitankService,
  lcl: lclService,
  rail: railService,
};
type Moving = keyof typeof services;

describe.each(databaseKinds())('an order of any service goes on another departure, on %s', (database) => {
  let server: TestServer;
  let owner: SignedIn;
  let stranger: SignedIn;
  let keys = 0;

  beforeAll(async () => {
    ({ server, owner, stranger } = await startWithOwners(database));
    await agree(server, OWNER);
  }, 60_000);
  afterAll(() => server.stop());

  const operator = { ...clientHeaders, 'desk-token': deskToken };
  const key = () => bookingKey(`departure-${keys++}`);
  const read = (no: string) => as(server, OWNER, 'order', { no });
  const quote = (service: Moving, form: object, more: object = {}, who = owner) =>
    who.call('quote', { service, part: services[service].priced(form as never), ...more });

  async function placeOrder(service: Moving, form: object): Promise<string> {
    const { quoteId } = (await quote(service, form)).data;
    const placed = await owner.call('placeOrder', { service, quoteId, form }, key());
    expect(placed).toMatchObject({ code: '00000000' });
    return placed.data.orderNo;
  }

  it.each(Object.keys(services) as Moving[])(
    '[10.11] %s: it is reported by name, counts once the operator accepts, and is priced as what it goes on',
    async (service) => {
      const { form, other, before, after, to } = await ways[service]!(server);
      const no = await placeOrder(service, form);
      const placed = await read(no);
      expect((await quote(service, other, { amends: no }, stranger)).code).toBe('10004004');
      const priced = (await quote(service, other, { amends: no })).data;
      const asked = { service, no, seen: 0, quoteId: priced.quoteId, form: other };
      expect((await owner.call('amendOrder', asked, key())).data).toMatchObject({ orderNo: no, status: 'amending' });
      const waiting = await read(no);
      expect([waiting.voyage, waiting.etd, waiting.totals]).toEqual([placed.voyage, placed.etd, placed.totals]);
      expect(waiting.amendments?.[0]?.changes[0]).toEqual({ name: departureWords(service).name, before, after });
      const decision = { orderNo: no, amendment: 1, decision: 'ACCEPT' };
      expect((await sendAs(server.address, operator, 'operatorAmendmentDecision', decision)).code).toBe('00000000');
      const moved = await read(no);
      expect(moved).toMatchObject({ status: placed.status, voyage: to.voyage, etd: to.etd, totals: priced.totals });
      expect(moved.cutOffs).not.toEqual(placed.cutOffs);
    },
  );

  it('[10.11][10.12] a certificate handed in for a flight is outstanding again where another day leaves after it ends', async () => {
    const form = await ethanolAt(server, OWNER);
    const { items } = await ask(server, 'airPrices', { ...AIR_LANE, isDanger: 'Y' });
    const { days } = items.find(({ priceId }) => priceId === form.priceId)!;
    const [early, late] = [days[0]!, days.at(-1)!];
    const no = await placeOrder('air', { ...form, flightDay: early });
    const paper = 'PACKING_USE_CERTIFICATE';
    const { data: file } = await owner.upload(documentOf(plainPicture(9, 9), 9, 9), 'certificate.pdf');
    const handed = { no, paper, version: 0, fileIds: [file!.fileId], day: early };
    expect((await owner.call('handInPaper', handed, key())).code).toBe('00000000');
    const other = { ...form, flightDay: late };
    const { quoteId } = (await quote('air', other, { amends: no })).data;
    await owner.call('amendOrder', { service: 'air', no, seen: 0, quoteId, form: other }, key());
    const decision = { orderNo: no, amendment: 1, decision: 'ACCEPT' };
    expect((await sendAs(server.address, operator, 'operatorAmendmentDecision', decision)).code).toBe('00000000');
    const { papers, amendments } = await read(no);
    expect(amendments?.[0]?.changes.map(({ name }) => name)).not.toContain(departureWords('air').name);
    expect(papers.find(({ code }) => code === paper)).toMatchObject({
      status: 'RETURNED',
      handIn: { reason: expect.stringContaining(late) },
    });
  });
});
