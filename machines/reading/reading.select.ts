import { READING_COUNTDOWN_MS } from '#domain/limits.ts';
import { secondsUntil } from '../kit/clock.ts';
import type { ReadingSnapshot } from './reading.machine.ts';

/** Seconds shown on the confirm button; 0 once it is enabled. */
export function selectSecondsLeft(snapshot: ReadingSnapshot) {
  const { endsAt, now } = snapshot.context;
  if (snapshot.matches({ reading: { countdown: 'starting' } })) return READING_COUNTDOWN_MS / 1000;
  if (snapshot.matches({ reading: { countdown: 'counting' } })) return secondsUntil(endsAt, now, READING_COUNTDOWN_MS);
  return 0;
}

export const selectIsScrolledToEnd = (snapshot: ReadingSnapshot) => !snapshot.matches({ reading: { scroll: 'above' } });

export const selectCanClose = (snapshot: ReadingSnapshot) =>
  snapshot.status === 'active' && snapshot.can({ type: 'reading.close' });

export const selectCanConfirm = (snapshot: ReadingSnapshot) => snapshot.can({ type: 'reading.confirm' });
