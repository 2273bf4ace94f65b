import { createHash } from 'node:crypto';
import { captchaReplies } from '#copy/replies.ts';
import { type CaptchaType, REPLY, type ReplyCode, verificationText } from '#domain/captcha/protocol.ts';
import type { Clock } from '#domain/clock.ts';
import { type Chance, randomText, randomToken } from './chance.ts';
import { seal, unseal } from './cipher.ts';
import { judge } from './judge.ts';
import { CAPTCHA_LIMITS, type CaptchaLimits, lockedUntil, lockMemoryMs, waitSeconds } from './limits.ts';
import type { PictureSource } from './picture.ts';
import type { CaptchaStore, Challenge } from './store.ts';

export interface CaptchaEngineOptions {
  store: CaptchaStore;
  pictures: PictureSource;
  clock: Clock;
  chance: Chance;
  /** True encrypts points with a secretKey (AES); false sends them in plain text. */
  encrypted: boolean;
  /** Called when a picture could not be drawn. */
  report(error: unknown): void;
  limits?: CaptchaLimits;
}

export interface ChallengeData {
  captchaType: CaptchaType;
  token: string;
  secretKey: string | null;
  originalImageBase64: string;
  jigsawImageBase64: string | null;
  wordList: readonly string[] | null;
}

export interface CheckData {
  captchaType: CaptchaType;
  token: string;
  pointJson: string;
  result: true;
}

export interface WaitData {
  retryAfter: number;
}

/** Response of the captcha protocol, sent in the envelope's `data`. */
export interface Reply<Data> {
  repCode: ReplyCode;
  repMsg: string;
  repData: Data | WaitData | null;
  success: boolean;
}

export interface CheckRequest {
  captchaType: CaptchaType;
  pointJson: string;
  token: string;
}

/** Limits count the address; a proof works only in the browser it was issued to. */
export interface Requester {
  address: string;
  /** Digest of the flow cookie. */
  browser: string;
}

/** Content of a spent verification string. */
export interface Solved {
  type: CaptchaType;
  /** Digest of the address that solved it. */
  solvedAt: string;
}

export interface CaptchaEngine {
  /** Binds the browser's next captchas to this target. */
  demand(browser: string, target: string): Promise<void>;
  get(type: CaptchaType, requester: Requester): Promise<Reply<ChallengeData>>;
  check(request: CheckRequest, requester: Requester): Promise<Reply<CheckData>>;
  /** Spends a verification string; null when it is invalid for this browser and target. */
  redeem(verification: string, browser: string, target: string): Promise<Solved | null>;
  /** Captcha type this address has to solve. */
  typeFor(address: string): Promise<CaptchaType>;
  sweep(): Promise<void>;
}

const LONGEST_VERIFICATION = 512;

const proofKey = (verification: string): string => createHash('sha256').update(verification, 'utf8').digest('hex');

const right = <Data>(repData: Data): Reply<Data> => ({
  repCode: REPLY.ok,
  repMsg: captchaReplies.ok,
  repData,
  success: true,
});
const refuse = (repCode: ReplyCode, repMsg: string): Reply<never> => ({
  repCode,
  repMsg,
  repData: null,
  success: false,
});
const wait = (repCode: ReplyCode, words: (seconds: number) => string, seconds: number): Reply<never> => ({
  repCode,
  repMsg: words(seconds),
  repData: { retryAfter: seconds },
  success: false,
});

