import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { storageCharges } from '#server/texts/storage-agreement.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { orderSuccess } from '#src/ui/copy/notices.ts';
import { quickSearch } from '#src/ui/copy/quick-search.ts';
import { sessionToasts } from '#src/ui/copy/session.ts';
import { warehouse } from '#src/ui/copy/warehouse.ts';
import { amountsIn, clickNext, expectAmounts, giveFile, submitOrder, totalsOf } from '../kit/booking-page.ts';
import type { Hand } from '../kit/hands.ts';
import { keepDraft } from '../kit/kept-draft.ts';
import { expectInUserCentre, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';
import { storedForm } from '../kit/warehouse-order.ts';

const { site, openPage } = serveJourneys();

const STORE = 'warehouse-01';
const NAME = '临港危化品一号库';

/** From the search card of the home page to the warehouses of a city, and there to what a stay costs. */
async function searchStay(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await page.getByRole('tab', { name: '仓储' }).click();
  await page.getByRole('combobox', { name: quickSearch.kinds.city.origin, exact: true }).fill('上海');
  await page.getByRole('option', { name: /上海/ }).first().click();
  await hand.press(page.getByRole('link', { name: quickSearch.goWarehouses }));
  await page.waitForURL(/\/warehouseing\?.*orgPortCode=310000/);
  const form = page.getByRole('form', { name: warehouse.form.title });
  await hand.type(form.getByLabel(warehouse.form.un).first(), '1263');
  await form.getByLabel(warehouse.form.group).first().selectOption('III');
  await hand.type(form.getByLabel(warehouse.form.flash).first(), '31');
  await hand.type(form.getByLabel(warehouse.form.weight), '1850');
  await hand.type(form.getByLabel(warehouse.form.days), '30');
  await hand.press(form.getByRole('button', { name: warehouse.form.submit }));
  await page.waitForURL(/days=30/);
}

describe('the booking of a warehouse', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d a stay is found from the home page, booked, and costs the same in the user centre',
    async (width, account, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await page.goto(site.address + PAGE);
      await signInByPassword(page, hand, account);
      await expectToast(page, sessionToasts.signedIn);

      await searchStay(page, hand);
      await hand.press(page.getByRole('link', { name: new RegExp(`^${warehouse.order.book} ${NAME}`) }));
      await page.getByRole('heading', { name: warehouse.order.title }).waitFor();
      await totalsOf(page).getByText('¥').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);

      const startDate = localDay(Date.now() + DAY_MS, 'Asia/Shanghai');
      const cargo = storedForm.cargo.map((line) => ({ ...line, sds: [] }));
      await keepDraft(page, site.address, 'warehouse', { ...storedForm, cargo, startDate, agree: false, truth: false });
      await page.goto(`${site.address}/warehouseing?unNo=1263&warehouseId=${STORE}&step=cargo`);
      await page.getByRole('form', { name: stepName('cargo') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await giveFile(page, 'cargo.0.sds');
      await clickNext(page, hand, 'stay');
      await clickNext(page, hand, 'confirm');
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [storageCharges.title]);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      await dialog.getByText(warehouse.note.title).waitFor();
      const orderNo = await orderNoIn(dialog, 'WHS');
      for (const text of [NAME, startDate]) await expect.poll(() => dialog.textContent()).toContain(text);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, told: NAME });
      expect(await overflowOf(page)).toBe(0);
      expect(said).toEqual([]);
    },
  );

  test('[4.31] a visitor fills the form of an unknown warehouse, and is told that it is gone', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/warehouseing?warehouseId=warehouse-99`);
    await page.getByText(warehouse.missing).waitFor();
    await page.getByRole('link', { name: warehouse.order.close }).click();
    await page.getByRole('table', { name: warehouse.list }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('warehouseId')).toBeNull();
  });
});
