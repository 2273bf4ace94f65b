import type { DoorRate } from '../data/schema/index.ts';

type Door = readonly [city: string, kilometres: number];

/** Cities that trucks of a port serve, by road. */
// biome-ignore format: a table reads by rows
const near: Readonly<Record<string, readonly Door[]>> = {
  CNSHA: [['310000', 60], ['320500', 110], ['330400', 105], ['320200', 150], ['330100', 180]],
  CNNSA: [['440100', 55], ['441900', 60], ['440300', 95], ['441300', 130]],
  CNTXG: [['120000', 50], ['110000', 170]],
  CNDLC: [['210200', 45], ['210800', 220]],
  CNQZH: [['450700', 25]],
  CNTAO: [['370200', 50], ['370700', 150], ['370600', 220], ['370300', 260]],
  CNQZJ: [['350500', 30], ['350200', 90], ['350100', 170]],
  CNNKG: [['320100', 35], ['320400', 120], ['340100', 170]],
  CNWUH: [['420100', 40], ['430100', 330]],
};

/** Fen: what a truck costs before it moves, and for each kilometre. */
const START = 60_000;
const KILOMETRE = 900;
const LONG_BOX = 130;
const DANGEROUS = 140;
const STEP = 1_000;

/** Trucks for dangerous goods are lighter laden. */
const LIMIT_KG = { general: 27_500, dangerous: 25_000 } as const;

const steps = (fen: number) => Math.ceil(fen / STEP) * STEP;

export const doorsNear = (port: string, isDanger: boolean): DoorRate[] =>
  (near[port] ?? []).map(([city, kilometres]) => {
    const general = START + kilometres * KILOMETRE;
    const small = isDanger ? (general * DANGEROUS) / 100 : general;
    return {
      city,
      kilometres,
      limitKg: isDanger ? LIMIT_KG.dangerous : LIMIT_KG.general,
      prices: { '20GP': steps(small), '40HQ': steps((small * LONG_BOX) / 100) },
    };
  });
