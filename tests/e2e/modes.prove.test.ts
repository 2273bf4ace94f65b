import axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { modes as words } from '#copy/dg-desk/modes.ts';
import { homeMarket } from '#copy/home/page.ts';
import { shell } from '#copy/shell.ts';
import { FULL } from '../kit/full.ts';
import { serveJourneys, twoHands } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { WIDTHS } from '../kit/page-checks.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const { site, openPage } = serveJourneys();

const formOf = (page: Page): Locator => page.getByRole('form', { name: words.form.title });
const tableOf = (page: Page): Locator => page.getByRole('table', { name: words.table.caption });
const METHANOL = '/dgdesk?tool=modes&unNo=1230&pg=II&mass=17000&orgPortCode=CNSHA&dstPortCode=NLRTM';

async function findingsOf(page: Page): Promise<string[]> {
  await page.getByRole('progressbar', { name: shell.loading }).waitFor({ state: 'detached' });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('the ways to move one chemical', () => {
  test.each(twoHands)(
    '[1.2] at %d from the sheet of a number to the order of a tank, with goods, lane and quantity',
    async (width, _, handOf) => {
      const page = await openPage(width);
      const hand = handOf(page);
      await page.goto(`${site.address}/dgdesk/dgdeskDetail?un=1230&pg=II`);
      await hand.press(page.getByRole('link', { name: words.sheet.submit }));
      const form = formOf(page);
      await form.waitFor();
      await expect.poll(() => form.getByLabel(words.form.unNo).inputValue()).toBe('1230');
      await hand.choose(form.getByLabel(words.form.origin), '上海');
      await hand.choose(form.getByLabel(words.form.destination), '鹿特丹');
      await hand.type(form.getByLabel(words.form.mass), '17000');
      await hand.press(form.getByRole('button', { name: words.form.submit }));
      await tableOf(page).getByText(words.reasons.FLEXITANK_DANGEROUS).waitFor();
      await tableOf(page).getByText(words.reasons.NEEDS_DENSITY).first().waitFor();
      await form.locator('summary').click();
      await hand.type(form.getByLabel(words.form.density15), '0.7961');
      await hand.type(form.getByLabel(words.form.density50), '0.7632');
      await hand.press(form.getByRole('button', { name: words.form.submit }));
      await tableOf(page).getByText(words.load.highest('91.61'), { exact: false }).waitFor();
      const steps = page.getByRole('figure').getByRole('listitem');
      expect(await steps.allTextContents()).toEqual([
        `${words.fillPicture.expansion('0.7961', '0.7632')}0.0012317`,
        `${words.fillPicture.limit('95', '20')}${words.fillPicture.limitNote}91.61%`,
        `${words.fillPicture.litres('24,000')}21,987 L`,
        `${words.fillPicture.most}${words.fillPicture.mostNote}17,401 kg`,
        `${words.fillPicture.yours('17,000')}89.4%`,
      ]);
      expect(await overflowOf(page)).toBe(0);
      await hand.press(page.getByRole('link', { name: `${words.names.TANK} ${words.order}` }));
      await page.waitForURL(/\/tankIndex\?.*priceId=/);
      const asked = new URL(page.url()).searchParams;
      expect(Object.fromEntries(asked)).toMatchObject({
        ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', unNo: '1230', pg: 'II', boxes: '20TK*1', d15: '0.7961' },
      });
    },
  );

  test('[1.2] the tools of the home page lead here; what is typed wrong is reported, a port that is none has no way', async () => {
    const page = await openPage(1280);
    await page.goto(`${site.address}/`);
    await page.getByRole('link', { name: homeMarket.tools.modes.label }).click();
    await page.getByText(words.wait).waitFor();
    await page.goto(`${site.address}${METHANOL}&d15=<script>`);
    await formOf(page).getByText(words.form.wrong.density15, { exact: false }).waitFor();
    await page.goto(`${site.address}${METHANOL.replace('CNSHA', 'XXXXX')}`);
    await tableOf(page).getByText(words.reasons.NO_LANE).first().waitFor();
    expect(await page.getByRole('link', { name: words.order }).count()).toBe(0);
  });

  test.each(FULL ? WIDTHS : [360, 1920])('at %d the ways fit and read well', async (width) => {
    const page = await openPage(width);
    await page.goto(`${site.address}${METHANOL}&d15=0.7961&d50=0.7632`);
    await tableOf(page).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await findingsOf(page)).toEqual([]);
  });
});
