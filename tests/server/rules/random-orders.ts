import type { CargoLine, FclForm } from '#domain/fcl/form.ts';
import { replaceAt } from '#domain/form/path.ts';
import { boxes, exceptedCode, goods, type Listed, limitedInner } from './trade-oracle.ts';

/** A stream of numbers that is the same for the same seed. */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (percent: number) => next() * 100 < percent,
    pick: <One>(list: readonly One[]): One => list[between(0, list.length - 1)]!,
  };
}
export type Dice = ReturnType<typeof diceOf>;

/** Thousandths as a person writes them. */
const written = (thousandths: number) => String(thousandths / 1000);

const scaled = (text: string, factor: number) => written(Math.ceil(Number(text) * 1000 * factor));
const oneMore = (text: string) => written(Math.round(Number(text) * 1000) + 1000);

/** Numbers that are booked online without a word of their own: no gas, no peroxide, nothing named generically. */
const ordinary = goods.filter(
  ({ nameEn, mainClass, groups, isPlain }) =>
    isPlain && /^(?:3|4\.1|4\.2|4\.3|5\.1|6\.1|8|9)$/.test(mainClass) && groups.length > 0 && !/N\.O\.S\./.test(nameEn),
);

/** Flash points, ℃, that each packing group may have. */
const FLASH: Readonly<Record<string, [number, number]>> = { I: [-60, 22], II: [-30, 22], III: [23, 60] };

type Block = Partial<CargoLine['dg']>;

function packed(dice: Dice, row: Listed, group: string): { each: { net: number; gross: number }; dg: Block } {
  const excepted = exceptedCode(row.unNo, group);
  if (excepted !== null && dice.chance(8)) {
    const inner = /[45]/.test(excepted) ? 1 : dice.between(1, 30);
    const net = dice.between(100, 300);
    return {
      each: { net, gross: net + dice.between(50, 400) },
      dg: { isExceptedQuantity: true, innerPackSize: written(inner), outerPackCode: '4G' },
    };
  }
  const inner = limitedInner(row.unNo, group);
  if (inner !== null && dice.chance(12)) {
    const net = dice.between(2_000, 27_000);
    const dg = { isLimitedQuantity: true, innerPackSize: written(dice.between(Math.min(50, inner), inner)) };
    return { each: { net, gross: net + dice.between(500, 3_000) }, dg: { ...dg, outerPackCode: '4G' } };
  }
  const net = dice.between(20_000, 200_000);
  return {
    each: { net, gross: net + dice.between(500, 20_000) },
    dg: { outerPackCode: dice.pick(['1A1', '1H1', '4G']) },
  };
}

/** A line of listed goods that is whole by every table. */
export function dangerousLine(dice: Dice, like: CargoLine, row: Listed, packages: number): CargoLine {
  const group = dice.pick(row.groups);
  const { each, dg } = packed(dice, row, group);
  const flammable = [row.mainClass, ...row.subsidiaries].includes('3');
  const [least, most] = FLASH[group] ?? [23, 60];
  return {
    ...like,
    ...{ isDanger: true, cargoNameCn: row.nameCn, cargoNameEn: row.nameEn, casNo: '', packageType: 'DRM' },
    ...{
      packages: String(packages),
      netWeight: written(each.net * packages),
      grossWeight: written(each.gross * packages),
    },
    volume: dice.chance(50) ? written(packages * dice.between(1, 60)) : '',
    dg: {
      ...like.dg,
      ...{ unNo: row.unNo, psnEn: row.nameEn, psnCn: row.nameCn, technicalName: '', dgClass: row.mainClass },
      ...{ subRisk1: row.subsidiaries[0] ?? '', subRisk2: row.subsidiaries[1] ?? '', packingGroup: group },
      ...{ flashPoint: flammable ? String(dice.between(least, most)) : '', unMark: '', isMarinePollutant: true },
      ...{ segregationGroups: [], isLimitedQuantity: false, isExceptedQuantity: false, innerPackSize: '', ...dg },
      ...{ dgNetWeight: written(each.net), dgGrossWeight: written(each.gross) },
    },
  };
}

const generalLine = (dice: Dice, like: CargoLine, packages: number): CargoLine => {
  const each = dice.between(5_000, 60_000);
  return {
    ...like,
    ...{ isDanger: false, cargoNameCn: '不锈钢阀门', cargoNameEn: 'STAINLESS STEEL VALVES', casNo: '', sds: [] },
    ...{ packageType: 'CTN', packages: String(packages), food: 'N', volume: '' },
    ...{ grossWeight: written(each * packages), netWeight: written(Math.floor(each * 0.9) * packages) },
  };
};

const TYPES = ['20GP', '40GP', '40HQ', '20RF', '40RH', '20OT'];

