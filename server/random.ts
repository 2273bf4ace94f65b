import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of randomness, injected so that tests can repeat it. */
export interface Random {
  bytes(count: number): Uint8Array;
  /** A random integer from 0 to `limit`, exclusive. */
  below(limit: number): number;
  uuid(): string;
}

export const secureRandom: Random = { bytes: randomBytes, below: (limit) => randomInt(limit), uuid: randomUUID };

/** Length of an unguessable id. */
export const SECRET_ID_BYTES = 24;
