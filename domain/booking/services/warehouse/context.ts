import type { StorageMode, WarehouseWork } from '../../../warehouse/kinds.ts';

/** What the warehouse that is booked says: the form is checked against it. */
export interface WarehouseTerms {
  kinds: readonly string[];
  dgClasses: readonly string[];
  qualifications: readonly { name: string; expires: string }[];
  modes: readonly StorageMode[];
  works: readonly WarehouseWork[];
}

export interface WarehouseContext {
  now: number;
  /** Null while the warehouse is not known, or gone. */
  warehouse: WarehouseTerms | null;
  /** Codes of the payment types and currencies on offer. */
  payTypes: readonly string[];
  currencies: readonly string[];
}
