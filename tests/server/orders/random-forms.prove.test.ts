import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookedService, FormOf } from '#contract/booked-services.ts';
import { placeOrder } from '#contract/calls/orders.ts';
import type { CallName } from '#contract/table.ts';
import { airService } from '#domain/air/service.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { unreadNumbers, withEntries } from '#domain/booking/listed-numbers.ts';
import type { NumberedForm } from '#domain/booking/numbered-parts.ts';
import type { BookingFacts, BookingService } from '#domain/booking/service.ts';
import { withoutUnseenErrors } from '#domain/booking/unseen-errors.ts';
import { cfsService } from '#domain/cfs/service.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { tidy } from '#domain/form/tidy.ts';
import { lclService } from '#domain/lcl/service.ts';
import { goodsService } from '#domain/procurement/service.ts';
import { railService } from '#domain/rail/service.ts';
import { tankService } from '#domain/tank/service.ts';
import { truckService } from '#domain/truck/service.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { sailings, warehouses } from '#server/data/schema/market.ts';
import type { Api } from '#src/api/index.ts';
import { readAirFacts } from '#src/features/air/order-forms.ts';
import { BY_GOODS } from '#src/features/booking/lane-link.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';
import { readCfsFacts } from '#src/features/cfs/order-forms.ts';
import { readDeskFacts } from '#src/features/dg-desk/order-forms.ts';
import { readDomesticFacts } from '#src/features/domestic/order-forms.ts';
import { readFacts } from '#src/features/fcl/order-forms.ts';
import { readFlexitankFacts } from '#src/features/flexitank/order-forms.ts';
import { readLclFacts } from '#src/features/lcl/order-forms.ts';
import { readGoodsFacts } from '#src/features/procurement/order-forms.ts';
import { readRailFacts } from '#src/features/rail/order-forms.ts';
import { priceOf, readTankFacts } from '#src/features/tank/order-forms.ts';
import { readTruckFacts } from '#src/features/truck/order-forms.ts';
import { readWarehouseFacts } from '#src/features/warehouse/order-forms.ts';
import { yardFormsAt } from '#tests/features/tank/on-server.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { heldUpBy, withRandomEdit } from '#tests/kit/random-edits.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { validOrders } from '#tests/kit/valid-orders.ts';
import { diceOf } from '#tests/server/rules/random-orders.ts';
import { pathOf } from '../rules/order-judge.ts';

/** As many valid forms, and as many with one field refused, as are judged of each service. */
const FORMS = 1_000;
const MOST = { taken: FORMS, refusedOnce: FORMS, refused: FORMS / 4 };
const EDITS = 3;
const AMPLE_AREA = 100_000_000;
const user = 'user-verified';

/** Functions of a service on which site and server must agree. */
interface Subject<Service extends BookedService, Facts extends BookingFacts> {
  code: Service;
  service: BookingService<FormOf<Service>, Facts>;
  /** A form with nothing missing, where it is another than the usual one. */
  valid?(server: TestServer): FormOf<Service> | Promise<FormOf<Service>>;
  facts(form: FormOf<Service>, sources: FormSources): Promise<Facts>;
}

/** Data sources of the site, read without a browser. */
function sourcesOf(server: TestServer): FormSources {
  const api = new Proxy({} as Api, {
    get: (_, name) => (request: never) => ask(server, name as CallName, request),
  });
  return { api, constants: async () => [], isContractCustomer: true, now: server.clock.now() };
}

interface Placed {
  malformed?: string[];
  refused?: string[];
  quoted?: unknown;
  ordered?: unknown;
}

/** Whether the server answered as the form did: by a price that was the quoted one, or by the same fields. */
function isAgreed(held: readonly string[], { malformed, refused, quoted, ordered }: Placed): boolean {
  if (held.length === 0) return quoted !== undefined && JSON.stringify(quoted) === JSON.stringify(ordered);
  if (malformed !== undefined) return malformed.every((field) => held.some((one) => `${field}.`.startsWith(`${one}.`)));
  return JSON.stringify(refused) === JSON.stringify(held);
}

