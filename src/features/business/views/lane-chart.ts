type Point = readonly [longitude: number, latitude: number];
type Drawn = readonly [x: number, y: number];

export const CHART = { width: 1200, height: 483 } as const;
const WEST = -16;
const DEGREES = 338;
const NORTH = 64;
const SCALE = CHART.width / DEGREES;

/** Mercator projection of a latitude. */
const stretched = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Projects from Iceland eastwards to the Atlantic coast of Brazil, with the Pacific in the middle. */
const draw = ([longitude, latitude]: Point): Drawn => [
  Math.round((longitude - WEST) * SCALE),
  Math.round((stretched(NORTH) - stretched(latitude)) * SCALE),
];

interface Origin {
  at: Point;
  /** Waypoints to the southern and the eastern lanes. */
  south: readonly Point[];
  east: readonly Point[];
}

const YELLOW_SEA: Point = [123.4, 34.6];
const STRAIT: Point = [119.6, 23.6];
const OFF_SHANGHAI: Point = [123.6, 30.6];
const OFF_ZHEJIANG: Point = [122.8, 28];

// biome-ignore format: a table reads by rows
const origins: Readonly<Record<string, Origin>> = {
  CNSHA: { at: [121.8, 31.2], south: [OFF_ZHEJIANG, STRAIT], east: [[124.4, 30.9]] },
  CNNGB: { at: [121.9, 29.9], south: [OFF_ZHEJIANG, STRAIT], east: [[124.4, 29.9]] },
  CNTAO: { at: [120.3, 36.1], south: [YELLOW_SEA, OFF_SHANGHAI, OFF_ZHEJIANG, STRAIT], east: [[123.4, 35.2]] },
  CNTXG: { at: [117.8, 38.9], south: [[121.2, 38.3], YELLOW_SEA, OFF_SHANGHAI, OFF_ZHEJIANG, STRAIT], east: [[121.2, 38.3], [123.8, 35.6]] },
  CNSZX: { at: [114.1, 22.5], south: [[114.4, 20.4]], east: [[116.5, 20.6], [121, 20.4]] },
};

const SOUTH_CHINA_SEA: Point = [111.5, 13.5];
const TO_SINGAPORE: readonly Point[] = [SOUTH_CHINA_SEA, [106.5, 5.5], [104.4, 1.3]];
const TO_CEYLON: readonly Point[] = [...TO_SINGAPORE, [100.2, 3.6], [95, 6], [80.4, 5.2]];
const TO_ARABIA: readonly Point[] = [...TO_CEYLON, [72, 8.5]];
const TO_MALTA: readonly Point[] = [
  ...TO_ARABIA,
  [52, 12.4],
  [43.4, 12.4],
  [38.2, 20],
  [33.6, 27.6],
  [32.4, 31.4],
  [24, 34.2],
  [15, 36],
];
const TO_CHANNEL: readonly Point[] = [
  ...TO_MALTA,
  [9, 37.8],
  [0, 36.6],
  [-6, 35.9],
  [-10, 37.4],
  [-10, 43.6],
  [-5.6, 48.8],
  [1.3, 50.9],
];
const TO_CAPE: readonly Point[] = [...TO_SINGAPORE, [103, -6.6], [90, -14], [60, -25]];
const PACIFIC: readonly Point[] = [
  [132, 30.2],
  [150, 38],
];

interface Destination {
  at: Point;
  by: 'east' | 'south';
  via: readonly Point[];
  /** Waypoints on the other side of the chart's cut. */
  beyond?: readonly Point[];
  /** Position of the label, beside the mark. */
  label: Drawn;
  anchor?: 'end';
}

