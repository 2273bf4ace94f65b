import { eq } from 'drizzle-orm';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '#contract/calls/orders.ts';
import type { DomesticFacts } from '#domain/domestic/facts.ts';
import { domesticDescription } from '#domain/domestic/fields.ts';
import type { DomesticForm } from '#domain/domestic/form.ts';
import { domesticQuotePart } from '#domain/domestic/quote.ts';
import { domesticTerms } from '#domain/domestic/terms.ts';
import { setField } from '#domain/form/change.ts';
import { errorsOf } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import { tidy } from '#domain/form/tidy.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { sailings } from '#server/data/schema/market.ts';
import type { Api } from '#src/api/index.ts';
import { readDomesticFacts } from '#src/features/domestic/order-forms.ts';
import { tolueneForm } from '#tests/features/domestic/order.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { FULL } from '#tests/kit/full.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { pathOf } from '#tests/server/rules/order-judge.ts';
import { type Dice, diceOf } from '#tests/server/rules/random-orders.ts';

const user = 'user-verified';
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'CNNSA' };
const FORMS = 400;
const PLACED = FULL ? FORMS : 40;

describe('random orders of a coastal lane', () => {
  let server: TestServer;
  let facts: DomesticFacts;
  let whole: DomesticForm;
  beforeAll(async () => {
    server = await startMarket('postgres');
    await giveSheets(server);
    await agree(server, user);
    const { items } = await ask(server, 'domesticPrices', { ...lane, unNo: '1294' });
    const offer = items.find(({ bookable }) => bookable === 'BOOKABLE');
    if (offer === undefined) throw new Error('no sailing to book');
    const { db } = server.database;
    await db.update(sailings).set({ slotsLeft: null }).where(eq(sailings.id, offer.scheduleId));
    const api = { domesticPrices: (request: never) => ask(server, 'domesticPrices', request) } as unknown as Api;
    const { priceId, scheduleId } = offer;
    const sources = { api, constants: async () => [], isContractCustomer: false, now: server.clock.now() };
    facts = await readDomesticFacts(sources, { ...lane, priceId, isDanger: true });
    const [line] = tolueneForm.cargo;
    whole = {
      ...tolueneForm,
      ...{ priceId, scheduleId },
      cargo: [{ ...line!, sds: [{ ...line!.sds[0]!, fileId: `safety-sheet-${user}` }] }],
    };
  }, 120_000);
  afterAll(() => server.stop());

  const dayOf = (at: number) => localDay(at, 'Asia/Shanghai');

  /** Generates valid orders: terms, cities, days, boxes and weights within the sailing's limits. */
  function possible(dice: Dice): DomesticForm {
    const { offer, sailing, now } = facts;
    const quantity = dice.between(1, 4);
    const kilograms = dice.between(2_000, 25_000);
    const termed = setField(domesticDescription, whole, facts, 'term', dice.pick(domesticTerms));
    const stop = (side: 'delivery' | 'pickup', day: string) =>
      termed[side].city === ''
        ? termed[side]
        : { ...termed[side], city: dice.pick(offer![side]).code, day, window: dice.pick(['DAY', 'AM', 'PM']) };
    return {
      ...termed,
      containers: [
        { id: '1', ctnType: dice.pick(['20GP', '40HQ']), quantity: String(quantity), weightPerCtn: String(kilograms) },
      ],
      cargo: termed.cargo.map((line) => ({
        ...line,
        ...{
          packages: '100',
          grossWeight: String(quantity * kilograms),
          netWeight: String(quantity * kilograms - 100),
        },
        dg: {
          ...line.dg,
          dgGrossWeight: String((quantity * kilograms) / 100),
          dgNetWeight: String((quantity * kilograms - 100) / 100),
        },
      })),
      pickup: stop('pickup', dayOf(dice.between(now, offer!.cutOffs.cyClosing))),
      delivery: stop('delivery', dayOf(sailing!.eta + dice.between(0, 30) * DAY_MS)),
      insurance: dice.chance(50) ? { wanted: true, cargoValue: String(dice.between(1, 900_000)) } : whole.insurance,
      receipt: dice.pick(['NONE', 'SCAN']),
      boxDeposit: dice.pick(['LETTER', 'CASH']),
    };
  }

  const breaks: readonly ((form: DomesticForm, dice: Dice) => DomesticForm)[] = [
    (form) => replaceAt(form, 'containers.0.weightPerCtn', '28000.001'),
    (form) => replaceAt({ ...form, term: 'DOOR_DOOR', pickup: whole.pickup }, 'containers.0.weightPerCtn', '25000.001'),
    (form) => replaceAt(form, 'containers.0.ctnType', '20RF'),
    (form, dice) => replaceAt(form, 'containers.0.quantity', dice.pick(['', '0', '101', '1.5', '两'])),
    (form) => ({ ...form, containers: [...form.containers, { ...form.containers[0]!, id: '2' }] }),
    (form) => ({ ...form, containers: [] }),
    (form, dice) => ({
      ...form,
      term: 'DOOR_CY',
      pickup: { ...whole.pickup, day: dice.pick(['', '2000-01-01', '2099-01-01']) },
    }),
    (form) => ({ ...form, term: 'CY_DOOR', delivery: { ...whole.delivery, day: dayOf(facts.now) } }),
    (form, dice) => ({
      ...form,
      term: 'DOOR_CY',
      pickup: { ...whole.pickup, city: dice.pick(['', '650100', '440100']) },
    }),
    (form, dice) => ({
      ...form,
      term: 'DOOR_CY',
      pickup: {
        ...whole.pickup,
        day: dayOf(facts.now + DAY_MS),
        [dice.pick(['district', 'address', 'contact', 'phone'])]: '1',
      },
    }),
    (form, dice) => replaceAt(form, 'term', dice.pick(['', 'SD', 'CY'])),
    (form, dice) => replaceAt(form, 'cargo.0.dg.dgClass', dice.pick(['4.3', '5.2', '7', ''])),
    (form, dice) => replaceAt(form, `cargo.0.dg.${dice.pick(['unNo', 'psnCn', 'emergencyPhone', 'dgNetWeight'])}`, ''),
    (form, dice) =>
      replaceAt(
        { ...form, term: 'DOOR_CY', pickup: { ...whole.pickup, day: dayOf(facts.now + DAY_MS) } },
        `cargo.0.${dice.pick(['roadCode', 'roadCategory', 'tunnelCode'])}`,
        '',
      ),
    (form) => ({ ...form, insurance: { wanted: true, cargoValue: '0' } }),
    (form) => ({ ...form, receipt: 'ORIGINAL', receiptAddress: '' }),
    (form, dice) => replaceAt(form, dice.pick(['boxDeposit', 'payType', 'receipt']), 'OTHER'),
    (form) => ({ ...form, agree: false }),
    (form) => ({ ...form, contactPhone: '10086' }),
  ];
  const impossible = (seed: number) => breaks[seed % breaks.length]!(possible(diceOf(seed)), diceOf(seed + FORMS));

  const sorted = (fields: readonly string[]) => (fields.length === 0 ? null : [...new Set(fields)].sort());
  const byForm = (form: DomesticForm) =>
    sorted(
      errorsOf(domesticDescription, tidy(domesticDescription, form), facts).flatMap(({ level, path }) =>
        level === 'BLOCK' ? [path] : [],
      ),
    );

  async function byServer(form: DomesticForm, name: string) {
    const request = { service: 'domestic' as const, quoteId: 'no-quote-of-ours', form };
    const parsed = safeParse(placeOrder.request, request);
    if (!parsed.success) return sorted(parsed.issues.map(({ path }) => pathOf(path ?? [])));
    try {
      const part = domesticQuotePart(tidy(domesticDescription, form));
      const quoted =
        part === null ? null : await as(server, user, 'quote', { service: 'domestic', part }).catch(() => null);
      await as(
        server,
        user,
        'placeOrder',
        { ...request, quoteId: quoted?.quoteId ?? request.quoteId },
        bookingKey(name),
      );
      return null;
    } catch (error) {
      const { code, data } = error as { code?: string; data?: { fields?: object } | null };
      if (code === undefined) throw error;
      return sorted(Object.keys(data?.fields ?? { [code]: '' }));
    }
  }

  test('[4.31] possible orders are accepted by the form, and by the server', async () => {
    for (let seed = 0; seed < FORMS; seed += 1) {
      const form = possible(diceOf(seed));
      expect(byForm(form), `form ${seed}`).toBeNull();
      if (seed < PLACED) expect(await byServer(form, `possible-${seed}`), `server ${seed}`).toBeNull();
    }
  }, 300_000);

  test('[4.31] impossible ones are refused by the form, and by the server at the same fields', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < FORMS; seed += 1) {
      const form = impossible(seed);
      const found = byForm(form);
      expect(found, `form ${seed}`).not.toBeNull();
      for (const field of found ?? []) seen.add(field);
      if (seed < PLACED * 2) expect(await byServer(form, `impossible-${seed}`), `server ${seed}`).toEqual(found);
    }
    expect(seen.size).toBeGreaterThanOrEqual(24);
  }, 300_000);
});
