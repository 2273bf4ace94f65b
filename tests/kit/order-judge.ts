import { eq } from 'drizzle-orm';
import { safeParse } from 'valibot';
import { placeOrder } from '#contract/calls/orders.ts';
import { check, tidy } from '#domain/booking/check.ts';
import type { FclContext } from '#domain/booking/fcl-context.ts';
import { fclDescription } from '#domain/booking/fcl-fields.ts';
import type { FclForm } from '#domain/booking/fcl-form.ts';
import { fclQuotePart } from '#domain/booking/fcl-quote.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { offerRates, offers, sailings } from '#server/data/schema/market.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import type { Api } from '#src/api/index.ts';
import { readFacts } from '#src/app/booking/facts.ts';
import { giveSheets, goldenOffer, methanol } from './booking.ts';
import { as, ask, startMarket } from './market-server.ts';
import type { DatabaseKind, TestServer } from './server.ts';

const BUYER = 'user-verified';
const CLASSES = ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '6.1', '8', '9'];

/** Fields that hold an order up, in alphabetical order; null where nothing does. */
export type Fields = readonly string[] | null;

export interface OrderJudge {
  server: TestServer;
  facts: FclContext;
  /** Two boxes of methanol with nothing missing; and one of general cargo. */
  dangerous: FclForm;
  general: FclForm;
  byForm(form: FclForm): Fields;
  warned(form: FclForm): string[];
  byServer(form: FclForm): Promise<Fields>;
  stop(): Promise<void>;
}

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
      ['20RF', '40RH', '20OT', '40FR'].map((unit) => ({
        ...{ offerId: offer.priceId, unit, amount: 200_000, currency: '2', limitKg: null },
      })),
    )
    .onConflictDoNothing();
  return offer;
}

/** The form as the site fills and checks it beside the server that takes its orders. */
export async function startOrderJudge(database: DatabaseKind): Promise<OrderJudge> {
  const server = await startMarket(database);
  await giveSheets(server);
  const [danger, plain] = [await openOffer(server, 'Y'), await openOffer(server, 'N')];
  const info = await as(server, BUYER, 'getUserInfo', {});
  await as(server, BUYER, 'agreeProtocol', {
    basicEntId: info.enterpriseResp?.basicEntId ?? '',
    protocol: PROTOCOL_VERSION,
  });
  const now = server.clock.now();
  const api = { sellingPrices: (request: never) => ask(server, 'sellingPrices', request) } as unknown as Api;
  const constants = async () => [];
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
  const today = localDay(now, 'Asia/Shanghai');
  const sources = { api, constants, isContractCustomer: true };
  const factsOf = (priceId: string, isDanger: boolean) =>
    readFacts(sources, { ...lane, priceId, isDanger }, now, today);
  const dangerousFacts = await factsOf(danger.priceId, true);
  const generalFacts = await factsOf(plain.priceId, false);
  const contextOf = ({ priceId }: FclForm): FclContext => (priceId === plain.priceId ? generalFacts : dangerousFacts);
  const faultsOf = (form: FclForm) => check(fclDescription, tidy(fclDescription, form), contextOf(form));
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

  async function byServer(form: FclForm): Promise<Fields> {
    const request = { service: 'fcl' as const, quoteId: 'no-quote-of-ours', form };
    const parsed = safeParse(placeOrder.request, request);
    if (!parsed.success)
      return sorted(
        parsed.issues.map(({ path }) =>
          (path ?? [])
            .map(({ key }) => String(key))
            .join('.')
            .replace(/^form\./, ''),
        ),
      );
    try {
      placed += 1;
      const part = fclQuotePart(tidy(fclDescription, form));
      const quoteId =
        part === null
          ? request.quoteId
          : await as(server, BUYER, 'quote', { service: 'fcl', part: part as never }).then(
              (quote) => quote.quoteId,
              () => request.quoteId,
            );
      await as(server, BUYER, 'placeOrder', { ...request, quoteId }, `judged-order-${placed}`.padEnd(24, 'x'));
      return null;
    } catch (error) {
      const { code, data } = error as { code?: string; data?: { fields?: Record<string, string> } | null };
      if (code === undefined) throw error;
      return sorted(Object.keys(data?.fields ?? { [code]: '' }));
    }
  }

  return {
    server,
    facts: dangerousFacts,
    dangerous,
    general,
    byForm: (form) => sorted(faultsOf(form).flatMap(({ level, path }) => (level === 'BLOCK' ? [path] : []))),
    warned: (form) => faultsOf(form).flatMap(({ level, path }) => (level === 'WARN' ? [path] : [])),
    byServer,
    stop: () => server.stop(),
  };
}
