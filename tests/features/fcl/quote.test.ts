import { describe, expect, test } from 'vitest';
import { boxShare, withShares } from '#domain/booking/box-shares.ts';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import { boxCount, grossOf, numberOf, volumeOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { type FclQuotePart, fclQuotePart, partAsTyped } from '#domain/fcl/quote.ts';

type Cargo = FclForm['cargo'][number];

const boxes = (ctnType: string, quantity: string, weightPerCtn = '') => ({
  ...blankContainer,
  ...{ ctnType, quantity, weightPerCtn },
});
const line = (more: Partial<Cargo>, dg: Partial<Cargo['dg']> = {}): Cargo => ({
  ...blankCargo,
  ...more,
  dg: { ...blankDangerous, ...dg },
});
const { services } = blankFclForm;
const methanol = line({ grossWeight: '1,200.5' }, { unNo: 'UN 1230', dgClass: '3', subRisk1: '6.1', subRisk2: '8' });
const ordered: FclForm = {
  ...blankFclForm,
  ...{ priceId: 'p1', scheduleId: 's1', receiptType: 'CFS', deliveryType: 'SD', payTerm: 'COL', currency: '2' },
  containers: [boxes('20GP', '2', '600'), boxes('40HQ', '0', '7'), boxes('40GP', '100')],
  cargo: [methanol, line({ isDanger: false, stow: 'B', volume: '2.5' }, { dgClass: '8' }), line({ isDanger: false })],
};
const part: FclQuotePart = {
  ...{ priceId: 'p1', scheduleId: 's1', receiptType: 'CFS', deliveryType: 'SD', payTerm: 'COL', currency: '2' },
  containers: [
    { ctnType: '20GP', quantity: '2', weightPerCtn: '600' },
    { ctnType: '40GP', quantity: '100', weightPerCtn: '' },
  ],
  goods: [{ unNo: '1230', dgClass: '3', subRisk1: '6.1', subRisk2: '8', stow: 'A' }],
  stows: ['A', 'B'],
  ...{ grossWeight: '1200.5', volume: '2.5', services: [], dgVehicle: false, insurance: null, enquiry: null },
};
const quoted = (more: Partial<FclForm>) => partAsTyped({ ...ordered, ...more });
const served = (more: Partial<FclForm['services']>, deliveryType = 'SD') =>
  quoted({ deliveryType, services: { ...services, ...more } });

describe('[4.31] values a price depends on', () => {
  test('are taken from the form only', () => {
    expect(partAsTyped(ordered)).toEqual(part);
    expect(fclQuotePart(ordered)).toEqual(part);
  });

  test('are missing without a price, a container, or with a repeated type', () => {
    const asked = (more: Partial<FclForm>) => fclQuotePart({ ...ordered, ...more });
    expect(asked({ priceId: '' })).toBeNull();
    expect(asked({ containers: [] })).toBeNull();
    expect(asked({ containers: [boxes('20GP', ''), boxes('40HQ', '101'), boxes('40GP', '01')] })).toBeNull();
    expect(asked({ containers: [boxes('20GP', '1'), boxes('20GP', '2')] })).toBeNull();
    expect(asked({ containers: [boxes('20GP', '1'), boxes('20GP', '')] })?.containers).toEqual([
      { ctnType: '20GP', quantity: '1', weightPerCtn: '' },
    ]);
  });

  test('have no goods and groups before each class is known', () => {
    const unsaid = line({ stow: 'C' }, { unNo: '12' });
    expect(quoted({ cargo: [methanol, unsaid] })).toMatchObject({ goods: part.goods, stows: [] });
    const unnumbered = line({ stow: 'C' }, { unNo: '12', dgClass: '9' });
    const { goods, stows } = quoted({ cargo: [unnumbered, methanol] });
    expect(goods[0]).toEqual({ unNo: '', dgClass: '9', subRisk1: '', subRisk2: '', stow: 'C' });
    expect(stows).toEqual(['C', 'A']);
    expect(quoted({ cargo: [methanol] }).volume).toBe('');
  });

  test('include selected services; door delivery is a separate line', () => {
    const to = (kind: string) => ({ ...services.destination, wanted: true, kind });
    const customs = { ...services.customs, wanted: true };
    expect(served({ customs, destination: to('DELIVERY') }).services).toEqual(['customs']);
    expect(served({ destination: to('BOTH') }).services).toEqual(['destination']);
    expect(served({ destination: to('DELIVERY') }, 'CY').services).toEqual(['destination']);
    expect(served({}, 'CY').services).toEqual([]);
  });

  test('is a truck for dangerous goods by choice or by the goods', () => {
    const truck = (dgVehicle: string, wanted = true, cargo = ordered.cargo) =>
      quoted({ cargo, services: { ...services, truck: { ...services.truck, wanted, dgVehicle } } }).dgVehicle;
    expect([truck('Y'), truck('N'), truck(''), truck('Y', false)]).toEqual([true, false, true, false]);
    const general = ordered.cargo.slice(1);
    expect([truck('', true, general), truck('Y', true, general)]).toEqual([false, true]);
  });

  test('include the insured value once typed, and the option of an enquiry', () => {
    const insured = (wanted: boolean, cargoValue: string) =>
      served({ insurance: { wanted, cargoValue, currency: '3' } }).insurance;
    expect(insured(true, '900')).toEqual({ cargoValue: '900', currency: '3' });
    expect([insured(true, ''), insured(false, '900')]).toEqual([null, null]);
    expect(quoted({ enquiryNo: 'E1', optionId: 'o1' }).enquiry).toEqual({ no: 'E1', optionId: 'o1' });
  });
});

test('[4.31] totals count valid numbers', () => {
  expect(decimalText(numberOf(' 1,234，567.5 ')!)).toBe('1234567.5');
  expect(numberOf('some')).toBeNull();
  const containers = ['2', 'some', '100', '1000', ''].map((quantity) => boxes('20GP', quantity));
  expect(boxCount({ containers })).toBe(102);
  expect(boxCount({ containers: [] })).toBe(0);
  const cargo = [line({ grossWeight: '1.5', volume: '0.25' }), line({ grossWeight: 'some', volume: '' })];
  expect(decimalText(grossOf([...cargo, line({ grossWeight: '2' })]))).toBe('3.5');
  expect(decimalText(volumeOf([...cargo, line({ volume: '1' })]))).toBe('1.25');
});

describe('[4.31] shares of boxes and packages', () => {
  const share = (grossWeight: string, quantity: string) =>
    boxShare({ cargo: [line({ grossWeight })], containers: [boxes('20GP', quantity)] });
  test.each([
    ['10', '3', '3.334'],
    ['300', '3', '100'],
    ['301', '2', '150.5'],
    ['0.5', '1', '0.5'],
    ['0', '1', ''],
    ['-1', '1', ''],
    ['', '1', ''],
    ['10', '0', ''],
    ['10', '', ''],
  ])('%s kg in %s boxes: %s', (gross, quantity, each) => {
    expect(share(gross, quantity)).toBe(each);
  });

  const goods = line({ packageType: '1A1', packages: '4', grossWeight: '10', netWeight: '9' });
  const derived = { dgGrossWeight: '2.5', dgNetWeight: '2.25', outerPackCode: '1A1' };
  const formOf = (cargo: Cargo[], containers = [boxes('20GP', '2')]): FclForm => ({
    ...blankFclForm,
    cargo,
    containers,
  });
  const packages = (now: Cargo, before: Cargo[] = []) => withShares(formOf([now]), formOf(before)).cargo[0]!.dg;

  test('of a package follow from its line, the packaging from its kind', () => {
    expect(packages(goods)).toEqual({ ...blankDangerous, ...derived });
    expect(packages({ ...goods, packageType: 'PLT' })).toMatchObject({ outerPackCode: '' });
    expect(packages({ ...goods, packages: '', netWeight: '' })).toEqual({ ...blankDangerous, outerPackCode: '1A1' });
    expect(packages({ ...goods, packages: '0' })).toMatchObject({ dgGrossWeight: '', dgNetWeight: '' });
    expect(packages({ ...goods, isDanger: false })).toBe(goods.dg);
  });

  test('stay as they were typed, and follow where they followed before', () => {
    const typed = { ...goods, dg: { ...blankDangerous, ...derived, dgNetWeight: '2' } };
    const heavier = { ...typed, grossWeight: '12', netWeight: '10', packageType: '4G' };
    expect(packages(heavier, [line({ id: '7' }), typed])).toMatchObject({
      ...{ dgGrossWeight: '3', dgNetWeight: '2', outerPackCode: '4G' },
    });
    expect(packages(heavier, [{ ...typed, id: '7' }])).toMatchObject({ dgGrossWeight: '2.5', outerPackCode: '1A1' });
    expect(packages({ ...typed, grossWeight: '12' }, [typed])).toMatchObject({
      ...derived,
      ...{ dgGrossWeight: '3', dgNetWeight: '2' },
    });
  });

  test('of containers follow unless edited, and an unchanged form stays identical', () => {
    const settled = line(goods, derived);
    const other = { ...settled, id: '2', isDanger: false };
    const before = formOf([settled, other], [boxes('20GP', '2', '5'), boxes('40HQ', '2', '6')]);
    expect(withShares(before, before)).toBe(before);
    const [first, second] = before.containers as [FclForm['containers'][0], FclForm['containers'][0]];
    const heavier = { ...before, cargo: [settled, { ...other, grossWeight: '20' }] };
    const shared = withShares(heavier, before);
    expect(shared).toEqual({ ...heavier, containers: [{ ...first, weightPerCtn: '7.5' }, second] });
    expect(shared.containers[1]).toBe(second);
    expect(shared.cargo[0]).toBe(heavier.cargo[0]);
    const typed = formOf([{ ...settled, packageType: '4G' }, other], before.containers);
    expect(withShares(typed, before).cargo.map(({ dg }) => dg.outerPackCode)).toEqual(['4G', '1A1']);
    expect(withShares(typed, before).containers[1]).toBe(second);
  });
});
