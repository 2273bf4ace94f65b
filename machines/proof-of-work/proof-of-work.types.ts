import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';

export interface ProofOfWorkInput {
  challenge: WorkChallenge;
}

export interface WorkProgressed {
  type: 'work.progressed';
  /** Progress from 0 to 1. */
  share: number;
  /** Estimated seconds left; null until the speed is known. */
  secondsLeft: number | null;
}

export interface ProofOfWorkContext extends ProofOfWorkInput {
  share: number;
  secondsLeft: number | null;
  outcome: ProofOfWorkOutput;
}

export type ProofOfWorkEvent =
  | WorkProgressed
  | { type: 'work.solved'; answer: WorkAnswer }
  /** The browser cannot compute the proof. */
  | { type: 'work.failed' }
  | { type: 'work.retry' }
  | { type: 'work.close' };

export type ProofOfWorkOutput = { kind: 'solved'; answer: WorkAnswer } | { kind: 'closed' };
