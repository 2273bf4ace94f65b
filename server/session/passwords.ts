import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** The queue for hashing is full; the caller answers 503. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
  readonly statusCode = 503;
}

export interface Hashing {
  hash(received: string): Promise<string>;
  verify(stored: string, received: string): Promise<boolean>;
}

export interface Passwords {
  hash(received: string): Promise<string>;
  /** `stored` null is an unknown account: the same work is done and the result is false. */
  isRight(stored: string | null, received: string): Promise<boolean>;
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const argon2id: Hashing = {
  hash: (received) => hash(received, cost),
  verify: (stored, received) => verify(stored, received),
};

/** Hash of a random password at the usual cost. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$5d16h2z4yCcmDSI6jOO/eg$8OoO95rNaExvPM6EprOP3WVbWwVuGU4kwHBZs4f5ODg';
const WAITING_MAX = 64;

export function createPasswords(hashing: Hashing = argon2id, lanes = Math.min(4, availableParallelism())): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= lanes) {
      if (waiting.length >= WAITING_MAX) throw new PasswordsBusy('the password queue is full');
      await new Promise<void>((begin) => waiting.push(begin));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (received) => inLane(() => hashing.hash(received)),
    isRight: async (stored, received) => {
      const isEqual = await inLane(() => hashing.verify(stored ?? NOBODY, received));
      return isEqual && stored !== null;
    },
  };
}
