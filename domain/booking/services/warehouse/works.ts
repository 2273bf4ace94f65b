import type { WarehouseWork } from '../../../warehouse/kinds.ts';
import type { WarehouseForm } from './form.ts';

export const WORK_FIELDS = {
  REPACK: 'repack',
  LABEL: 'label',
  DECANT: 'decant',
  SAMPLE: 'sample',
  COUNT: 'count',
  PALLETIZE: 'palletize',
} as const satisfies Record<WarehouseWork, keyof WarehouseForm>;
