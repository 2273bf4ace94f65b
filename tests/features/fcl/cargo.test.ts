import { describe, expect, test } from 'vitest';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import * as goods from '#domain/booking/goods-list.ts';
import * as cargo from '#domain/fcl/cargo.ts';
import { blankCargo, blankContainer, blankFclForm, type CargoLine, type FclForm } from '#domain/fcl/form.ts';
import { joinPath, parentOf, pathsOf, patternOf, readAt, replaceAt } from '#domain/form/path.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';

const { services } = blankFclForm;
const general: CargoLine = { ...blankCargo, isDanger: false };
const mixed = [general, blankCargo];
const formOf = (lines: CargoLine[], truck: Partial<FclForm['services']['truck']>, more: Partial<FclForm> = {}) => ({
  ...{ ...blankFclForm, cargo: lines, ...more },
  services: { ...services, truck: { ...services.truck, ...truck } },
});
const followed = (form: FclForm, path: string) => cargo.followCargo(form, fclContext, path, form);

describe('[4.31] the truck suits the goods', () => {
  const wanted = (dgVehicle: string) => ({ wanted: true, dgVehicle });
  const no = { wanted: false, dgVehicle: '' };
  const door = { receiptType: 'SD' };
  type Row = [path: string, lines: CargoLine[], truck: object, more: Partial<FclForm>, vehicle: string];
  const rows: Row[] = [
    ['services.truck.wanted', mixed, wanted(''), {}, 'Y'],
    ['services.truck.wanted', [general], wanted('Y'), {}, 'N'],
    ['services.truck.wanted', mixed, { wanted: false, dgVehicle: 'Y' }, {}, ''],
    ['receiptType', mixed, no, door, 'Y'],
    ['receiptType', [general], no, door, 'N'],
    ['receiptType', [general], wanted('Y'), door, 'Y'],
    ['receiptType', [general], no, { receiptType: 'CFS' }, ''],
    ['receiptType', [general], no, { receiptType: 'CY' }, ''],
    ['deliveryType', [general], wanted('Y'), { deliveryType: 'SD' }, 'Y'],
    ['deliveryType', [general], no, { deliveryType: 'SD', receiptType: 'SD' }, ''],
    ['cargo', mixed, wanted('N'), {}, 'Y'],
    ['cargo', [general], wanted('N'), {}, 'N'],
    ['cargo', [general], wanted('Y'), {}, 'Y'],
    ['cargo', mixed, no, {}, ''],
    ['cargo.0.isDanger', mixed, wanted('N'), {}, 'Y'],
    ['cargo.0.isDanger', [general], wanted('Y'), {}, 'N'],
    ['cargo.0.isDanger', mixed, no, {}, ''],
    ['remark', mixed, wanted('N'), {}, 'N'],
    ['cargo.0.dg.unNo', mixed, wanted('N'), {}, 'N'],
  ];
  test.each(rows)('after %s', (path, lines, truck, more, vehicle) => {
    expect(followed(formOf(lines, truck, more), path).services.truck.dgVehicle).toBe(vehicle);
  });

  test('and a term selects its services, without changing others', () => {
    const opened = followed(formOf(mixed, no, { deliveryType: 'SD' }), 'deliveryType');
    expect(opened.services).toEqual({
      ...services,
      destination: { ...services.destination, wanted: true, kind: 'DELIVERY' },
    });
    expect(followed(formOf(mixed, no, door), 'receiptType').services.truck.wanted).toBe(true);
    const still = formOf(mixed, wanted('N'), { ...door, deliveryType: 'SD', parties: 'LATER' });
    expect(followed(still, 'remark')).toBe(still);
  });
});

describe('[4.31] effects of a change', () => {
  test('a number is left to the list, a line that is no longer dangerous forgets its block', () => {
    const numbered = { ...blankCargo, dg: { ...blankDangerous, unNo: '1230' } };
    const form = formOf([general, numbered], {});
    expect(followed(form, 'cargo.1.dg.unNo').cargo).toEqual([general, numbered]);
    expect(followed(form, 'cargo.1.isDanger').cargo).toEqual(form.cargo);
    const cleared = formOf([{ ...numbered, isDanger: false }, numbered], {});
    expect(followed(cleared, 'cargo.0.isDanger').cargo).toEqual([general, numbered]);
    expect(followed(cleared, 'cargo.1.isDanger').cargo).toEqual(cleared.cargo);
  });

  test('parties that are named later are not named now', () => {
    const shipper = { ...blankFclForm.shipper, companyNameEn: 'NINGBO CHEM' };
    const named = { ...methanolForm, shipper, toOrder: true };
    expect(followed({ ...named, parties: 'LATER' }, 'parties')).toEqual(methanolForm);
    const now = { ...named, parties: 'NOW' };
    expect(followed(now, 'parties')).toBe(now);
    expect(followed({ ...named, parties: 'LATER' }, 'toOrder')).toEqual({ ...named, parties: 'LATER' });
  });

  test('weights of containers and packages follow only the values they derive from', () => {
    const form = formOf([{ ...general, grossWeight: '9000' }], {});
    const counted = ['grossWeight', 'isDanger', 'netWeight', 'packages', 'packageType'].map((key) => `cargo.0.${key}`);
    for (const path of ['cargo', 'containers', 'containers.0.quantity', ...counted])
      expect(followed(form, path).containers[0]?.weightPerCtn, path).toBe('9000');
    for (const path of ['cargo.0.volume', 'containers.0.ctnType', 'containers.0', 'remark', 'cargo.0.dg.packages'])
      expect(followed(form, path).containers[0]?.weightPerCtn, path).toBe('');
  });
});