function compare<Service extends BookedService, Facts extends BookingFacts>(subject: Subject<Service, Facts>) {
  const { code, service, facts } = subject;
  const valid = subject.valid ?? ((server: TestServer) => validOrders[code](server, user));
  const { description } = service;
  describe(`random forms of ${code}`, () => {
    let server: TestServer;
    let base: FormOf<Service>;
    let context: Facts;
    beforeAll(async () => {
      server = await startMarket('postgres');
      await giveSheets(server);
      // Room for every order that is tried.
      await server.database.db.update(sailings).set({ slotsLeft: null });
      await server.database.db.update(warehouses).set({ areaTotal: AMPLE_AREA, areaFree: AMPLE_AREA });
      await agree(server, user);
      base = await valid(server);
      context = await facts(base, sourcesOf(server));
    }, 120_000);
    afterAll(() => server.stop());

    const read = new Map<string, readonly UnEntry[]>();

    /** Applies the list's entries to the numbers just typed, as the form does. */
    async function withListed(form: FormOf<Service>): Promise<FormOf<Service>> {
      const unNos = unreadNumbers(form as NumberedForm);
      for (const unNo of unNos) if (!read.has(unNo)) read.set(unNo, await ask(server, 'dgEntries', { unNos: [unNo] }));
      const entries = unNos.flatMap((unNo) => read.get(unNo) ?? []);
      return withEntries({ service, form, facts: context }, entries) as FormOf<Service>;
    }

    async function formOf(seed: number): Promise<FormOf<Service>> {
      const dice = diceOf(seed);
      let form = base;
      for (let edit = dice.between(1, EDITS); edit > 0; edit -= 1)
        form = await withListed(withRandomEdit(description, form, context, dice));
      return withoutUnseenErrors(description, tidy(description, form), context);
    }

    /** The fields the server refuses, or what the order costs. */
    async function placed(form: FormOf<Service>, key: string): Promise<Placed> {
      const part = service.priced(form);
      const asks = async () => as(server, user, 'quote', { service: code, part } as never);
      const quote = part === null ? null : await asks().catch(() => null);
      const request = { service: code, quoteId: quote?.quoteId ?? 'no-quote-of-ours', form };
      const parsed = safeParse(placeOrder.request, request);
      if (!parsed.success) return { malformed: parsed.issues.map(({ path }) => pathOf(path ?? [])) };
      try {
        const { orderNo } = await as(server, user, 'placeOrder', request as never, bookingKey(key));
        return { quoted: quote?.totals, ordered: (await as(server, user, 'order', { no: orderNo })).totals };
      } catch (thrown) {
        const { code: refusal, data } = thrown as { code?: string; data?: { fields?: object } | null };
        if (refusal === undefined) throw thrown;
        return { refused: Object.keys(data?.fields ?? { [refusal]: '' }).sort() };
      }
    }

    test(`[4.31] the form and the server take the same ${FORMS} forms and refuse the same ${FORMS} at the same field, and an order costs what was quoted`, async () => {
      const unlike: object[] = [];
      const counts = { taken: 0, refusedOnce: 0, refused: 0 };
      const broken = new Set<string>();
      const tried = new Set<string>();
      for (let seed = 0; Math.min(counts.taken, counts.refusedOnce) < FORMS; seed += 1) {
        const form = await formOf(seed);
        const written = JSON.stringify(form);
        const held = heldUpBy(description, form, context);
        const kind = held.length === 0 ? 'taken' : held.length === 1 ? 'refusedOnce' : 'refused';
        if (tried.has(written) || counts[kind] >= MOST[kind]) continue;
        tried.add(written);
        counts[kind] += 1;
        for (const path of held) broken.add(path.replaceAll(/\.\d+/g, '.*'));
        const answer = await placed(form, `${code}-${seed}`);
        if (!isAgreed(held, answer)) unlike.push({ seed, held, answer });
      }
      const { taken, refusedOnce, refused } = counts;
      process.stdout.write(
        `${code}: ${taken} taken, ${refusedOnce} refused at one field, ${refused} at several, over ${broken.size} fields\n`,
      );
      expect(unlike).toEqual([]);
      expect(broken.size).toBeGreaterThan(10);
    }, 3_600_000);
  });
}

compare({
  code: 'fcl',
  service: fclService,
  facts: ({ priceId, orgPortCode, dstPortCode, cargo }, sources) =>
    readFacts(sources, { priceId, orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) }),
});

compare({
  code: 'lcl',
  service: lclService,
  facts: (form, sources) => readLclFacts(sources, BY_GOODS.queryOf(form)),
});

compare({
  code: 'cfs',
  service: cfsService,
  facts: (_, sources) => readCfsFacts(sources),
});

compare({
  code: 'dgdesk',
  service: deskService,
  facts: (_, sources) => readDeskFacts(sources),
});

compare({
  code: 'flexitank',
  service: flexitankService,
  facts: (form, sources) => readFlexitankFacts(sources, form),
});

compare({
  code: 'truck',
  service: truckService,
  facts: (form, sources) => readTruckFacts(sources, form),
});

compare({
  code: 'tank',
  service: tankService,
  facts: (form, sources) => readTankFacts(sources, priceOf(form)),
});

compare({
  code: 'tank',
  service: tankService,
  valid: async (server) => (await yardFormsAt(server, user)).rented,
  facts: (form, sources) => readTankFacts(sources, priceOf(form)),
});

compare({
  code: 'rail',
  service: railService,
  facts: (form, sources) => readRailFacts(sources, form),
});

compare({
  code: 'air',
  service: airService,
  facts: (form, sources) => readAirFacts(sources, BY_GOODS.queryOf(form)),
});

compare({
  code: 'warehouse',
  service: warehouseService,
  facts: ({ warehouseId }, sources) => readWarehouseFacts(sources, warehouseId),
});

compare({
  code: 'domestic',
  service: domesticService,
  facts: (form, sources) => readDomesticFacts(sources, BY_GOODS.queryOf(form)),
});

compare({
  code: 'goods',
  service: goodsService,
  facts: ({ goodsId }, sources) => readGoodsFacts(sources, goodsId),
});
