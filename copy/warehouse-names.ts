import type { StorageMode, WarehouseWork } from '#domain/warehouse/kinds.ts';

/** Storage charges and handling, in the list and the order of a warehouse. */
export const storageModes = {
  TON: '按吨',
  PALLET: '按板',
  CUBIC_METRE: '按立方米',
} as const satisfies Record<StorageMode, string>;

export const warehouseWorks = {
  REPACK: '分装',
  LABEL: '贴标',
  DECANT: '换桶',
  SAMPLE: '取样',
  COUNT: '盘点',
  PALLETIZE: '打托缠膜',
} as const satisfies Record<WarehouseWork, string>;
