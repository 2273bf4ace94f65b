import type { PackingGroup, UnRow } from './row.ts';

export const UN_LIST_COLUMNS = [
  'un',
  'packing_group',
  'variant',
  'name_en',
  'name_cn',
  'full_name_en',
  'class',
  'subsidiary',
  'marine_pollutant',
  'special_provisions',
  'limited_quantity',
  'excepted_quantity',
  'packing',
  'ibc',
  'tank_instruction',
  'tank_provisions',
  'ems',
  'stowage',
  'stowage_codes',
  'segregation_codes',
  'segregation_groups',
  'air_passenger',
  'air_cargo',
  'hazard_id',
  'transport_category',
  'tunnel_code',
  'classification_code',
  'confirmed_by',
  'notes',
] as const;

export type UnListColumn = (typeof UN_LIST_COLUMNS)[number];

const word = (cell: string): string | null => (cell === '?' || cell === '' ? null : cell);

function words(cell: string): string[] | null {
  if (word(cell) === null) return null;
  return cell === '-' ? [] : cell.split(' ');
}

export function toUnRow(cellOf: (column: UnListColumn) => string): UnRow {
  const group = cellOf('packing_group');
  const pollutant = cellOf('marine_pollutant');
  return {
    unNo: cellOf('un'),
    packingGroup: group === '-' ? null : (group as PackingGroup),
    variant: cellOf('variant'),
    nameEn: cellOf('name_en'),
    nameCn: word(cellOf('name_cn')),
    fullNameEn: cellOf('full_name_en') || cellOf('name_en'),
    dangerousClass: word(cellOf('class')),
    subsidiaryClasses: words(cellOf('subsidiary')),
    marinePollutant: pollutant === '?' ? null : pollutant === 'P',
    specialProvisions: words(cellOf('special_provisions')),
    limitedQuantity: word(cellOf('limited_quantity')),
    exceptedQuantity: word(cellOf('excepted_quantity')),
    packing: words(cellOf('packing')),
    ibc: words(cellOf('ibc')),
    tankInstruction: word(cellOf('tank_instruction')),
    tankProvisions: words(cellOf('tank_provisions')),
    ems: word(cellOf('ems')),
    stowage: word(cellOf('stowage')),
    stowageCodes: words(cellOf('stowage_codes')),
    segregationCodes: words(cellOf('segregation_codes')),
    segregationGroups: words(cellOf('segregation_groups')),
    airPassenger: word(cellOf('air_passenger')),
    airCargo: word(cellOf('air_cargo')),
    hazardId: word(cellOf('hazard_id')),
    transportCategory: word(cellOf('transport_category')),
    tunnelCode: word(cellOf('tunnel_code')),
    classificationCode: word(cellOf('classification_code')),
    confirmedBy: Number(cellOf('confirmed_by')),
    notes: cellOf('notes'),
  };
}

/** Parses the tab-separated list, whose first line names the columns. */
export function readUnList(file: string): UnRow[] {
  const [head = '', ...lines] = file.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return toUnRow((column) => cells[names.indexOf(column)] ?? '');
  });
}
