import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookedService, FormOf } from '#contract/booked-services.ts';
import { placeOrder } from '#contract/calls/orders.ts';
import type { CallName } from '#contract/table.ts';
import type { BookingFacts, BookingService } from '#domain/booking/service.ts';
import { cfsService } from '#domain/booking/services/cfs/service.ts';
import { deskService } from '#domain/booking/services/dgdesk/service.ts';
import { flexitankService } from '#domain/booking/services/flexitank/service.ts';
import { goodsService } from '#domain/booking/services/goods/service.ts';
import { lclService } from '#domain/booking/services/lcl/service.ts';
import { railService } from '#domain/booking/services/rail/service.ts';
import { tankService } from '#domain/booking/services/tank/service.ts';
import { truckService } from '#domain/booking/services/truck/service.ts';
import { tidy } from '#domain/form/tidy.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { sailings } from '#server/data/schema/market.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import type { Api } from '#src/api/index.ts';
import { readCfsFacts } from '#src/app/booking/cfs/facts.ts';
import { readDeskFacts } from '#src/app/booking/dgdesk/facts.ts';
import { readFlexitankFacts } from '#src/app/booking/flexitank/facts.ts';
import { readGoodsFacts } from '#src/app/booking/goods/facts.ts';
import { readLclFacts } from '#src/app/booking/lcl/facts.ts';
import { askedOf } from '#src/app/booking/lcl/form.ts';
import { readRailFacts } from '#src/app/booking/rail/facts.ts';
import type { FormSources } from '#src/app/booking/service-forms.ts';
import { readTankFacts } from '#src/app/booking/tank/facts.ts';
import { priceOf } from '#src/app/booking/tank/form.ts';
import { readTruckFacts } from '#src/app/booking/truck/facts.ts';
import { bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { stuffedNow } from '#tests/kit/cfs-order.ts';
import { everyWork } from '#tests/kit/desk-order.ts';
import { glycerineNow } from '#tests/kit/flexitank-on-server.ts';
import { FULL } from '#tests/kit/full.ts';
import { acetoneAt } from '#tests/kit/goods-on-server.ts';
import { paintAt } from '#tests/kit/lcl-on-server.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { railGlycerine } from '#tests/kit/rail-order.ts';
import { heldUpBy, withRandomEdit } from '#tests/kit/random-edits.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { tanksAt, yardFormsAt } from '#tests/kit/tank-on-server.ts';
import { roadCopied } from '#tests/kit/truck-on-server.ts';
import { diceOf } from '#tests/server/rules/random-orders.ts';
import { pathOf } from '../rules/order-judge.ts';

const FORMS = FULL ? 2_000 : 120;
const EDITS = 3;
const user = 'user-verified';

/** What of a service the site and the server are to agree on. */
interface Subject<Service extends BookedService, Facts extends BookingFacts> {
  code: Service;
  service: BookingService<FormOf<Service>, Facts>;
  /** A form with nothing missing. */
  valid(server: TestServer): FormOf<Service> | Promise<FormOf<Service>>;
  facts(form: FormOf<Service>, sources: FormSources): Promise<Facts>;
}

/** What the site reads of the server, without a browser. */
function sourcesOf(server: TestServer): FormSources {
  const api = new Proxy({} as Api, {
    get: (_, name) => (request: never) => ask(server, name as CallName, request),
  });
  return { api, constants: async () => [], isContractCustomer: true, now: server.clock.now() };
}

function agree<Service extends BookedService, Facts extends BookingFacts>(subject: Subject<Service, Facts>) {
  const { code, service, valid, facts } = subject;
  const { description } = service;
  describe(`random forms of ${code}`, () => {
    let server: TestServer;
    let base: FormOf<Service>;
    let context: Facts;
    beforeAll(async () => {
      server = await startMarket('postgres');
      await giveSheets(server);
      const { basicEntId } = (await as(server, user, 'getUserInfo', {})).enterpriseResp!;
      await as(server, user, 'agreeProtocol', { basicEntId, protocol: PROTOCOL_VERSION });
      base = await valid(server);
      context = await facts(base, sourcesOf(server));
    }, 120_000);
    afterAll(() => server.stop());

    function formOf(seed: number): FormOf<Service> {
      const dice = diceOf(seed);
      let form = base;
      for (let edit = dice.between(0, EDITS); edit > 0; edit -= 1)
        form = withRandomEdit(description, form, context, dice);
      return tidy(description, form);
    }

    /** The fields the server refuses, or what the order costs. */
    async function placed(form: FormOf<Service>, key: string) {
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

    test(
      `[4.31] the form and the server say the same of ${FORMS}, and an order costs what was quoted`,
      async () => {
        const unlike: object[] = [];
        const counts = { taken: 0, refused: 0 };
        const broken = new Set<string>();
        for (let seed = 0; seed < FORMS; seed += 1) {
          const form = formOf(seed);
          const held = heldUpBy(description, form, context);
          for (const path of held) broken.add(path.replaceAll(/\.\d+/g, '.*'));
          const answer = await placed(form, `${code}-${seed}`);
          counts[held.length === 0 ? 'taken' : 'refused'] += 1;
          if (held.length === 0) {
            if (answer.quoted === undefined || JSON.stringify(answer.quoted) !== JSON.stringify(answer.ordered))
              unlike.push({ seed, held, answer });
          } else if (answer.malformed !== undefined) {
            if (!answer.malformed.every((field) => held.some((one) => `${field}.`.startsWith(`${one}.`))))
              unlike.push({ seed, held, answer });
          } else if (JSON.stringify(answer.refused) !== JSON.stringify(held)) unlike.push({ seed, held, answer });
        }
        process.stdout.write(`${code}: ${counts.taken} taken, ${counts.refused} refused over ${broken.size} fields\n`);
        expect(unlike).toEqual([]);
        expect(broken.size).toBeGreaterThan(FULL ? 10 : 5);
        expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(FORMS / 6);
      },
      FULL ? 3_600_000 : 300_000,
    );
  });
}

agree({
  code: 'lcl',
  service: lclService,
  valid: (server) => paintAt(server, user),
  facts: (form, sources) => readLclFacts(sources, askedOf(form)),
});

agree({
  code: 'cfs',
  service: cfsService,
  valid: (server) => stuffedNow(server, user),
  facts: (_, sources) => readCfsFacts(sources),
});

agree({
  code: 'dgdesk',
  service: deskService,
  valid: ({ clock }) => everyWork(clock.now(), `safety-sheet-${user}`),
  facts: (_, sources) => readDeskFacts(sources),
});

agree({
  code: 'flexitank',
  service: flexitankService,
  valid: (server) => glycerineNow(server, user),
  facts: (form, sources) => readFlexitankFacts(sources, form),
});

agree({
  code: 'truck',
  service: truckService,
  valid: (server) => roadCopied(server, user),
  facts: (form, sources) => readTruckFacts(sources, form),
});

agree({
  code: 'tank',
  service: tankService,
  valid: (server) => tanksAt(server, user),
  facts: (form, sources) => readTankFacts(sources, priceOf(form)),
});

agree({
  code: 'tank',
  service: tankService,
  valid: async (server) => (await yardFormsAt(server, user)).rented,
  facts: (form, sources) => readTankFacts(sources, priceOf(form)),
});

agree({
  code: 'rail',
  service: railService,
  valid: async (server) => {
    // Room for every order that is tried.
    await server.database.db.update(sailings).set({ slotsLeft: 100_000 });
    const { orgPortCode, dstPortCode } = railGlycerine;
    const { items } = await ask(server, 'railPrices', { orgPortCode, dstPortCode, isDanger: 'N' });
    const { priceId, cutOffs } = items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1)!;
    return { ...railGlycerine, priceId, cargoReadyDate: localDay(cutOffs.cyOpen, 'Asia/Shanghai') };
  },
  facts: (form, sources) => readRailFacts(sources, form),
});

agree({
  code: 'goods',
  service: goodsService,
  valid: (server) => acetoneAt(server, user),
  facts: ({ goodsId }, sources) => readGoodsFacts(sources, goodsId),
});
