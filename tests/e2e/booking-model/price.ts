import { expect } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { clickNext, expectAmounts, pricePanel } from '../../kit/booking-page.ts';
import { hasNoSpace, NO_SPACE } from './calls.ts';
import type { BookingWalk, Screen } from './walk.ts';

export const priceScreen = (walk: BookingWalk): Screen => ({
  gestures: {
    'go on': walk.goToPrice,
    'the price comes': () => walk.calls.quote.pass(),
    'the space no longer exists': () => walk.calls.quote.pass(hasNoSpace),
    'go back to mend it': async () => {
      walk.calls.quote.pass();
      await walk.press(words.mend);
    },
    'ask again': () => walk.askForPrice(() => walk.press(words.failure.refused.retry)),
    'order unticked': () => walk.press(words.submit),
    tick: async () => {
      await walk.tick('agree').check();
      await walk.stopClock();
      await walk.tick('truth').check();
    },
    'go back': () => walk.press(words.back(stepName('services'))),
    'go back and on, the price has risen': async () => {
      await walk.press(words.back(stepName('services')));
      await walk.services().waitFor();
      walk.calls.quote.pass(async (route) => {
        const answer = await route.fetch();
        const { data, ...rest } = await answer.json();
        const totals = data.totals.map((total: object) => ({ ...total, amount: '9999.00' }));
        await route.fulfill({ response: answer, json: { ...rest, data: { ...data, totals } } });
      });
      await clickNext(walk.page, walk.hand(), 'confirm');
    },
    'take the new price': async () => {
      walk.calls.quote.pass();
      await walk.changed().getByRole('button', { name: words.price.accept }).click();
    },
    'leave it': async () => {
      walk.calls.quote.pass();
      await walk.changed().getByRole('button', { name: words.price.decline }).click();
    },
    'wait until the price is over': () => walk.page.clock.fastForward(QUOTE_VALID_MS),
    'ask for the price again': () => walk.askForPrice(() => walk.press(words.failure.lapsed.retry)),
  },
  checks: {
    'waiting for the price': walk.isBusy,
    'shown why not': async () => {
      await walk.says(words.failure.refused.title);
      await walk.says(NO_SPACE);
    },
    confirming: walk.isConfirming,
    'confirming the new price': async () => {
      await walk.isConfirming();
      await expectAmounts(pricePanel(walk.page).locator('dl'), ['$9,999.00', '¥9,999.00']);
    },
    'asked to tick': () =>
      walk.page
        .getByRole('alert')
        .filter({ hasText: words.errors(2) })
        .waitFor(),
    'shown it is over': () => walk.says(words.failure.lapsed.title),
    'before both prices': async () => {
      await walk.changed().getByText(words.price.was).waitFor();
      await expect
        .poll(async () => (await walk.changed().textContent())?.replace(/\s/g, ''))
        .toMatch(/2,300\.00.*9,999\.00/);
    },
    ticking: () => expect.poll(() => walk.tick('truth').isChecked()).toBe(true),
    'confirming, ticked': async () => {
      await walk.isConfirming();
      for (const field of ['agree', 'truth']) await expect.poll(() => walk.tick(field).isChecked()).toBe(true);
    },
  },
});
