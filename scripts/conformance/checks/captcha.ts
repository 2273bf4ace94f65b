import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { captcha, session, sessionToasts } from '#copy/sign-in/session.ts';
import type { CaptchaType, Point } from '#domain/captcha/protocol.ts';
import { CAPTCHA_IMAGE, CAPTCHA_RENEW_MS, CAPTCHA_SCALE } from '#domain/limits.ts';
import { CAPTCHA_SUCCESS, ok, refuse } from '../answers.ts';
import { type Bench, type Check, until } from '../bench.ts';
import { addPerson, chooseMode, codeButton, field, PHONE, sendPassword, signedIn, toast } from '../sign-in.ts';

const box = (page: Page) => page.getByRole('dialog', { name: captcha.dialog });
const words = (page: Page) => box(page).getByRole('status').first();
const ready = (page: Page) => box(page).locator('[data-screen=ready], [data-screen=picking]').waitFor();
const isSolved = (page: Page) => box(page).locator('[data-screen=succeeded]').waitFor();
const isWrong = (page: Page) => box(page).locator('[data-screen=failed]').waitFor();

/** Opens the captcha that comes before a message. */
async function openCaptcha(bench: Bench, kind: CaptchaType, withKey = true) {
  const { page, backEnd, open, calls } = bench;
  backEnd.accounts.overrides.captcha = { kind, withKey };
  await open();
  await chooseMode(page, 'sms');
  await field(page, session.phone).fill(PHONE);
  assert.equal(calls('captchaGet').length, 0);
  await codeButton(page).click();
  await ready(page);
}

const onScreen = ({ x, y }: Point): Point => ({
  x: (x * CAPTCHA_IMAGE.width) / CAPTCHA_SCALE.width,
  y: (y * CAPTCHA_IMAGE.height) / CAPTCHA_SCALE.height,
});

/** Drags the piece to where the stub says the gap is, or beside it. */
async function slide({ page, backEnd }: Bench, beside = 0) {
  const [gap] = backEnd.captchas.latest()?.answer ?? [];
  const knob = box(page).getByRole('slider');
  const grip = await knob.boundingBox();
  const track = await knob.locator('..').boundingBox();
  assert.ok(gap && grip && track);
  const farthest = CAPTCHA_IMAGE.width - (47 * CAPTCHA_IMAGE.width) / CAPTCHA_SCALE.width;
  const way = ((onScreen(gap).x + beside) / farthest) * (track.width - grip.width);
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way / 2, y + 3, { steps: 4 });
  await page.mouse.move(x + way, y + 1, { steps: 4 });
  await page.mouse.up();
}

async function click({ page, backEnd }: Bench, beside = 0) {
  const area = await box(page).getByRole('button', { name: captcha.picture }).boundingBox();
  assert.ok(area);
  for (const point of (backEnd.captchas.latest()?.answer ?? []).map(onScreen)) {
    const x = area.x + ((point.x + beside) / CAPTCHA_IMAGE.width) * area.width;
    await page.mouse.click(x, area.y + (point.y / CAPTCHA_IMAGE.height) * area.height);
  }
}

const isClosed = (page: Page) => box(page).waitFor({ state: 'hidden' });

const sliderSolved: Check = {
  clauses: ['4.12b', '4.13', '4.17', '4.17b', '4.18', '4.19', '8.1b', '8.9'],
  async run(bench) {
    const { page, calls } = bench;
    await openCaptcha(bench, 'blockPuzzle');
    const knob = await box(page).getByRole('slider').boundingBox();
    assert.ok(knob);
    await page.mouse.click(knob.x + knob.width / 2, knob.y + knob.height / 2);
    assert.equal(calls('captchaCheck').length, 0);
    await slide(bench);
    await isSolved(page);
    const solvedAt = performance.now();
    assert.match((await words(page).textContent()) ?? '', /^\d+\.\d\ds验证成功$/);
    await isClosed(page);
    assert.ok(performance.now() - solvedAt > 900, '验证成功后关得太早');
    await toast(page, sessionToasts.codeSent);
    const [check, sent] = [calls('captchaCheck')[0]?.body, calls('sendSmsWithCaptcha')[0]?.body];
    assert.doesNotMatch(String(check?.pointJson), /[{}]/);
    assert.doesNotMatch(String(sent?.captchaVerification), /---/);
  },
};

const withoutKey: Check = {
  clauses: ['4.18', '4.19', '9.3e'],
  async run(bench) {
    const { page, calls } = bench;
    await openCaptcha(bench, 'blockPuzzle', false);
    await slide(bench);
    await toast(page, sessionToasts.codeSent);
    const { pointJson, token } = calls('captchaCheck')[0]?.body ?? {};
    assert.equal((JSON.parse(String(pointJson)) as Point).y, 5);
    assert.equal(calls('sendSmsWithCaptcha')[0]?.body.captchaVerification, `${token}---${pointJson}`);
  },
};

