import * as v from 'valibot';
import { call } from '../call.ts';

export const captchaType = v.picklist(['blockPuzzle', 'clickWord']);
export type CaptchaType = v.InferOutput<typeof captchaType>;

/** Rate limit of captchas: seconds until the next attempt. */
const captchaWait = v.object({ retryAfter: v.number() });

/**
 * Captcha protocol response inside our envelope: repCode 0000 is success, repMsg gives the reason. Other servers omit
 * null fields.
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

/** Fields captcha views send in addition; the server ignores them. */
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
  /** Some servers send the challenge flat in `data`. */
  answer: v.union([response(captchaChallenge), captchaChallenge]),
} as const;

export const captchaGet = call({
  ...getting,
  name: 'captchaGet',
  method: 'GET',
  payload: 'query',
  summary: '取安全验证图',
});

/** POST variant, used by other servers of the protocol. */
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
