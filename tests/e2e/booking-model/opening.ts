import { booking as words } from '#copy/booking/frame.ts';
import { draftChoices, refused } from '#copy/booking/opening.ts';
import { KIT } from '#copy/kit.ts';
import { fails } from './calls.ts';
import type { BookingWalk, Screen } from './walk.ts';

const ORDER = '/shippingFcl/addOrder';

export const openingScreen = (walk: BookingWalk): Screen => ({
  gestures: {
    'open it': async () => {
      walk.calls.prices.hold();
      await walk.page.goto(`${walk.site.address}${ORDER}?step=services`);
    },
    'open it for other boxes': async () => {
      const { priceId, orgPortCode: from, dstPortCode: to } = walk.form;
      const asked = new URLSearchParams({
        priceId,
        from,
        to,
        danger: 'Y',
        ctn: '20GP*9',
        un: '1230',
        step: 'services',
      });
      await walk.page.goto(`${walk.site.address}${ORDER}?${asked}`);
    },
    /** Latest first; those of earlier walks follow. */
    'take the draft': () =>
      walk.page
        .getByRole('region', { name: draftChoices.title })
        .getByRole('button', { name: draftChoices.useOwn })
        .first()
        .click(),
    'copy an order that is not theirs': async () => {
      await walk.page.evaluate(() => localStorage.clear());
      await walk.page.goto(`${walk.site.address}${ORDER}?copy=FCL00010100001`);
    },
    'it opens': () => walk.calls.prices.pass(),
    'it does not open': () => walk.calls.prices.pass(fails),
    'try to open it again': async () => {
      walk.calls.prices.pass();
      await walk.page.locator('main').getByRole('button', { name: KIT.retry }).click();
    },
  },
  checks: {
    'before the form': walk.begin,
    'asked which to go on with': () => walk.says(draftChoices.chosenLead),
    'reported there is no such order': () =>
      walk.page.getByRole('heading', { name: refused.reasons.unknownOrder.title }).waitFor(),
    'waiting for the form': () => walk.page.getByRole('status').filter({ hasText: words.opening }).waitFor(),
    'shown it did not open': () => walk.page.locator('main').getByRole('button', { name: KIT.retry }).waitFor(),
  },
});
