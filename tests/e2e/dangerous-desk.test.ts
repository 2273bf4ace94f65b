import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { openPage, toolOf } from '../kit/dangerous-page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

async function write(field: Locator, text: string) {
  await field.focus();
  await field.fill(text);
}

test('[3.14] the tools of the desk answer with the golden numbers, and follow what is typed', async () => {
  const { page, pageMessages, context } = await openPage(browser, '/dgdesk', { width: 1280 });
  const tank = toolOf(page, deskTools.tank.title);
  await tank.getByText('21,987 L').waitFor();
  await tank.getByText('91.61 %').waitFor();
  await tank.getByText(deskTools.tank.expansion('0.0012317')).waitFor();
  await write(tank.getByLabel(deskTools.tank.density50), '0.8');
  await tank.getByText(deskTools.tank.backwards).waitFor();
  await tank.getByLabel(deskTools.tank.offered).selectOption('T4');
  await tank.getByText(deskTools.tank.tooWeak('T7', 'T4')).waitFor();

  const flash = toolOf(page, deskTools.flash.title);
  await flash.getByText(deskTools.flash.group('III')).waitFor();
  await write(flash.getByLabel(deskTools.flash.flash), '-18');
  await write(flash.getByLabel(deskTools.flash.boiling), '56');
  await flash.getByText(deskTools.flash.group('II'), { exact: true }).waitFor();
  await flash.getByText(deskTools.flash.store('甲')).waitFor();
  await write(flash.getByLabel(deskTools.flash.flash), '-45');
  await write(flash.getByLabel(deskTools.flash.boiling), '34.6');
  await flash.getByText(deskTools.flash.group('I'), { exact: true }).waitFor();
  await write(flash.getByLabel(deskTools.flash.boiling), '110');
  await write(flash.getByLabel(deskTools.flash.flash), '65');
  await flash.getByText(deskTools.flash.notClass3).waitFor();
  await flash.getByText(deskTools.flash.store('丙')).waitFor();

  const limited = toolOf(page, deskTools.limited.title);
  await limited.getByText(deskTools.limited.allowed('5')).waitFor();
  await write(limited.getByLabel(deskTools.limited.gross), '33');
  await limited.getByText(deskTools.limited.problems.PACKAGE_TOO_HEAVY).waitFor();
  await limited.getByLabel(deskTools.limited.group).selectOption('I');
  await limited.getByText(deskTools.limited.problems.NOT_ALLOWED).waitFor();

  const numbers = toolOf(page, deskTools.numbers.title);
  const { cas, ship, waybill } = deskTools.numbers.kinds;
  await numbers.getByText(deskTools.numbers.good(cas)).waitFor();
  for (const [typed, expectedText] of [
    ['67-56-2', deskTools.numbers.wrong(cas, '1')],
    ['9074729', deskTools.numbers.good(ship)],
    ['IMO 9074728', deskTools.numbers.wrong(ship, '9')],
    ['999-12345675', deskTools.numbers.good(waybill)],
    ['999-12345674', deskTools.numbers.wrong(waybill, '5')],
  ] as const) {
    await numbers.getByLabel(deskTools.numbers.number).fill(typed);
    await numbers.getByText(expectedText).waitFor();
  }

  const load = toolOf(page, deskTools.load.title);
  await load.getByText('2.36 RT').waitFor();
  await write(load.getByLabel('体积'), '60');
  await load.getByText(deskTools.load.boxes(3, '20GP')).waitFor();

  const carriers = toolOf(page, deskTools.carriers.title);
  await carriers.getByRole('table', { name: deskTools.carriers.caption }).waitFor();
  expect(pageMessages).toEqual([]);
  await context.close();
});
