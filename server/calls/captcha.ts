import type { AnswerOf } from '#contract/call.ts';
import type { captchaGet } from '#contract/calls/auth.ts';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import { digest } from '../session/tokens.ts';
import type { CallContext, CallHandlers } from './context.ts';

async function get(captchaType: CaptchaType, context: CallContext): Promise<AnswerOf<typeof captchaGet>> {
  const { repData, ...reply } = await context.captcha.get(captchaType, {
    address: context.network,
    browser: digest(context.visitor.flow.issue()),
  });
  if (repData === null || 'retryAfter' in repData) return { ...reply, repData };
  const { wordList, captchaType: _asked, ...challenge } = repData;
  return { ...reply, repData: { ...challenge, wordList: wordList === null ? null : [...wordList] } };
}

export const captchaCalls: Pick<CallHandlers, 'captchaGet' | 'captchaGetByPost' | 'captchaCheck'> = {
  captchaGet: ({ captchaType }, context) => get(captchaType, context),
  captchaGetByPost: ({ captchaType }, context) => get(captchaType, context),
  captchaCheck: ({ captchaType, pointJson, token }, { captcha, network, visitor }) =>
    captcha.check({ captchaType, pointJson, token }, { address: network, browser: digest(visitor.flow.read() ?? '') }),
};
