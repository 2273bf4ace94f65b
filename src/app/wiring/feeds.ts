import { fromCallback } from 'xstate';
import type { ClockTicked } from '#machines/kit/clock.ts';
import { systemClock } from '../../browser/clock.ts';
import { watchOnline } from '../../browser/online.ts';
import { watchSeconds } from '../../browser/seconds.ts';

export const clock = fromCallback<ClockTicked, undefined>(({ sendBack }) =>
  watchSeconds(systemClock.now, (now) => sendBack({ type: 'clock.ticked', now })),
);

export const connection = fromCallback<{ type: 'connection.restored' }, undefined>(({ sendBack }) =>
  watchOnline(() => sendBack({ type: 'connection.restored' })),
);
