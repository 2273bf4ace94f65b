import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { domesticForm, domesticQuotePart as wirePart } from '#contract/services/domestic.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { blankStop } from '#domain/booking/door-fields.ts';
import type { DomesticContext } from '#domain/domestic/context.ts';
import { domesticDescription } from '#domain/domestic/fields.ts';
import { newDomesticContainer } from '#domain/domestic/follow.ts';
import { blankDomesticForm } from '#domain/domestic/form.ts';
import { copyOfDomesticOrder } from '#domain/domestic/initial-form.ts';
import { domesticOrderAddress, readDomesticOrderLink } from '#domain/domestic/order-link.ts';
import { domesticPapers } from '#domain/domestic/papers.ts';
import { domesticQuotePart } from '#domain/domestic/quote.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { setField } from '#domain/form/change.ts';
import { errorsOf } from '#domain/form/check.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { coastalContext as context, domesticPartOf, tolueneForm } from '#tests/features/domestic/order.ts';

const errorsIn = (changes: Readonly<Record<string, unknown>>, offer: Partial<DomesticContext['offer']> = {}) => {
  const form = Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), tolueneForm);
  return errorsOf(domesticDescription, form, { ...context, offer: { ...context.offer!, ...offer } }).map(
    ({ path, code }) => `${path} ${code}`,
  );
};
const set = (path: string, value: unknown, form = tolueneForm) =>
  setField(domesticDescription, form, context, path, value);

test('[4.31] every field has a value in the form, a name, and its codes have names', () => {
  for (const { at, fields } of domesticDescription.sections)
    for (const [key, field] of Object.entries(fields)) {
      const path = joinPath(at.replaceAll('*', '0'), key);
      expect(readAt(tolueneForm, path), path).not.toBe(undefined);
      expect(fieldLabel(path), path).not.toBe('');
      if (field.kind !== 'choice' || typeof field.choices !== 'function' || path.endsWith('.city')) continue;
      const codes = field.choices({
        value: '',
        scope: readAt(tolueneForm, at.replaceAll('*', '0')),
        form: tolueneForm,
        context,
        path,
      });
      for (const code of codes) expect(choiceName(path, code), `${path} ${code}`).not.toBe('');
    }
});

test('[4.31] a complete form has no error, and the wire takes it and its part', () => {
  expect(errorsIn({})).toEqual([]);
  expect(safeParse(domesticForm, tolueneForm).success).toBe(true);
  expect(safeParse(wirePart, domesticPartOf(tolueneForm)).success).toBe(true);
  expect(safeParse(domesticForm, { ...tolueneForm, more: 1 }).success).toBe(false);
});

test('[4.31] Chinese names suffice: English, customs codes and export documents are not required', () => {
  const asked = domesticDescription.sections.flatMap(({ at, fields }) =>
    Object.keys(fields).map((key) => joinPath(at, key)),
  );
  for (const path of [
    'cargo.*.cargoNameEn',
    'cargo.*.hsCode',
    ...['psnEn', 'emsNo', 'dangerPackCertNo', 'perfCertFiles', 'emergencyContractNo'].map((key) => `cargo.*.dg.${key}`),
  ])
    expect(asked, path).not.toContain(path);
  expect(asked).toContain('cargo.*.dg.psnCn');
  const unnamed = { 'cargo.0.dg.unNo': '1993', 'cargo.0.dg.psnCn': '易燃液体,未另作规定的' };
  expect(errorsIn(unnamed)).toContain('cargo.0.dg.technicalName REQUIRED');
  expect(errorsIn({ ...unnamed, 'cargo.0.dg.technicalName': '甲苯、二甲苯' })).not.toContain(
    'cargo.0.dg.technicalName ASCII_ONLY',
  );
  const papers = domesticPapers(tolueneForm, context.offer!, context.now);
  const codes = papers.map(({ code }) => code);
  expect(papers.find(({ code }) => code === 'PACKING_CERTIFICATE')?.owner).toBe('SHIPPER');
  expect(codes).toEqual(['BOOKING_NOTE', 'SDS_CN', 'PACKING_CERTIFICATE', 'GOODS_DECLARATION', 'VESSEL_DECLARATION']);
});

