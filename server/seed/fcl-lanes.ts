import type { ContainerCode } from '#domain/reference/container-codes.ts';

/** A carrier's weekly service on a lane. */
export interface LaneService {
  pol: string;
  pod: string;
  transitDays: number;
  hot: boolean;
  carriers: readonly string[];
}

/** Lane with fixed fee lines for tests and demos that need known totals. */
export const goldenLane = { pol: 'CNSHA', pod: 'NLRTM', carrier: 'COSU', id: 'FCL-CNSHA-NLRTM' } as const;

type Row = readonly [pol: string, pod: string, transitDays: number, carriers: string, hot?: 'hot'];

// biome-ignore format: a table reads by rows
const rows: readonly Row[] = [
  ['CNSHA', 'NLRTM', 31, 'COSU MAEU HLCU', 'hot'],
  ['CNSHA', 'DEHAM', 33, 'HLCU CMDU ONEY', 'hot'],
  ['CNSHA', 'BEANR', 34, 'MSCU EGLV'],
  ['CNSHA', 'GBFXT', 32, 'OOLU'],
  ['CNSHA', 'FRLEH', 33, 'CMDU'],
  ['CNSHA', 'ESBCN', 28, 'MSCU'],
  ['CNSHA', 'ITGOA', 27, 'EGLV YMLU'],
  ['CNSHA', 'GRPIR', 24, 'COSU'],
  ['CNSHA', 'TRIST', 29, 'ZIMU'],
  ['CNSHA', 'AEJEA', 20, 'COSU ONEY HDMU', 'hot'],
  ['CNSHA', 'SAJED', 23, 'CMDU'],
  ['CNSHA', 'SADMM', 22, 'OOLU'],
  ['CNSHA', 'INNSA', 17, 'WHLC ONEY ZIMU', 'hot'],
  ['CNSHA', 'INMUN', 18, 'HDMU'],
  ['CNSHA', 'PKKHI', 19, 'COSU'],
  ['CNSHA', 'BDCGP', 15, 'MAEU'],
  ['CNSHA', 'SGSIN', 8, 'OOLU WHLC YMLU', 'hot'],
  ['CNSHA', 'MYPKG', 9, 'COSU WHLC'],
  ['CNSHA', 'THLCH', 10, 'EGLV'],
  ['CNSHA', 'VNSGN', 7, 'ONEY WHLC'],
  ['CNSHA', 'IDJKT', 11, 'OOLU'],
  ['CNSHA', 'PHMNL', 6, 'WHLC'],
  ['CNSHA', 'KRPUS', 2, 'COSU HDMU', 'hot'],
  ['CNSHA', 'JPTYO', 4, 'ONEY'],
  ['CNSHA', 'USLAX', 15, 'COSU EGLV ONEY', 'hot'],
  ['CNSHA', 'USNYC', 33, 'MAEU'],
  ['CNSHA', 'USHOU', 35, 'MSCU ZIMU'],
  ['CNSHA', 'BRSSZ', 38, 'CMDU MAEU', 'hot'],
  ['CNSHA', 'MXZLO', 19, 'COSU'],
  ['CNSHA', 'ZADUR', 27, 'MSCU'],
  ['CNSHA', 'KEMBA', 24, 'CMDU'],
  ['CNSHA', 'NGAPP', 40, 'MAEU'],
  ['CNSHA', 'AUMEL', 18, 'OOLU YMLU', 'hot'],
  ['CNSHA', 'NZAKL', 21, 'HLCU'],
  ['CNSHA', 'RUVVO', 5, 'HDMU'],
  ['CNNGB', 'NLRTM', 32, 'COSU MSCU', 'hot'],
  ['CNNGB', 'DEHAM', 34, 'EGLV'],
  ['CNNGB', 'AEJEA', 19, 'COSU CMDU', 'hot'],
  ['CNNGB', 'INNSA', 16, 'ONEY'],
  ['CNNGB', 'USLAX', 16, 'ZIMU'],
  ['CNNGB', 'SGSIN', 7, 'WHLC'],
  ['CNNGB', 'TRIST', 28, 'MSCU'],
  ['CNNGB', 'BRSSZ', 37, 'HLCU'],
  ['CNNGB', 'EGALY', 26, 'COSU'],
  ['CNTAO', 'NLRTM', 34, 'OOLU MAEU', 'hot'],
  ['CNTAO', 'KRPUS', 2, 'HDMU'],
  ['CNTAO', 'JPOSA', 4, 'ONEY'],
  ['CNTAO', 'INMUN', 20, 'CMDU'],
  ['CNTAO', 'USLAX', 17, 'HDMU YMLU'],
  ['CNTAO', 'RULED', 40, 'COSU'],
  ['CNTXG', 'DEHAM', 36, 'HLCU'],
  ['CNTXG', 'AEJEA', 23, 'ONEY'],
  ['CNTXG', 'VNHPH', 9, 'YMLU'],
  ['CNYTN', 'NLRTM', 28, 'MAEU'],
  ['CNYTN', 'USLGB', 14, 'MSCU EGLV'],
  ['CNYTN', 'SGSIN', 4, 'WHLC'],
  ['CNYTN', 'AUSYD', 14, 'OOLU'],
  ['CNXMN', 'PHMNL', 4, 'WHLC'],
  ['CNNSA', 'MYPGU', 6, 'COSU'],
  ['CNLYG', 'KRINC', 2, 'HDMU'],
];

export const fclLanes: readonly LaneService[] = rows.map(([pol, pod, transitDays, carriers, hot]) => ({
  pol,
  pod,
  transitDays,
  hot: hot === 'hot',
  carriers: carriers.split(' '),
}));

/** US dollars for a 20GP of general cargo before drift, by destination group. */
export const basePrices: Readonly<Record<string, number>> = {
  亚洲: 180,
  日韩: 150,
  东南亚: 320,
  印巴: 780,
  中东红海: 1_050,
  地中海: 1_650,
  欧洲: 1_480,
  北美: 2_100,
  拉美: 2_350,
  非洲: 2_050,
  澳新: 980,
  俄远东: 620,
};

/** Price of a container type in hundredths of a 20GP's. */
export const boxFactors: Partial<Record<ContainerCode, number>> = {
  '20GP': 100,
  '40GP': 172,
  '40HQ': 178,
  '20TK': 115,
  '40RH': 265,
};

// biome-ignore format: names of ships that no one sails
export const vessels = [
  'HUAZHOU ORIENT', 'HUAZHOU PACIFIC', 'HUAZHOU ATLANTIC', 'HUAZHOU HARMONY', 'HUAZHOU VENTURE', 'HUAZHOU AURORA',
  'HUAZHOU PEARL', 'HUAZHOU SUMMIT', 'HUAZHOU COMPASS', 'HUAZHOU LIBRA', 'HUAZHOU ORION', 'HUAZHOU VEGA',
] as const;

export const terminals: Readonly<Record<string, string>> = {
  CNSHA: '洋山四期',
  CNNGB: '北仑三期',
  CNTAO: '前湾',
  CNTXG: '太平洋国际',
  CNYTN: '盐田国际',
  CNXMN: '海沧',
  CNNSA: '南沙三期',
  CNLYG: '新东方',
};
