import { between, type Chance, pick } from '../chance.ts';

type Tone = readonly [hue: number, saturation: number, lightness: number];

interface Tones {
  /** Three stops of the water, far to near. */
  water: readonly [Tone, Tone, Tone];
  /** Depth bands, deep to shallow. */
  bands: readonly [Tone, Tone, Tone];
  land: Tone;
  edge: Tone;
  contour: Tone;
  sounding: Tone;
  track: Tone;
  ink: Tone;
  sectors: readonly Tone[];
  halo: Tone;
}

type Named = { [Name in keyof Tones]: Tones[Name] extends Tone ? string : readonly string[] };

/** The colours of one picture; `dark` and `light` are of the picture's own hues and stand out from each other. */
export type Palette = Named & { dark: readonly string[]; light: readonly string[] };

const DARK = [12, 30] as const;
const LIGHT = [80, 95] as const;

const TONES: readonly Tones[] = [
  {
    water: [
      [205, 46, 78],
      [200, 38, 90],
      [190, 42, 80],
    ],
    bands: [
      [203, 48, 82],
      [199, 50, 73],
      [195, 52, 62],
    ],
    land: [42, 62, 84],
    edge: [42, 34, 46],
    contour: [206, 38, 52],
    sounding: [207, 34, 38],
    track: [328, 66, 42],
    ink: [209, 62, 21],
    sectors: [
      [4, 78, 60],
      [146, 52, 46],
      [46, 92, 60],
    ],
    halo: [200, 50, 97],
  },
  {
    water: [
      [212, 46, 17],
      [206, 50, 26],
      [222, 42, 22],
    ],
    bands: [
      [207, 50, 27],
      [203, 50, 36],
      [198, 46, 45],
    ],
    land: [44, 20, 30],
    edge: [42, 34, 56],
    contour: [203, 40, 58],
    sounding: [204, 34, 68],
    track: [330, 78, 70],
    ink: [205, 50, 86],
    sectors: [
      [6, 76, 56],
      [150, 56, 48],
      [46, 88, 58],
    ],
    halo: [215, 66, 9],
  },
  {
    water: [
      [180, 36, 76],
      [172, 40, 86],
      [196, 44, 74],
    ],
    bands: [
      [178, 40, 74],
      [174, 44, 62],
      [170, 48, 51],
    ],
    land: [34, 56, 78],
    edge: [28, 44, 42],
    contour: [184, 46, 38],
    sounding: [190, 50, 28],
    track: [14, 76, 44],
    ink: [196, 60, 18],
    sectors: [
      [350, 70, 60],
      [90, 46, 50],
      [40, 92, 62],
    ],
    halo: [170, 50, 97],
  },
  {
    water: [
      [28, 52, 80],
      [14, 56, 82],
      [222, 34, 70],
    ],
    bands: [
      [222, 32, 72],
      [226, 36, 62],
      [232, 38, 52],
    ],
    land: [24, 54, 62],
    edge: [16, 46, 34],
    contour: [240, 30, 48],
    sounding: [244, 32, 34],
    track: [338, 70, 40],
    ink: [244, 44, 22],
    sectors: [
      [2, 76, 60],
      [186, 52, 44],
      [48, 94, 62],
    ],
    halo: [32, 70, 97],
  },
  {
    water: [
      [43, 44, 80],
      [40, 50, 88],
      [50, 38, 76],
    ],
    bands: [
      [190, 26, 74],
      [192, 28, 64],
      [194, 30, 54],
    ],
    land: [34, 46, 66],
    edge: [24, 50, 32],
    contour: [30, 38, 42],
    sounding: [26, 42, 30],
    track: [8, 66, 42],
    ink: [22, 50, 18],
    sectors: [
      [8, 66, 54],
      [160, 34, 42],
      [206, 46, 52],
    ],
    halo: [44, 60, 96],
  },
  {
    water: [
      [158, 42, 18],
      [170, 46, 25],
      [190, 46, 20],
    ],
    bands: [
      [168, 42, 30],
      [162, 40, 40],
      [152, 38, 50],
    ],
    land: [70, 22, 34],
    edge: [62, 40, 60],
    contour: [158, 36, 60],
    sounding: [152, 36, 72],
    track: [24, 92, 66],
    ink: [150, 40, 88],
    sectors: [
      [8, 74, 56],
      [210, 56, 56],
      [48, 88, 60],
    ],
    halo: [178, 62, 8],
  },
];

export function mixPalette(chance: Chance): Palette {
  const tones = pick(chance, TONES);
  const turn = between(chance, -12, 12);
  const lift = between(chance, -3, 3);
  const name = ([hue, saturation, lightness]: Tone): string =>
    `hsl(${(hue + turn + 360) % 360} ${saturation}% ${Math.min(98, Math.max(4, lightness + lift))}%)`;
  const hues = [tones.water[0], tones.land, tones.track, ...tones.sectors];
  return {
    water: tones.water.map(name),
    bands: tones.bands.map(name),
    land: name(tones.land),
    edge: name(tones.edge),
    contour: name(tones.contour),
    sounding: name(tones.sounding),
    track: name(tones.track),
    ink: name(tones.ink),
    sectors: tones.sectors.map(name),
    halo: name(tones.halo),
    dark: hues.map(([hue, saturation]) => name([hue, saturation, between(chance, ...DARK)])),
    light: hues.map(([hue, saturation]) => name([hue, saturation, between(chance, ...LIGHT)])),
  };
}