describe('[4.31] rejected values', () => {
  const rows: [changes: Readonly<Record<string, unknown>>, error: string, offer?: Partial<DomesticContext['offer']>][] =
    [
      [{ 'containers.0.weightPerCtn': '28000.001' }, 'containers.0.weightPerCtn BOX_LIMIT'],
      [{ 'containers.0.weightPerCtn': '25000.001' }, 'containers.0.weightPerCtn ROAD_LIMIT'],
      [{ 'containers.0.weightPerCtn': '999' }, 'containers.0.weightPerCtn UNDER_ONE_TON'],
      [{ 'containers.0.ctnType': '20RF' }, 'containers.0.ctnType BOX_NOT_PRICED'],
      [{ 'containers.0.ctnType': '40HQ' }, 'delivery.city DOOR_NOT_PRICED'],
      [{ 'pickup.city': '440300' }, 'pickup.city DOOR_NOT_PRICED'],
      [{ 'pickup.city': '' }, 'pickup.city REQUIRED'],
      [{ 'pickup.address': '一号' }, 'pickup.address TOO_SHORT'],
      [{ 'pickup.phone': '123' }, 'pickup.phone MOBILE'],
      [{ 'pickup.day': '2026-10-06' }, 'pickup.day DAY_PAST'],
      [{ 'pickup.day': '2026-10-30' }, 'pickup.day AFTER_CLOSING'],
      [{ 'pickup.window': 'NIGHT' }, 'pickup.window NOT_A_CHOICE'],
      [{ 'delivery.day': '2026-11-03' }, 'delivery.day BEFORE_ARRIVAL'],
      [{ 'delivery.day': '2026-10-01' }, 'delivery.day DAY_PAST'],
      [{ term: 'SD' }, 'term NOT_A_CHOICE'],
      [{ 'cargo.0.roadCode': '' }, 'cargo.0.roadCode REQUIRED'],
      [{ 'cargo.0.tunnelCode': 'X' }, 'cargo.0.tunnelCode NOT_A_CHOICE'],
      [{ 'cargo.0.dg.dgClass': '4.3' }, 'cargo.0.dg.dgClass CLASS_NOT_PRICED'],
      [{ 'cargo.0.dg.dgClass': '5.2' }, 'cargo.0.dg.dgClass DOMESTIC_ASKED', { dgClasses: ['5.2', '3'] }],
      [{ 'insurance.wanted': true }, 'insurance.cargoValue REQUIRED'],
      [{ receipt: 'ORIGINAL' }, 'receiptAddress REQUIRED'],
      [{ boxDeposit: '' }, 'boxDeposit REQUIRED'],
      [{ containers: [] }, 'containers REQUIRED'],
      [{}, 'cargo.0.isDanger DANGEROUS_UNDER_GENERAL', { isDanger: false }],
      [{}, 'priceId PRICE_EXPIRED', { validTo: context.now - 1 }],
    ];
  test.each(rows)('%j is %s', (changes, error, offer = {}) => {
    expect(errorsIn(changes, offer)).toContain(error);
    const [path = '', code = ''] = error.split(' ');
    expect(errorText({ path, code: code as never, values: {} })).toMatch(/\p{Script=Han}/u);
  });

  test('at exactly the limit a box is loaded, and without a door no road bears it', () => {
    expect(errorsIn({ 'containers.0.weightPerCtn': '25000' })).not.toContain('containers.0.weightPerCtn ROAD_LIMIT');
    expect(errorsIn({ term: 'CY_CY', 'containers.0.weightPerCtn': '28000' }).join()).not.toMatch(/LIMIT/);
  });

  test('each container is limited by the vessel’s maximum for its type', () => {
    const boxes = [
      { ctnType: '20GP', limitKg: 18_000 },
      { ctnType: '40HQ', limitKg: 24_000 },
    ];
    const heavier = { 'containers.0.weightPerCtn': '18000.001' };
    expect(errorsIn(heavier, { boxes })).toContain('containers.0.weightPerCtn BOX_LIMIT');
    expect(errorsIn({ ...heavier, 'containers.0.ctnType': '40HQ' }, { boxes }).join()).not.toContain('LIMIT');
  });

  test('a box of less than a ton is wondered at, and taken', () => {
    const weighing = (weight: string) =>
      errorsOf(domesticDescription, replaceAt(tolueneForm, 'containers.0.weightPerCtn', weight), context).find(
        ({ code }) => code === 'UNDER_ONE_TON',
      )?.level;
    expect([weighing('999.999'), weighing('1000')]).toEqual(['WARN', undefined]);
  });
});

