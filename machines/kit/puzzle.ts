/** The result of requesting a puzzle. */
export type ChallengeAnswer<Challenge> =
  | { kind: 'challenge'; challenge: Challenge }
  /** Too many requests or failures; the server sets the wait. */
  | ({ kind: 'limited' } & PuzzleWait)
  | { kind: 'refused'; message: string };

export type PuzzleLimit = 'requests' | 'failures';

/** A rate limit: its reason, its end and the current time. */
export interface PuzzleWait {
  reason: PuzzleLimit;
  until: number;
  now: number;
}

/** The result of a check; the verification string is built from the text that was checked. */
export type CheckAnswer = { kind: 'correct'; verification: string } | { kind: 'wrong'; message: string | null };

/** The notice that both puzzles show. */
export interface PuzzleNotice {
  /** The server's message about a missing picture or a failed check. */
  message: string | null;
  /** An expired puzzle was renewed; shown until the next gesture. */
  renewed: boolean;
  limit: PuzzleWait;
}

export type PuzzleOutput =
  | { kind: 'solved'; verification: string }
  | { kind: 'closed' }
  /** Too many failed checks: the other puzzle is shown. */
  | { kind: 'tooManyFailures' };