describe('[4.31] new lines', () => {
  const lines = [{ id: '2' }, { id: '9' }, { id: 'x' }];

  test('bear a number that none has borne', () => {
    expect(goods.nextId(lines)).toBe('10');
    expect(goods.nextId([])).toBe('1');
    expect(goods.nextId([{ id: 'x' }])).toBe('1');
  });

  test('are blank, of the requested kind', () => {
    const others = [{ ...blankCargo, id: '4' }];
    expect(goods.newLine(others, blankCargo, false)).toEqual({ ...blankCargo, id: '5', isDanger: false });
    expect(goods.newLine(others, blankCargo, true)).toEqual({ ...blankCargo, id: '5', isDanger: true });
    const box = { ...blankContainer, id: '4', ctnType: '40HQ', quantity: '7' };
    expect(cargo.newContainer([box], '45HQ')).toEqual({ ...blankContainer, id: '5', ctnType: '45HQ' });
  });

  test('or copied without the files of the first', () => {
    const [file] = methanolForm.cargo[0]!.sds;
    const files = { dangerPackCertFiles: [file!], perfCertFiles: [file!] };
    const line = { ...methanolForm.cargo[0]!, classReport: [file!], dg: { ...methanolForm.cargo[0]!.dg, ...files } };
    expect(goods.copyOfLine([line, { ...line, id: '3' }], line)).toEqual({
      ...{ ...line, id: '4', sds: [], classReport: [] },
      dg: { ...line.dg, dangerPackCertFiles: [], perfCertFiles: [] },
    });
  });
});

describe('a path', () => {
  const form = { a: { b: [{ c: 1 }, { c: 2 }] }, n: null as null | object, e: [] as number[], x: 'text' };

  test('reads existing values only', () => {
    expect(readAt(form, '')).toBe(form);
    expect(readAt(form, 'a.b.1.c')).toBe(2);
    expect(readAt(form, 'n')).toBeNull();
    const nowhere = ['a.b.2.c', 'a.b.1.d', 'n.a', 'x.0', 'x.length', 'toString', 'a.constructor'];
    expect(nowhere.map((path) => readAt(form, path))).toEqual(nowhere.map(() => undefined));
  });

  test('replaces an existing value, and keeps the rest', () => {
    const replaced = replaceAt(form, 'a.b.1.c', 3);
    expect(replaced).toEqual({ ...form, a: { b: [{ c: 1 }, { c: 3 }] } });
    expect(replaced.a.b[0]).toBe(form.a.b[0]);
    expect(replaced.e).toBe(form.e);
    expect(Array.isArray(replaced.a.b)).toBe(true);
    for (const path of ['a.b.1.d', 'a.b.2', 'n.a', 'x.0', 'toString']) expect(replaceAt(form, path, 3)).toBe(form);
    expect(replaceAt(form, 'a.b.1.c', 2)).toBe(form);
    expect(replaceAt(form, '', 'other')).toBe('other');
    expect(replaceAt(form, 'n', { y: 1 }).n).toEqual({ y: 1 });
  });

  test('with a wildcard matches each line', () => {
    expect(pathsOf(form, 'a.b.*.c')).toEqual(['a.b.0.c', 'a.b.1.c']);
    expect(pathsOf(form, 'a.b.*')).toEqual(['a.b.0', 'a.b.1']);
    expect(pathsOf(form, 'a.b')).toEqual(['a.b']);
    expect(['e.*', 'x.*', 'n.*', 'missing.*'].map((pattern) => pathsOf(form, pattern))).toEqual([[], [], [], []]);
    expect(pathsOf({ a: [{ b: [1, 2] }, { b: [3] }] }, 'a.*.b.*')).toEqual(['a.0.b.0', 'a.0.b.1', 'a.1.b.0']);
    expect(patternOf('cargo.12.dg.unNo')).toBe('cargo.*.dg.unNo');
    expect([patternOf('cargo.0'), patternOf('0.1'), patternOf('a1.b')]).toEqual(['cargo.*', '*.*', 'a1.b']);
    expect([joinPath('', 'unNo'), joinPath('cargo.0', 'unNo')]).toEqual(['unNo', 'cargo.0.unNo']);
    expect([parentOf('cargo.0.unNo'), parentOf('unNo'), parentOf('')]).toEqual(['cargo.0', '', '']);
  });
});
