/** Nominal sizes in cubic metres: a bag is filled to its size, never half. */
export const BAG_SIZES = ['16', '18', '20', '21', '22', '23', '24'] as const;
export type BagSize = (typeof BAG_SIZES)[number];

export const isBagSize = (text: string): text is BagSize => BAG_SIZES.some((size) => size === text);

/** The only box a flexitank goes into. */
export const BAG_BOX = '20GP';

/** Ways to move a liquid that is not dangerous in bulk, or nearly so. */
export const bulkWays = ['FLEXITANK', 'TANK', 'IBC'] as const;
export type BulkWay = (typeof bulkWays)[number];
