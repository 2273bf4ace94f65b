import { readFileSync } from 'node:fs';
import type { DangerousBlock } from '#domain/booking/goods-line.ts';
import type { CargoLine, FclForm } from '#domain/fcl/form.ts';
import type { Voyage } from './order-judge.ts';

/** Written from docs/trade.md and its tables, never from the rules it is held against. Numbers here are whole thousandths. */
const trade = readFileSync('docs/trade.md', 'utf8');
const section = (heading: string) => (trade.split(`### ${heading}`)[1] ?? '').split('\n### ')[0] ?? '';
const cellsOf = (row: string) => row.replace(/^\||\|$/g, '').split('|');
const digitsOf = (text: string) => Number(text.replaceAll(',', ''));

export interface BoxFacts {
  payload: number;
  room: number;
}

/** The highest figures of table 7.1 by box type. */
export const boxes: ReadonlyMap<string, BoxFacts> = new Map(
  section('7.1')
    .split('\n')
    .filter((row) => /^\d\d[A-Z]{2}\|/.test(row))
    .flatMap((row) => {
      const cells = cellsOf(row);
      const [room = '', payload = ''] = [cells[4]?.split('-').at(-1), cells[8]?.split('-').at(-1)];
      return /^[\d.]+$/.test(room) && /^[\d,]+$/.test(payload)
        ? [[cells[0]!, { payload: digitsOf(payload) * 1000, room: Math.round(Number(room) * 1000) }] as const]
        : [];
    }),
);

export interface Listed {
  unNo: string;
  nameCn: string;
  nameEn: string;
  mainClass: string;
  subsidiaries: string[];
  groups: string[];
  /** Entries that differ only in packing group. */
  isPlain: boolean;
}

const table = (file: string) => {
  const [head = '', ...lines] = readFileSync(`server/reference/un/${file}`, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at]!, cell])));
};
/** The list of dangerous goods, a row for each packing group; of numbers that are sold by name every day. */
const everyday = new Set(table('own.tsv').map(({ un }) => un));
const rows = table('list.tsv').filter(({ un }) => everyday.has(un));
const listOf = (cell = '') => (cell === '-' || cell === '?' ? [] : cell.split(' '));
const rowOf = (unNo: string, group: string) =>
  rows.find(({ un, packing_group }) => un === unNo && packing_group === (group || '-'));

export const goods: readonly Listed[] = [...new Set(rows.map(({ un = '' }) => un))].map((unNo) => {
  const own = rows.filter(({ un }) => un === unNo).sort((a, b) => a.class!.localeCompare(b.class!));
  const { name_cn = '', name_en = '', class: mainClass = '', subsidiary } = own[0]!;
  const isPlain = own.every((row) => row.class === mainClass && row.subsidiary === subsidiary && row.variant === '');
  const groups = own.map(({ packing_group = '-' }) => packing_group).filter((group) => group !== '-');
  const nameCn = isPlain ? name_cn : (name_cn.split('，')[0] ?? '');
  return { unNo, nameCn, nameEn: name_en, mainClass, subsidiaries: listOf(subsidiary), groups, isPlain };
});

const matrix = section('7.3')
  .split('\n')
  .filter((row) => row.startsWith('|') && !row.startsWith('|---'))
  .map(cellsOf);
const heads = (matrix[0] ?? []).slice(1);
const headOf = (dgClass: string) => heads.findIndex((head) => head.split('/').includes(dgClass));

function tableValue(one: string, other: string): string {
  const row = matrix.slice(1).find(([head = '']) => head.split('/').includes(one));
  return row?.[headOf(other) + 1] ?? 'X';
}

/** Segregation groups of a number, as the list has them. */
const groupsOf = (unNo: string): number[] => [
  ...new Set(
    rows
      .filter(({ un }) => un === unNo)
      .flatMap((row) => listOf(row.segregation_groups).map((code) => Number(code.replace('SGG', '')))),
  ),
];
const ENEMIES = [
  [1, 18],
  [1, 6],
  [1, 8],
  [1, 5],
  [1, 17],
  [2, 4],
  [2, 12],
] as const;

/** IMDG 3.5.1.2, millilitres or grams: inner pack, outer pack. */
const EXCEPTED = { E1: [30, 1000], E2: [30, 500], E3: [30, 300], E4: [1, 500], E5: [1, 300] } as const;

