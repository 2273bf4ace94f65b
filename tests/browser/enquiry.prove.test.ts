import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { dangerousLookup } from '#src/ui/copy/dangerous-lookup.ts';
import { enquiry as words } from '#src/ui/copy/enquiry.ts';
import { manualReply } from '#src/ui/copy/enquiry-standing.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { UNVERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { signInWhenAsked } from '../kit/sign-in-page.ts';

const SEARCH = '/enquiryFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230';
/** The desk looks every 15 s, and so does the page. */
const ANSWERED_WITHIN = { timeout: 60_000, interval: 250 };

let site: ServedSite;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(path: string, width = 1280) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'info') said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => said.push(`thrown: ${message}`));
  await page.goto(site.address + path);
  await submitButton(page).waitFor();
  return { page, said };
}

const submitButton = (page: Page) => page.getByRole('button', { name: words.submit, exact: true });
const fieldOf = (page: Page, name: string) =>
  page.getByRole('form').getByLabel(words.fields[name as EnquiryField] ?? name, { exact: true });

/** What the server said last of one enquiry. */
function answersOf(page: Page) {
  let last: EnquiryAnswer | null = null;
  page.on('response', async (response) => {
    if (!/\/enquiries\/(ENQ|TRK)\d+$/.test(new URL(response.url()).pathname)) return;
    last = ((await response.json()) as { data: EnquiryAnswer }).data;
  });
  return () => last;
}

test('[1.2][2.5b] a number in the address and one that is chosen bring class, group and name', async () => {
  const { page, said } = await open(SEARCH);
  await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toBe('甲醇');
  const shown = (name: string) => fieldOf(page, name).locator('option:checked').textContent();
  await expect.poll(() => shown('packingGroup')).toContain('II');
  expect(await page.getByText(words.controls).count()).toBe(0);
  await fieldOf(page, 'unNo').fill('硝酸铵');
  await expect.poll(() => shown('packingGroup')).not.toContain('II');
  await page.getByRole('option', { name: /UN\s?1942/ }).click();
  await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toContain('硝酸铵');
  await expect.poll(() => shown('dgClass')).toContain('5.1');
  await page.getByText(words.controlsTitle([dangerousLookup.control.AMMONIUM_NITRATE])).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(said).toEqual([]);
});

test('[2.5b] what was typed survives a reload, and the address keeps the lane and no name', async () => {
  const { page } = await open(SEARCH);
  await fieldOf(page, 'cargoName').fill('丙酮');
  await fieldOf(page, 'contact').fill('林木森');
  await fieldOf(page, 'unNo').fill('1090');
  await expect.poll(() => page.url()).toContain('unNo=1090');
  expect(decodeURIComponent(page.url())).not.toContain('林木森');
  await page.reload();
  await submitButton(page).waitFor();
  await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toBe('丙酮');
  await expect.poll(() => fieldOf(page, 'contact').inputValue()).toBe('林木森');
  await expect.poll(() => fieldOf(page, 'unNo').inputValue()).toBe('1090');
  await page.getByText(words.controlsTitle([dangerousLookup.control.PRECURSOR_3])).waitFor();
  await expect.poll(() => fieldOf(page, 'dstPortCode').inputValue()).toBe('鹿特丹');
});

test('a shared link that there is not says so, and the form is there', async () => {
  const { page } = await open(`/enquiryFcl?share=${'A'.repeat(32)}`);
  await page.getByText(words.linkGoneTitle).waitFor();
  await expect.poll(() => fieldOf(page, 'cargoName').isEditable()).toBe(true);
});

test('[2.5b] a shared link that could not be read says so, and is read again without losing what was typed', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  const { data: shared } = await (
    await page.request.post(`${site.address}/api-ecommerce/shares`, {
      headers: { appCode: APP_CODE, appDriver: APP_DRIVER },
      data: { kind: 'search', content: { path: '/shippingFcl', query: SEARCH.split('?')[1] } },
    })
  ).json();
  const calls = `**/api-ecommerce/shares/${shared.id}*`;
  await page.route(calls, (route) => route.abort());
  await page.goto(`${site.address}/enquiryFcl?share=${shared.id}`);
  await page.getByText(words.linkUnreadTitle).waitFor();
  await fieldOf(page, 'contact').fill('林木森');
  await expect.poll(() => new URL(page.url()).searchParams.get('share')).toBe(shared.id);
  const retry = page.getByRole('alert').getByRole('button', { name: words.retry });
  await retry.click();
  await expect.poll(() => retry.isEnabled()).toBe(true);
  await page.unroute(calls);
  await retry.click();
  await expect.poll(() => fieldOf(page, 'dstPortCode').inputValue()).toBe('鹿特丹');
  expect(await fieldOf(page, 'contact').inputValue()).toBe('林木森');
  expect(await fieldOf(page, 'unNo').inputValue()).toContain('1230');
  expect(await page.getByText(words.linkUnreadTitle).count()).toBe(0);
  await expect.poll(() => page.url()).not.toContain('share=');
  expect(await overflowOf(page)).toBe(0);
});

test('[1.10b] a trucking enquiry is taken on the brand’s page and answered in words', async () => {
  const { page } = await open('/brand/freight', 360);
  const answer = answersOf(page);
  await fieldOf(page, 'pickupPlace').fill('上海金山');
  await fieldOf(page, 'deliveryPlace').fill('宁波北仑');
  await fieldOf(page, 'cargoName').fill('丙酮');
  await fieldOf(page, 'contact').fill('周海宁');
  await fieldOf(page, 'phone').fill(UNVERIFIED.phone);
  await submitButton(page).click();
  await signInWhenAsked(page, mouseOf(page), UNVERIFIED);
  await page.getByText(words.welcomed).waitFor();
  await submitButton(page).click();
  await page
    .getByText(/^TRK\d{11}$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: words.seeInList }).click();
  await expect.poll(() => answer()?.status, ANSWERED_WITHIN).toBe('manual');
  await page.getByText(manualReply('truck')).waitFor();
  expect(await overflowOf(page)).toBe(0);
});
