import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { table } from '#contract/table.ts';
import { KIT } from '#copy/kit.ts';
import { errors, sessionActions } from '#copy/shell.ts';
import { BUSY_MESSAGE } from '#domain/failure.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { expectToast, openSignedIn } from '../kit/sign-in-page.ts';

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});

afterEach(async () => {
  await context?.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

interface Answer {
  status: number;
  body: string;
}

const envelope = (status: number, code: string, message: string): Answer => ({
  status,
  body: JSON.stringify({ code, message, data: null }),
});

/** A person who is signed in presses 会员中心, whose ticket is answered with `answer`. */
async function pressMemberCentre({ status, body }: Answer): Promise<Page> {
  const opened = await openSignedIn(browser, site, PERSON);
  context = opened.context;
  const { page } = opened;
  await page.route(`**${table.userCentreTicket.path}`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body }),
  );
  await page.getByRole('button', { name: sessionActions.memberCentre }).click();
  return page;
}

const region = (page: Page) => page.getByRole('region', { name: KIT.notices.region });
/** A notification has its title above its words and stays until it is closed. */
const notification = (page: Page, words: string) =>
  region(page)
    .locator('div', { has: page.getByText(errors.title, { exact: true }) })
    .getByText(words, { exact: true });

test('[8.1] a refusal is a toast with its message', async () => {
  const page = await pressMemberCentre(envelope(200, CODE.tooManyTries, codeMessages[CODE.tooManyTries]));
  await expectToast(page, codeMessages[CODE.tooManyTries]);
  expect(await region(page).getByText(errors.title, { exact: true }).count()).toBe(0);
});

test('[8.3] an HTTP error with a message is a notification titled 错误 with that message', async () => {
  const page = await pressMemberCentre(envelope(500, CODE.serverError, '系统维护中，请十分钟后再来'));
  await notification(page, '系统维护中，请十分钟后再来').first().waitFor();
});

test('[8.3] an HTTP error without a message is a notification titled 错误 of a busy server', async () => {
  const page = await pressMemberCentre({ status: 502, body: '' });
  await notification(page, BUSY_MESSAGE).first().waitFor();
});
