import type { WarehouseForm } from './form.ts';
import type { WarehouseWork } from './kinds.ts';

export const WORK_FIELDS = {
  REPACK: 'repack',
  LABEL: 'label',
  DECANT: 'decant',
  SAMPLE: 'sample',
  COUNT: 'count',
  PALLETIZE: 'palletize',
} as const satisfies Record<WarehouseWork, keyof WarehouseForm>;
