import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { StoredFile } from '../files/stored-file.ts';

/** Uploaded file; `day` is a sheet's revision or a certificate's expiry. */
export interface FileRef extends StoredFile {
  language: '' | 'CN' | 'EN';
  day: string;
}

export const NAME_EN_MOST = 250;
export const NAME_CN_MOST = 100;

export interface DangerousBlock {
  unNo: string;
  /** List entry of the last loaded number; null before loading and for unlisted numbers. */
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
  /** Litres or kilograms of an inner packaging, for limited or excepted quantities. */
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
  /** The shipper declares that the goods do not react with the others. */
  noReaction: boolean;
  emsNo: string;
  outerPackCode: string;
  unMark: string;
  innerPackQty: string;
  innerPackDesc: string;
  dgNetWeight: string;
  dgGrossWeight: string;
  nec: string;
  emergencyContact: string;
  emergencyPhone: string;
  /** Contract with an emergency response provider such as CHEMTREC. */
  emergencyContractNo: string;
  dangerPackCertNo: string;
  dangerPackCertExpire: string;
  dangerPackCertQty: string;
  dangerPackCertFiles: FileRef[];
  perfCertNo: string;
  perfCertExpire: string;
  perfCertFiles: FileRef[];
  approvalNo: string;
}

export interface GoodsLine {
  id: string;
  isDanger: boolean;
  cargoNameCn: string;
  /** Food or feed, Y or N; asked for general cargo beside goods that taint it. */
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
