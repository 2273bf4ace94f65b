import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { Solution } from './judge.ts';

/** Who may use what was handed out. */
export interface Binding {
  /** Digest of the browser's flow cookie. */
  browser: string;
  /** Digest of the purpose and the phone the captcha was asked for; null when it was drawn before it was asked for. */
  target: string | null;
}

export interface Challenge extends Binding {
  token: string;
  /** null: this captcha's points travel in plain text. */
  secretKey: string | null;
  solution: Solution;
  expiresAt: number;
}

/** A right check, to be spent once. `key` is a digest: the store never holds the verification string. */
export interface Proof extends Binding {
  key: string;
  /** Who gave the right answer. */
  address: string;
  type: CaptchaType;
  expiresAt: number;
}

/** For what the server last asked this browser to solve a captcha. */
export interface Demand {
  browser: string;
  target: string;
  expiresAt: number;
}

export interface Failure {
  id: string;
  address: string;
  type: CaptchaType;
  at: number;
}

export interface Admission {
  admitted: boolean;
  /** The oldest get that still counts, by which the wait is reckoned. */
  oldest: number;
}

/** Where captchas are kept. Each method is one atomic step, over several server processes too. */
export interface CaptchaStore {
  addChallenge(challenge: Challenge): Promise<void>;
  /** Removes the challenge and returns it: of many at once, one gets it. */
  takeChallenge(token: string): Promise<Challenge | null>;
  addProof(proof: Proof): Promise<void>;
  /** Removes the proof and returns it: of many at once, one gets it. For another browser or target it is not there. */
  takeProof(key: string, browser: string, target: string): Promise<Proof | null>;
  /** In place of the browser's earlier one. */
  setDemand(demand: Demand): Promise<void>;
  demandOf(browser: string, now: number): Promise<string | null>;
  removeDemand(browser: string): Promise<void>;
  /** Notes a get by this address unless `limit` of them are younger than `since`. */
  admitGet(address: string, at: number, since: number, limit: number): Promise<Admission>;
  /** Notes a failure and returns the times of the others of this address after `since`, ascending. */
  addFailure(failure: Failure, since: number): Promise<readonly number[]>;
  removeFailure(id: string): Promise<void>;
  /** Times of this address's failures after `since`, ascending; of one type when it is given. */
  failures(address: string, since: number, type?: CaptchaType): Promise<readonly number[]>;
  /** Forgets what has run out: challenges, proofs and demands by `now`, gets and failures before `before`. */
  sweep(now: number, before: number): Promise<void>;
}
