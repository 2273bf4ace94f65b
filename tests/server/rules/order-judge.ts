import { eq } from 'drizzle-orm';
import { safeParse } from 'valibot';
import { placeOrder } from '#contract/calls/orders.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { type FclQuotePart, fclQuotePart } from '#domain/fcl/quote.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { offerRates, offers, sailings } from '#server/data/schema/market.ts';
import { carriers } from '#server/data/schema/reference.ts';
import type { Api } from '#src/api/index.ts';
import { readFacts } from '#src/features/fcl/order-forms.ts';
import { agree, formOf, giveSheets, goldenOffer, methanol } from '../../kit/booking.ts';
import { as, ask, startMarket } from '../../kit/market-server.ts';
import type { DatabaseKind, TestServer } from '../../kit/server.ts';
import { goods } from './trade-oracle.ts';

/** One user with contract prices, one without. */
const BUYERS = { contract: 'user-verified', person: 'user-person' } as const;
export type Buyer = keyof typeof BUYERS;
const LANE = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const ENTRIES_A_CALL = 20;
const CLASSES = ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '6.1', '8', '9'];

/** Fields that hold an order up, in alphabetical order; null where nothing does. */
export type Fields = readonly string[] | null;

/** Days of the sailing that the orders are judged against. */
export interface Voyage {
  today: string;
  closing: string;
  sailing: string;
}

export interface OrderJudge {
  server: TestServer;
  facts: FclContext;
  voyage: Voyage;
  /** Two boxes of methanol with nothing missing; and one of general cargo. */
  dangerous: FclForm;
  general: FclForm;
  /** The methanol by a carrier that takes no freight at the destination. */
  prepaid: FclForm;
  byForm(form: FclForm, buyer?: Buyer): Fields;
  warned(form: FclForm, buyer?: Buyer): string[];
  byServer(form: FclForm, buyer?: Buyer): Promise<Fields>;
  /** The server's refusal of an order. */
  refusal(form: FclForm): Promise<string>;
  stop(): Promise<void>;
}

interface Refused {
  message: string;
  fields: readonly string[];
}

interface Thrown {
  code: string;
  message: string;
  data: { fields?: Record<string, string> } | null;
}

/** Where a request is wrong, as a path of its form. */
export const pathOf = (path: readonly { key: unknown }[]): string =>
  path
    .map(({ key }) => String(key))
    .join('.')
    .replace(/^form\./, '');

const sorted = (fields: readonly string[]): Fields => (fields.length === 0 ? null : [...new Set(fields)].sort());

/** An offer that takes every class and more types of boxes than the demonstration prices. */
async function openOffer(server: TestServer, isDanger: 'N' | 'Y') {
  const offer = await goldenOffer(server, isDanger);
  const { db } = server.database;
  if (isDanger === 'Y') await db.update(offers).set({ dgClasses: CLASSES }).where(eq(offers.id, offer.priceId));
  await db.update(sailings).set({ slotsLeft: null }).where(eq(sailings.id, offer.scheduleId));
  await db
    .insert(offerRates)
    .values(
      ['20RF', '40RH', '20OT', '40FR', '20TK'].map((unit) => ({
        ...{ offerId: offer.priceId, unit, amount: 200_000, currency: '2', limitKg: null },
      })),
    )
    .onConflictDoNothing();
  return offer;
}

/** An offer of another carrier, which from now on takes no freight at the destination. */
async function prepaidOffer(server: TestServer) {
  const { items } = await ask(server, 'sellingPrices', { ...LANE, isDanger: 'Y', onlyBookable: true, pageSize: 50 });
  const offer = items.find(({ carrier }) => carrier.code !== 'COSU');
  if (offer === undefined) throw new Error('one carrier alone sails the lane');
  await server.database.db.update(carriers).set({ dgCollect: false }).where(eq(carriers.code, offer.carrier.code));
  return offer;
}

function voyageOf({ offer, now }: FclContext): Voyage {
  const { timezone, cutOffs, etd } = offer!;
  return {
    today: localDay(now, timezone),
    closing: localDay(cutOffs.cyClosing, timezone),
    sailing: localDay(etd, timezone),
  };
}

/** Reads the list's entries of all goods in test orders, as the form does. */
async function listedEntries(server: TestServer): Promise<ReadonlyMap<string, UnEntry>> {
  const unNos = [...new Set(goods.map(({ unNo }) => unNo))];
  const read: UnEntry[] = [];
  for (let at = 0; at < unNos.length; at += ENTRIES_A_CALL)
    read.push(...(await ask(server, 'dgEntries', { unNos: unNos.slice(at, at + ENTRIES_A_CALL) })));
  return new Map(read.map((entry) => [entry.unNo, entry]));
}

