export type PackingGroup = 'I' | 'II' | 'III';

/**
 * A row of the dangerous goods list: one packing group of an entry, or a variant of it. Null means the sources disagree
 * or are silent; an empty list, or a dash, means they agree there is none.
 */
export interface UnRow {
  unNo: string;
  /** Null when the class has no packing groups. */
  packingGroup: PackingGroup | null;
  /** Distinguishes rows of the same group: concentration, state, kind of aerosol; empty when unnecessary. */
  variant: string;
  nameEn: string;
  nameCn: string | null;
  fullNameEn: string;
  /** With the compatibility letter in class 1. */
  dangerousClass: string | null;
  subsidiaryClasses: string[] | null;
  /** Marked in the list; other goods may still be pollutants by their data. */
  marinePollutant: boolean | null;
  specialProvisions: string[] | null;
  /** 1L, 500mL, 5kg; 0 for none. */
  limitedQuantity: string | null;
  /** E0 to E5. */
  exceptedQuantity: string | null;
  packing: string[] | null;
  ibc: string[] | null;
  tankInstruction: string | null;
  tankProvisions: string[] | null;
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
  /** Number of sources that confirm the class and packing group. */
  confirmedBy: number;
  notes: string;
}
