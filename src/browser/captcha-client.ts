import type { CaptchaType } from '#contract/calls/auth.ts';
import {
  type CaptchaAnswer,
  failureMessage,
  hasChallenge,
  isRight,
  readCaptchaAnswer,
} from '#domain/captcha/answer.ts';
import { clickPoint, type Point, pointText, REPLY, sliderPoint, verificationText } from '#domain/captcha/protocol.ts';
import type { Clock } from '#domain/clock.ts';
import { speakable } from '#domain/failure.ts';
import {
  APP_CODE,
  APP_DRIVER,
  CAPTCHA_IMAGE,
  CAPTCHA_LIMIT_MS,
  CAPTCHA_LOCK_MS,
  REQUEST_TIMEOUT_MS,
} from '#domain/limits.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';
import { sealPoints } from './captcha-cipher.ts';

const GET_PATH = '/api-auth/captcha/get';
const CHECK_PATH = '/api-auth/captcha/check';
const LONGEST_PICTURE = 1024 * 1024;

interface CaptchaClientParts {
  baseUrl: string;
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
export function createCaptchaClient({ baseUrl, method, clientUid, clock, busy }: CaptchaClientParts) {
  async function ask(path: string, verb: 'GET' | 'POST', fields: Record<string, string>, signal: AbortSignal) {
    const query = verb === 'GET' ? `?${new URLSearchParams(fields)}` : '';
    const response = await fetch(`${baseUrl}${path}${query}`, {
      method: verb,
      headers: {
        appCode: APP_CODE,
        appDriver: APP_DRIVER,
        ...(verb === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(verb === 'POST' ? { body: JSON.stringify(fields) } : {}),
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    const answer = readCaptchaAnswer(await response.json());
    if (answer === null) throw new Error('the answer is not of the captcha protocol');
    return answer;
  }

  async function load(captchaType: CaptchaType, signal: AbortSignal): Promise<ChallengeAnswer<Pictures>> {
    const ts = String(clock.now());
    const answer = await ask(GET_PATH, method, { captchaType, clientUid: clientUid(captchaType), ts }, signal);
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
    const answer = await ask(
      CHECK_PATH,
      'POST',
      { captchaType, pointJson: sealPoints(plain, secretKey), token },
      signal,
    );
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

function picturesIn(payload: CaptchaAnswer['payload']): Pictures {
  const { wordList } = payload;
  return {
    token: text(payload.token),
    secretKey: text(payload.secretKey) || null,
    picture: text(payload.originalImageBase64),
    piece: text(payload.jigsawImageBase64),
    words: Array.isArray(wordList) ? wordList.flatMap((word) => speakable(word) ?? []) : [],
  };
}

const wordsOf = (answer: CaptchaAnswer) => speakable(failureMessage(answer));

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
