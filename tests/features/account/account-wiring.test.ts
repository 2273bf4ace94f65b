import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accountMachine } from '#machines/account/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { session } from '#src/app/session.ts';
import { wireAccount, wireSingleSignOn } from '#src/features/sign-in/account.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';
import { unwired } from '#tests/kit/unwired.ts';

const never = () => Promise.reject(new Error('nothing is called here'));
const services: SignInServices = { api: never, apiFor: never, site: () => plainSite, showToast: () => undefined };
const signedOut: SessionRef = createActor(session);

test('every port and every effect of the account dialogs is wired', () => {
  expect(unwired(wireAccount(services, signedOut))).toEqual([]);
  expect(unwired(wireSingleSignOn(services))).toEqual([]);
});

test('one that is not is found however deep it lies', () => {
  expect(unwired(accountMachine)).toEqual(
    expect.arrayContaining(['account: toastSignedIn', 'sms-countdown: sendCode', 'captcha-slider: clock']),
  );
});
