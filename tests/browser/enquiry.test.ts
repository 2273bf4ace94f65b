import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import { enquiries } from '#src/ui/copy/enquiries.ts';
import { enquiry as words } from '#src/ui/copy/enquiry.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON, VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { keyboardOf } from '../kit/hands.ts';
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { signInWhenAsked } from '../kit/sign-in-page.ts';

const SEARCH = '/enquiryFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230';
const TWO_MINUTES = 120_000;
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

const askers = [
  { width: 360, ...PERSON },
  { width: 1280, ...VERIFIED },
];

describe.each(FULL ? askers : askers.slice(0, 1))('at $width', ({ width, phone, password }) => {
  test('[1.2][2.5b][7.5b] asked by keyboard alone and signed out, nothing is lost over sign-in, and the desk answers with options', async () => {
    const { page, said } = await open(SEARCH, width);
    const hand = keyboardOf(page);
    const answer = answersOf(page);
    await hand.type(fieldOf(page, 'cargoName'), `甲醇 ${width}`);
    await hand.type(fieldOf(page, 'contact'), '顾晓岚');
    await hand.type(fieldOf(page, 'phone'), phone);
    await hand.type(fieldOf(page, 'remark'), '桶装');
    await hand.press(submitButton(page));
    await signInWhenAsked(page, hand, { phone, password });

    await page.getByText(words.welcomed).waitFor();
    await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toBe(`甲醇 ${width}`);
    await expect.poll(() => fieldOf(page, 'remark').inputValue()).toBe('桶装');
    await expect.poll(() => fieldOf(page, 'orgPortCode').inputValue()).toBe('上海');
    expect(await overflowOf(page)).toBe(0);
    await hand.press(submitButton(page));

    const heading = page.getByRole('heading', { name: words.placed });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const enquiryNo =
      (await page
        .getByText(/^ENQ\d{11}$/)
        .first()
        .textContent()) ?? '';
    await hand.press(page.getByRole('button', { name: words.seeInList }));
    await expect.poll(() => answer()?.status, ANSWERED_WITHIN).toBe('answered');
    expect(answer()).toMatchObject({ enquiryNo });
    expect(answer()!.answeredAt! - answer()!.createdAt).toBeLessThanOrEqual(TWO_MINUTES);

    const options = page.getByRole('article');
    await expect.poll(() => options.count(), ANSWERED_WITHIN).toBe(answer()!.options.length);
    const first = (await options.first().textContent()) ?? '';
    expect(first.replace(/\s/g, '')).toContain('$2,300.00');
    expect(first.replace(/\s/g, '')).toContain('¥3,390.00');
    expect(await options.first().getByRole('link', { name: enquiries.order }).getAttribute('href')).toContain(
      enquiryNo,
    );
    await expect
      .poll(() => page.getByRole('table', { name: enquiries.title }).textContent(), ANSWERED_WITHIN)
      .toContain(enquiries.status.answered);
    expect(await overflowOf(page)).toBe(0);
    expect(said).toEqual([]);
  });
});
