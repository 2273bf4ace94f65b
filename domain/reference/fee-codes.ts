import type { CurrencyCode } from './currencies.ts';
import type { FeeBasis } from './fee-bases.ts';

/** Groups of the price panel. */
export const feeGroups = ['FREIGHT', 'ORIGIN', 'DANGEROUS', 'SERVICE', 'DESTINATION'] as const;
export type FeeGroup = (typeof feeGroups)[number];

export interface FeeCode {
  code: string;
  nameCn: string;
  group: FeeGroup;
  /** The first is the default. */
  bases: readonly FeeBasis[];
  currency: CurrencyCode;
  /** Charged at cost: displayed with a mark, never added. */
  atCost: boolean;
}

type Row = readonly [code: string, nameCn: string, group: FeeGroup, bases: readonly FeeBasis[], currency: CurrencyCode];

// biome-ignore format: a table reads by rows
const rows: readonly Row[] = [
  ['OF', '海运费', 'FREIGHT', ['CONTAINER', 'REVENUE_TON'], '2'],
  ['BAF', '燃油', 'FREIGHT', ['CONTAINER'], '2'],
  ['LSS', '低硫', 'FREIGHT', ['CONTAINER'], '2'],
  ['CAF', '币值', 'FREIGHT', ['CONTAINER'], '2'],
  ['PSS', '旺季', 'FREIGHT', ['CONTAINER'], '2'],
  ['GRI', '涨价', 'FREIGHT', ['CONTAINER'], '2'],
  ['PCS', '拥挤', 'FREIGHT', ['CONTAINER'], '2'],
  ['WRS', '战争风险', 'FREIGHT', ['CONTAINER'], '2'],
  ['ISPS', '港口保安', 'FREIGHT', ['CONTAINER'], '2'],
  ['AMS', '舱单', 'FREIGHT', ['SHIPMENT'], '2'],
  ['ENS', '舱单', 'FREIGHT', ['SHIPMENT'], '2'],
  ['AFR', '舱单', 'FREIGHT', ['SHIPMENT'], '2'],
  ['ACI', '舱单', 'FREIGHT', ['SHIPMENT'], '2'],
  ['DGS', '危险品附加', 'DANGEROUS', ['CONTAINER', 'REVENUE_TON', 'UN_ITEM'], '2'],
  ['OWS', '超重', 'FREIGHT', ['CONTAINER'], '2'],
  ['THC', '码头操作', 'ORIGIN', ['CONTAINER'], '1'],
  ['DOC', '文件', 'ORIGIN', ['SHIPMENT'], '1'],
  ['SEAL', '铅封', 'ORIGIN', ['CONTAINER'], '1'],
  ['EIR', '设备单', 'ORIGIN', ['CONTAINER'], '1'],
  ['VGM', 'VGM', 'ORIGIN', ['CONTAINER'], '1'],
  ['TLX', '电放', 'ORIGIN', ['SHIPMENT'], '1'],
  ['BKG', '订舱', 'ORIGIN', ['SHIPMENT'], '1'],
  ['CUS', '报关', 'SERVICE', ['SHIPMENT'], '1'],
  ['DGD', '危申报', 'DANGEROUS', ['SHIPMENT', 'UN_ITEM'], '1'],
  ['PLC', '箱贴', 'DANGEROUS', ['CONTAINER'], '1'],
  ['STF', '内装', 'SERVICE', ['CONTAINER'], '1'],
  ['DROP', '落箱', 'SERVICE', ['CONTAINER'], '1'],
  ['DIRECT', '船边直装', 'SERVICE', ['CONTAINER'], '1'],
  ['TRK', '拖车(普/危)', 'SERVICE', ['CONTAINER'], '1'],
  ['RDB', '起步费', 'FREIGHT', ['TIME'], '1'],
  ['RDK', '里程费', 'FREIGHT', ['KILOMETRE'], '1'],
  ['ESC', '押运费', 'DANGEROUS', ['TIME'], '1'],
  ['AMD', '改单', 'SERVICE', ['TIME'], '1'],
  ['INS', '保险', 'SERVICE', ['PERCENT'], '1'],
  ['CRT', '代办危包证/鉴定报告', 'SERVICE', ['TIME'], '1'],
  ['HDL', '熏蒸/打托/加固', 'SERVICE', ['TIME'], '1'],
  ['VDO', '监装视频', 'SERVICE', ['CONTAINER'], '1'],
  ['DST', '目的港清关/派送', 'SERVICE', ['TIME'], '1'],
  ['EPU', '提空箱', 'ORIGIN', ['CONTAINER'], '1'],
  ['GTI', '拖卡进港', 'ORIGIN', ['CONTAINER'], '1'],
  ['PLT', '打托', 'SERVICE', ['TON'], '1'],
  ['LSH', '木方加固', 'SERVICE', ['CONTAINER'], '1'],
  ['ABG', '气囊', 'SERVICE', ['CONTAINER'], '1'],
  ['PTN', '隔板', 'SERVICE', ['CONTAINER'], '1'],
  ['DNG', '衬垫', 'SERVICE', ['CONTAINER'], '1'],
  ['WRP', '缠膜', 'SERVICE', ['CONTAINER'], '1'],
  ['MRK', '贴唛', 'SERVICE', ['SHIPMENT'], '1'],
  ['SRT', '分货', 'SERVICE', ['TON'], '1'],
  ['PHT', '装箱照片', 'SERVICE', ['CONTAINER'], '1'],
  ['FUM', '熏蒸', 'SERVICE', ['CONTAINER'], '1'],
  ['OLP', '除旧贴', 'DANGEROUS', ['CONTAINER'], '1'],
  ['LYR', '三层袋加价', 'SERVICE', ['CONTAINER'], '1'],
  ['EVO', 'EVOH 阻隔袋加价', 'SERVICE', ['CONTAINER'], '1'],
  ['HTP', '加热垫', 'SERVICE', ['CONTAINER'], '1'],
  ['STM', '目的地蒸汽加热', 'SERVICE', ['TIME'], '1'],
  ['FTI', '上门安装液袋', 'SERVICE', ['TIME'], '1'],
  ['DSB', '用后液袋回收处置', 'SERVICE', ['TIME'], '1'],
  ['STO', '仓储', 'SERVICE', ['TON', 'TON_DAY', 'PALLET_DAY', 'CUBIC_METRE_DAY'], '1'],
  ['INSP', '查验', 'SERVICE', ['TIME'], '1'],
  ['CFS', '装箱', 'ORIGIN', ['REVENUE_TON'], '1'],
  ['WHI', '进仓', 'ORIGIN', ['SHIPMENT', 'TON'], '1'],
  ['GDS', '货款', 'FREIGHT', ['TON', 'KILOGRAM'], '1'],
  ['VAT', '增值税', 'SERVICE', ['PERCENT'], '1'],
  ['DTHC', '目的港码头操作', 'DESTINATION', ['CONTAINER'], '2'],
  ['DDC', '目的港交货', 'DESTINATION', ['CONTAINER'], '2'],
  ['AF', '空运费', 'FREIGHT', ['KILOGRAM'], '1'],
  ['MYC', '燃油', 'FREIGHT', ['KILOGRAM'], '1'],
  ['XDC', '安全/战险', 'FREIGHT', ['KILOGRAM'], '1'],
  ['AWB', '运单', 'ORIGIN', ['SHIPMENT'], '1'],
  ['CGC', '地面', 'ORIGIN', ['KILOGRAM'], '1'],
  ['RAC', '危险品收运检查', 'DANGEROUS', ['SHIPMENT'], '1'],
  ['RPT', '鉴定', 'SERVICE', ['TIME'], '1'],
  ['DGP', '危险品预审', 'DANGEROUS', ['SHIPMENT'], '1'],
  ['SDS', 'SDS 编制', 'DANGEROUS', ['TIME'], '1'],
  ['SDT', 'SDS 翻译', 'DANGEROUS', ['TIME'], '1'],
  ['PUC', '危包证代办', 'DANGEROUS', ['SHIPMENT'], '1'],
  ['TRN', '危险品培训', 'SERVICE', ['PERSON'], '1'],
  ['ERP', '24 小时应急电话', 'SERVICE', ['MONTH'], '1'],
  ['URG', '加急', 'SERVICE', ['PERCENT'], '1'],
  ['TLS', '罐箱短租', 'FREIGHT', ['TANK_DAY'], '1'],
  ['TLL', '罐箱长租', 'FREIGHT', ['TANK_DAY'], '1'],
  ['TLF', '罐箱融资租', 'FREIGHT', ['TANK_DAY'], '1'],
  ['TDP', '罐箱押金', 'SERVICE', ['CONTAINER'], '1'],
  ['TCL', '洗罐', 'SERVICE', ['CONTAINER'], '1'],
  ['TSG', '空罐堆存', 'SERVICE', ['TANK_DAY'], '1'],
  ['THT', '罐箱加热', 'SERVICE', ['CONTAINER'], '1'],
  ['TN2', '氮封', 'SERVICE', ['CONTAINER'], '1'],
  ['TLN', '内衬罐', 'SERVICE', ['TIME'], '1'],
  ['TRS', '残液处置', 'SERVICE', ['TIME'], '1'],
  ['TRP', '罐箱维修', 'SERVICE', ['TIME'], '1'],
  ['TT2', '罐箱 2.5 年检', 'SERVICE', ['CONTAINER'], '1'],
  ['TT5', '罐箱 5 年检', 'SERVICE', ['CONTAINER'], '1'],
  ['RBP', '指定堆场提箱', 'ORIGIN', ['TIME'], '2'],
  ['RBR', '异地还箱', 'DESTINATION', ['TIME'], '2'],
  ['RBF', '延长免箱期', 'DESTINATION', ['TIME'], '2'],
  ['RF', '铁路运费', 'FREIGHT', ['CONTAINER', 'REVENUE_TON'], '2'],
];

export const feeCodes: readonly FeeCode[] = rows.map(([code, nameCn, group, bases, currency]) => ({
  code,
  nameCn,
  group,
  bases,
  currency,
  atCost: code === 'INSP',
}));
