import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyStateMachine, StateValue } from 'xstate';
import { bookingMachine } from '#machines/booking/index.ts';
import { checkoutMachine } from '#machines/checkout/index.ts';
import { orderFormMachine } from '#machines/order-form/index.ts';
import { openBrowser } from '../kit/browser.ts';
import { phonesFrom } from '../kit/browser-client.ts';
import { FULL } from '../kit/full.ts';
import { serveSite } from '../kit/served-site.ts';
import { shownValue } from '../kit/shown-chart.ts';
import { openContext } from '../kit/sign-in-page.ts';
import { leafOf, type Subject, walkModel } from '../kit/walk-model.ts';
import { allNodes } from '../kit/xstate-internals.ts';
import { bookingModel } from '../machines/booking.model.ts';
import { agreementScreens } from './booking-model/agreements.ts';
import { formScreen } from './booking-model/form.ts';
import { openingScreen } from './booking-model/opening.ts';
import { orderScreens } from './booking-model/order.ts';
import { priceScreen } from './booking-model/price.ts';
import { BookingWalk, type Surroundings } from './booking-model/walk.ts';

const PLACED = 'open.placed.leaving ordered';
/** States of the chart that the site never rests in. */
const UNSEEN: Readonly<Record<string, string>> = {
  'choosing.removing': 'lasts as long as one call; tests/e2e/own-drafts.prove.test.ts removes a draft',
  'open.placed.notified': 'the page of the order comes first; tests/e2e/booking-errors.prove.test.ts holds it back',
  'form: beginning': 'looks for an order of an earlier visit, and is left in the same step',
  'form: handingOver': 'lasts a third of a second; tests/e2e/own-drafts.prove.test.ts asks for the list',
  'form: closed': 'is its end: another form is opened',
  'checkout: beginning': 'looks for an order of an earlier visit, and is left in the same step',
  'checkout: left': 'is its end: the form stands there again',
  'checkout: placed': 'is its end: the page of the order comes',
  'checkout: agreeing.choosing': 'decides at once which text comes next, and is left in the same step',
  'form: renewing': 'only of a change that another overtook: tests/e2e/amended-by-two walks it',
};

/** The charts inside that run where the booking stands. */
const insideOf = (value: StateValue): AnyStateMachine[] => {
  const leaf = leafOf(value);
  if (!leaf.startsWith('open.')) return [];
  return leaf.startsWith('open.ordering.') ? [orderFormMachine, checkoutMachine] : [orderFormMachine];
};

let browser: Browser;
let around: Surroundings;

beforeAll(async () => {
  // A server-rendered page makes no request that the model could delay.
  const [site, opened] = await Promise.all([
    serveSite(undefined, { DRAWN_PAGES: 'off', TRUST_PROXY: 'loopback' }),
    openBrowser(),
  ]);
  browser = opened;
  const context = await openContext(browser);
  await context.clock.install();
  around = { site, context, newPhone: phonesFrom('132'), page: null, person: null };
});
afterAll(async () => {
  await browser?.close();
  await around?.site.stop();
});

function createSubject(): Subject {
  const walk = new BookingWalk(around);
  const screens = [openingScreen, formScreen, priceScreen, agreementScreens, orderScreens].map((of) => of(walk));
  return {
    stands: (chart) =>
      expect
        .poll(async () => {
          const value = await shownValue(walk.page, bookingMachine.id);
          if (value === null) return PLACED;
          const inside = await Promise.all(insideOf(value).map(({ id }) => shownValue(walk.page, id)));
          return [value, ...inside.filter((one) => one !== null)].map(leafOf).join(' ');
        })
        .toBe(chart),
    gestures: Object.assign({}, ...screens.map(({ gestures }) => gestures)),
    checks: Object.assign({}, ...screens.map(({ checks }) => checks)),
  };
}

const leavesOf = (machine: AnyStateMachine) =>
  allNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));

test('[4.31] every state of the booking’s charts is in its model, or named as one that no one sees', () => {
  const named = (name: string, machine: AnyStateMachine) => leavesOf(machine).map((leaf) => `${name}: ${leaf}`);
  const leaves = [
    ...leavesOf(bookingMachine),
    ...named('form', orderFormMachine),
    ...named('checkout', checkoutMachine),
  ];
  const walked = allNodes(bookingModel).flatMap(({ meta }) => {
    const [around, form, checkout] = (meta?.chart ?? '').split(' ');
    const inside = Object.entries({ form, checkout }).flatMap(([name, chart]) => (chart ? [`${name}: ${chart}`] : []));
    return [around, ...inside].filter((chart) => chart !== '');
  });
  expect([...new Set([...walked, ...Object.keys(UNSEEN)])].sort()).toEqual(leaves.sort());
});

const title = '[4.31][4.10] booking in the served site';
walkModel(title, bookingModel, createSubject, 'covering');
if (FULL) walkModel(title, bookingModel, createSubject, 'shortest');
