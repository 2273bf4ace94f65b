import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { blankLclForm, type LclForm } from '#domain/booking/services/lcl/form.ts';
import { lclService } from '#domain/booking/services/lcl/service.ts';
import { openedForm } from '#machines/booking/booking.cases.ts';
import { orderPages } from '#src/app/booking/services.ts';
import { rowOf } from '#src/app/page-loaders.ts';
import { ShippingLclAddOrderPage } from '#src/pages/shipping-lcl-add-order/ShippingLclAddOrderPage.tsx';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { page } from '#src/ui/copy/pages/shipping-lcl-add-order.ts';
import { readyBooking } from '../kit/ready-booking.ts';

const never = () => new Promise<never>(() => undefined);
const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

const form: LclForm = {
  ...blankLclForm,
  lane: 'CNSHA-NLRTM',
  readyDay: '2026-10-27',
  goods: '柠檬酸',
  packages: '40',
  grossWeight: '1000',
  volume: '2.5',
};

async function show(step: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const open = { ...openedForm, step, form, facts: { now: Date.UTC(2026, 9, 7, 2) } };
  const booking = readyBooking({ open: async () => open, placeOrder: never });
  const actor = createActor(booking, { input: { service: lclService } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  await act(async () => root.render(<ShippingLclAddOrderPage actor={actor} />));
  return actor;
}

const fieldOf = (path: string) => host.querySelector(`#field-${path.replaceAll('.', '-')}`);

test('[4.31] the page shows the fields of its step under their names, with the choices of its lanes', async () => {
  await show('goods');
  expect(host.querySelector('h1')?.textContent).toBe(page.heading);
  for (const path of ['lane', 'readyDay', 'goods', 'packages', 'grossWeight', 'volume'])
    expect(fieldOf(path)?.textContent, path).toContain(fieldLabel(path));
  expect(fieldOf('contactName')).toBeNull();
  expect(fieldOf('lane')?.textContent).toContain(choiceName('lane', 'CNSHA-DEHAM'));
});

test('[4.31] who sends the goods is a section of its own, and what is wrong stands at its field', async () => {
  const actor = await show('contact');
  expect(fieldOf('shipper.companyNameEn')?.textContent).toContain(fieldLabel('shipper.companyNameEn'));
  await act(async () => {
    actor.send({ type: 'form.set', path: 'contactPhone', value: '12' });
    actor.send({ type: 'form.left', path: 'contactPhone' });
  });
  expect(fieldOf('contactPhone')?.querySelector('[role=alert]')?.textContent).toBe('请输入正确的手机号码');
});

test('[2.1] its address leads to its page, which says that the form is on its way', async () => {
  const row = rowOf('shippingLclAddOrder');
  expect(row).toBe(orderPages.lcl);
  const { default: Page } = await row.view();
  await act(async () => root.render(<Page actor={null} />));
  expect(host.textContent).toContain(words.opening);
});
