/** How a request for a puzzle ended. */
export type ChallengeAnswer<Challenge> =
  | { kind: 'challenge'; challenge: Challenge }
  /** Too many puzzles asked for, or too many failures; the wait is the server's. */
  | ({ kind: 'limited' } & PuzzleWait)
  | { kind: 'refused'; message: string };

export type PuzzleLimit = 'requests' | 'failures';

/** Why no puzzle comes yet, when that ends, and the time now. */
export interface PuzzleWait {
  reason: PuzzleLimit;
  until: number;
  now: number;
}

/** How a check ended; the verification string is made from the very text that was checked. */
export type CheckAnswer = { kind: 'correct'; verification: string } | { kind: 'wrong'; message: string | null };

/** What both puzzles show besides their picture. */
export interface PuzzleNotice {
  /** The server's words for why there is no picture or why the check failed. */
  message: string | null;
  /** The puzzle was renewed because it had expired; shown until the next gesture. */
  renewed: boolean;
  limit: PuzzleWait;
}

export type PuzzleOutput =
  | { kind: 'solved'; verification: string }
  | { kind: 'closed' }
  /** Failed as often as allowed: the person is given the other puzzle. */
  | { kind: 'tooManyFailures' };
