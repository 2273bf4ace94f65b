import type { CargoLine, FclForm } from '#domain/fcl/form.ts';
import { changed, type Fields } from './rule.ts';
import { goods } from './trade-oracle.ts';

/** Degrees that a packing group of flammable liquids has. */
const FLASH: Readonly<Record<string, string>> = { I: '-20', II: '10', III: '30' };
const nowhere = { today: '', closing: '', sailing: '' };

/** A line of listed goods, its first packing group where none is named. */
export function listed(unNo: string, block: Fields = {}, line = 0): Fields {
  const row = goods.find((one) => one.unNo === unNo)!;
  const group = String(block.packingGroup ?? row.groups[0] ?? '');
  const isFlammable = [row.mainClass, ...row.subsidiaries].includes('3');
  const dg: Fields = {
    ...{ unNo, psnEn: row.nameEn, psnCn: row.nameCn, technicalName: '', dgClass: row.mainClass },
    ...{ subRisk1: row.subsidiaries[0] ?? '', subRisk2: row.subsidiaries[1] ?? '', packingGroup: group },
    ...{ flashPoint: isFlammable ? (FLASH[group] ?? '10') : '', unMark: '' },
    ...block,
  };
  const at = `cargo.${line}`;
  return {
    ...{ [`${at}.cargoNameCn`]: row.nameCn, [`${at}.cargoNameEn`]: row.nameEn, [`${at}.casNo`]: '' },
    ...Object.fromEntries(Object.entries(dg).map(([key, value]) => [`${at}.dg.${key}`, value])),
  };
}

/** Net and gross mass per package, and the package count. */
export function packages(count: number, net: string, gross: string, line = 0): Fields {
  const at = `cargo.${line}`;
  const total = (each: string) => String((Math.round(Number(each) * 1000) * count) / 1000);
  return {
    ...{ [`${at}.packages`]: String(count), [`${at}.netWeight`]: total(net), [`${at}.grossWeight`]: total(gross) },
    ...{ [`${at}.dg.dgNetWeight`]: net, [`${at}.dg.dgGrossWeight`]: gross },
  };
}

export type Beside = (like: CargoLine) => CargoLine;

const lineOf =
  (fields: Fields): Beside =>
  (like) =>
    changed({ cargo: [like] } as unknown as FclForm, [fields], nowhere).cargo[0]!;

/** A drum of listed goods. */
export const drum = (unNo: string, block: Fields = {}): Beside =>
  lineOf({ ...packages(1, '20', '25'), ...listed(unNo, block) });

/** General cargo that is no chemical. */
export const plainLine = (fields: Fields): Beside =>
  lineOf({
    ...{ 'cargo.0.isDanger': false, 'cargo.0.cargoNameCn': '大米', 'cargo.0.cargoNameEn': 'RICE', 'cargo.0.casNo': '' },
    ...{ 'cargo.0.sds': [], 'cargo.0.packages': '1', 'cargo.0.grossWeight': '25', 'cargo.0.netWeight': '20' },
    ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [`cargo.0.${key}`, value])),
  });

/** Lines in one box; a stow of its own for each where they must not meet. */
export const inOneBox =
  (...lines: Beside[]) =>
  (form: FclForm): FclForm => ({
    ...form,
    cargo: lines.map((line, at) => ({ ...line(form.cargo[0]!), id: String(at + 1), stow: 'A' })),
  });
