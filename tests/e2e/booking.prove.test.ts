import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { authNotice, orderSuccess, placed } from '#copy/booking/outcome.ts';
import { fcl } from '#copy/fcl/search.ts';
import { session } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import {
  bookingField,
  clickNext,
  expectAmounts,
  fillContact,
  fillGoods,
  fillRoute,
  giveSheet,
  goToConfirm,
  pricePanel,
  submitOrder,
} from '../kit/booking-page.ts';
import { keyboardOf, mouseOf } from '../kit/hands.ts';
import { placedHeading, serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
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
import { completeRegistration, dialogOf, dismiss } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const LIST = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230&carriers=COSU';
const HEIGHT = 800;

const panelTotals = (page: Page) => pricePanel(page).locator('dl');

describe('an order of sea containers', () => {
  test('[1.9][4.31][4.23][4.24] at 360 by keyboard alone: who is new registers in the dialog that opens, books, and reads the same price everywhere', async () => {
    const page = await openPage(360);
    const hand = keyboardOf(page);
    const pageErrors = errorsOf(page);
    await chooseSailing(page, hand, site.address);
    await hand.press(page.getByRole('tab', { name: session.modes.register }));
    await completeRegistration(page, hand, site, '13900020002');
    await hand.press(dialogOf(page).getByRole('button', { name: profileCopy.later }));
    await dialogOf(page).waitFor({ state: 'detached' });
    await expectAmounts(panelTotals(page), LISTED);
    await fillRoute(page, hand);
    await fillGoods(page, hand);
    await giveSheet(page, hand);
    await fillContact(page, hand);
    await goToConfirm(page, hand);
    await expectAmounts(panelTotals(page), LISTED);
    const bar = page.getByRole('region', { name: words.price.total });
    await expectAmounts(bar, LISTED);
    const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
    expect(Math.round(y + height)).toBe(HEIGHT);
    await submitOrder(page, hand, AGREEMENTS);
    const notice = dialogOf(page);
    await notice.getByText(/下单成功，\d 秒后将为您跳转至会员中心/).waitFor();
    await stopClock(page);
    await untilShown(page, placedHeading(page));
    const orderNo = await expectPlaced(page, LISTED);
    await hand.press(notice.getByRole('button', { name: authNotice.cancel }));
    await page.clock.resume();
    await notice.waitFor({ state: 'detached' });
    const overflow = await overflowOf(page);
    expect(overflow).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: orderSuccess.title }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await page.goto(`${site.address}/shippingFcl/addOrderSuccess?orderNo=FCL00010100001`);
    await page.getByText(placed.goneTitle).waitFor();

    await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=order`);
    await expectListed(page, orderNo, LISTED);
    await hand.press(page.getByRole('link', { name: orderNo }));
    await page.getByRole('heading', { level: 2, name: orderNo }).waitFor();
    await expectAmounts(feesTotals(page), LISTED);
    expect(pageErrors).toEqual([]);
  });

  test('[4.31] a reload in the middle loses nothing, and a step that misses something points at it', async () => {
    const page = await openPage(1280);
    const hand = mouseOf(page);
    const pageErrors = errorsOf(page);
    await page.goto(site.address + LIST);
    await page.getByRole('link', { name: fcl.order }).first().click();
    await dismiss(page);
    await bookingField(page, 'containers.0.quantity').fill('3');
    await page.getByText(words.draft.here).waitFor();
    await page.reload();
    await dismiss(page);
    await expect.poll(() => bookingField(page, 'containers.0.quantity').inputValue()).toBe('3');
    await clickNext(page, hand, 'cargo');
    const summary = page.getByRole('alert').filter({ hasText: words.errors(1) });
    await summary.waitFor();
    await summary.getByRole('link').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[id^=field-]')?.id))
      .toBe('field-cargoReadyDate');
    expect(pageErrors).toEqual([]);
  });
});
