/** Drums and composite IBCs by nominal litres, bags by mass because their volume depends on the goods. */
export const SHAPES = {
  DRUM_200L: { litres: 200, netKg: 0, emptyKg: 20, outerVolume: '0.27' },
  IBC_1000L: { litres: 1000, netKg: 0, emptyKg: 60, outerVolume: '1.392' },
  BAG_25KG: { litres: 0, netKg: 25, emptyKg: 0, outerVolume: null },
} as const;

export type PackedIn = keyof typeof SHAPES;
