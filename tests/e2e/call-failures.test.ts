import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { table } from '#contract/table.ts';
import { KIT } from '#copy/kit.ts';
import { errors, sessionActions } from '#copy/shell.ts';
import { BUSY_MESSAGE } from '#domain/failure.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { sharedSite } from '../kit/served-site.ts';
import { expectToast, openSignedIn } from '../kit/sign-in-page.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

const region = (page: Page) => page.getByRole('region', { name: KIT.notices.region });
/** A notification has its title above its words and stays until it is closed. */
const notification = (page: Page, words: string) =>
  region(page)
    .locator('div', { has: page.getByText(errors.title, { exact: true }) })
    .getByText(words, { exact: true });

test('[8.1][8.3] a refusal is a toast with its message, an HTTP error a notification titled 错误 with its message or that of a busy server', async () => {
  const { context, page } = await openSignedIn(browser, site, PERSON);
  let answer = { status: 200, body: '' };
  await page.route(`**${table.userCentreTicket.path}`, (route) =>
    route.fulfill({ ...answer, contentType: 'application/json' }),
  );
  const pressMemberCentre = (status: number, body: object | null) => {
    answer = { status, body: body === null ? '' : JSON.stringify(body) };
    return page.getByRole('button', { name: sessionActions.memberCentre }).click();
  };

  const refusal = codeMessages[CODE.tooManyTries];
  await pressMemberCentre(200, { code: CODE.tooManyTries, message: refusal, data: null });
  await expectToast(page, refusal);
  expect(await region(page).getByText(errors.title, { exact: true }).count()).toBe(0);

  await pressMemberCentre(500, { code: CODE.serverError, message: '系统维护中，请十分钟后再来', data: null });
  await notification(page, '系统维护中，请十分钟后再来').first().waitFor();

  await pressMemberCentre(502, null);
  await notification(page, BUSY_MESSAGE).first().waitFor();
  await context.close();
});
