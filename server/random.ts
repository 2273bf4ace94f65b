import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Chance, injected so that a test can repeat it. */
export interface Random {
  bytes(count: number): Uint8Array;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  uuid(): string;
}

export const secureRandom: Random = { bytes: randomBytes, below: (limit) => randomInt(limit), uuid: randomUUID };

/** Of an id that nobody guesses. */
export const SECRET_ID_BYTES = 24;
