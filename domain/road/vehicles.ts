export interface Vehicle {
  code: string;
  nameCn: string;
  /** Payload for general and for dangerous goods. */
  limitKg: { general: number; dangerous: number };
  /** Cubic metres of the hold; null for container trucks, where the container determines it. */
  capacity: number | null;
  /** Tractor and trailer with two plates. */
  hasTrailer: boolean;
  /** Container lengths it carries; empty for vehicles with a hold. */
  boxes: readonly ('20' | '40')[];
}

// biome-ignore format: a table reads by rows
export const vehicles: readonly Vehicle[] = [
  { code: 'VAN42', nameCn: '4.2 米厢式车', limitKg: { general: 1_500, dangerous: 1_200 }, capacity: 14, hasTrailer: false, boxes: [] },
  { code: 'VAN68', nameCn: '6.8 米厢式车', limitKg: { general: 8_000, dangerous: 6_000 }, capacity: 35, hasTrailer: false, boxes: [] },
  { code: 'VAN96', nameCn: '9.6 米厢式车', limitKg: { general: 15_000, dangerous: 12_000 }, capacity: 52, hasTrailer: false, boxes: [] },
  { code: 'SEMI13', nameCn: '13 米半挂厢车', limitKg: { general: 30_000, dangerous: 26_000 }, capacity: 76, hasTrailer: true, boxes: [] },
  { code: 'BOX20', nameCn: '20 尺箱拖车', limitKg: { general: 27_500, dangerous: 25_000 }, capacity: 33, hasTrailer: true, boxes: ['20'] },
  { code: 'BOX40', nameCn: '40 尺箱拖车', limitKg: { general: 27_500, dangerous: 25_000 }, capacity: 76, hasTrailer: true, boxes: ['40'] },
];

export const vehicleOf = (code: string): Vehicle | null => vehicles.find((one) => one.code === code) ?? null;

export const limitOf = ({ limitKg }: Vehicle, isDanger: boolean): number =>
  isDanger ? limitKg.dangerous : limitKg.general;

export const roadPriceId = (vehicle: string): string => `truck-${vehicle}`;

/** Vehicle of a price id; null for other prices. */
export const vehicleOfPrice = (priceId: string): Vehicle | null =>
  vehicles.find(({ code }) => roadPriceId(code) === priceId) ?? null;
