import * as v from 'valibot';
import { anyUser } from '../access.ts';
import { call } from '../call.ts';

export const signInHistory = call({
  name: 'signInHistory',
  access: anyUser,
  method: 'POST',
  path: '/api-user/sessions/history',
  payload: 'both',
  auth: 'session',
  failureShown: 'inline',
  noStore: true,
  summary: '近 30 天陌生设备试错的密码次数，与第一次登录的浏览器',
  clauses: ['11.7'],
  request: v.strictObject({}),
  answer: v.object({
    /** Failed passwords from unknown browsers, one entry per day in Shanghai. */
    attempts: v.array(v.object({ count: v.number(), firstAt: v.number(), lastAt: v.number() })),
    browsers: v.array(
      v.object({
        at: v.number(),
        /** Null once that sign-in is deleted. */
        userAgent: v.nullable(v.string()),
        isCurrent: v.boolean(),
      }),
    ),
  }),
});
export type SignInHistory = v.InferOutput<typeof signInHistory.answer>;
