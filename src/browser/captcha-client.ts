import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';
import Pkcs7 from 'crypto-js/pad-pkcs7';
import type { RequestOf } from '#contract/call.ts';
import type { CaptchaType, captchaCheck, captchaGet } from '#contract/calls/auth.ts';
import { type CaptchaAnswer, failureMessage, hasChallenge, isRight, readCaptcha } from '#domain/captcha/answer.ts';
import { clickPoint, type Point, pointText, REPLY, sliderPoint, verificationText } from '#domain/captcha/protocol.ts';
import type { Clock } from '#domain/clock.ts';
import { displayableMessage, toFailure } from '#domain/failure.ts';
import { CAPTCHA_IMAGE, CAPTCHA_LIMIT_MS, CAPTCHA_LOCK_MS } from '#domain/limits.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';

const DEFAULT_KEY = 'XwKsGlMcdPMEhR1B';

/** The captcha protocol's encoding. Its key travels beside the picture: it hides nothing and serves nothing else. */
export function encryptPoints(plain: string, secretKey: string = DEFAULT_KEY): string {
  return AES.encrypt(Utf8.parse(plain), Utf8.parse(secretKey), { mode: ECB, padding: Pkcs7 }).toString();
}

/** As a captcha is sent: under the secretKey it came with, or plain when it came without one. */
export function sealPoints(plain: string, secretKey: string | null | undefined): string {
  return secretKey ? encryptPoints(plain, secretKey) : plain;
}

const LONGEST_PICTURE = 1024 * 1024;

type Send<Request> = (request: Request, options: { signal: AbortSignal }) => Promise<unknown>;

/** The calls of the site's one client that a captcha needs. */
interface CaptchaCalls {
  captchaGet: Send<RequestOf<typeof captchaGet>>;
  captchaGetByPost: Send<RequestOf<typeof captchaGet>>;
  captchaCheck: Send<RequestOf<typeof captchaCheck>>;
}

interface CaptchaClientOptions {
  api: () => Promise<CaptchaCalls>;
  /** GET, or POST for servers that take nothing else. */
  method: 'GET' | 'POST';
  clientUid: (captchaType: CaptchaType) => string;
  clock: Clock;
  /** Said where the server gives no words of its own. */
  busy: string;
}

interface Challenge {
  token: string;
  secretKey: string | null;
}

interface Pictures extends Challenge {
  picture: string;
  piece: string;
  words: readonly string[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isPicture = (base64: string) => base64.length <= LONGEST_PICTURE && /^[A-Za-z0-9+/]+={0,2}$/.test(base64);

/** Speaks the captcha protocol to a server of ours or of anybody else. */
export function createCaptchaClient({ api, method, clientUid, clock, busy }: CaptchaClientOptions) {
  const identified = (captchaType: CaptchaType) => ({
    captchaType,
    clientUid: clientUid(captchaType),
    ts: clock.now(),
  });

  async function load(captchaType: CaptchaType, signal: AbortSignal): Promise<ChallengeAnswer<Pictures>> {
    const calls = await api();
    const get = method === 'POST' ? calls.captchaGetByPost : calls.captchaGet;
    const answer = await answered(get(identified(captchaType), { signal }));
    if (typeof answer === 'string') return { kind: 'refused', message: answer };
    if (!hasChallenge(answer)) return limitIn(answer, clock) ?? { kind: 'refused', message: wordsOf(answer) ?? busy };
    const challenge = picturesIn(answer.payload);
    const isWhole = captchaType === 'clickWord' ? challenge.words.length > 0 : isPicture(challenge.piece);
    return isPicture(challenge.picture) && isWhole
      ? { kind: 'challenge', challenge }
      : { kind: 'refused', message: busy };
  }

  async function check(
    captchaType: CaptchaType,
    { token, secretKey }: Challenge,
    points: Point | readonly Point[],
    signal: AbortSignal,
  ): Promise<CheckAnswer> {
    const plain = pointText(points);
    const calls = await api();
    const answer = await answered(
      calls.captchaCheck({ ...identified(captchaType), pointJson: sealPoints(plain, secretKey), token }, { signal }),
    );
    if (typeof answer === 'string') return { kind: 'wrong', message: answer };
    return isRight(answer)
      ? { kind: 'correct', verification: sealPoints(verificationText(token, plain), secretKey) }
      : { kind: 'wrong', message: wordsOf(answer) };
  }

  return {
    loadSlider: (signal: AbortSignal) => load('blockPuzzle', signal),
    loadClickWord: (signal: AbortSignal) => load('clickWord', signal),
    checkSlider: (challenge: Challenge, offset: number, signal: AbortSignal) =>
      check('blockPuzzle', challenge, sliderPoint(offset, CAPTCHA_IMAGE.width), signal),
    checkClickWord: (challenge: Challenge, points: readonly Point[], signal: AbortSignal) =>
      check(
        'clickWord',
        challenge,
        points.map((point) => clickPoint(point, CAPTCHA_IMAGE)),
        signal,
      ),
  };
}

/** Returns the captcha response, or the message of a refusal; network failures throw. */
async function answered(calling: Promise<unknown>): Promise<CaptchaAnswer | string> {
  try {
    return readCaptcha(await calling);
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'refused' || failure.kind === 'invalid' || failure.kind === 'busy') return failure.message;
    throw error;
  }
}

function picturesIn(payload: CaptchaAnswer['payload']): Pictures {
  const { wordList } = payload;
  return {
    token: text(payload.token),
    secretKey: text(payload.secretKey) || null,
    picture: text(payload.originalImageBase64),
    piece: text(payload.jigsawImageBase64),
    words: Array.isArray(wordList) ? wordList.flatMap((word) => displayableMessage(word) ?? []) : [],
  };
}

const wordsOf = (answer: CaptchaAnswer) => displayableMessage(failureMessage(answer));

function limitIn(answer: CaptchaAnswer, clock: Clock) {
  const isLocked = answer.repCode === REPLY.locked;
  if (!isLocked && answer.repCode !== REPLY.tooManyGets) return null;
  const { retryAfter } = answer.payload;
  const longest = isLocked ? CAPTCHA_LOCK_MS : CAPTCHA_LIMIT_MS;
  const named = typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter * 1000 : longest;
  const now = clock.now();
  const reason = isLocked ? ('failures' as const) : ('requests' as const);
  return { kind: 'limited' as const, reason, until: now + Math.min(named, longest), now };
}