export function exceptedCode(unNo: string, group: string): keyof typeof EXCEPTED | null {
  const code = rowOf(unNo, group)?.excepted_quantity ?? '';
  return code in EXCEPTED ? (code as keyof typeof EXCEPTED) : null;
}

/** The inner pack of a limited quantity, thousandths of a litre or kilogram. */
export function limitedInner(unNo: string, group: string): number | null {
  const [, amount, unit = ''] = /^([\d.]+)(mL|L|g|kg)$/.exec(rowOf(unNo, group)?.limited_quantity ?? '') ?? [];
  return amount === undefined ? null : Number(amount) * (unit === 'mL' || unit === 'g' ? 1 : 1000);
}

const milli = (text: string): number =>
  /^\d+(?:\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : Number.NaN;
const classesOf = ({ isDanger, dg }: CargoLine) =>
  isDanger ? [dg.dgClass, dg.subRisk1, dg.subRisk2].filter((one) => one !== '') : [];

function mayNotMeet(a: CargoLine, b: CargoLine): boolean {
  const tainting = (line: CargoLine) => classesOf(line).some((one) => ['2.3', '6.1', '8'].includes(one));
  if ((a.food === 'Y' && tainting(b)) || (b.food === 'Y' && tainting(a))) return true;
  if (!a.isDanger || !b.isDanger) return false;
  const [left, right] = [groupsOf(a.dg.unNo), groupsOf(b.dg.unNo)];
  const hostile = ENEMIES.some(
    ([one, other]) => (left.includes(one) && right.includes(other)) || (left.includes(other) && right.includes(one)),
  );
  if (hostile && !(a.dg.isLimitedQuantity && b.dg.isLimitedQuantity)) return true;
  if (a.dg.unNo === b.dg.unNo || a.dg.isLimitedQuantity || b.dg.isLimitedQuantity) return false;
  return classesOf(a).some((one) => classesOf(b).some((other) => ['2', '3', '4'].includes(tableValue(one, other))));
}

const unlike = (whole: string, count: string, each: string): boolean => {
  const totalMass = Number(count) * milli(each);
  return Math.abs(milli(whole) - totalMass) * 100 > totalMass * 5;
};

export function casHolds(text: string): boolean {
  const match = /^(\d{2,7})-(\d{2})-(\d)$/.exec(text);
  if (match === null) return false;
  const digits = [...`${match[1]}${match[2]}`].reverse().map(Number);
  return digits.reduce((total, digit, at) => total + digit * (at + 1), 0) % 10 === Number(match[3]);
}

/** ISO 3166 leaves these free: they are no country's. */
const isNobodys = (code: string) => /^(?:AA|Q[M-Z]|X[A-Z]|ZZ)$/.test(code);

function wrongOfBlock(dg: DangerousBlock, at: string): string[] {
  const wrong: string[] = [];
  const say = (field: string, isWrong: boolean) => isWrong && wrong.push(`${at}.dg.${field}`);
  const row = goods.find(({ unNo }) => unNo === dg.unNo);
  const subsidiaries = [dg.subRisk1, dg.subRisk2].filter((one) => one !== '');
  say('unNo', !/^\d{4}$/.test(dg.unNo));
  say('packingGroup', row !== undefined && row.groups.length > 0 && !row.groups.includes(dg.packingGroup));
  say('subRisk1', dg.subRisk1 === dg.dgClass);
  const flash = Number(dg.flashPoint);
  say(
    'flashPoint',
    [dg.dgClass, ...subsidiaries].includes('3') && (dg.flashPoint === '' || flash < -100 || flash > 300),
  );
  // The limits of an unlisted number are unknown.
  const isListed = rows.some(({ un }) => un === dg.unNo);
  if (isListed && dg.isExceptedQuantity) {
    const code = exceptedCode(dg.unNo, dg.packingGroup);
    say('isExceptedQuantity', code === null || dg.isLimitedQuantity);
    say('innerPackSize', code !== null && milli(dg.innerPackSize) > EXCEPTED[code][0]);
    say('dgNetWeight', code !== null && milli(dg.dgNetWeight) > EXCEPTED[code][1]);
  }
  if (isListed && dg.isLimitedQuantity) {
    const inner = limitedInner(dg.unNo, dg.packingGroup);
    say('isLimitedQuantity', inner === null || dg.isExceptedQuantity);
    say('innerPackSize', inner !== null && milli(dg.innerPackSize) > inner);
    say('dgGrossWeight', milli(dg.dgGrossWeight) > 30_000);
  }
  const grade = /\/([XYZ])/.exec(dg.unMark)?.[1];
  say('unMark', (grade === 'Z' && dg.packingGroup !== 'III') || (grade === 'Y' && dg.packingGroup === 'I'));
  say('dgGrossWeight', milli(dg.dgNetWeight) > milli(dg.dgGrossWeight));
  return wrong;
}

/** The fields of an order that cannot be, and why it is none: what no box, law or table allows. */
export function wrongFields(form: FclForm, { today, closing, sailing }: Voyage): string[] {
  const wrong: string[] = [];
  const say = (field: string, isWrong: boolean) => isWrong && wrong.push(field);
  say('cargoReadyDate', form.cargoReadyDate < today || form.cargoReadyDate > closing);
  let [payload, room] = [0, 0];
  for (const [at, { ctnType, quantity, weightPerCtn, temperature }] of form.containers.entries()) {
    const box = boxes.get(ctnType) ?? { payload: 0, room: 0 };
    const count = Number(quantity);
    say(`containers.${at}.quantity`, !Number.isInteger(count) || count < 1 || count > 100);
    say(`containers.${at}.weightPerCtn`, milli(weightPerCtn) > box.payload);
    say(
      `containers.${at}.ctnType`,
      form.containers.some((other, index) => index !== at && other.ctnType === ctnType),
    );
    const degrees = Number(temperature);
    say(`containers.${at}.temperature`, /RF|RH/.test(ctnType) && (temperature === '' || degrees < -60 || degrees > 30));
    payload += count * box.payload;
    room += count * box.room;
  }
  const total = (key: 'grossWeight' | 'volume') => form.cargo.reduce((sum, line) => sum + (milli(line[key]) || 0), 0);
  const isCounted = form.containers.every(({ quantity }) => /^(?:[1-9]\d?|100)$/.test(quantity));
  say('cargo.0.grossWeight', isCounted && total('grossWeight') > payload);
  say(`cargo.${form.cargo.findIndex(({ volume }) => volume !== '')}.volume`, isCounted && total('volume') > room);
  for (const [at, line] of form.cargo.entries()) {
    const path = `cargo.${at}`;
    say(`${path}.casNo`, line.casNo !== '' && !casHolds(line.casNo));
    say(`${path}.hsCode`, line.hsCode !== '' && !/^(?:\d{6}|\d{8}|\d{10})$/.test(line.hsCode));
    say(`${path}.packages`, !/^[1-9]\d{0,5}$/.test(line.packages));
    say(`${path}.netWeight`, milli(line.netWeight) > milli(line.grossWeight));
    if (line.isDanger) {
      say(`${path}.grossWeight`, unlike(line.grossWeight, line.packages, line.dg.dgGrossWeight));
      say(`${path}.netWeight`, unlike(line.netWeight, line.packages, line.dg.dgNetWeight));
      wrong.push(...wrongOfBlock(line.dg, path));
    } else {
      const days = line.classReport.map(({ day }) => day);
      say(`${path}.classReport`, days.includes('') || (days.length > 0 && days.every((day) => day < sailing)));
    }
    for (let before = 0; before < at; before += 1) {
      const other = form.cargo[before]!;
      say(`${path}.stow`, other.stow === line.stow && mayNotMeet(other, line));
    }
  }
  for (const party of ['shipper', 'consignee'] as const)
    say(`${party}.countryCode`, isNobodys(form[party].countryCode));
  say('contactPhone', !/^1[2-9]\d{9}$/.test(form.contactPhone));
  say(
    'contactTel',
    form.contactTel !== '' && !/^(?:0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/.test(form.contactTel),
  );
  say('currency', form.currency !== '1');
  say('deliveryType', form.deliveryType === 'CFS');
  say('services.truck.wanted', form.receiptType === 'SD' && !form.services.truck.wanted);
  say('services.stuffing.wanted', form.receiptType === 'CFS' && !form.services.stuffing.wanted);
  say('agree', !form.agree);
  say('truth', !form.truth && form.cargo.some(({ isDanger }) => isDanger));
  return wrong;
}
