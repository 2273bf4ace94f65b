/** Nominal sizes in cubic metres; a bag is always filled to its size. */
export const BAG_SIZES = ['16', '18', '20', '21', '22', '23', '24'] as const;
export type BagSize = (typeof BAG_SIZES)[number];

export const isBagSize = (text: string): text is BagSize => BAG_SIZES.some((size) => size === text);

/** The only container type for flexitanks. */
export const BAG_BOX = '20GP';

/** Bulk options for liquids that are not dangerous. */
export const bulkModes = ['FLEXITANK', 'TANK', 'IBC'] as const;
export type BulkMode = (typeof bulkModes)[number];
