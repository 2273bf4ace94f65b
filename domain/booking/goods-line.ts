import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { KeptFile } from '../files/kept-file.ts';

/** A file that was taken in; the day is that of a sheet's revision or of a certificate's end. */
export interface FileRef extends KeptFile {
  language: '' | 'CN' | 'EN';
  day: string;
}

/** The longest proper shipping names that a field holds. */
export const NAME_EN_MOST = 250;
export const NAME_CN_MOST = 100;

export interface DangerousBlock {
  unNo: string;
  /** The list's entry of the last number that was read; null until one is, and for a number that is not listed. */
  entry: UnEntry | null;
  psnEn: string;
  psnCn: string;
  technicalName: string;
  dgClass: string;
  subRisk1: string;
  subRisk2: string;
  packingGroup: string;
  flashPoint: string;
  isMarinePollutant: boolean;
  isLimitedQuantity: boolean;
  isExceptedQuantity: boolean;
  /** Litres or kilograms of an inner pack, where the quantity is limited or excepted. */
  innerPackSize: string;
  isWaste: boolean;
  isHot: boolean;
  isMolten: boolean;
  isEmptyUncleaned: boolean;
  isSalvage: boolean;
  controlTemp: string;
  emergencyTemp: string;
  sadt: string;
  sapt: string;
  segregationGroups: string[];
  /** The shipper declares that these goods do not react with the others. */
  noReaction: boolean;
  emsNo: string;
  outerPackCode: string;
  unMark: string;
  innerPackQty: string;
  innerPackDesc: string;
  /** Of one package. */
  dgNetWeight: string;
  dgGrossWeight: string;
  /** Net explosive content. */
  nec: string;
  emergencyContact: string;
  emergencyPhone: string;
  /** With a provider that answers for the shipper, such as CHEMTREC. */
  emergencyContractNo: string;
  dangerPackCertNo: string;
  dangerPackCertExpire: string;
  /** Packages the certificate is for. */
  dangerPackCertQty: string;
  dangerPackCertFiles: FileRef[];
  perfCertNo: string;
  perfCertExpire: string;
  perfCertFiles: FileRef[];
  approvalNo: string;
}

/** A line of goods as every service describes it. */
export interface GoodsLine {
  id: string;
  isDanger: boolean;
  cargoNameCn: string;
  /** Eaten or fed, Y or N; asked of general cargo in a box with goods that would taint it. */
  food: string;
  cargoNameEn: string;
  hsCode: string;
  casNo: string;
  packageType: string;
  packages: string;
  grossWeight: string;
  netWeight: string;
  volume: string;
  marks: string;
  cargoValue: string;
  cargoCurrency: string;
  sds: FileRef[];
  classReport: FileRef[];
  dg: DangerousBlock;
}

export const hasDangerous = ({ cargo }: { cargo: readonly { isDanger: boolean }[] }): boolean =>
  cargo.some(({ isDanger }) => isDanger);

export const blankDangerous: DangerousBlock = {
  unNo: '',
  entry: null,
  psnEn: '',
  psnCn: '',
  technicalName: '',
  dgClass: '',
  subRisk1: '',
  subRisk2: '',
  packingGroup: '',
  flashPoint: '',
  isMarinePollutant: false,
  isLimitedQuantity: false,
  isExceptedQuantity: false,
  innerPackSize: '',
  isWaste: false,
  isHot: false,
  isMolten: false,
  isEmptyUncleaned: false,
  isSalvage: false,
  controlTemp: '',
  emergencyTemp: '',
  sadt: '',
  sapt: '',
  segregationGroups: [],
  noReaction: false,
  emsNo: '',
  outerPackCode: '',
  unMark: '',
  innerPackQty: '',
  innerPackDesc: '',
  dgNetWeight: '',
  dgGrossWeight: '',
  nec: '',
  emergencyContact: '',
  emergencyPhone: '',
  emergencyContractNo: '',
  dangerPackCertNo: '',
  dangerPackCertExpire: '',
  dangerPackCertQty: '',
  dangerPackCertFiles: [],
  perfCertNo: '',
  perfCertExpire: '',
  perfCertFiles: [],
  approvalNo: '',
};

export const blankGoods: GoodsLine = {
  id: '1',
  isDanger: true,
  cargoNameCn: '',
  food: '',
  cargoNameEn: '',
  hsCode: '',
  casNo: '',
  packageType: '',
  packages: '',
  grossWeight: '',
  netWeight: '',
  volume: '',
  marks: '',
  cargoValue: '',
  cargoCurrency: '2',
  sds: [],
  classReport: [],
  dg: blankDangerous,
};
