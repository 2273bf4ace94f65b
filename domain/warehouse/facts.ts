import type { WarehouseContext } from './context.ts';

export interface BookedWarehouse {
  name: string;
  city: string;
  address: string;
  openingHours: string;
  phone: string;
  temperature: string;
}

export interface WarehouseFacts extends WarehouseContext {
  store: BookedWarehouse | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
