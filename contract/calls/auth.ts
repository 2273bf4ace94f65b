import * as v from 'valibot';
import { call } from '../call.ts';

export const captchaType = v.picklist(['blockPuzzle', 'clickWord']);
export type CaptchaType = v.InferOutput<typeof captchaType>;

/** After too many gets or failures: seconds until the next may come. */
const captchaWait = v.object({ retryAfter: v.number() });

/**
 * The answer of the captcha protocol inside our envelope: repCode 0000 is success, repMsg says why not. Other servers of
 * the protocol leave out what is null.
 */
const response = <Data extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(repData: Data) =>
  v.object({
    repCode: v.string(),
    repMsg: v.nullish(v.string()),
    repData: v.nullish(v.union([repData, captchaWait])),
    success: v.optional(v.boolean()),
  });

export const captchaChallenge = v.object({
  token: v.string(),
  secretKey: v.nullish(v.string()),
  originalImageBase64: v.string(),
  jigsawImageBase64: v.nullish(v.string()),
  wordList: v.nullish(v.array(v.string())),
});

/** What the protocol's views send besides; nothing is decided by it. */
const hints = {
  clientUid: v.optional(v.pipe(v.string(), v.regex(/^(slider|point)-[0-9A-Za-z-]{1,64}$/))),
  ts: v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/))])),
};

const getting = {
  path: '/api-auth/captcha/get',
  handler: 'alternative',
  noStore: true,
  failureShown: 'inline',
  clauses: ['3.12', '4.17', '8.1b'],
  request: v.object({ captchaType, ...hints }),
  /** Some servers lay the challenge flat into the data. */
  answer: v.union([response(captchaChallenge), captchaChallenge]),
} as const;

export const captchaGet = call({
  ...getting,
  name: 'captchaGet',
  method: 'GET',
  payload: 'query',
  summary: '取安全验证图',
});

/** The same by POST, as other servers of the protocol have it. */
export const captchaGetByPost = call({
  ...getting,
  name: 'captchaGetByPost',
  method: 'POST',
  payload: 'body',
  summary: '取安全验证图（POST）',
});

export const captchaCheck = call({
  name: 'captchaCheck',
  method: 'POST',
  path: '/api-auth/captcha/check',
  payload: 'body',
  handler: 'alternative',
  noStore: true,
  limits: { bodyBytes: 4 * 1024, perMinute: 120 },
  failureShown: 'inline',
  summary: '校验安全验证',
  clauses: ['4.17b', '4.19', '8.1b'],
  request: v.strictObject({
    captchaType,
    pointJson: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    ...hints,
  }),
  answer: response(
    v.object({
      captchaType: v.nullish(captchaType),
      token: v.nullish(v.string()),
      pointJson: v.nullish(v.string()),
      result: v.optional(v.boolean()),
    }),
  ),
});
