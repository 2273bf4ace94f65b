import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { formOrigin, refused } from '#copy/booking/opening.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { cfs, orderPage as page } from '#copy/cfs/order.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { blankCfsForm, type CfsForm } from '#domain/cfs/form.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { stuffingOptions } from '#domain/reference/stuffing-works.ts';
import { selectRefused } from '#machines/booking/index.ts';
import { type SessionEvent, type StoredSession, sessionMachine } from '#machines/session/index.ts';
import type { Api } from '#src/api/index.ts';
import { rowOf } from '#src/app/page-loaders.ts';
import { portsOf } from '#src/features/booking/ports.ts';
import { orderPages } from '#src/features/booking/services.ts';
import { cfsForms } from '#src/features/cfs/order-forms.ts';
import { BuiltInAddOrderPage } from '#src/features/cfs/order-page.tsx';
import { noFiles } from '../../kit/no-files.ts';
import { readyBooking } from '../../kit/ready-booking.ts';
import { stepShown } from '../../kit/step-shown.ts';
import { cfsBookingAt, cfsFacts } from './form.tsx';
import { stuffedPaint } from './order.ts';

const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

async function show(...given: Parameters<typeof cfsBookingAt>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const actor = cfsBookingAt(...given);
  const { children } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  await act(async () => root.render(<BuiltInAddOrderPage actor={actor} fileAccess={noFiles} />));
  await stepShown(host);
  return children.form!;
}

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const fieldOf = (path: string) => host.querySelector(`#field-${path.replaceAll('.', '-')}`);
const buttonOf = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('button')].find((button) => textOf(button) === name);
const formOf = (form: Awaited<ReturnType<typeof show>>) => form.getSnapshot().context.form as CfsForm;

test('[4.31] the first step asks for the station and the sailing, and says where the station is and what it takes', async () => {
  const form = await show('station', { form: { warehouseId: '' } });
  expect(host.querySelector('h1')?.textContent).toBe(page.heading);
  for (const path of ['soNo', 'vessel', 'cyClosing', 'dgCutoff', 'containers.0.sealNos', 'emptyPickup'])
    expect(textOf(fieldOf(path)), path).toContain(fieldLabel(path));
  expect(textOf(host)).toContain(cfs.noStation);
  await act(async () => form.send({ type: 'form.set', path: 'warehouseId', value: 'warehouse-01' }));
  const [station] = cfsFacts.stations;
  for (const expectedText of [station!.address, station!.openingHours, station!.phone, '洋山 CNYSN'])
    expect(textOf(host)).toContain(expectedText);
});

test('[4.31] a press says that the box goes in at once; another type of box is added and taken away', async () => {
  const form = await show('station');
  await act(async () => buttonOf(cfs.asap)?.click());
  expect(formOf(form).gateInRequirement).toBe(cfs.asap);
  await act(async () => buttonOf(words.route.addBox)?.click());
  expect(formOf(form).containers.map(({ ctnType }) => ctnType)).toEqual(['20GP', '40GP']);
  await act(async () => buttonOf(words.route.removeBox(1))?.click());
  expect(formOf(form).containers.map(({ ctnType }) => ctnType)).toEqual(['40GP']);
});

test('[4.31] a class that the station is not licensed for sees where it is written', async () => {
  const [station] = cfsFacts.stations;
  const form = await show('cargo', { facts: { stations: [{ ...station!, dgClasses: ['9'] }] } });
  await act(async () => form.send({ type: 'step.next' }));
  const values = { name: station!.name, dgClass: '3', taken: '9' };
  const refusalText = errorText({ path: 'cargo.0.dg.dgClass', code: 'STATION_REFUSES', values });
  await expect.poll(() => textOf(fieldOf('cargo.0.dg.dgClass'))).toContain(refusalText);
});

test('[4.31] every work has its box, those with a price have it beside them before they are ticked', async () => {
  const form = await show('work');
  for (const code of stuffingOptions)
    expect(textOf(fieldOf(`options.${code}`)), code).toContain(fieldLabel(`options.${code}`));
  await expect.poll(() => form.getSnapshot().context.price).not.toBeNull();
  await act(async () => undefined);
  expect(textOf(fieldOf('services.customs')?.parentElement)).toContain('¥350.00 × 1 票');
  expect(textOf(host.querySelector('main') ?? host)).toContain(stepWords.papers.title);
});

test('[4.31] vehicles are added as they are known, and none is asked for where we fetch the goods', async () => {
  const form = await show('work');
  expect(fieldOf('vehicles.0.plate')).toBeNull();
  await act(async () => buttonOf(cfs.addVehicle)?.click());
  await act(async () => buttonOf(cfs.addVehicle)?.click());
  expect(fieldOf('vehicles.1.plate')).not.toBeNull();
  await act(async () => form.send({ type: 'form.set', path: 'vehicles.1.plate', value: '沪A12345' }));
  await act(async () => buttonOf(cfs.removeVehicle(1))?.click());
  expect(formOf(form).vehicles.map(({ plate }) => plate)).toEqual(['沪A12345']);
  await act(async () => form.send({ type: 'form.set', path: 'handIn', value: 'PICKUP' }));
  expect(formOf(form).vehicles).toEqual([]);
  expect(buttonOf(cfs.addVehicle)).toBeUndefined();
  expect(fieldOf('pickupAddress')).not.toBeNull();
});

