export interface OceanCarrier {
  scac: string;
  smdg: string;
  nameCn: string;
  regional: boolean;
  /** Classes the carrier refuses; 1 means every division of class 1. */
  dgRejectClasses: readonly string[];
  /** Accepts dangerous goods with freight collect. */
  dgCollect: boolean;
}

// biome-ignore format: a table reads by rows
export const oceanCarriers: readonly OceanCarrier[] = [
  { scac: 'COSU', smdg: 'COS', nameCn: '中远海运', regional: false, dgRejectClasses: ['1', '7'], dgCollect: true },
  { scac: 'OOLU', smdg: 'OOL', nameCn: '东方海外', regional: false, dgRejectClasses: ['1', '7'], dgCollect: true },
  { scac: 'MAEU', smdg: 'MSK', nameCn: '马士基', regional: false, dgRejectClasses: ['1', '6.2'], dgCollect: true },
  { scac: 'MSCU', smdg: 'MSC', nameCn: '地中海航运', regional: false, dgRejectClasses: ['1', '7'], dgCollect: true },
  { scac: 'CMDU', smdg: 'CMA', nameCn: '达飞', regional: false, dgRejectClasses: ['1'], dgCollect: true },
  { scac: 'HLCU', smdg: 'HLC', nameCn: '赫伯罗特', regional: false, dgRejectClasses: ['1', '7'], dgCollect: true },
  { scac: 'ONEY', smdg: 'ONE', nameCn: '海洋网联', regional: false, dgRejectClasses: ['1', '7'], dgCollect: true },
  { scac: 'EGLV', smdg: 'EMC', nameCn: '长荣', regional: false, dgRejectClasses: ['1', '5.2', '7'], dgCollect: true },
  { scac: 'YMLU', smdg: 'YML', nameCn: '阳明', regional: false, dgRejectClasses: ['1', '5.2', '7'], dgCollect: true },
  { scac: 'HDMU', smdg: 'HMM', nameCn: '韩新', regional: false, dgRejectClasses: ['1', '7'], dgCollect: true },
  { scac: 'ZIMU', smdg: 'ZIM', nameCn: '以星', regional: false, dgRejectClasses: ['1', '2.3', '7'], dgCollect: false },
  { scac: 'WHLC', smdg: 'WHL', nameCn: '万海', regional: false, dgRejectClasses: ['1', '2.3', '5.2', '7'], dgCollect: false },
  { scac: 'PABV', smdg: 'PIL', nameCn: '太平', regional: true, dgRejectClasses: ['1', '2.3', '5.2', '7'], dgCollect: false },
  { scac: 'KMTU', smdg: 'KMT', nameCn: '高丽', regional: true, dgRejectClasses: ['1', '5.2', '7'], dgCollect: false },
];

/** Carriers without a known SCAC, identified by internal codes. */
export interface OwnCodeCarrier {
  code: string;
  nameCn: string;
  trade: 'REGIONAL' | 'DOMESTIC';
}

// biome-ignore format: a table reads by rows
export const ownCodeCarriers: readonly OwnCodeCarrier[] = [
  { code: 'RC-SITC', nameCn: '海丰', trade: 'REGIONAL' },
  { code: 'RC-SINOKOR', nameCn: '长锦', trade: 'REGIONAL' },
  { code: 'RC-TSL', nameCn: '德翔', trade: 'REGIONAL' },
  { code: 'RC-RCL', nameCn: '宏海', trade: 'REGIONAL' },
  { code: 'DC-PANASIA', nameCn: '泛亚', trade: 'DOMESTIC' },
  { code: 'DC-ZHONGGU', nameCn: '中谷', trade: 'DOMESTIC' },
  { code: 'DC-ANTONG', nameCn: '安通', trade: 'DOMESTIC' },
  { code: 'DC-XINFENG', nameCn: '信风', trade: 'DOMESTIC' },
];

/** Public carrier code (SCAC); null for internal codes. */
export const publicCarrierCode = (code: string | null): string | null =>
  code === null || code.startsWith('RC-') ? null : code;
