import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { readLclOrderLink } from '#domain/orders/lcl-order-link.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { lcl } from '#src/ui/copy/lcl.ts';
import { quickSearch } from '#src/ui/copy/quick-search.ts';
import { search } from '#src/ui/copy/search.ts';
import { sessionToasts } from '#src/ui/copy/session.ts';
import { amountsIn, clickNext, expectAmounts, giveFile, submitOrder, totalsOf } from '../kit/booking-page.ts';
import { keepDraft } from '../kit/kept-draft.ts';
import { paintForm } from '../kit/lcl-order.ts';
import { expectInUserCentre, orderNoAt, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const LANE = '/shippingLcl?orgPortCode=CNSHA&dstPortCode=DEHAM';
const AGREEMENTS = [seaFreightCharges.title, dangerousGoodsProtocol.title];
const table = (page: Page): Locator => page.getByRole('table', { name: lcl.caption });

describe('consolidated cargo', () => {
  test('[2.22][5.9] from the home page a load finds its sailings, priced as it is charged', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/`);
    await page.getByRole('tab', { name: '拼箱' }).click();
    for (const [name, typed] of [
      [search.origin, '上海'],
      [search.destination, '汉堡'],
    ] as const) {
      await page.getByRole('combobox', { name, exact: true }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(typed) })
        .first()
        .click();
    }
    await page.getByLabel(quickSearch.volume).fill('2.36');
    await page.getByLabel(quickSearch.weight).fill('1850');
    await page.getByRole('button', { name: quickSearch.go }).click();
    await page.waitForURL(/\/shippingLcl\?.*volume=2\.36/);
    await table(page)
      .getByText(/^2\.36 RT × \$/)
      .first()
      .waitFor();
    await page.getByText(lcl.calculator.steps.larger.VOLUME).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  test('[1.2] a class that nobody consolidates leads to whole boxes and to an enquiry', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}${LANE}&unNo=1428`);
    const refused = page.getByRole('region', { name: lcl.noneOfClass('4.3') });
    await refused.getByRole('link', { name: lcl.toFcl }).waitFor();
    expect(await refused.getByRole('link', { name: lcl.toEnquiry }).getAttribute('href')).toContain('unNo=1428');
    expect(await overflowOf(page)).toBe(0);
  });

  test.each(twoHands)(
    '[4.31][2.23] at %d an order opens over the list, is placed, and costs the same in the user centre',
    async (width, account, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await page.goto(site.address + PAGE);
      await signInByPassword(page, hand, account);
      await expectToast(page, sessionToasts.signedIn);
      await page.goto(`${site.address}${LANE}&unNo=1263&volume=2.36&weight=1850`);
      const order = table(page)
        .getByRole('link', { name: new RegExp(`${lcl.order}$`) })
        .first();
      await order.waitFor();
      const priceId = readLclOrderLink((await order.getAttribute('href'))?.split('?')[1] ?? '')?.priceId ?? '';
      await hand.press(order);
      await page.getByRole('heading', { name: lcl.orderTitle }).waitFor();
      await totalsOf(page).getByText('$').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);

      const [line] = paintForm.cargo;
      const cargo = [{ ...line!, sds: [] }];
      await keepDraft(page, site.address, 'lcl', {
        ...paintForm,
        cargo,
        priceId,
        scheduleId: '',
        handInDay: '',
        agree: false,
        truth: false,
      });
      await page.goto(`${site.address}${LANE}&unNo=1263&priceId=${priceId}&step=cargo`);
      await page.getByRole('form', { name: stepName('cargo') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await giveFile(page, 'cargo.0.sds');
      await clickNext(page, hand, 'handIn');
      await page.locator('#field-handInDay input').fill(localDay(Date.now() + DAY_MS, 'Asia/Shanghai'));
      await clickNext(page, hand, 'confirm');
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, AGREEMENTS);

      const orderNo = await orderNoAt(page, '/shippingLcl/success', 'LCL');
      const main = page.locator('main');
      await expectAmounts(main.locator('dl').first(), totals);
      await page.getByRole('heading', { name: lcl.note.title, includeHidden: true }).waitFor();
      await expect.poll(() => main.textContent()).toContain('临港危化品一号库');

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals });
      expect(await overflowOf(page)).toBe(0);
      expect(said).toEqual([]);
    },
  );
});
