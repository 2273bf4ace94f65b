import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Offer } from '#contract/calls/item.ts';
import { bargeList } from '#copy/barge/search.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { bargeService } from '#domain/barge/service.ts';
import { DAY_MS } from '#domain/limits.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { ShippingBargeAddOrderPage } from '#src/features/barge/order-page.tsx';
import { BargeResults } from '#src/features/barge/views/BargeResults.tsx';
import { noFiles } from '../../kit/no-files.ts';
import { readyBooking } from '../../kit/ready-booking.ts';
import { yarnForm } from './order.ts';

const ETD = Date.UTC(2026, 9, 28, 12);
const CHINA = 'Asia/Shanghai';
const cutOffs = cutOffsOf(ETD, CHINA, false);

const offer: Offer = {
  ...{ priceId: 'a', priceKind: 'PUBLIC', scheduleId: 's', carrier: { code: 'DC-ZHONGGU', nameCn: '中谷' } },
  ...{ routeCode: 'DC1', terminal: '', pol: 'CNWUH', pod: 'CNSHA', via: null, vessel: '江川1号', voyage: '043E' },
  ...{ etd: ETD, eta: ETD + 5 * DAY_MS, etdDay: '2026-10-28', weekday: 3, transitDays: 5, cutOffs },
  prices: [{ ctnType: '20GP', amount: '920.00', currency: '1', limitKg: 26_000 }],
  ...{ dgClasses: [], carrierRefuses: [], collectAllowed: true, space: 'PLENTY', validFrom: ETD - DAY_MS * 30 },
  ...{ validTo: ETD, freeDays: 5, remark: null, lines: [], totals: [{ currency: '1', amount: '920.00' }] },
  ...{ unpriced: [], load: null, refusals: [], bookable: 'BOOKABLE' },
};

const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

async function show(view: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => root.render(view));
}

const port = (code: string, nameCn: string) => ({ code, nameCn, nameEn: code, timezone: CHINA });
const lane = { org: port('CNWUH', '武汉'), dst: port('CNSHA', '上海') };
const shared = { etdFrom: '2026-10-01', etdTo: '2026-10-31', now: ETD - DAY_MS * 20 };

test('[1.2] a departure of a lane shows its prices and leads to its order', async () => {
  const sold: Offer = { ...offer, priceId: 'b', bookable: 'NO_SPACE' };
  await show(<BargeResults answer={{ ...shared, ...lane, items: [offer, sold] }} />);
  expect(host.textContent).toContain('武汉 → 上海');
  expect(host.textContent).toContain('920.00');
  expect(host.textContent).toContain(bargeList.state.NO_SPACE);
  const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/shippingBarge/addOrder?priceId=a&orgPortCode=CNWUH&dstPortCode=CNSHA']));
});

test('[1.2] without a lane each row leads to its own, and an empty list says so', async () => {
  await show(<BargeResults answer={{ ...shared, org: null, dst: null, items: [offer] }} />);
  const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/shippingBarge?orgPortCode=CNWUH&dstPortCode=CNSHA');
  await show(<BargeResults answer={{ ...shared, org: null, dst: null, items: [] }} />);
  expect(host.textContent).toBe(bargeList.empty);
});

test('[4.31] the order page shows the departure, and the fields of its step under their names', async () => {
  const facts = {
    now: ETD - DAY_MS * 12,
    offer: { etd: ETD, timezone: CHINA, cutOffs, validTo: ETD, boxes: offer.prices },
  };
  const open = { ...openedForm, step: 'boxes', form: yarnForm, facts };
  const booking = readyBooking({ open: async () => open, placeOrder: () => new Promise<never>(() => undefined) });
  const actor = createActor(booking, { input: { service: bargeService } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  await show(<ShippingBargeAddOrderPage actor={actor} fileAccess={noFiles} />);
  expect(host.textContent).toContain(bargeList.closing);
  for (const path of ['ctnType', 'boxCount', 'readyDay', 'cargoName', 'pieces', 'weight'])
    expect(host.querySelector(`#field-${path}`)?.textContent, path).toContain(fieldLabel(path));
});
