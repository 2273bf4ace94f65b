import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { choiceName } from '#copy/booking/choices.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { unverifiedOrder } from '#copy/booking/outcome.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { packingGroupText } from '#copy/dangerous-goods/lookup.ts';
import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { booker } from '#machines/order-form/order-form.cases.ts';
import { sampleQuote } from '#machines/order-form/order-form.sample.ts';
import type { PriceQuote } from '#machines/pricing/index.ts';
import { showFcl } from './form.tsx';

let close: () => void;
afterEach(() => close());

async function show(...given: Parameters<typeof showFcl>) {
  const shown = await showFcl(...given);
  ({ close } = shown);
  return shown;
}

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

test('[4.31] each added service has its price beside its box before it is ticked, and it is read with the box', async () => {
  const { host, form } = await show('services');
  const boxOf = (code: string) =>
    [...host.querySelectorAll<HTMLElement>('[type=checkbox], [role=checkbox]')].find(
      (box) =>
        textOf(document.getElementById(box.getAttribute('aria-labelledby') ?? '')) ===
        fieldLabel(`services.${code}.wanted`),
    );
  const costOf = (code: string) => textOf(document.getElementById(boxOf(code)?.getAttribute('aria-describedby') ?? ''));
  await expect.poll(() => form.getSnapshot().context.price).not.toBeNull();
  await act(async () => undefined);
  expect(costOf('customs')).toBe('¥350.00 ¥350.00 × 1 票');
  expect(costOf('stuffing')).toBe('¥1,800.00 ¥900.00 × 2 箱 20GP');
  // Services included in the price show the reason and no checkbox.
  expect(boxOf('placards')).toBeUndefined();
  const placards = fieldLabel('services.placards.wanted');
  const included = `${placards}?${KIT.meaning(placards)}${stepWords.services.included}`;
  expect(textOf(host)).toContain(included);
  expect(costOf('storage')).toBe(stepWords.services.onRequest);
  expect(costOf('insurance')).toBe(stepWords.services.rate('0.15'));
});

test('[4.31] sender and receiver wait until a user chooses to name them now; then both are marked, and leaving them is asked about', async () => {
  const { host, form } = await show('services');
  const radio = (value: string) =>
    [...host.querySelectorAll<HTMLElement>('#field-parties label, #field-parties [role=radio]')].find(
      (one) => textOf(one) === choiceName('parties', value),
    );
  const required = () =>
    ['shipper', 'consignee', 'notify'].map((at) =>
      host.querySelector(`#field-${at}-companyNameEn input`)?.getAttribute('aria-required'),
    );
  expect(required()).toEqual([undefined, undefined, undefined]);
  expect(textOf(host.querySelector('#field-parties'))).toContain('截补料');
  await act(async () => radio('NOW')?.click());
  expect(required()).toEqual(['true', 'true', null]);
  await act(async () => form.send({ type: 'form.set', path: 'shipper.companyNameEn', value: 'NINGBO CHEM' }));
  await act(async () => radio('LATER')?.click());
  await expect.poll(() => textOf(document.querySelector('[role=dialog]'))).toContain(stepWords.services.toLater);
  expect(form.getSnapshot().context.form).toMatchObject({ parties: 'NOW' });
  const confirm = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
    (button) => textOf(button) === KIT.confirm,
  );
  await act(async () => confirm?.click());
  expect(form.getSnapshot().context.form).toMatchObject({ parties: 'LATER', shipper: { companyNameEn: '' } });
  expect(required()).toEqual([undefined, undefined, undefined]);
});

