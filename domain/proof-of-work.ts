/** Proof of work the server requires before risky requests: a number of hashes that differ only by index. */
export interface WorkChallenge {
  /** Signed by the server; used as salt of every unit. */
  challenge: string;
  units: number;
  /** PBKDF2-SHA-256 rounds per unit. */
  iterations: number;
}

export interface WorkAnswer {
  challenge: string;
  /** Base64url of the first bytes of each unit, in order. */
  answer: string;
}

/** Bytes sent per unit: a skipped unit is guessed with a chance of 1 in 65,536. */
export const WORK_UNIT_BYTES = 2;

/** Duration after which the user is informed that the device is slow. */
export const WORK_SLOW_MS = 8_000;

/** Reads the challenge from a refusal's details; null when there is none. */
export function workChallengeIn(details: unknown): WorkChallenge | null {
  const work = typeof details === 'object' && details !== null && 'work' in details ? details.work : null;
  if (typeof work !== 'object' || work === null) return null;
  const { challenge, units, iterations } = work as Partial<WorkChallenge>;
  if (typeof challenge !== 'string' || typeof units !== 'number' || typeof iterations !== 'number') return null;
  return { challenge, units, iterations };
}
