import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { choiceName } from '#copy/booking/choices.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { page } from '#copy/ferry/order.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { blankFerryForm, type FerryForm } from '#domain/ferry/form.ts';
import { ferryService } from '#domain/ferry/service.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { type SessionEvent, type StoredSession, sessionMachine } from '#machines/session/index.ts';
import type { Api } from '#src/api/index.ts';
import { rowOf } from '#src/app/page-loaders.ts';
import { portsOf } from '#src/features/booking/ports.ts';
import { orderPages } from '#src/features/booking/services.ts';
import { ferryForms } from '#src/features/ferry/order-forms.ts';
import { ShippingFerryAddOrderPage } from '#src/features/ferry/order-page.tsx';
import { readyBooking } from '../../kit/ready-booking.ts';
import { citricAcidForm } from './order.ts';

const never = () => new Promise<never>(() => undefined);
const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

const form: FerryForm = { ...citricAcidForm, agree: false };

async function show(step: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const open = { ...openedForm, step, form, facts: { now: Date.UTC(2026, 9, 7, 2) } };
  const booking = readyBooking({ open: async () => open, placeOrder: never });
  const actor = createActor(booking, { input: { service: ferryService } }).start();
  const { children } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  await act(async () => root.render(<ShippingFerryAddOrderPage actor={actor} />));
  return children.form!;
}

const fieldOf = (path: string) => host.querySelector(`#field-${path.replaceAll('.', '-')}`);

test('[4.31] the page shows the fields of its step under their names, with the choices of its lanes', async () => {
  await show('goods');
  expect(host.querySelector('h1')?.textContent).toBe(page.heading);
  for (const path of ['lane', 'readyDay', 'cargoName', 'pieces', 'weight', 'volume'])
    expect(fieldOf(path)?.textContent, path).toContain(fieldLabel(path));
  expect(fieldOf('contactName')).toBeNull();
  expect(fieldOf('lane')?.textContent).toContain(choiceName('lane', 'CNSHA-DEHAM'));
});

test('[4.31] who sends the goods is a section of its own, and what is wrong stands at its field', async () => {
  const orderForm = await show('contact');
  expect(fieldOf('shipper.companyNameEn')?.textContent).toContain(fieldLabel('shipper.companyNameEn'));
  const wrong = errorText({ path: 'contactPhone', code: 'MOBILE', values: {} });
  expect(fieldOf('contactPhone')?.textContent).not.toContain(wrong);
  await act(async () => {
    orderForm.send({ type: 'form.set', path: 'contactPhone', value: '12' });
    orderForm.send({ type: 'form.left', path: 'contactPhone' });
  });
  await expect.poll(() => fieldOf('contactPhone')?.textContent).toContain(wrong);
});

test('[2.1] its address leads to its page, which says that the form is on its way', async () => {
  const row = rowOf('shippingFerryAddOrder');
  expect(row).toBe(orderPages.ferry);
  const [{ default: Page }, chart] = await Promise.all([row.view(), row.chart?.()]);
  const opening = createActor(chart as AnyActorLogic, { input: { path: '/shippingFerry/addOrder', query: '' } });
  await act(async () => root.render(<Page actor={opening} />));
  expect(host.textContent).toContain(words.opening);
});

test('[4.31] what a visitor typed is found again, and never read as the form of another service', async () => {
  const readSession = fromPromise<StoredSession, undefined>(async () => ({ token: null, userName: null }));
  const tabs = fromCallback<SessionEvent, undefined>(() => undefined);
  const session = createActor(sessionMachine.provide({ actors: { readSession, tabs } })).start();
  const ports = portsOf(ferryForms);
  const sources = { api: async () => ({}) as Api, constants: async () => [], session };
  const open = () => ports.open(sources, '', null);
  expect(await open()).toMatchObject({ form: blankFerryForm, step: 'goods', owner: ANONYMOUS, isRestored: false });
  const kept = { service: 'ferry', owner: ANONYMOUS, id: 'typed', mark: null, form, sent: null, isOnServer: false };
  ports.keepHere(session, kept);
  expect(await open()).toMatchObject({ form, draftId: 'typed', isRestored: true });
  expect(() => ports.keepHere(session, { ...kept, service: 'fcl' })).toThrow('fcl is read as ferry');
});