/** An order that can be shipped: every figure within the tables, lines that must not meet in boxes of their own. */
export function possibleOrder(dice: Dice, whole: FclForm): FclForm {
  const like = whole.cargo[0]!;
  const quantity = dice.between(2, 20);
  const ctnType = dice.pick(TYPES);
  const first = dangerousLine(dice, like, dice.pick(ordinary), dice.between(1, 80));
  const second = dice.chance(40)
    ? dice.chance(50)
      ? dangerousLine(dice, like, dice.pick(ordinary), dice.between(1, 40))
      : generalLine(dice, like, dice.between(1, 80))
    : null;
  const cargo = second === null ? [first] : [first, { ...second, id: '2', stow: 'B' }];
  const gross = cargo.reduce((sum, { grossWeight }) => sum + Math.round(Number(grossWeight) * 1000), 0);
  const each = Math.max(1_000_000, Math.ceil(gross / quantity));
  const form: FclForm = {
    ...whole,
    cargo,
    containers: [
      {
        ...whole.containers[0]!,
        ...{
          ctnType,
          quantity: String(quantity),
          weightPerCtn: written(Math.min(each, boxes.get(ctnType)?.payload ?? 0)),
        },
        temperature: /RF|RH/.test(ctnType) ? String(dice.between(-60, 30)) : '',
      },
    ],
    contactPhone: `1${dice.between(2, 9)}${String(dice.between(0, 999_999_999)).padStart(9, '0')}`,
    contactTel: dice.pick(['', '021-12345678', '0571-1234567-12', '400-123-4567']),
    shipper: { ...whole.shipper, companyNameEn: 'SHANGHAI CHEM', countryCode: dice.pick(['CN', 'HK', 'SG', '']) },
    consignee: { ...whole.consignee, companyNameEn: 'ROTTERDAM CHEM', countryCode: dice.pick(['NL', 'DE', 'BE', '']) },
    payTerm: dice.pick(['PRE', 'COL']),
  };
  if (dice.chance(15)) {
    const truck = { province: '上海市', city: '上海市', district: '金山区', address: '化工路1号', dgVehicle: 'Y' };
    const loadingAt = `${form.cargoReadyDate}T09:00`;
    return { ...form, receiptType: 'SD', services: { ...form.services, truck: { wanted: true, ...truck, loadingAt } } };
  }
  return form;
}

type Break = (form: FclForm, dice: Dice) => FclForm;
const set =
  (path: string, value: unknown | ((dice: Dice) => unknown)): Break =>
  (form, dice) =>
    replaceAt(form, path, typeof value === 'function' ? value(dice) : value);
const dg = 'cargo.0.dg';
const beside =
  (more: (line: CargoLine, dice: Dice) => CargoLine): Break =>
  (form, dice) => {
    const [line] = form.cargo;
    const next = { ...more(line!, dice), id: '2', stow: 'A' };
    return { ...form, cargo: [{ ...line!, stow: 'A' }, next] };
  };
const asUn = (line: CargoLine, dice: Dice, unNo: string): CargoLine => {
  const made = dangerousLine(dice, line, goods.find((one) => one.unNo === unNo)!, 1);
  const plain = { isLimitedQuantity: false, isExceptedQuantity: false, innerPackSize: '' };
  return { ...made, dg: { ...made.dg, ...plain } };
};
const pairOf =
  (one: string, other: string, groups: [string[], string[]] = [[], []]): Break =>
  (form, dice) => {
    const [line] = form.cargo;
    const [a, b] = [asUn(line!, dice, one), asUn(line!, dice, other)];
    const grouped = (made: CargoLine, segregationGroups: string[]) => ({
      ...made,
      dg: { ...made.dg, segregationGroups },
    });
    const cargo = [
      { ...grouped(a, groups[0]), id: '1', stow: 'A' },
      { ...grouped(b, groups[1]), id: '2', stow: 'A' },
    ];
    return { ...form, cargo };
  };

