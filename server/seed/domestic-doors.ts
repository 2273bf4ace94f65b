import type { DoorRate } from '../data/schema/index.ts';

type Door = readonly [city: string, kilometres: number];

/** Cities served by trucks of a port or station, with road distances. */
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
  CNSIA: [['610100', 35]],
  CNCKG: [['500000', 40]],
  CNYIU: [['330782', 15], ['330100', 130]],
  CNCDU: [['510100', 40]],
  CNZGZ: [['410100', 30]],
  CNCSX: [['430100', 30]],
  CNLYG: [['320700', 30]],
  'RS-CAN': [['440100', 45], ['441900', 90]],
};

/** Fen: base price of a truck, and price per kilometre. */
const START = 60_000;
const KILOMETRE = 900;
const LONG_BOX = 130;
const DANGEROUS = 140;
const STEP = 1_000;

/** Trucks with dangerous goods carry less. */
const LIMIT_KG = { general: 27_500, dangerous: 25_000 } as const;

const steps = (fen: number) => Math.ceil(fen / STEP) * STEP;

const smallBox = '20GP';

export const doorsNear = (
  location: string,
  isDanger: boolean,
  boxes: readonly string[] = [smallBox, '40HQ'],
): DoorRate[] =>
  (near[location] ?? []).map(([city, kilometres]) => {
    const general = START + kilometres * KILOMETRE;
    const small = isDanger ? (general * DANGEROUS) / 100 : general;
    return {
      city,
      kilometres,
      limitKg: isDanger ? LIMIT_KG.dangerous : LIMIT_KG.general,
      prices: Object.fromEntries(boxes.map((box) => [box, steps(box === smallBox ? small : (small * LONG_BOX) / 100)])),
    };
  });
