import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { Solution } from './judge.ts';

/** Browser and target a captcha is valid for. */
export interface Binding {
  /** Digest of the browser's flow cookie. */
  browser: string;
  /** Digest of the requested purpose and phone; null when the captcha was drawn before the request. */
  target: string | null;
}

export interface Challenge extends Binding {
  token: string;
  /** Null: the points are sent unencrypted. */
  secretKey: string | null;
  solution: Solution;
  expiresAt: number;
}

/** A solved captcha, to be spent once. `key` is a digest: the verification string is never stored. */
export interface Proof extends Binding {
  key: string;
  /** Digest of the solver's address. */
  address: string;
  type: CaptchaType;
  expiresAt: number;
}

/** Latest target for which the server demanded a captcha from this browser. */
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
  /** The oldest request that still counts; determines the wait. */
  oldest: number;
}

/** Storage of captchas. Each method is one atomic step, also across server processes. */
export interface CaptchaStore {
  addChallenge(challenge: Challenge): Promise<void>;
  /** Removes and returns the challenge; of concurrent calls one gets it. */
  takeChallenge(token: string): Promise<Challenge | null>;
  addProof(proof: Proof): Promise<void>;
  /** Removes and returns the proof; of concurrent calls one gets it. Null for another browser or target. */
  takeProof(key: string, browser: string, target: string): Promise<Proof | null>;
  /** Replaces the browser's earlier demand. */
  setDemand(demand: Demand): Promise<void>;
  demandOf(browser: string, now: number): Promise<string | null>;
  removeDemand(browser: string): Promise<void>;
  /** Records a request by this address unless `limit` of them are later than `since`. */
  admitGet(address: string, at: number, since: number, limit: number): Promise<Admission>;
  /** Records a failure and returns the address's other failure times after `since`, ascending. */
  addFailure(failure: Failure, since: number): Promise<readonly number[]>;
  removeFailure(id: string): Promise<void>;
  /** Failure times of this address after `since`, ascending, of one type if given. */
  failures(address: string, since: number, type?: CaptchaType): Promise<readonly number[]>;
  /** Deletes expired challenges, proofs and demands as of `now`, and requests and failures older than `before`. */
  sweep(now: number, before: number): Promise<void>;
}
