import { expect } from 'vitest';
import { booking as words } from '#copy/booking/frame.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { sessionActions } from '#copy/shell.ts';
import { bookingField, goToConfirm } from '../../kit/booking-page.ts';
import { countOrders, quoteOf } from '../../kit/order-calls.ts';
import { expectToast } from '../../kit/sign-in-page.ts';
import { hasNoSpace, NO_SPACE } from './calls.ts';
import type { BookingWalk, Screen } from './walk.ts';

export const orderScreens = (walk: BookingWalk): Screen => ({
  gestures: {
    'the order is taken': () => walk.calls.orders.pass(),
    'there is no space by now': () => walk.calls.orders.pass(hasNoSpace),
    'mend it and go on': async () => {
      await walk.press(words.mend);
      await goToConfirm(walk.page, walk.hand());
    },
    'the price has risen by now': async () => {
      const customs = { wanted: true, mode: 'ENTRUST' as const };
      const dearer = { ...walk.form, services: { ...walk.form.services, customs } };
      const quoteId = await quoteOf(walk.context, walk.site.address, dearer);
      walk.calls.orders.pass((route) =>
        route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), quoteId }) }),
      );
    },
    'agree to it': () => walk.changed().getByRole('button', { name: words.price.accept }).click(),
    'the session is over by now': async () => {
      await walk.signedOut();
      await walk.stopClock();
      walk.calls.orders.pass();
    },
    'see the page come back': async () => {
      await walk.page.clock.resume();
      await expectToast(walk.page, sessionActions.expired);
    },
    'the network is away': async () => {
      await walk.context.setOffline(true);
      walk.calls.orders.pass((route) => route.abort('internetdisconnected'));
    },
    'the network is back': async () => {
      walk.calls.orders.hold();
      await walk.context.setOffline(false);
    },
    'the answer is lost': () =>
      walk.calls.orders.pass(async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      }),
    'reload it': async () => {
      await walk.page.reload();
    },
    'send it again': async () => {
      walk.calls.orders.pass();
      await walk.press(words.failure.unanswered.retry);
    },
    'the server finds the phone wrong': () =>
      walk.calls.orders.pass((route) => {
        const sent = route.request().postDataJSON();
        return route.continue({ postData: JSON.stringify({ ...sent, form: { ...sent.form, contactPhone: '123' } }) });
      }),
    'mend the phone and go on': async () => {
      await bookingField(walk.page, 'contactPhone').fill('13800138002');
      walk.form = { ...walk.form, contactPhone: '13800138002' };
      await goToConfirm(walk.page, walk.hand());
    },
    'order again': async () => {
      walk.calls.orders.hold();
      await walk.press(words.submit);
    },
  },
  checks: {
    'waiting for the answer': walk.isBusy,
    'reported there is no space': async () => {
      await walk.says(words.failure.refused.title);
      await walk.says(NO_SPACE);
    },
    'before the price of the order': async () => {
      await walk.changed().getByText(words.price.was).waitFor();
      await expect.poll(async () => (await walk.changed().textContent())?.replace(/\s/g, '')).toContain('¥3,740.00');
    },
    'notified of the phone by the server': walk.isToldOfThePhone,
    'confirming again': walk.isConfirming,
    'shown it waits for the network': () => walk.says(words.failure.offline.title),
    'reported no one answered': () => walk.says(words.failure.unanswered.title),
    'reported no one answered after a reload': () => walk.says(words.failure.unanswered.title),
    'asked to sign in': () => walk.says(words.failure.signedOut.title),
    'signed out with the order': walk.isSignedOut,
    ordered: async () => {
      await walk.page.waitForURL(/orderNo=FCL\d{11}/);
      await walk.page.getByRole('heading', { level: 1, name: orderSuccess.title, includeHidden: true }).waitFor();
      expect(await countOrders(walk.context, walk.site.address)).toBe(1);
    },
  },
});
