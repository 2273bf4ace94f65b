import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ClockTicked } from '../kit/clock.ts';
import { feed } from '../kit/port.ts';
import type { PriceClockContext, PriceClockEvent } from './price-clock.types.ts';

export const priceClockMachine = setup({
  types: { context: {} as PriceClockContext, events: {} as PriceClockEvent },
  actors: { clock: feed<ClockTicked>('clock') },
  actions: {
    storeDevice: assign((_, { now }: { now: number }) => ({ device: now })),
    storeServer: assign(({ context }, { now }: { now: number }) => ({
      serverTime: { server: now, device: context.device },
    })),
  },
}).createMachine({
  id: 'price-clock',
  description: '运价时钟：按服务器报的时间往下走，截点与有效期随之变化',
  context: { serverTime: null, device: 0 },
  invoke: { id: 'clock', src: 'clock' },
  initial: 'running',
  on: {
    'clock.ticked': { actions: { type: 'storeDevice', params: ({ event }) => event } },
    'server.timed': { actions: { type: 'storeServer', params: ({ event }) => event } },
  },
  states: { running: { description: '走着' } },
});

export type PriceClockRef = ActorRefFrom<typeof priceClockMachine>;
export type PriceClockSnapshot = SnapshotFrom<typeof priceClockMachine>;
