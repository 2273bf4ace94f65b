import { fromCallback } from 'xstate';
import type { ClockInput, ClockTicked } from '#machines/kit/clock.ts';
import { systemClock, watchSeconds } from '#src/browser/clock.ts';
import { watchOnline } from '#src/browser/connection.ts';

type SendTick = (event: ClockTicked) => void;

const watch = (notify: SendTick, deadline?: number) =>
  watchSeconds(systemClock.now, (now) => notify({ type: 'clock.ticked', now }), deadline);

export const clock = fromCallback<ClockTicked, undefined>(({ sendBack }) => watch(sendBack));

export const countdown = fromCallback<ClockTicked, ClockInput>(({ sendBack, input }) => watch(sendBack, input.endsAt));

export const connection = fromCallback<{ type: 'connection.restored' }, undefined>(({ sendBack }) =>
  watchOnline(() => sendBack({ type: 'connection.restored' })),
);