test('[4.31] a term without a door clears its address, road data and truck fee', () => {
  const form = set('term', 'CY_DOOR');
  expect([form.pickup, form.delivery.city]).toEqual([blankStop, '440100']);
  const port = set('term', 'CY_CY', form);
  expect(domesticPartOf(port)).toMatchObject({ pickup: '', delivery: '' });
  const errors = errorsOf(
    domesticDescription,
    { ...port, cargo: [{ ...port.cargo[0]!, roadCode: '', roadCategory: '' }] },
    context,
  );
  expect(errors.map(({ path }) => path)).toEqual([]);
});

test('[4.31] no price without a selected door, with a repeated container type or without containers', () => {
  expect(domesticQuotePart(blankDomesticForm)).toBeNull();
  expect(domesticQuotePart(replaceAt(tolueneForm, 'pickup.city', ''))).toBeNull();
  expect(
    domesticQuotePart({ ...tolueneForm, containers: [...tolueneForm.containers, ...tolueneForm.containers] }),
  ).toBeNull();
  expect(domesticQuotePart(replaceAt(tolueneForm, 'containers.0.quantity', '0'))).toBeNull();
  const insured = replaceAt(replaceAt(tolueneForm, 'insurance.wanted', true), 'insurance.cargoValue', '500000');
  expect(domesticPartOf(insured).insured).toBe('500000');
  expect(JSON.stringify(domesticPartOf(tolueneForm))).not.toContain('星湖街');
});

test('[4.31] the weight of a box follows the goods until it is typed, and a new line has a number of its own', () => {
  const heavier = set('cargo.0.grossWeight', '32000');
  expect(heavier.containers[0]?.weightPerCtn).toBe('16000');
  expect(set('containers.0.quantity', '4').containers[0]?.weightPerCtn).toBe('7600');
  expect(newDomesticContainer(tolueneForm.containers, '40HQ')).toMatchObject({ id: '2', ctnType: '40HQ' });
});

test('[4.31] a repeat booking keeps its doors, and clears dates and agreements', () => {
  expect(copyOfDomesticOrder(tolueneForm, 'DOM26100700001')).toMatchObject({
    ...{ copiedFrom: 'DOM26100700001', agree: false, truth: false, documents: [] },
    pickup: { city: '320500', address: '星湖街 1 号', day: '' },
    delivery: { city: '440100', day: '' },
  });
});

test('[4.31] the address of an order keeps the terms of its list, and the list those of the order', () => {
  const link = {
    ...{ priceId: 'P-1', orgPortCode: 'CNSHA', dstPortCode: 'CNNSA', unNo: '1294', pickup: '320500', delivery: '' },
    boxes: [{ ctnType: '20GP' as const, quantity: 2 }],
  };
  for (const isDanger of ['Y', 'N'] as const) {
    const [path, query = ''] = domesticOrderAddress({ ...link, isDanger }).split('?');
    expect(path).toBe('/domesticTrade/orderPage');
    expect(readDomesticOrderLink(query)).toEqual({ ...link, isDanger });
  }
  expect(readDomesticOrderLink('orgPortCode=CNSHA&pickup=320500')).toBeNull();
  expect(readDomesticOrderLink('priceId=a&pickup=<b>&boxes=%E0')).toMatchObject({ pickup: '', boxes: [] });
  const { list, enquiry } = domesticService.links(tolueneForm);
  expect(list).toBe(
    '/domesticTrade?orgPortCode=CNSHA&dstPortCode=CNNSA&isDanger=Y&unNo=1294&pickup=320500&delivery=440100',
  );
  expect(enquiry).toMatch(/^\/enquiryFcl\?service=domestic&orgPortCode=CNSHA/);
  expect(enquiry).toContain(`boxes=${encodeURIComponent('20GP*2')}&weight=30400`);
});
