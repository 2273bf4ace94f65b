import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
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
  '9'.repeat(60),
];

/** Everything by which an address of the site names something, or says how much. */
const NAMES = (
  'orgPort orgPortCode dstPort dstPortCode isDanger unNo un pg group boxes volume weight etdFrom etdTo carriers page cursor ' +
  'priceId scheduleId copy amend template whatIf draft step orderNo enquiryNo optionId share desk tool tab type tankNo ' +
  'd15 d50 ft mass pickup delivery direction border load un fp mode pallets days class area km work kind store id keyword ' +
  'category own publish redirect service remark q length width height pieces net aircraft airline'
).split(' ');

/** In the first rounds no two neighbours say the same; with the full counts each says everything once. */
const ROUNDS = FULL ? HOSTILE.length : 2;
const valueAt = (index: number) => HOSTILE[index % HOSTILE.length] ?? '';
const queryOf = (round: number) => NAMES.map((name, index) => `${name}=${valueAt(index + round)}`).join('&');

const site = sharedSite();
let browser: Browser;
let context: BrowserContext;
let page: Page;
const pageMessages: string[] = [];
beforeAll(async () => {
  browser = await openSparingBrowser();
  ({ context, page } = await openSignedIn(browser, site, PERSON, { viewport: { width: 360, height: 800 } }));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
}, 60_000);
afterAll(async () => {
  await context?.close();
  await browser?.close();
});

/** Console messages that the browser adds for a 404. */
const isOfNoPage = (text: string) => /Failed to load resource: .*status of 40[04]/.test(text);

const paths = routes.flatMap(({ path }) => (path === null ? [] : [path]));

test.each(paths.map((path, index) => [path, index] as const))(
  '[2.2][2.4][8.7b] %s stands whatever its address says',
  async (path, index) => {
    const found: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      pageMessages.length = 0;
      const address = `${path.replace(/:\w+\??$/, valueAt(index + round))}?${queryOf(round)}`;
      const answer = await page.goto(site.address + address);
      await settle(page);
      const text = await page.locator('main').innerText();
      const odd = /.{0,30}(undefined|NaN|\[object|null)/.exec(text)?.[0];
      if (![200, 404].includes(answer?.status() ?? 0)) found.push(`${round} answers ${answer?.status()}`);
      if (odd !== undefined) found.push(`${round} shows ${odd}`);
      if ((await page.title()) === 'hostile') found.push(`${round} was run`);
      if ((await overflowOf(page)) !== 0) found.push(`${round} is wider than the window`);
      found.push(...pageMessages.filter((one) => !isOfNoPage(one)).map((one) => `${round} ${one}`));
    }
    expect(found).toEqual([]);
  },
);
