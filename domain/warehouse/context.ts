import type { StorageMode, WarehouseWork } from './kinds.ts';

/** Booked warehouse, against which the form is validated. */
export interface WarehouseTerms {
  kinds: readonly string[];
  dgClasses: readonly string[];
  qualifications: readonly { name: string; expires: string }[];
  modes: readonly StorageMode[];
  works: readonly WarehouseWork[];
}

export interface WarehouseContext {
  now: number;
  /** Null while the warehouse is unknown, and when it is withdrawn. */
  warehouse: WarehouseTerms | null;
  payTypes: readonly string[];
  currencies: readonly string[];
}