/** Single changes that make an order invalid. */
export const breaks: readonly Break[] = [
  set('cargo.0.packages', (dice: Dice) => dice.pick(['0', '1000000', '1.5'])),
  (form) => replaceAt(form, 'cargo.0.packages', String(Number(form.cargo[0]!.packages) * 2)),
  (form, dice) =>
    replaceAt(form, 'cargo.0.grossWeight', scaled(form.cargo[0]!.grossWeight, dice.pick([1.06, 1.5, 10]))),
  (form) => replaceAt(form, 'cargo.0.netWeight', oneMore(form.cargo[0]!.grossWeight)),
  set('cargo.0.volume', (dice: Dice) => String(dice.between(1600, 9999))),
  set('cargo.0.casNo', (dice: Dice) => dice.pick(['67-56-2', '108-88-4', '7664-93-8', '1-2-3'])),
  set('cargo.0.hsCode', (dice: Dice) => dice.pick(['2905110', '29051', '12345678901'])),
  set('containers.0.quantity', (dice: Dice) => dice.pick(['0', '101', '1.5', '-1'])),
  set('containers.0.weightPerCtn', (dice: Dice) => String(dice.between(30_000, 90_000))),
  (form) => ({ ...form, containers: [form.containers[0]!, { ...form.containers[0]!, id: '2' }] }),
  (form, dice) =>
    replaceAt(
      replaceAt(form, 'containers.0.ctnType', '40RH'),
      'containers.0.temperature',
      dice.pick(['', '-61', '31']),
    ),
  set('cargoReadyDate', (dice: Dice) => dice.pick(['2020-01-01', '2099-12-31'])),
  set(`${dg}.unNo`, (dice: Dice) => dice.pick(['12', '12345', 'ABCD'])),
  (form) => replaceAt(replaceAt(form, 'cargo.0', asUn(form.cargo[0]!, diceOf(1), '1090')), `${dg}.packingGroup`, 'III'),
  (form) => replaceAt(form, `${dg}.subRisk1`, form.cargo[0]!.dg.dgClass),
  (form, dice) =>
    replaceAt(
      replaceAt(form, 'cargo.0', asUn(form.cargo[0]!, dice, '1294')),
      `${dg}.flashPoint`,
      dice.pick(['', '-101', '301']),
    ),
  (form, dice) => {
    const line = asUn(form.cargo[0]!, dice, dice.pick(['1090', '1294', '1547', '1830', '1866']));
    const drum = { packages: '1', netWeight: '160', grossWeight: '190' };
    const each = { dgNetWeight: '160', dgGrossWeight: '190' };
    const block = { ...line.dg, ...each, isExceptedQuantity: true, innerPackSize: '0.001' };
    return replaceAt(form, 'cargo.0', { ...line, ...drum, dg: block });
  },
  (form, dice) => {
    const line = asUn(form.cargo[0]!, dice, dice.pick(['1428', '1689', '1384']));
    const isBarred = line.dg.unNo === '1428';
    return replaceAt(form, 'cargo.0', {
      ...line,
      dg: { ...line.dg, isExceptedQuantity: true, innerPackSize: isBarred ? '0.001' : '0.031' },
    });
  },
  (form, dice) => {
    const line = asUn(form.cargo[0]!, dice, dice.pick(['1090', '1547', '1823']));
    return replaceAt(form, 'cargo.0', { ...line, dg: { ...line.dg, isLimitedQuantity: true, innerPackSize: '1.001' } });
  },
  (form, dice) =>
    replaceAt(replaceAt(form, 'cargo.0', asUn(form.cargo[0]!, dice, '1090')), `${dg}.unMark`, '1A1/Z1.4/250'),
  (form) => replaceAt(form, `${dg}.dgNetWeight`, oneMore(form.cargo[0]!.dg.dgGrossWeight)),
  pairOf('1263', '1942'),
  pairOf('1830', '1495'),
  pairOf('1230', '2014'),
  pairOf('1789', '1824', [['SGG1'], ['SGG18']]),
  pairOf('1830', '1689', [['SGG1'], ['SGG6']]),
  (form, dice) =>
    beside((line) => ({ ...generalLine(dice, line, 10), cargoNameCn: '大米', cargoNameEn: 'RICE', food: 'Y' }))(
      replaceAt(form, 'cargo.0', asUn(form.cargo[0]!, dice, dice.pick(['1547', '1830', '1230']))),
      dice,
    ),
  (form, dice) => {
    const [line] = form.cargo;
    const report = { ...line!.sds[0]!, day: dice.pick(['', '2025-12-31']) };
    return { ...form, cargo: [line!, { ...generalLine(dice, line!, 10), id: '2', stow: 'B', classReport: [report] }] };
  },
  set('shipper.countryCode', (dice: Dice) => dice.pick(['XX', 'ZZ', 'QQ', 'AA'])),
  set('consignee.countryCode', (dice: Dice) => dice.pick(['XA', 'QZ', 'XY'])),
  set('contactPhone', (dice: Dice) => dice.pick(['11012345678', '1380013800', '2380013800x'])),
  set('contactTel', (dice: Dice) => dice.pick(['12', '021-123', '500-123-4567'])),
  set('currency', (dice: Dice) => dice.pick(['2', '3'])),
  set('deliveryType', 'CFS'),
  (form) => ({ ...replaceAt(form, 'services.truck.wanted', false), receiptType: 'SD' }),
  (form) => ({ ...replaceAt(form, 'services.stuffing.wanted', false), receiptType: 'CFS' }),
  set('agree', false),
  set('truth', false),
];
