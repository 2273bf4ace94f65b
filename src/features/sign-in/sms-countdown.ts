import { fromPromise } from 'xstate';
import { sessionToasts } from '#copy/sign-in/session.ts';
import {
  type SmsRequest,
  type SmsRequestOutcome,
  type SmsWait,
  smsCountdownMachine,
} from '#machines/sms-countdown/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { wireCaptcha } from '#src/features/captcha/captcha.ts';
import { countdown } from '#src/features/user-centre/feeds.ts';
import { wireProofOfWork } from './proof-of-work.ts';
import { sendCode, smsWaits } from './sign-in-calls.ts';

/** The button that asks for a code, with its captcha. */
export const wireSmsCountdown = (services: SignInServices) =>
  smsCountdownMachine.provide({
    actors: {
      readWait: fromPromise<SmsWait | null, Pick<SmsRequest, 'phone' | 'messageType'>>(async ({ input }) =>
        smsWaits.read(input),
      ),
      sendCode: fromPromise<SmsRequestOutcome, SmsRequest>(({ input }) => sendCode(services, input)),
      captcha: wireCaptcha(services),
      work: wireProofOfWork(),
      clock: countdown,
    },
    actions: {
      toastSending: () => services.showToast('pending', sessionToasts.codeSending),
      toastSent: () => services.showToast('ok', sessionToasts.codeSent),
      toastFailure: (_, { failure }) => services.showToast('danger', failure.message),
    },
  });