const withListed = (form: FclForm, entries: ReadonlyMap<string, UnEntry>): FclForm => ({
  ...form,
  cargo: form.cargo.map((line) => ({ ...line, dg: { ...line.dg, entry: entries.get(line.dg.unNo) ?? null } })),
});

/** The form as the site fills and checks it beside the server that takes its orders. */
export async function startOrderJudge(database: DatabaseKind): Promise<OrderJudge> {
  const server = await startMarket(database);
  await giveSheets(server);
  const [danger, plain] = [await openOffer(server, 'Y'), await openOffer(server, 'N')];
  const paidHere = await prepaidOffer(server);
  for (const user of Object.values(BUYERS)) await agree(server, user);
  const now = server.clock.now();
  const api = { sellingPrices: (request: never) => ask(server, 'sellingPrices', request) } as unknown as Api;
  const constants = async () => [];
  const sources = { api, constants, isContractCustomer: true, now };
  const factsOf = (priceId: string, isDanger: boolean) => readFacts(sources, { ...LANE, priceId, isDanger });
  const dangerousFacts = await factsOf(danger.priceId, true);
  const facts: Readonly<Record<string, FclContext>> = {
    [danger.priceId]: dangerousFacts,
    [plain.priceId]: await factsOf(plain.priceId, false),
    [paidHere.priceId]: await factsOf(paidHere.priceId, true),
  };
  const contextOf = ({ priceId }: FclForm, buyer: Buyer): FclContext => ({
    ...(facts[priceId] ?? { ...dangerousFacts, offer: null }),
    isContractCustomer: buyer === 'contract',
  });
  const entries = await listedEntries(server);
  const errorsIn = (form: FclForm, buyer: Buyer) =>
    errorsOf(fclDescription, tidy(fclDescription, withListed(form, entries)), contextOf(form, buyer));
  const dangerous = methanol(danger, now);
  const [line] = dangerous.cargo;
  const general: FclForm = {
    ...dangerous,
    ...{ priceId: plain.priceId, scheduleId: plain.scheduleId, truth: false },
    cargo: [
      {
        ...{ ...line!, isDanger: false, cargoNameCn: '甘油', cargoNameEn: 'GLYCERINE', casNo: '56-81-5' },
        ...{ classReport: [{ ...line!.sds[0]!, day: '2026-12-31' }], packageType: 'DRM' },
      },
    ],
  };
  let placed = 0;

  const quoteFor = async (user: string, part: FclQuotePart) =>
    (await as(server, user, 'quote', { service: 'fcl', part: part as never })).quoteId;

  async function placeAs(buyer: Buyer, given: FclForm): Promise<Refused | null> {
    const user = BUYERS[buyer];
    const form = buyer === 'contract' ? given : formOf(given, user);
    const request = { service: 'fcl' as const, quoteId: 'no-quote-of-ours', form };
    const parsed = safeParse(placeOrder.request, request);
    if (!parsed.success) return { message: '', fields: parsed.issues.map(({ path }) => pathOf(path ?? [])) };
    try {
      placed += 1;
      const part = fclQuotePart(tidy(fclDescription, form));
      const quoteId = part === null ? request.quoteId : await quoteFor(user, part).catch(() => request.quoteId);
      await as(server, user, 'placeOrder', { ...request, quoteId }, `judged-order-${placed}`.padEnd(24, 'x'));
      return null;
    } catch (error) {
      const { code, message, data } = error as Partial<Thrown>;
      if (code === undefined) throw error;
      return { message: message ?? '', fields: Object.keys(data?.fields ?? { [code]: '' }) };
    }
  }

  return {
    server,
    facts: dangerousFacts,
    voyage: voyageOf(dangerousFacts),
    dangerous,
    general,
    prepaid: { ...dangerous, priceId: paidHere.priceId, scheduleId: paidHere.scheduleId },
    byForm: (form, buyer = 'contract') =>
      sorted(errorsIn(form, buyer).flatMap(({ level, path }) => (level === 'BLOCK' ? [path] : []))),
    warned: (form, buyer = 'contract') =>
      errorsIn(form, buyer).flatMap(({ level, path }) => (level === 'WARN' ? [path] : [])),
    byServer: async (form, buyer = 'contract') => sorted((await placeAs(buyer, form))?.fields ?? []),
    refusal: async (form) => (await placeAs('contract', form))?.message ?? '',
    stop: () => server.stop(),
  };
}
