/** Work a server asks for before it answers a risky request: so many hashes, which differ by their index alone. */
export interface WorkChallenge {
  /** Signed by the server; the salt of every unit. */
  challenge: string;
  units: number;
  /** Rounds of PBKDF2 with SHA-256 for one unit. */
  iterations: number;
}

export interface WorkAnswer {
  challenge: string;
  /** Base64url of the first bytes of every unit, in order. */
  answer: string;
}

/** Bytes of each unit that are sent: a unit that was left out is guessed right once in 65,536 times. */
export const WORK_UNIT_BYTES = 2;

/** From this long on the person is informed that this device is slow. */
export const WORK_SLOW_MS = 8_000;

/** Reads the challenge from the details of a refusal; null where they hold none. */
export function workChallengeIn(details: unknown): WorkChallenge | null {
  const work = typeof details === 'object' && details !== null && 'work' in details ? details.work : null;
  if (typeof work !== 'object' || work === null) return null;
  const { challenge, units, iterations } = work as Partial<WorkChallenge>;
  if (typeof challenge !== 'string' || typeof units !== 'number' || typeof iterations !== 'number') return null;
  return { challenge, units, iterations };
}
