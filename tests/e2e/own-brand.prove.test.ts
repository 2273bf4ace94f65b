import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtBrand } from '#copy/brand.ts';
import { operatorCompany as words } from '#copy/operator/company.ts';
import { operatorConsole as door } from '#copy/operator/console.ts';
import { recordReplies } from '#copy/operator/replies.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { expectSound } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openContext } from '../kit/sign-in-page.ts';
import { plainPicture } from '../kit/upload-files.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('[10.1] [1.3] a company puts its own name and mark on its site without a build, sees them before, and takes them back', async () => {
  const page = await (await openContext(browser)).newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const made = await makeOperatorAt(site, `品牌员-${Date.now()}`, 'admin');
  await page.goto(`${site.address}/desk/`);
  await enterOperatorRoom(page, made);
  await button(door.roomNames.company).click();
  await button(words.edit).click();
  await page.getByLabel(words.fields.brandName, { exact: true }).fill('示化通');
  await page.getByLabel(words.fields.address, { exact: true }).fill('上海市示例路 8 号');
  const logo = page.getByLabel(words.fields.logo, { exact: true });
  await logo.setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await button(words.save).click();
  await page.getByText(recordReplies.logoType).waitFor();
  const buffer = Buffer.from(plainPicture(120, 60, 'png'));
  await logo.setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer });
  const shown = page.getByRole('region', { name: words.preview });
  await expect.poll(() => shown.textContent()).toMatch(/示化通.*上海市示例路 8 号/s);
  await expect.poll(() => shown.locator('img[src^="blob:"]').count()).toBe(1);
  await expectSound(page, 'what the company says of itself');
  await button(words.save).click();
  await page.getByText(words.saved, { exact: true }).waitFor();

  const visitor = await (await openContext(browser)).newPage();
  await visitor.goto(site.address);
  expect(await visitor.title()).toMatch(/^示化通/);
  const home = visitor.getByRole('banner').getByRole('link', { name: '示化通首页' });
  expect(await home.locator('img').getAttribute('src')).toMatch(/^\/company-logo\//);
  await visitor.mouse.wheel(0, 20_000);
  await visitor.getByRole('contentinfo').getByText('上海市示例路 8 号').waitFor();
  await expectSound(visitor, 'a site with a name of its own');
  await visitor.goto(`${site.address}/news`);
  expect(await visitor.title()).toMatch(/ - 示化通$/);

  await button(words.restore).click();
  await page.getByText(words.saved, { exact: true }).waitFor({ state: 'detached' });
  await button(words.save).click();
  await page.getByText(words.saved, { exact: true }).waitFor();
  await visitor.goto(site.address);
  expect(await visitor.title()).toMatch(new RegExp(`^${builtBrand.name}`));
});