export function createCaptchaEngine(options: CaptchaEngineOptions): CaptchaEngine {
  const { store, pictures, clock, chance, encrypted, report, limits = CAPTCHA_LIMITS } = options;
  const memory = lockMemoryMs(limits);

  function demand(browser: string, target: string): Promise<void> {
    return store.setDemand({ browser, target, expiresAt: clock.now() + limits.demandMs });
  }

  async function get(type: CaptchaType, { address, browser }: Requester): Promise<Reply<ChallengeData>> {
    const now = clock.now();
    const locked = lockedUntil(await store.failures(address, now - memory), limits);
    if (locked > now) return wait(REPLY.locked, captchaReplies.locked, waitSeconds(locked, now));
    const gets = await store.admitGet(address, now, now - limits.windowMs, limits.getsPerWindow);
    if (!gets.admitted) {
      return wait(REPLY.tooManyGets, captchaReplies.tooManyGets, waitSeconds(gets.oldest + limits.windowMs, now));
    }
    const picture = await pictures.draw(type).catch((error: unknown) => {
      report(error);
      return null;
    });
    if (picture === null) return refuse(REPLY.noPicture, captchaReplies.noPicture);
    const token = randomToken(chance);
    const secretKey = encrypted ? randomText(chance, 16) : null;
    const issuedAt = clock.now();
    const target = await store.demandOf(browser, issuedAt);
    const expiresAt = issuedAt + limits.challengeMs;
    await store.addChallenge({ token, secretKey, solution: picture.solution, browser, target, expiresAt });
    return right({
      captchaType: type,
      token,
      secretKey,
      originalImageBase64: picture.original,
      jigsawImageBase64: picture.piece,
      wordList: picture.words,
    });
  }

  async function evaluate(
    challenge: Challenge,
    request: CheckRequest,
    { address, browser }: Requester,
  ): Promise<Reply<CheckData>> {
    const { secretKey, solution, target, token } = challenge;
    if (challenge.browser !== browser) return refuse(REPLY.stale, captchaReplies.stale);
    if (solution.type !== request.captchaType) return refuse(REPLY.wrong, captchaReplies.wrong[solution.type]);
    const plain = secretKey === null ? request.pointJson : unseal(request.pointJson, secretKey);
    const verdict = plain === null ? 'malformed' : judge(solution, plain);
    if (plain === null || verdict === 'malformed') return refuse(REPLY.failed, captchaReplies.failed);
    if (verdict === 'wrong') return refuse(REPLY.wrong, captchaReplies.wrong[solution.type]);
    const text = verificationText(token, plain);
    await store.addProof({
      key: proofKey(secretKey === null ? text : seal(text, secretKey)),
      type: solution.type,
      browser,
      target,
      address,
      expiresAt: clock.now() + limits.proofMs,
    });
    return right({ captchaType: solution.type, token, pointJson: request.pointJson, result: true });
  }

  async function check(request: CheckRequest, requester: Requester): Promise<Reply<CheckData>> {
    const { address } = requester;
    const now = clock.now();
    // The token is spent before the check, so that a wrong answer spends it too.
    const challenge = await store.takeChallenge(request.token);
    if (challenge === null || challenge.expiresAt < now) return refuse(REPLY.stale, captchaReplies.stale);
    // Counted as a failure until it proves right, so that concurrent checks see each other.
    const failure = { id: challenge.token, address, type: challenge.solution.type, at: now };
    const locked = lockedUntil(await store.addFailure(failure, now - memory), limits);
    if (locked > now) {
      await store.removeFailure(failure.id);
      return wait(REPLY.locked, captchaReplies.locked, waitSeconds(locked, now));
    }
    const reply = await evaluate(challenge, request, requester);
    if (reply.success) await store.removeFailure(failure.id);
    return reply;
  }

  async function redeem(verification: string, browser: string, target: string): Promise<Solved | null> {
    if (verification === '' || verification.length > LONGEST_VERIFICATION) return null;
    const proof = await store.takeProof(proofKey(verification), browser, target);
    if (proof === null || proof.expiresAt < clock.now()) return null;
    await store.removeDemand(browser);
    return { type: proof.type, solvedAt: proof.address };
  }

  async function typeFor(address: string): Promise<CaptchaType> {
    const failed = await store.failures(address, clock.now() - limits.harderWindowMs, 'blockPuzzle');
    return failed.length >= limits.failuresToHarder ? 'clickWord' : 'blockPuzzle';
  }

  function sweep(): Promise<void> {
    const now = clock.now();
    return store.sweep(now, now - Math.max(memory, limits.harderWindowMs));
  }

  return { demand, get, check, redeem, typeFor, sweep };
}
