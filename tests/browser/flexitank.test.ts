import axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { flexitankService } from '#domain/booking/services/flexitank/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { flexitankCharges } from '#server/texts/flexitank-charges.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { flexitank as words } from '#src/ui/copy/flexitank.ts';
import { homeSections } from '#src/ui/copy/home-sections.ts';
import { orderSuccess } from '#src/ui/copy/notices.ts';
import { shell } from '#src/ui/copy/shell.ts';
import { answerSteps } from '../kit/answer-form.ts';
import { amountsIn, chooseListed, expectAmounts, submitOrder, totalsOf } from '../kit/booking-page.ts';
import { flexitankGlycerine, paper } from '../kit/flexitank-order.ts';
import { FULL } from '../kit/full.ts';
import type { Hand } from '../kit/hands.ts';
import { openSearch } from '../kit/list-page.ts';
import { expectInUserCentre, join, orderNoIn, serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { WIDTHS } from '../kit/page-checks.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const { site, openPage } = serveJourneys();

const lastingReport = { ...paper('report.pdf'), day: '2099-12-31' };

const formOf = (page: Page): Locator => page.getByRole('form', { name: words.form.title });
const tile = homeSections.serviceList.find(({ to }) => to === '/fluidBag')!;

/** From the tile of the home page to the sailings of a lane, with the bags that 48 tons of glycerine need. */
async function searchLane(page: Page, hand: Hand) {
  await page.goto(`${site.address}/`);
  await hand.press(page.locator('main').getByRole('link', { name: tile.name, exact: true }));
  const form = formOf(page);
  await chooseListed(page, hand, [words.form.origin, 'shanghai'], /上海/);
  await chooseListed(page, hand, [words.form.destination, '鹿特丹'], /鹿特丹/);
  await hand.type(form.getByLabel(words.form.mass), '48000');
  await hand.type(form.getByLabel(words.form.density), '1.2');
  await hand.press(form.getByRole('button', { name: words.form.submit }));
  await page.waitForURL(/mass=48000/);
  await page.getByText(words.bags.planned('48,000', 2, '20', '24,000', '48,000')).waitFor();
}

/** What is wrong with a page that has come: its progress is no part of it. */
async function findingsOf(page: Page): Promise<string[]> {
  await page.getByRole('progressbar', { name: shell.loading }).waitFor({ state: 'detached' });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const orderLink = (page: Page): Locator => page.getByRole('link', { name: new RegExp(`${words.book}$`) }).first();

describe('the order of flexitanks', () => {
  test.each(twoHands)(
    '[4.31][2.23] at %d who is new finds bags from the home page and orders them, and they cost the same in the user centre',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await searchLane(page, hand);
      await hand.press(orderLink(page));
      await page.getByRole('heading', { name: words.order.title }).waitFor();
      await totalsOf(page).getByText('¥').first().waitFor();
      const totals = await amountsIn(totalsOf(page));
      expect(await overflowOf(page)).toBe(0);

      await join(page, hand, site);

      const sent = { ...flexitankGlycerine, installDay: localDay(Date.now() + DAY_MS, 'Asia/Shanghai') };
      const cargo = flexitankGlycerine.cargo.map((line) => ({ ...line, classReport: [lastingReport] }));
      const [liquid = '', bags = '', ...rest] = flexitankService.steps;
      await answerSteps(page, hand, { ...sent, cargo }, [liquid, bags]);
      const bag = page.getByRole('form', { name: stepName('bag') });
      await bag.getByLabel(words.bags.mass).fill('48000');
      await hand.press(bag.getByRole('button', { name: words.bags.suggest }));
      await bag.getByText(words.order.net('24,000', '48,000')).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await answerSteps(page, hand, sent, [bags, ...rest]);
      await page.getByRole('checkbox', { name: fieldLabel('agree') }).waitFor();
      await expectAmounts(totalsOf(page), totals);
      await submitOrder(page, hand, [flexitankCharges.title], ['agree']);

      const dialog = page.getByRole('dialog', { name: orderSuccess.title });
      const orderNo = await orderNoIn(dialog, 'FLX');
      await expectAmounts(dialog, totals);

      await expectInUserCentre(page, site.address, { orderNo, amounts: totals, hand });
      expect(await overflowOf(page)).toBe(0);
      expect(said).toEqual([]);
    },
  );

  test('[1.2] the form takes no dangerous goods and leads them to the tanks, with the lane and the number they came with', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM`);
    await openSearch(page);
    const form = formOf(page);
    await form.getByText(words.form.noDangerous).waitFor();
    const link = form.getByRole('link', { name: words.form.seeTanks });
    expect(await link.getAttribute('href')).toBe('/tankIndex?orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y');
    expect(await form.getByRole('radio').count()).toBe(0);
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&unNo=1230`);
    const refused = formOf(page).getByRole('link', { name: words.refused.link });
    await refused.waitFor();
    expect(await refused.getAttribute('href')).toBe(
      '/tankIndex?orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&unNo=1230',
    );
    expect(await page.getByRole('table', { name: words.caption }).count()).toBe(0);
    expect(await findingsOf(page)).toEqual([]);
    await formOf(page).getByRole('button', { name: words.form.submit }).click();
    await page.getByRole('table', { name: words.caption }).waitFor();
  });

  test('[11.10] without a mass and a density the list says that its totals are for one box', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM`);
    await page.getByText(words.oneBoxNote).waitFor();
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&mass=40000&density=0.92`);
    await page.getByText(words.planNote).waitFor();
    expect(await page.getByText(words.oneBox).count()).toBe(0);
  });

  test('[4.31] a visitor opens a price that is gone, is told so, and goes back to the list', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/fluidBag?priceId=gone`);
    await page.getByText(words.order.noOffer).waitFor();
    await page.getByRole('link', { name: words.order.close }).click();
    await page.getByRole('table', { name: words.caption }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('priceId')).toBeNull();
  });

  test.each(FULL ? WIDTHS : [360, 1920])(
    'at %d the list, its bags and its comparison fit and read well',
    async (width) => {
      const page = await openPage(width);
      await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&mass=40000&density=0.92`);
      await page.getByRole('heading', { name: words.comparison.title }).waitFor();
      expect(await overflowOf(page)).toBe(0);
      expect(await findingsOf(page)).toEqual([]);
      await page.goto(`${site.address}/fluidBag?orgPortCode=<script>&mass=1e9&density=x`);
      await formOf(page).getByText(words.form.wrong.density, { exact: false }).waitFor();
    },
  );
});
