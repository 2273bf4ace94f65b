import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { choiceName } from '#copy/booking/choices.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { authNotice } from '#copy/booking/outcome.ts';
import { orders } from '#copy/orders/list.ts';
import { session } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import {
  expectAmounts,
  fillContact,
  fillGoods,
  fillRoute,
  giveSheet,
  goToConfirm,
  pricePanel,
  submitOrder,
} from '../kit/booking-page.ts';
import { mouseOf } from '../kit/hands.ts';
import { placedHeading, serveJourneys } from '../kit/order-journey.ts';
import { stopClock, untilShown } from '../kit/page-clock.ts';
import {
  AGREEMENTS,
  chooseSailing,
  errorsOf,
  expectListed,
  expectPlaced,
  feesTotals,
  LISTED,
} from '../kit/sea-journey.ts';
import { chooseMode, completeRegistration, dialogOf, dismiss, field } from '../kit/sign-in-page.ts';

const { site, openSignedOutPage } = serveJourneys();

/** With customs clearance added in the form. */
const WITH_CUSTOMS = ['$2,300.00', '¥3,740.00'];

const panelTotals = (page: Page) => pricePanel(page).locator('dl');

describe('an order of sea containers', () => {
  test('[1.9][2.5b][4.31][4.24][4.23][2.23] started signed out at 1280 by mouse: who registers over the form finds it as typed, books, and reads the same price from the list to the user centre, with what the form added', async () => {
    const page = await openSignedOutPage(1280);
    const hand = mouseOf(page);
    const pageErrors = errorsOf(page);
    await chooseSailing(page, hand, site.address);
    await dismiss(page);
    await expectAmounts(panelTotals(page), LISTED);
    await fillRoute(page, hand);
    await fillGoods(page, hand);
    const typed = () =>
      page
        .locator('form input:not([type=file]), form textarea')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    const before = await typed();

    await chooseMode(page, hand, 'register');
    await completeRegistration(page, hand, site, '13900020001');
    await field(page, profileCopy.companyName).fill('宁波新锐化工有限公司');
    await hand.press(dialogOf(page).getByRole('button', { name: profileCopy.save }));
    await hand.press(dialogOf(page).getByRole('button', { name: session.close }));
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(typed).toEqual(before);

    await giveSheet(page, hand);
    const submitTop = () =>
      page.locator('button[type=submit][form]:visible').evaluate((button) => button.getBoundingClientRect().top);
    await expectAmounts(panelTotals(page), LISTED);
    const stood = await submitTop();
    await hand.press(page.getByRole('checkbox', { name: fieldLabel('services.customs.wanted') }));
    await hand.choose(
      page.locator('#field-services-customs-mode select'),
      choiceName('services.customs.mode', 'ENTRUST'),
    );
    await expectAmounts(panelTotals(page), WITH_CUSTOMS);
    // The lines grow, and what is about to be pressed stays where it is.
    await expect.poll(submitTop).toBe(stood);
    await fillContact(page, hand);
    await goToConfirm(page, hand);
    await expectAmounts(panelTotals(page), WITH_CUSTOMS);
    await submitOrder(page, hand, AGREEMENTS);
    const notice = dialogOf(page);
    await notice.getByText(/请尽快完成企业认证/).waitFor();
    await stopClock(page);
    await untilShown(page, placedHeading(page));
    const orderNo = await expectPlaced(page, WITH_CUSTOMS);
    const opened = page.context().waitForEvent('page');
    await hand.press(notice.getByRole('button', { name: authNotice.go }));
    const centre = await opened;
    await page.clock.resume();
    await centre.getByRole('heading', { level: 2, name: orderNo }).waitFor();
    await expectAmounts(feesTotals(centre), WITH_CUSTOMS);
    await centre.getByRole('link', { name: orders.back }).click();
    await expectListed(centre, orderNo, WITH_CUSTOMS);
    expect(pageErrors).toEqual([]);
  });
});
