import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { BookingForm } from '#domain/booking/service.ts';
import { toFailure } from '#domain/failure.ts';
import { QUOTE_DEBOUNCE_MS } from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type { PriceQuote, PriceRequest, PricingContext, PricingEvent, PricingInput } from './pricing.types.ts';

const parent = ({ context }: { context: PricingContext }) => context.parent;

export const pricingMachine = setup({
  types: {
    context: {} as PricingContext,
    events: {} as PricingEvent,
    input: {} as PricingInput,
    tags: {} as 'busy' | 'current',
  },
  actors: { quote: port<PriceQuote, PriceRequest>('pricing.quote') },
  actions: {
    storePart: assign((_, { part }: { part: BookingForm | null }) => ({ part })),
    storeQuote: assign(({ context }, { quote }: { quote: PriceQuote }) => ({
      quote,
      quotedPart: context.part,
      failure: null,
    })),
    forgetQuote: assign({ quote: null, quotedPart: null, failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    tellQuoted: sendTo(parent, ({ context }) => ({
      type: 'pricing.quoted',
      quote: context.quote!,
      part: context.quotedPart!,
    })),
  },
  guards: {
    isOther: ({ context }, { part }: { part: BookingForm | null }) =>
      JSON.stringify(part) !== JSON.stringify(context.part),
    isNothing: ({ context }) => context.part === null,
    /** A request with field errors is not retried: it would be refused again. */
    hasFieldErrors: (_, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return failure.kind === 'refused' && failure.fields !== undefined;
    },
    isEnough: (_, { part }: { part: BookingForm | null }) => part !== null,
  },
  delays: { debounce: QUOTE_DEBOUNCE_MS },
}).createMachine({
  id: 'pricing',
  description: '价格栏：表单里影响价格的内容一变就重新报价',
  context: ({ input }) => ({ ...input, part: null, quote: null, quotedPart: null, failure: null }),
  initial: 'opened',
  on: {
    'pricing.asked': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.settling',
      actions: { type: 'storePart', params: ({ event }) => event },
    },
  },
  states: {
    opened: {
      description: '表单刚打开，还没有问过价：开着就够报价的，不必等人停下',
      on: {
        'pricing.asked': [
          {
            guard: { type: 'isEnough', params: ({ event }) => event },
            target: 'quoting',
            actions: { type: 'storePart', params: ({ event }) => event },
          },
          { target: 'nothing' },
        ],
      },
    },
    nothing: { description: '填写的内容还不够报价' },
    settling: {
      description: '内容刚变，停下 400 毫秒后报价，原来的价格留着',
      tags: 'busy',
      always: { guard: 'isNothing', target: 'nothing', actions: 'forgetQuote' },
      after: { debounce: 'quoting' },
    },
    quoting: {
      description: '正在报价，原来的价格留着',
      tags: 'busy',
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context: { service, part, amends } }) => ({
          ...{ service, form: part! },
          ...(amends === undefined ? {} : { amends }),
        }),
        onDone: {
          target: 'quoted',
          actions: [{ type: 'storeQuote', params: ({ event }) => ({ quote: event.output }) }, 'tellQuoted'],
        },
        onError: [
          {
            guard: { type: 'hasFieldErrors', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    quoted: {
      description: '价格是当前内容的价格',
      tags: 'current',
      on: {
        'pricing.asked': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'settling',
            actions: { type: 'storePart', params: ({ event }) => event },
          },
          { actions: 'tellQuoted', description: '内容没有变：价格再告诉表单一次' },
        ],
      },
    },
    refused: { description: '所填内容报不了价，说明原因：改了再报' },
    failed: { description: '报价未成功，说明原因，可以重试', on: { 'pricing.retry': 'quoting' } },
  },
});

export type PricingRef = ActorRefFrom<typeof pricingMachine>;
export type PricingSnapshot = SnapshotFrom<typeof pricingMachine>;
