export const warehouseKinds = ['甲类', '乙类', '丙类', '恒温', '冷库', '保税', '堆场', '罐区', '剧毒库'] as const;
export type WarehouseKind = (typeof warehouseKinds)[number];

/** Units storage is charged by. */
export const storageModes = ['TON', 'PALLET', 'CUBIC_METRE'] as const;
export type StorageMode = (typeof storageModes)[number];

export const warehouseWorks = ['REPACK', 'LABEL', 'DECANT', 'SAMPLE', 'COUNT', 'PALLETIZE'] as const;
export type WarehouseWork = (typeof warehouseWorks)[number];

export const STORED_DAYS = { min: 1, max: 365 } as const;
export const PALLETS_AT_MOST = 99_999;
export const STORED_GOODS_AT_MOST = 20;
