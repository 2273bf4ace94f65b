/** Airports near each seaport, the usual one first. */
const AIRPORTS: Readonly<Record<string, readonly string[]>> = {
  CNSHA: ['PVG'],
  CNYSN: ['PVG'],
  CNWGQ: ['PVG'],
  CNNGB: ['PVG'],
  CNZOS: ['PVG'],
  CNTAC: ['PVG'],
  CNZJG: ['PVG'],
  CNNTG: ['PVG'],
  CNNKG: ['NKG', 'PVG'],
  CNTXG: ['TSN', 'PEK'],
  CNTAO: ['TAO'],
  CNDLC: ['DLC'],
  CNXMN: ['XMN'],
  CNNSA: ['CAN'],
  CNSZX: ['SZX', 'HKG'],
  CNYTN: ['SZX', 'HKG'],
  CNSHK: ['SZX', 'HKG'],
  CNCWN: ['SZX', 'HKG'],
  NLRTM: ['AMS'],
  DEHAM: ['FRA'],
  BEANR: ['LGG', 'LUX'],
  GBFXT: ['LHR'],
  FRLEH: ['CDG'],
  ESBCN: ['MAD'],
  ITGOA: ['MXP'],
  TRIST: ['IST'],
  AEJEA: ['DXB', 'DWC'],
  INNSA: ['BOM', 'DEL'],
  INMUN: ['DEL', 'BOM'],
  SGSIN: ['SIN'],
  MYPKG: ['KUL'],
  THLCH: ['BKK'],
  VNSGN: ['SGN'],
  VNHPH: ['HAN'],
  IDJKT: ['CGK'],
  PHMNL: ['MNL'],
  KRPUS: ['ICN'],
  KRINC: ['ICN'],
  JPTYO: ['NRT'],
  JPOSA: ['KIX'],
  USLAX: ['LAX'],
  USLGB: ['LAX'],
  USNYC: ['JFK'],
  USHOU: ['DFW'],
  BRSSZ: ['GRU'],
  AUMEL: ['MEL'],
  AUSYD: ['SYD'],
};

/** Stations near each port. */
const STATIONS: Readonly<Record<string, readonly string[]>> = {
  CNLYG: ['CNLYG'],
  CNXMN: ['CNXMN'],
  CNTAO: ['RS-JZH'],
  CNNSA: ['RS-CAN'],
  DEHAM: ['DEHAM'],
};

const TABLES = { air: AIRPORTS, rail: STATIONS } as const;

interface Ends {
  orgPortCode: string;
  dstPortCode: string;
}

interface Lane {
  org: { code: string };
  dst: { code: string };
}

/** Lane of another service near a sea lane; null when none is near both ends. */
export function nearestLane<Found extends Lane>(
  service: keyof typeof TABLES,
  { orgPortCode, dstPortCode }: Ends,
  lanes: readonly Found[],
): Found | null {
  const from = TABLES[service][orgPortCode] ?? [];
  const to = TABLES[service][dstPortCode] ?? [];
  for (const org of from)
    for (const dst of to) {
      const found = lanes.find((lane) => lane.org.code === org && lane.dst.code === dst);
      if (found !== undefined) return found;
    }
  return null;
}