const sliderMissed: Check = {
  clauses: ['4.14', '4.17b', '8.9'],
  async run(bench) {
    const { page, calls, answerNext } = bench;
    await openCaptcha(bench, 'blockPuzzle');
    await slide(bench, 30);
    await isWrong(page);
    assert.equal(await words(page).textContent(), captcha.failedBecause('位置不对'));
    await until(() => calls('captchaGet').length === 2, '换一张');
    await ready(page);
    answerNext('captchaCheck', ok({ repCode: '0000', repData: null }, '20001001'));
    await slide(bench);
    await isWrong(page);
    await until(() => calls('captchaGet').length === 3, '再换一张');
    await ready(page);
    answerNext('captchaCheck', ok({ repCode: '6111', repMsg: '不对', repData: null }, CAPTCHA_SUCCESS));
    await slide(bench);
    await isWrong(page);
    assert.equal(calls('sendSmsWithCaptcha').length, 0);
  },
};

const byKeyboard: Check = {
  clauses: ['4.15'],
  async run(bench) {
    const { page, backEnd } = bench;
    await openCaptcha(bench, 'blockPuzzle');
    const [gap] = backEnd.captchas.latest()?.answer ?? [];
    assert.ok(gap);
    await box(page).getByRole('slider').focus();
    const steps = Math.round(onScreen(gap).x / 2);
    for (let step = 0; step < Math.floor(steps / 10); step += 1) await page.keyboard.press('Shift+ArrowRight');
    for (let step = 0; step < steps % 10; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await isSolved(page);
  },
};

const clickWords: Check = {
  clauses: ['4.16', '4.17', '4.17b', '4.19'],
  async run(bench) {
    const { page, calls } = bench;
    await openCaptcha(bench, 'clickWord');
    await click(bench, -35);
    await isWrong(page);
    await until(() => calls('captchaGet').length === 2, '换一张');
    await ready(page);
    await click(bench);
    await isSolved(page);
    assert.match((await words(page).textContent()) ?? '', new RegExp(captcha.solved));
    await isClosed(page);
    await toast(page, sessionToasts.codeSent);
  },
};

const beforePassword: Check = {
  clauses: ['4.16'],
  async run(bench) {
    const { page, open, backEnd, calls } = bench;
    addPerson(bench);
    backEnd.accounts.overrides.passwordCaptcha = 'clickWord';
    await open();
    await chooseMode(page, 'password');
    await sendPassword(page);
    await ready(page);
    await click(bench);
    await signedIn(bench);
    assert.equal(calls('passwordLogin').length, 2);
  },
};

const refusedPuzzles: Check = {
  clauses: ['4.17'],
  async run(bench) {
    const { page, answerNext } = bench;
    await openCaptcha(bench, 'blockPuzzle');
    answerNext('captchaGet', refuse('20001009', '验证服务维护中'));
    await box(page).getByRole('button', { name: captcha.refresh }).click();
    await box(page).getByText('验证服务维护中').waitFor();
    answerNext('captchaGet', ok({ repCode: '6201', repMsg: '太频繁', repData: null }, CAPTCHA_SUCCESS));
    await box(page)
      .getByRole('button', { name: captcha.refresh })
      .or(box(page).getByText(captcha.loadFailed))
      .first()
      .click();
    await box(page)
      .getByText(/操作过于频繁/)
      .waitFor();
    assert.equal(
      await box(page)
        .getByRole('slider')
        .isEnabled()
        .catch(() => false),
      false,
    );
  },
};

const idle: Check = {
  clauses: ['4.12b'],
  async run(bench) {
    const { page, calls } = bench;
    await page.clock.install();
    await openCaptcha(bench, 'blockPuzzle');
    await page.clock.fastForward(CAPTCHA_RENEW_MS + 1_000);
    await until(() => calls('captchaGet').length === 2, '闲置后换图');
    await box(page).getByText(captcha.renewed).waitFor();
  },
};

const stale: Check = {
  clauses: ['4.20'],
  async run(bench) {
    const { page, calls, hold, backEnd } = bench;
    await openCaptcha(bench, 'blockPuzzle');
    const letGo = hold('captchaCheck');
    await slide(bench);
    await until(() => calls('captchaCheck').length === 1, '校验的请求');
    await page.keyboard.press('Escape');
    await isClosed(page);
    letGo();
    await codeButton(page).click();
    await ready(page);
    assert.equal(calls('sendSmsWithCaptcha').length, 0);
    await slide(bench);
    await isSolved(page);
    assert.ok(backEnd.captchas.latest()?.isSolved);
  },
};

export const captchaChecks = [
  sliderSolved,
  withoutKey,
  sliderMissed,
  byKeyboard,
  clickWords,
  beforePassword,
  refusedPuzzles,
  idle,
  stale,
];