test('[5.9] an amount that waits for another is shown as such and as no price, beside the form and at the foot', async () => {
  const answers: ((quote: PriceQuote) => void)[] = [];
  const quote = () => new Promise<PriceQuote>((resolve) => answers.push(resolve));
  const { host, form } = await show('route', { quote });
  const sectionTexts = () =>
    [words.price.title, words.price.total].map((name) => {
      const sectionCopy = host.querySelector(`section[aria-label="${name}"]`)?.cloneNode(true) as
        | HTMLElement
        | undefined;
      for (const unseen of sectionCopy?.querySelectorAll('.invisible') ?? []) unseen.remove();
      const text = textOf(sectionCopy);
      return { amounts: text.match(/[$¥][\d,.]+/g) ?? [], isDue: text.includes(words.price.due) };
    });
  const answer = async (count: number, given: PriceQuote) => {
    await expect.poll(() => answers.length).toBe(count);
    await act(async () => answers[count - 1]!(given));
  };
  await answer(1, sampleQuote);
  await expect
    .poll(() => sectionTexts().every(({ amounts, isDue }) => amounts.length > 1 && isDue === false))
    .toBe(true);
  const before = sectionTexts();

  await act(async () => form.send({ type: 'form.set', path: 'containers.0.quantity', value: '3' }));
  const waiting = { amounts: [], isDue: true };
  await expect.poll(sectionTexts).toEqual([waiting, waiting]);
  await answer(2, { ...sampleQuote });
  await expect.poll(sectionTexts).toEqual(before);

  await act(async () => form.send({ type: 'form.set', path: 'containers.0.quantity', value: '' }));
  await act(async () => form.send({ type: 'form.set', path: 'containers', value: [] }));
  const none = { amounts: [], isDue: false };
  await expect.poll(sectionTexts).toEqual([none, none]);
  expect(textOf(host)).toContain(words.price.nothing);
});

test('[4.31] a kind of package that is no UN packaging asks for it at once', async () => {
  const [line] = methanolForm.cargo;
  const { host, form } = await show('cargo', {
    form: { cargo: [{ ...line!, packageType: '', dg: { ...line!.dg, outerPackCode: '' } }] },
  });
  const asked = () => host.querySelector('#field-cargo-0-dg-outerPackCode') !== null;
  const choose = (value: string) =>
    act(async () => form.send({ type: 'form.set', path: 'cargo.0.packageType', value }));
  expect(asked()).toBe(false);
  await choose('PLT');
  expect(asked()).toBe(true);
  await choose('1A1');
  expect(asked()).toBe(false);
});

test('[4.31] the head of a card names the packing group as the list does', async () => {
  const { host } = await show('cargo');
  expect(textOf(host.querySelector('header'))).toContain(`${packingGroupText(['II'])}，160 件`);
});

test('[4.31] two lines that may not share a box are named with the reason, and a press parts them', async () => {
  const [line] = methanolForm.cargo;
  const [box] = methanolForm.containers;
  const oxidiser = { ...line!, id: 'oxidiser', cargoNameCn: '硝酸铵' };
  const typed = {
    containers: [{ ...box!, quantity: '2' }],
    cargo: [
      line!,
      { ...oxidiser, dg: { ...line!.dg, unNo: '1942', dgClass: '5.1', subRisk1: '', packingGroup: 'III' } },
    ],
  };
  const { host, form } = await show('cargo', { form: typed });
  const { UNIT, split, addBox } = stepWords.segregation;
  const { blocked } = UNIT;
  await expect.poll(() => textOf(host)).toContain(blocked(1, 2));
  const second = choiceName('cargo.0.stow', 'B');
  const press = (name: string) =>
    act(async () => [...host.querySelectorAll('button')].find((button) => textOf(button) === name)?.click());
  await press(split(2, second));
  expect(form.getSnapshot().context.form).toMatchObject({ cargo: [{ stow: 'A' }, { stow: 'B' }] });
  await expect.poll(() => document.activeElement).toBe(host.querySelector('#field-cargo-1-stow select'));
  await expect.poll(() => textOf(host)).not.toContain(blocked(1, 2));

  await act(async () => form.send({ type: 'form.set', path: 'containers.0.quantity', value: '1' }));
  await act(async () => form.send({ type: 'form.set', path: 'cargo.1.stow', value: 'A' }));
  await expect.poll(() => textOf(host)).toContain(addBox(2, second));
  await press(addBox(2, second));
  expect(form.getSnapshot().context.form).toMatchObject({
    containers: [{ quantity: '2' }],
    cargo: [{ stow: 'A' }, { stow: 'B' }],
  });
  await expect.poll(() => textOf(host)).not.toContain(blocked(1, 2));

  const asked = await show('cargo', {
    form: { ...typed, containers: [{ ...box!, quantity: '1' }], enquiryNo: 'ENQ26100700001' },
  });
  await expect.poll(() => textOf(asked.host)).toContain(stepWords.segregation.noBox);
});

