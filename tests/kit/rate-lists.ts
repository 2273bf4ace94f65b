/** Lists that a test of other columns leaves empty. */
export const noOthers = { airport: [], station: [], coaster: [], airline: [], train: [], warehouse: [] };
