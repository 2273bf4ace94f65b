import type { Clock } from '#domain/clock.ts';
import { SMS_RESEND_MS } from '#domain/limits.ts';
import { SMS_WAIT_PREFIX } from '#domain/storage-names.ts';
import { sha256Hex } from './password-hash.ts';

interface Keeper {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
}

export interface SmsWaitOf {
  phone: string;
  messageType: string;
}

/** No phone is in the storage, only a hash of it. */
const keyOf = ({ phone, messageType }: SmsWaitOf) => `${SMS_WAIT_PREFIX}${sha256Hex(`${messageType}:${phone}`)}`;

/** Waits of each phone and kind of code, as deadlines, so that a reload or a sleeping tab changes nothing. */
export function createSmsWaits(keeper: Keeper, clock: Clock) {
  return {
    begin(of: SmsWaitOf, lengthMs: number) {
      const now = clock.now();
      keeper.write(keyOf(of), JSON.stringify([now + lengthMs, lengthMs]));
      return { endsAt: now + lengthMs, now };
    },
    /** The wait that still runs; one from a clock since set back is no longer than it was at its beginning. */
    read(of: SmsWaitOf) {
      const now = clock.now();
      const [endsAt, lengthMs] = parsed(keeper.read(keyOf(of)));
      const left = Math.min(endsAt - now, lengthMs);
      return left > 0 ? { endsAt: now + left, now } : null;
    },
  };
}

function parsed(text: string | null): [endsAt: number, lengthMs: number] {
  try {
    const [endsAt, lengthMs] = JSON.parse(text ?? '[]') as unknown[];
    if (Number.isFinite(endsAt) && Number.isFinite(lengthMs)) return [Number(endsAt), Number(lengthMs)];
  } catch {
    // Damaged: no wait.
  }
  return [0, SMS_RESEND_MS];
}
