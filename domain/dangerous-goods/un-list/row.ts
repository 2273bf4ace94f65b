export type PackingGroup = 'I' | 'II' | 'III';

/**
 * A row of the list of dangerous goods: one packing group of an entry, or one of its variants. Null is what our sources do not
 * agree about, or none of them says; an empty list, and a dash for a word, is what they agree there is not.
 */
export interface UnRow {
  unNo: string;
  /** Null where the class has none. */
  packingGroup: PackingGroup | null;
  /** What tells it from other rows of the same group: a strength, a state, a kind of aerosol; empty where nothing has to. */
  variant: string;
  /** The proper shipping name. */
  nameEn: string;
  nameCn: string | null;
  /** The name with its description, as printed. */
  fullNameEn: string;
  /** With the compatibility letter in class 1. */
  dangerousClass: string | null;
  subsidiaryClasses: string[] | null;
  /** The list itself marks it; other goods may still be one by their data. */
  marinePollutant: boolean | null;
  specialProvisions: string[] | null;
  /** 1L, 500mL, 5kg; 0 where it has none. */
  limitedQuantity: string | null;
  /** E0 to E5. */
  exceptedQuantity: string | null;
  packing: string[] | null;
  ibc: string[] | null;
  tankInstruction: string | null;
  tankProvisions: string[] | null;
  /** Fire and spillage schedules. */
  ems: string | null;
  /** A to E, or 01 to 05 in class 1. */
  stowage: string | null;
  stowageCodes: string[] | null;
  segregationCodes: string[] | null;
  /** SGG1 to SGG18. */
  segregationGroups: string[] | null;
  /** Net quantity of a package in a passenger aircraft; X is forbidden. */
  airPassenger: string | null;
  airCargo: string | null;
  hazardId: string | null;
  transportCategory: string | null;
  tunnelCode: string | null;
  classificationCode: string | null;
  /** How many sources say the class and packing group. */
  confirmedBy: number;
  notes: string;
}
