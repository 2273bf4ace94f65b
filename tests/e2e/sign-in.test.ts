import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { captchaReplies } from '#copy/replies.ts';
import { captcha, session, sessionToasts } from '#copy/sign-in/session.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { keyboardOf, mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  chooseMode,
  codeButton,
  expectToast,
  field,
  missPassword,
  openContext,
  PAGE,
  register,
  signInButton,
  signInByCode,
  signInByPassword,
  signOut,
  signOutButton,
  submitButton,
} from '../kit/sign-in-page.ts';
import { missSlider, solveCaptcha } from '../kit/solve-captcha.ts';

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

async function open(width = 1280): Promise<Page> {
  const context = await openContext(browser, { viewport: { width, height: 800 } });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await signInButton(page).waitFor();
  return page;
}

test('[2.5b] the dialog that the server renders over an order says nothing of cookies', async () => {
  let rendered = '';
  const render = async () => {
    rendered = await (await fetch(`${site.address}/shippingFcl/addOrder`)).text();
    return rendered;
  };
  // A server that has just started sends the page without its markup.
  await expect.poll(render).toContain(session.smsCode);
  expect(rendered).not.toContain(session.cookiesBlocked);
});

const people = [
  { width: 360, handOf: keyboardOf, way: 'by keyboard alone', phone: '13900010002' },
  { width: 1280, handOf: mouseOf, way: 'by mouse', phone: '13900010001' },
];

/** The mouse comes to both doors in the bookings too, and to this one with the full counts. */
describe.each(FULL ? people : people.slice(0, 1))('at $width, $way', ({ width, handOf, phone }) => {
  test('[2.13][2.14d][3.8][4.1][4.4b][4.12][8.9] a person registers, signs out, and signs in by password and by code', async () => {
    const page = await open(width);
    const hand = handOf(page);
    await register(page, hand, site, phone);
    await signOut(page, hand);

    await signInByPassword(page, hand, { phone });
    await expectToast(page, sessionToasts.signedIn);
    await signOut(page, hand);

    await chooseMode(page, hand, 'sms');
    await signInByCode(page, hand, site, phone);
    await expectToast(page, sessionToasts.signedIn);
    await signOutButton(page).waitFor();
    expect(page.url()).toBe(site.address + PAGE);
  });
});

/** Last, for the server gives this address no slider for the next ten minutes. */
test('[2.24][4.12][4.14][4.16] after three wrong passwords a code and a password cost a captcha, and who misses the slider three times is given words to click', async () => {
  const page = await open();
  const hand = mouseOf(page);
  await missPassword(page, hand, PERSON.phone);
  await page.getByRole('tab', { name: session.modes.sms }).click();
  await hand.press(codeButton(page));
  for (let missed = 0; missed < 3; missed += 1)
    expect(await missSlider(page)).toBe(captcha.failedBecause(captchaReplies.wrong.blockPuzzle));
  expect(await solveCaptcha(page, hand, site)).toBe('clickWord');
  await expectToast(page, sessionToasts.codeSent);
  await page.getByRole('tab', { name: session.modes.password }).click();
  await field(page, session.password).fill(PERSON.password);
  await hand.press(submitButton(page));
  expect(await solveCaptcha(page, hand, site)).toBe('clickWord');
  await expectToast(page, sessionToasts.signedIn);
});
