import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { RailForm } from '#domain/booking/services/rail/form.ts';
import { readRailOrderLink } from '#domain/booking/services/rail/order-link.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { railCharges } from '#server/texts/rail-charges.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { quickSearch } from '#src/ui/copy/quick-search.ts';
import { rail } from '#src/ui/copy/rail.ts';
import { sessionToasts } from '#src/ui/copy/session.ts';
import { amountsIn, clickNext, expectAmounts, ownerIn, submitOrder, totalsOf } from '../kit/booking-page.ts';
import { expectInUserCentre, orderNoAt, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { railGlycerine } from '../kit/rail-order.ts';
import { expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const LINE = '/railWayIndex?orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=N&boxes=40HQ*2&pickup=500000';
const table = (page: Page): Locator => page.getByRole('table', { name: rail.caption });

/** The form as a draft of this browser holds it. */
async function keepDraft(page: Page, form: RailForm) {
  const key = `booking-draft:rail:${await ownerIn(page, site.address)}:kept-here`;
  const text = JSON.stringify({ form, mark: null, sent: null, title: '', isOnServer: false, keptAt: 1 });
  await page.goto(`${site.address}/healthz`);
  await page.evaluate(
    ([name, kept]) => {
      for (const one of Object.keys(localStorage)) if (one.startsWith('booking-draft:')) localStorage.removeItem(one);
      localStorage.setItem(name, kept);
    },
    [key, text] as const,
  );
}

describe('boxes by rail', () => {
  test('[1.2][5.9] from the home page a line finds its trains; dangerous goods have the timetable alone', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/`);
    await page.getByRole('tab', { name: '铁路' }).click();
    for (const [name, typed] of [
      [quickSearch.kinds.station.origin, '重庆'],
      [quickSearch.kinds.station.destination, '杜伊斯堡'],
    ] as const) {
      await page.getByRole('combobox', { name, exact: true }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(typed) })
        .first()
        .click();
    }
    await page.getByRole('button', { name: quickSearch.go }).click();
    await page.waitForURL(/\/railWayIndex\?.*CNCKG/);
    await page.getByText(rail.approvalNote).waitFor();
    expect(await table(page).getByText('$').count()).toBe(0);
    await page.getByRole('link', { name: rail.general }).click();
    await table(page).getByText('$').first().waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  test.each(twoHands)(
    '[4.31][2.2] at %d a train of the list is ordered, and costs the same in the user centre',
    async (width, account, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await page.goto(site.address + PAGE);
      await signInByPassword(page, hand, account);
      await expectToast(page, sessionToasts.signedIn);
      await page.goto(site.address + LINE);
      const order = table(page)
        .getByRole('link', { name: new RegExp(`${rail.book}$`) })
        .last();
      await order.waitFor();
      expect(await overflowOf(page)).toBe(0);
      const href = (await order.getAttribute('href')) ?? '';
      const link = readRailOrderLink(href.split('?')[1] ?? '');
      expect(link).toMatchObject({ pickup: '500000', boxes: [{ ctnType: '40HQ', quantity: 2 }] });
      await hand.press(order);
      await page.getByRole('form', { name: stepName('train') }).waitFor();
      await totalsOf(page).getByText('$').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);

      await keepDraft(page, {
        ...railGlycerine,
        ...{ priceId: link?.priceId ?? '', cargoReadyDate: '', agree: false },
      });
      await page.goto(`${site.address}${href}&step=train`);
      await page.getByRole('form', { name: stepName('train') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await page.locator('#field-cargoReadyDate input').fill(localDay(Date.now() + DAY_MS, 'Asia/Shanghai'));
      await clickNext(page, hand, 'cargo');
      await clickNext(page, hand, 'consignee');
      expect(await overflowOf(page)).toBe(0);
      await clickNext(page, hand, 'confirm');
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [railCharges.title], ['agree']);

      const orderNo = await orderNoAt(page, '/railWay/success', 'RWY');
      const main = page.locator('main');
      await expectAmounts(main.locator('dl').first(), totals);
      await page.getByRole('heading', { name: rail.loadingTitle, includeHidden: true }).waitFor();
      await expect.poll(() => main.textContent()).toContain(rail.cutOffs.cyClosing);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals });
      expect(await overflowOf(page)).toBe(0);
      expect(said).toEqual([]);
    },
  );
});
