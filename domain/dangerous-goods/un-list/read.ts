import type { PackingGroup, UnRow } from './row.ts';

/** The columns of a file of the list, in its order. */
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

type Cells = Readonly<Record<(typeof UN_LIST_COLUMNS)[number], string>>;

const word = (cell: string): string | null => (cell === '?' || cell === '' ? null : cell);

function words(cell: string): string[] | null {
  if (word(cell) === null) return null;
  return cell === '-' ? [] : cell.split(' ');
}

function toRow(cells: Cells): UnRow {
  return {
    unNo: cells.un,
    packingGroup: cells.packing_group === '-' ? null : (cells.packing_group as PackingGroup),
    variant: cells.variant,
    nameEn: cells.name_en,
    nameCn: word(cells.name_cn),
    fullNameEn: cells.full_name_en || cells.name_en,
    dangerousClass: word(cells.class),
    subsidiaryClasses: words(cells.subsidiary),
    marinePollutant: cells.marine_pollutant === '?' ? null : cells.marine_pollutant === 'P',
    specialProvisions: words(cells.special_provisions),
    limitedQuantity: word(cells.limited_quantity),
    exceptedQuantity: word(cells.excepted_quantity),
    packing: words(cells.packing),
    ibc: words(cells.ibc),
    tankInstruction: word(cells.tank_instruction),
    tankProvisions: words(cells.tank_provisions),
    ems: word(cells.ems),
    stowage: word(cells.stowage),
    stowageCodes: words(cells.stowage_codes),
    segregationCodes: words(cells.segregation_codes),
    segregationGroups: words(cells.segregation_groups),
    airPassenger: word(cells.air_passenger),
    airCargo: word(cells.air_cargo),
    hazardId: word(cells.hazard_id),
    transportCategory: word(cells.transport_category),
    tunnelCode: word(cells.tunnel_code),
    classificationCode: word(cells.classification_code),
    confirmedBy: Number(cells.confirmed_by),
    notes: cells.notes,
  };
}

/** The rows of a file of the list: tab-separated, its columns named in the first line. */
export function readUnList(file: string): UnRow[] {
  const [head = '', ...lines] = file.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return toRow(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as unknown as Cells);
  });
}
