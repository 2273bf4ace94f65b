import { expect } from 'vitest';
import { booking as words } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { sessionActions } from '#copy/shell.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { RELOAD_GUARD_MS } from '#domain/limits.ts';
import { bookingField, clickNext, expectAmounts, pricePanel } from '../../kit/booking-page.ts';
import { expectToast, PASSWORD, signInByPassword } from '../../kit/sign-in-page.ts';
import { fails } from './calls.ts';
import type { BookingWalk, Screen } from './walk.ts';

/** Two boxes of methanol. */
const ASKED = ['$2,300.00', '¥3,390.00'];

export const formScreen = (walk: BookingWalk): Screen => ({
  gestures: {
    type: async () => {
      await walk.stopClock();
      walk.typed += '小心轻放。';
      await walk.remark().fill(walk.typed);
    },
    stop: () => walk.page.clock.resume(),
    'stop, the draft is not taken': async () => {
      walk.calls.save.pass(fails);
      await walk.page.clock.resume();
    },
    'save it again': async () => {
      walk.calls.save.pass();
      await walk.press(KIT.retry);
    },
    'stop, the session is over': async () => {
      await walk.signedOut();
      await walk.page.clock.resume();
      await expectToast(walk.page, sessionActions.expired);
    },
    'sign in': async () => {
      await signInByPassword(walk.page, walk.hand(), { phone: walk.phone, password: PASSWORD });
      await expectToast(walk.page, sessionToasts.signedIn);
      // Within a minute the site would not reload again.
      await walk.page.clock.fastForward(RELOAD_GUARD_MS);
    },
    'empty the phone and go on': async () => {
      await bookingField(walk.page, 'contactPhone').fill('');
      await clickNext(walk.page, walk.hand(), 'confirm');
    },
    'write the phone and go on': async () => {
      await walk.writePhone();
      await walk.goToPrice();
    },
  },
  checks: {
    'at the form': async () => {
      await walk.nothingIsLost();
      await expectAmounts(pricePanel(walk.page).locator('dl'), ASKED);
    },
    typing: async () => {
      await expect.poll(() => walk.remark().inputValue()).toBe(walk.typed);
      expect(await walk.keptHere()).not.toBe(walk.typed);
    },
    'reported the draft is kept': async () => {
      await walk.says(words.draft.saved);
      await expect.poll(walk.keptHere).toBe(walk.typed);
    },
    'reported the draft is here alone': async () => {
      await walk.says(words.draft.unsaved);
      await walk.nothingIsLost();
    },
    'signed out at the form': walk.isSignedOut,
    'notified of the phone': walk.isToldOfThePhone,
  },
});
