import { expect } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { BookingForm } from '#domain/booking/service.ts';
import { readAt } from '#domain/form/path.ts';
import { QUOTE_DEBOUNCE_MS } from '#domain/limits.ts';
import {
  type PriceQuote,
  type PriceRequest,
  type PricingTold,
  pricingMachine,
  selectCanRetry,
  selectFailure,
  selectIsBusy,
  selectIsCurrent,
  selectQuote,
} from '#machines/pricing/index.ts';
import { quote, refused } from '#machines/pricing/pricing.cases.ts';
import { listener } from '../kit/listener.ts';
import { walkModel } from '../kit/walk-model.ts';
import { pricingModel } from './pricing.model.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 2));
const quoteOf = (part: BookingForm) => ({ ...quote, quoteId: `quote-${readAt(part, 'boxes')}` });

walkModel('[4.31] the price beside a form', pricingModel, () => {
  const server = { isAway: false, hasLess: false };
  const asked: BookingForm[] = [];
  const clock = new SimulatedClock();
  const { parent, told } = listener<PricingTold>();
  const actor = createActor(
    pricingMachine.provide({
      actors: {
        quote: fromPromise<PriceQuote, PriceRequest>(async ({ input }) => {
          asked.push(input.form);
          if (server.isAway) throw new Error('没有回应');
          if (server.hasLess) throw refused;
          return quoteOf(input.form);
        }),
      },
    }),
    { input: { parent, service: 'fcl' }, clock },
  ).start();
  const change = (boxes: number | null) =>
    actor.send({ type: 'pricing.asked', part: boxes === null ? null : { boxes } });
  const rest = async () => {
    clock.increment(QUOTE_DEBOUNCE_MS);
    await settle();
  };
  const fill = async (boxes: number | null, isAway = false) => {
    server.isAway = isAway;
    change(boxes);
    await rest();
  };
  const snapshot = () => actor.getSnapshot();
  const shows = (quoteId: string | null, isCurrent: boolean, failure: string | null = null) => {
    expect(selectQuote(snapshot())?.quoteId ?? null).toBe(quoteId);
    expect([selectIsCurrent(snapshot()), selectFailure(snapshot())]).toEqual([isCurrent, failure]);
    expect(selectCanRetry(snapshot())).toBe(failure !== null);
  };
  const hears = (quoteId: string) => expect(told.at(-1)?.quote.quoteId).toBe(quoteId);
  let askedBefore = 0;
  return {
    gestures: {
      'begin with enough': async () => {
        change(1);
        await settle();
      },
      'begin with too little': () => change(null),
      'fill in enough': () => fill(1),
      'fill in enough, the server is away': () => fill(1, true),
      'fill in more than there is': async () => {
        server.hasLess = true;
        await fill(1);
        server.hasLess = false;
      },
      'change and change again in a moment': async () => {
        change(1);
        clock.increment(QUOTE_DEBOUNCE_MS - 1);
        change(2);
        clock.increment(QUOTE_DEBOUNCE_MS - 1);
        expect(asked).toEqual([]);
        change(3);
        await rest();
      },
      'try again': async () => {
        server.isAway = false;
        actor.send({ type: 'pricing.retry' });
        await settle();
      },
      'fill in other boxes': () => fill(2),
      'fill in the same': () => {
        askedBefore = asked.length;
        return fill(1);
      },
      'fill in other boxes, the server is away': () => fill(2, true),
      'begin to change': () => change(2),
      'stop changing': rest,
      'empty what is priced': () => fill(null),
    },
    checks: {
      opened: () => shows(null, false),
      'no price': () => {
        shows(null, false);
        expect(asked).toEqual([]);
      },
      'told what to change': () => {
        expect([selectFailure(snapshot()), selectCanRetry(snapshot())]).toEqual([refused.message, false]);
      },
      'told it failed': () => shows(null, false, '没有回应'),
      priced: () => {
        shows('quote-1', true);
        hears('quote-1');
      },
      'priced anew': () => {
        shows('quote-2', true);
        hears('quote-2');
      },
      'priced once': () => {
        shows('quote-3', true);
        expect(asked).toEqual([{ boxes: 3 }]);
      },
      'priced still': () => {
        shows('quote-1', true);
        expect(asked).toHaveLength(askedBefore);
      },
      'told it failed, the old price stands': () => shows('quote-1', false, '没有回应'),
      'the old price stands meanwhile': () => {
        shows('quote-1', false);
        expect(selectIsBusy(snapshot())).toBe(true);
      },
      'no price again': () => shows(null, false),
    },
  };
});
