import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { workNames } from '#copy/booking/names.ts';
import { dgdesk } from '#copy/dg-desk/works.ts';
import { blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import { DeskBooking } from '#src/features/dg-desk/order.tsx';
import { deskBookingAt } from '../../kit/desk-form.ts';
import { noFiles } from '../../kit/no-files.ts';

const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

async function show(step: string, form: Partial<DeskForm> = {}) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const actor = deskBookingAt(step, form);
  const { children } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  await act(async () => root.render(<DeskBooking actor={actor} fileAccess={noFiles} title={null} />));
  return children.form!;
}

const textOf = () => (host.textContent ?? '').replace(/\s+/g, ' ').trim();
const isShown = (path: string) => host.querySelector(`#field-${path.replaceAll('.', '-')}`) !== null;

test('[4.31] a work that is ticked asks for its own, and says when it is done and what it needs', async () => {
  const form = await show('desk', { works: blankDeskForm.works });
  expect(textOf()).toContain(dgdesk.nothing);
  expect(isShown('sdsWork')).toBe(false);
  await act(async () => form.send({ type: 'form.set', path: 'works.sds', value: true }));
  for (const path of ['sdsWork', 'sdsLanguage', 'urgency']) expect(isShown(path), path).toBe(true);
  for (const expectedText of [dgdesk.days(3), '2026-10-12', dgdesk.works.sds.papers])
    expect(textOf()).toContain(expectedText);
  await act(async () => form.send({ type: 'form.set', path: 'urgency', value: 'URGENT' }));
  expect(textOf()).toContain(dgdesk.allDone('2026-10-08'));
  await act(async () => form.send({ type: 'form.set', path: 'works.emergency', value: true }));
  await act(async () => form.send({ type: 'form.set', path: 'phoneFrom', value: '2026-11-02' }));
  expect(textOf()).toContain(dgdesk.from('2026-11-02'));
});

test('[4.31] the details ask for no more than the works need', async () => {
  const form = await show('details', { works: { ...blankDeskForm.works, declaration: true } });
  for (const path of ['goods.unNo', 'goods.packages', 'carriage.orgPortCode', 'goods.sds', 'contactName'])
    expect(isShown(path), path).toBe(true);
  expect(textOf()).not.toContain(dgdesk.mixtureNote);
  await act(async () => form.send({ type: 'form.set', path: 'works.review', value: true }));
  expect(textOf()).toContain(dgdesk.mixtureNote);
  await act(async () => form.send({ type: 'form.set', path: 'works', value: blankDeskForm.works }));
  expect(textOf()).toContain(dgdesk.noGoods);
  expect(isShown('goods.unNo')).toBe(false);
});

test('[4.31] another way than by sea is reported in words', async () => {
  const form = await show('details', { works: { ...blankDeskForm.works, review: true } });
  await act(async () => form.send({ type: 'form.set', path: 'carriage.mode', value: 'RAIL' }));
  expect([isShown('carriage.from'), isShown('carriage.orgPortCode'), isShown('carriage.carrierCode')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(textOf()).toContain(fieldLabel('carriage.to'));
});

test('[4.31] the last step says what is ordered and until when', async () => {
  await show('details');
  const next = words.next(stepName('confirm'));
  const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === next);
  await act(async () => button!.click());
  expect(textOf()).toContain(dgdesk.rows.finish);
  expect(textOf()).toContain(workNames.training);
});
