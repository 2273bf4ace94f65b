import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { type CallName, table } from '#contract/table.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { rooms, verificationErrors, verification as words } from '#copy/user-centre/rooms.ts';
import { registerRows } from '#server/seed/register-rows.ts';
import { openBrowser } from '../kit/browser.ts';
import { addressesFrom, phonesFrom, sha256 } from '../kit/browser-client.ts';
import { licencePicture } from '../kit/licence-picture.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { clientHeaders } from '../kit/server.ts';
import { codeSentTo, openContext, PASSWORD } from '../kit/sign-in-page.ts';
import { type Subject, walkModel } from '../kit/walk-model.ts';
import { verificationModel } from '../machines/verification.model.ts';

const [TAKEN, ...free] = registerRows.map(({ creditCode, legalPerson }) => ({ creditCode, legalPerson }));
const UNKNOWN = '91110000MA00ABCD4C';
const DESK_TOKEN = 'token-of-the-desk-1';
const REGISTER = `**${table.enterpriseDetail.path}*`;
const SUBMIT = `**${table.enterpriseVerify.path}*`;

const newPhone = phonesFrom('131');
/** Each walk registers from another network, so that none of them is asked to work for its message. */
const newAddress = addressesFrom(20);
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(undefined, { DESK_TOKEN, TRUST_PROXY: 'loopback' }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function post(page: Page, name: CallName, data: object, headers: Record<string, string>) {
  const answer = await page.request.post(site.address + table[name].path, { data, headers });
  return ((await answer.json()) as { data: { token: string } }).data;
}

/** Opens the verification dialog as a newly registered user. */
async function openDialog(phone: string): Promise<Page> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const headers = { ...clientHeaders, 'x-forwarded-for': newAddress() };
  await post(page, 'sendSms', { phone, userSource: 'echem', messageType: 'user_sign' }, headers);
  const code = codeSentTo(site, phone, 'user_sign');
  const person = { phone, code, password: sha256(PASSWORD), userSource: 'echem' };
  const { token } = await post(page, 'register', person, headers);
  await context.addCookies([{ name: 'access_token', value: token, url: site.address }]);
  await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=verification`);
  await page.getByRole('button', { name: rooms.verification.open }).click();
  return page;
}

const runCommand = async (...given: string[]) =>
  (
    await promisify(execFile)(process.execPath, ['scripts/desk.mjs', ...given], {
      env: { ...process.env, DATA_DIR: site.dataDir, DESK_TOKEN },
    })
  ).stdout;

function createSubject(): Subject {
  const phone = newPhone();
  /** An account that passes with it keeps it. */
  const { creditCode: known, legalPerson } = free.shift()!;
  /** A unique name, by which the operator console finds it. */
  const company = `新设化工${phone.slice(-4)}有限公司`;
  let page: Page;
  const dialog = () => page.getByRole('dialog', { name: words.title });
  const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  const says = (text: string) => dialog().getByText(text, { exact: true }).first().waitFor();
  const code = () => dialog().getByLabel(words.creditCode, { exact: true });
  const give = (name: string, buffer: Buffer) =>
    dialog()
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/png', buffer });
  const type = async (text: string) => {
    await code().fill(text);
    await code().press('Enter');
  };
  const atTheForm = async () => {
    await code().waitFor();
    await expect.poll(() => dialog().getByRole('alert').count()).toBe(0);
  };
  return {
    gestures: {
      'give a licence with a code': () => give('licence.png', licencePicture(`统一社会信用代码:${known}`)),
      'give a licence without a code': () => give('blank.png', licencePicture(null)),
      'give a damaged file': () => give('broken.pdf', Buffer.from('%PDF-1.7 cut off')),
      'type a wrong code': () => type('91110000MA00ABCD00'),
      'type the code': () => type(known),
      'type a code another account holds': () => type(TAKEN!.creditCode),
      'type the code instead': async () => {
        await press(words.editAgain);
        await type(known);
      },
      'go on all the same': () => press(words.goOn),
      'ask to join it': () => press(words.join),
      'that is us, though taken': () => press(words.submit),
      'type a code no one knows': () => type(UNKNOWN),
      'type the code while the register is away': async () => {
        await page.route(REGISTER, (route) => route.fulfill({ status: 503, body: '' }));
        await type(known);
      },
      'try again': async () => {
        await page.unroute(REGISTER);
        await press(words.retry);
      },
      'write the name': async () => {
        await dialog().getByLabel(words.name, { exact: true }).fill(company);
        await press(words.submitToOperator);
      },
      'that is us': () => press(words.submit),
      'that is us, the operator says no': async () => {
        const misspelt = (route: Route) =>
          route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), name: company }) });
        await page.route(SUBMIT, misspelt);
        await press(words.submit);
      },
      'that is not us': () => press(words.notThis),
      'begin again': () => press(words.again),
      'the operator has stated yes': async () => {
        const number = (await runCommand())
          .split('\n')
          .find((line) => line.includes(company))
          ?.trim()
          .split(/\s+/)[0];
        expect(await runCommand('pass', number ?? '')).toContain(company);
        await press(words.check);
      },
    },
    checks: {
      'at the form': async () => {
        page = await openDialog(phone);
        await atTheForm();
      },
      'at the form again': atTheForm,
      'asked to type the code': async () => {
        await says(words.licenceErrors.noCode);
        await says(words.licenceKept);
      },
      'notified of the file': () =>
        dialog()
          .getByRole('alert')
          .filter({ hasText: /损坏|无法打开/ })
          .waitFor(),
      'notified of the code': () => says(verificationErrors.creditCode.CREDIT_CODE),
      'shown that it is taken': () => says(words.takenTitle),
      'shown that they are asked': () => says(words.requestedTitle),
      'before the other’s entry': () => says(TAKEN!.legalPerson),
      'waiting for a person': () => says(words.pendingTitle),
      'asked to try again': () => says(words.interrupted),
      'asked for the name': () => says(words.unknownTitle),
      'before what the register says': async () => {
        await says(legalPerson);
        await says(known);
      },
      'waiting for the operator': () => says(words.pendingTitle),
      rejected: () => says(words.rejectedTitle),
      verified: async () => {
        await says(words.passedTitle);
        await page.context().close();
      },
    },
  };
}

walkModel('[4.32][7.5b] verifying in the served site', verificationModel, createSubject, 'shortest');