// biome-ignore format: a table reads by rows
const destinations: Readonly<Record<string, Destination>> = {
  NLRTM: { at: [4.1, 51.95], by: 'south', via: TO_CHANNEL, label: [9, 8] },
  DEHAM: { at: [8.9, 53.9], by: 'south', via: [...TO_CHANNEL, [4.2, 53.6]], label: [9, -2] },
  GBFXT: { at: [1.3, 51.9], by: 'south', via: TO_CHANNEL, label: [-36, 24] },
  ITGOA: { at: [8.9, 44.4], by: 'south', via: [...TO_MALTA, [10.6, 38.6]], label: [9, 0] },
  AEJEA: { at: [55, 25.1], by: 'south', via: [...TO_ARABIA, [61, 21], [57.4, 25]], label: [-8, 12], anchor: 'end' },
  INNSA: { at: [72.9, 18.9], by: 'south', via: [...TO_CEYLON, [75, 8]], label: [8, -4] },
  SGSIN: { at: [103.9, 1.2], by: 'south', via: TO_SINGAPORE.slice(0, 2), label: [-6, 19], anchor: 'end' },
  MYPKG: { at: [101.2, 3], by: 'south', via: [...TO_SINGAPORE, [102.4, 1.8]], label: [-10, 2], anchor: 'end' },
  THLCH: { at: [100.9, 13.1], by: 'south', via: [SOUTH_CHINA_SEA, [106, 7], [101.6, 10]], label: [-8, -2], anchor: 'end' },
  VNSGN: { at: [106.9, 10.4], by: 'south', via: [SOUTH_CHINA_SEA], label: [8, 5] },
  KRPUS: { at: [129.1, 35.1], by: 'east', via: [[126.6, 33]], label: [-3, -9] },
  JPTYO: { at: [139.8, 35.4], by: 'east', via: [[131, 30.4], [138, 33.6]], label: [9, -2] },
  USLAX: { at: [241.8, 33.7], by: 'east', via: [...PACIFIC, [175, 46], [205, 48], [230, 41]], label: [8, 14] },
  USNYC: { at: [286, 40.6], by: 'east', via: [[134, 28.6], [170, 29], [215, 24], [255, 11], [278.6, 6.8], [280.4, 9.6], [285, 17], [286, 24], [288, 34]], label: [8, -6] },
  AUMEL: { at: [144.9, -38.1], by: 'east', via: [[130, 22], [141, 6], [151.5, -1], [157, -12], [155.4, -26], [151, -37], [147, -39.4]], label: [-8, 12], anchor: 'end' },
  ZADUR: { at: [31.1, -29.9], by: 'south', via: TO_CAPE, label: [-8, -4], anchor: 'end' },
  BRSSZ: { at: [313.7, -24], by: 'south', via: [...TO_CAPE, [34, -35.4], [18, -37], [-16, -31]], beyond: [[322, -27]], label: [-8, 4], anchor: 'end' },
};

/** Path through the points, rounded at every turn. */
function lineOf(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(draw);
  const turns = rest.map((point, at) => {
    const next = rest[at + 1];
    if (next === undefined) return `L${point.join(' ')}`;
    return `Q${point.join(' ')} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`;
  });
  return `M${first.join(' ')}${turns.join('')}`;
}

/** Path between two ports; null when the chart lacks one. */
export function trackOf(orgCode: string, dstCode: string): string | null {
  const origin = origins[orgCode];
  const destination = destinations[dstCode];
  if (origin === undefined || destination === undefined) return null;
  const { at, by, via, beyond } = destination;
  const legs = [origin.at, ...origin[by], ...via];
  return beyond === undefined ? lineOf([...legs, at]) : `${lineOf(legs)}${lineOf([...beyond, at])}`;
}

export interface PortMark {
  at: Drawn;
  label: Drawn;
  anchor: 'end' | 'start';
}

const ORIGIN_LABELS: Readonly<Record<string, Drawn>> = {
  CNTXG: [-8, 1],
  CNTAO: [-8, 5],
  CNSHA: [-8, 1],
  CNNGB: [-8, 10],
  CNSZX: [-8, 5],
};

const offsetBy = ([x, y]: Drawn, [right, down]: Drawn): Drawn => [x + right, y + down];

/** Position of a port and its label; null outside the chart. */
export function markOf(code: string): PortMark | null {
  const origin = origins[code];
  if (origin !== undefined) {
    const at = draw(origin.at);
    return { at, label: offsetBy(at, ORIGIN_LABELS[code] ?? [0, 0]), anchor: 'end' };
  }
  const destination = destinations[code];
  if (destination === undefined) return null;
  const at = draw(destination.at);
  return { at, label: offsetBy(at, destination.label), anchor: destination.anchor ?? 'start' };
}