test('[4.31] the sheet that comes with the order is marked as such, and papers that may follow are not', async () => {
  const { host, form } = await show('cargo');
  const isMarked = (key: string) =>
    host.querySelector(`[id="field-cargo-0-${key}"] [aria-hidden=true].text-danger`) !== null;
  expect([isMarked('sds'), isMarked('dg-dangerPackCertFiles'), isMarked('dg-perfCertFiles')]).toEqual([
    true,
    false,
    false,
  ]);
  await act(async () => {
    form.send({ type: 'form.set', path: 'cargo.0.isDanger', value: false });
    form.send({ type: 'form.set', path: 'cargo.0.casNo', value: '' });
  });
  expect([isMarked('sds'), isMarked('classReport')]).toEqual([false, false]);
});

test.each([
  ['who is not verified', false, unverifiedOrder.orderKept, unverifiedOrder.verify],
  ['whose verification is being looked at', true, unverifiedOrder.orderKeptInReview, unverifiedOrder.progress],
])('[1.9] %s sees a message from the start', async (_, isUnderReview, title, action) => {
  const { host } = await show('route', { opened: { booker: { ...booker, isUnderReview } } });
  const text = textOf(host);
  expect(text).toContain(title);
  expect(text).not.toContain(isUnderReview ? unverifiedOrder.orderKept : unverifiedOrder.orderKeptInReview);
  expect(text).toContain(action);
});

test('[4.31] the limit of a box and the end of a price are those of the list, and what is shorter or higher is explained', async () => {
  const { host, form } = await show('cargo');
  await expect.poll(() => form.getSnapshot().context.price).not.toBeNull();
  await act(async () => undefined);
  const text = textOf(host);
  expect(text).toContain(words.route.payload('28,250'));
  expect(text).toContain(words.route.limit('21,000'));
  expect(text).toContain('报价保留至 10-07 11:00');
  expect(text).toContain(words.price.validTo('10-31 00:00'));
  for (const [named, given] of [
    [fcl.limit('21,000'), words.route.limit('21,000')],
    [`${fcl.validTo} 10-31 00:00`, words.price.validTo('10-31 00:00')],
  ])
    expect(given).toContain(named);
  expect(text.match(/有效至/g)).toHaveLength(1);
});

test('[4.31] the first step names the limit of the list beside what the box itself carries', async () => {
  const { host } = await show('route');
  const line = textOf(host.querySelector('[id="field-containers-0-ctnType"]')?.closest('.border-b'));
  expect(line).toContain(words.route.payload('28,250'));
  expect(line).toContain(words.route.limit('21,000'));
});

test('[4.31] a service that is ticked and comes to be in the price can be taken out; what a term needs stays to be ticked', async () => {
  const { host, form } = await show('services');
  const isTickable = (code: string) =>
    host.querySelector(`[id="field-services-${code}-wanted"] :is([type=checkbox], [role=checkbox])`) !== null;
  await expect.poll(() => form.getSnapshot().context.price).not.toBeNull();
  await act(async () => undefined);
  expect(isTickable('placards')).toBe(false);
  await act(async () => form.send({ type: 'form.set', path: 'services.placards.wanted', value: true }));
  expect(isTickable('placards')).toBe(true);
  expect([isTickable('customs'), isTickable('truck')]).toEqual([true, true]);
});