test('[4.31] the order is read once more by the names people know', async () => {
  const vehicles = [
    { id: '1', plate: '沪A12345', driver: '王师傅', driverId: '', driverPhone: '', transportPermit: '' },
  ];
  const form = await show('work', { form: { vehicles } });
  await expect.poll(() => form.getSnapshot().context.price).not.toBeNull();
  await act(async () => form.send({ type: 'step.next' }));
  await expect.poll(() => textOf(host)).toContain(stepWords.confirm.sheet);
  const expectedText = textOf(host);
  for (const text of [
    '临港危化品一号库',
    '中远海运 COSU',
    '鹿特丹 NLRTM',
    '2026-10-29 20:00',
    stepWords.confirm.vehicles(1),
  ])
    expect(expectedText).toContain(text);
  expect(expectedText).not.toContain('2026-10-29T20:00');
});

test('[4.31] an order booked again says what is asked for again; one that is not there leads to an empty form', async () => {
  await show('station', { form: { copiedFrom: 'CFS26100700001' } });
  expect(textOf(host)).toContain(formOrigin.copied('CFS26100700001'));
  expect(textOf(host)).toContain(cfs.copiedText);
  const open = async () => ({ refused: 'unknownOrder' as const, booker: null, owner: ANONYMOUS });
  const booking = readyBooking({ open, placeOrder: () => new Promise(() => undefined) });
  const actor = createActor(booking, { input: { service: cfsService } }).start();
  await waitFor(actor, (snapshot) => selectRefused(snapshot) !== null);
  await act(async () => root.render(<BuiltInAddOrderPage actor={actor} fileAccess={noFiles} />));
  await expect.poll(() => textOf(host)).toContain(refused.anewText);
  const links = [...host.querySelectorAll('a')].map((link) => `${textOf(link)} ${link.getAttribute('href')}`);
  expect(links).toEqual([
    `${refused.anew} /builtIn/addOrder`,
    expect.stringMatching(`^${refused.enquire} /enquiryFcl\\?service=cfs&`),
  ]);
});

test('[2.1] its address leads to its page, which says that the form is on its way', async () => {
  const row = rowOf('builtInAddOrder');
  expect(row).toBe(orderPages.cfs);
  const [{ default: Page }, chart] = await Promise.all([row.view(), row.chart?.()]);
  const opening = createActor(chart as AnyActorLogic, { input: { path: '/builtIn/addOrder', query: '' } });
  await act(async () => root.render(<Page actor={opening} />));
  expect(host.textContent).toContain(words.opening);
});

/** The lists that the form is chosen from, as the calls answer them. */
const lists: object = {
  warehouseQuery: async () => ({
    items: cfsFacts.stations.map(({ city, portCode, ...station }) => ({
      ...station,
      ...{ city: { code: '310000', nameCn: city }, district: '浦东新区', port: { code: portCode }, isStuffing: true },
    })),
  }),
  suppliers: async () => [{ id: 'COSU', name: '中远海运' }],
  cityPage: async () => ({
    items: ['CNYSN', 'NLRTM'].map((code) => ({
      ...{ code, kind: 'port', nameCn: code, nameEn: code, pinyin: '', initials: '', aliases: [] },
      ...{ country: code.slice(0, 2), group: '', lane: null, hot: false },
    })),
  }),
};

test('[4.31] what a visitor typed is found again with the stations beside it, and starts again without', async () => {
  const readSession = fromPromise<StoredSession, undefined>(async () => ({ token: null, userName: null }));
  const tabs = fromCallback<SessionEvent, undefined>(() => undefined);
  const session = createActor(sessionMachine.provide({ actors: { readSession, tabs } })).start();
  const ports = portsOf(cfsForms);
  const sources = { api: async () => lists as Api, constants: async () => [], session };
  const open = () => ports.open(sources, '', null);
  const first = await open();
  expect(first).toMatchObject({ form: blankCfsForm, step: 'station', owner: ANONYMOUS, isRestored: false });
  expect(first).toMatchObject({ facts: { carriers: ['COSU'], ports: ['CNYSN', 'NLRTM'] } });
  expect(JSON.stringify(first)).toContain(cfsFacts.choiceNames.warehouseId?.['warehouse-01']);
  const kept = { service: 'cfs', owner: ANONYMOUS, id: 'typed', mark: null, form: stuffedPaint, sent: null };
  ports.keepHere(session, { ...kept, isOnServer: false });
  expect(await open()).toMatchObject({ form: stuffedPaint, draftId: 'typed', isRestored: true });
  expect(stepName('station')).not.toBe('station');
});
