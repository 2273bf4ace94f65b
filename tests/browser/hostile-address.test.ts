import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { overflowOf } from '../kit/overflow.ts';
import { sharedSite } from '../kit/served-site.ts';
import { settle } from '../kit/settled.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

/** As an address says them: markup, a way out of the folder, no text at all, a name of every object, one of great length. */
const HOSTILE = [
  '%3Cimg%20src=x%20onerror=document.title=%27hostile%27%3E',
  '..%2F..%2F..%2Fetc%2Fpasswd%27%20or%201=1%20--',
  '%00%E0%A4%A',
  '__proto__',
  '9'.repeat(2_000),
];

/** Everything by which an address of the site names something, or says how much. */
const NAMES = (
  'orgPort orgPortCode dstPort dstPortCode isDanger unNo un pg group boxes volume weight etdFrom etdTo carriers page cursor ' +
  'priceId scheduleId copy amend template whatIf draft step orderNo enquiryNo optionId share desk tool tab type tankNo ' +
  'd15 d50 ft mass pickup delivery direction border load un fp mode pallets days class area km work kind store id keyword ' +
  'category own publish redirect service remark q length width height pieces net aircraft airline'
).split(' ');

const queryOf = (value: string) => NAMES.map((name) => `${name}=${value}`).join('&');

const site = sharedSite();
let browser: Browser;
let context: BrowserContext;
let page: Page;
const said: string[] = [];
beforeAll(async () => {
  browser = await openSparingBrowser();
  ({ context, page } = await openSignedIn(browser, site, PERSON, { viewport: { width: 360, height: 800 } }));
  page.on('pageerror', ({ message }) => said.push(`thrown: ${message}`));
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
}, 60_000);
afterAll(async () => {
  await context?.close();
  await browser?.close();
});

/** What the browser itself says of a page that is not there. */
const isOfNoPage = (text: string) => /Failed to load resource: .*status of 40[04]/.test(text);

const paths = routes.flatMap(({ path }) => (path === null ? [] : [path]));

test.each(paths)('[2.2][2.4][8.7b] %s stands whatever its address says', async (path) => {
  const found: string[] = [];
  for (const value of HOSTILE) {
    said.length = 0;
    const address = `${path.replace(/:\w+\??$/, value)}?${queryOf(value)}`;
    const answer = await page.goto(site.address + address);
    await settle(page);
    const text = await page.locator('main').innerText();
    if (![200, 400, 404].includes(answer?.status() ?? 0)) found.push(`${value} answers ${answer?.status()}`);
    if (/undefined|NaN|\[object|null/.test(text))
      found.push(`${value} shows ${/.{0,30}(undefined|NaN|\[object|null)/.exec(text)?.[0]}`);
    if ((await page.title()) === 'hostile') found.push(`${value} was run`);
    if ((await overflowOf(page)) !== 0) found.push(`${value} is wider than the window`);
    found.push(...said.filter((one) => !isOfNoPage(one)).map((one) => `${value.slice(0, 20)} ${one}`));
  }
  expect(found).toEqual([]);
});
