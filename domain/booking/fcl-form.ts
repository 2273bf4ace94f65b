import type { KeptFile } from '../files/kept-file.ts';

/** A file that was taken in; the day is that of a sheet's revision or of a certificate's end. */
export interface FileRef extends KeptFile {
  language: '' | 'CN' | 'EN';
  day: string;
}

export interface ContainerLine {
  id: string;
  ctnType: string;
  quantity: string;
  /** Shipper's own boxes. */
  soc: boolean;
  /** One number a box, divided by blanks or commas; shipper's own boxes only. */
  containerNos: string;
  weightPerCtn: string;
  /** Refrigerated boxes. */
  temperature: string;
  ventilation: string;
  humidity: string;
  /** What stands out of an open box. */
  overDimensions: string;
}

export interface DangerousBlock {
  unNo: string;
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

export interface CargoLine {
  id: string;
  isDanger: boolean;
  /** Which boxes the line goes into: lines of one letter share a box. */
  stow: string;
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

export interface Party {
  companyNameEn: string;
  addressEn: string;
  countryCode: string;
  taxNo: string;
  contact: string;
  phone: string;
  email: string;
}

export interface Services {
  truck: {
    wanted: boolean;
    province: string;
    city: string;
    district: string;
    address: string;
    loadingAt: string;
    /** Y: a vehicle licensed for dangerous goods; N: any; empty while the goods decide. */
    dgVehicle: string;
  };
  customs: { wanted: boolean; mode: string };
  declaration: { wanted: boolean };
  stuffing: { wanted: boolean; deliverDay: string };
  placards: { wanted: boolean };
  certificates: { wanted: boolean; kind: string };
  storage: { wanted: boolean; fromDay: string; days: string };
  insurance: { wanted: boolean; cargoValue: string; currency: string };
  destination: { wanted: boolean; kind: string; address: string };
  handling: { wanted: boolean; kind: string; note: string };
  video: { wanted: boolean };
}

export type ServiceCode = keyof Services;

export interface Invoice {
  wanted: boolean;
  invoiceType: string;
  companyName: string;
  taxpayerId: string;
  regAddress: string;
  regPhone: string;
  bankName: string;
  bankAccount: string;
  receiverName: string;
  receiverPhone: string;
  region: string;
  address: string;
}

/** Everything typed stays as text until it is tidied, so that nothing a person wrote is lost on the way. */
export interface FclForm {
  /** The order this one was begun from; empty where it is new. */
  copiedFrom: string;
  /** The answered enquiry this becomes an order of, and which of its options; both or neither. */
  enquiryNo: string;
  optionId: string;
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  receiptType: string;
  deliveryType: string;
  containers: ContainerLine[];
  cargoReadyDate: string;
  cargo: CargoLine[];
  tradeTerm: string;
  payTerm: string;
  settleType: string;
  currency: string;
  payType: string;
  blType: string;
  blOwner: string;
  blCopies: string;
  issuePlace: string;
  contactName: string;
  contactPhone: string;
  contactTel: string;
  contactEmail: string;
  wechat: string;
  /** NOW or LATER: whether shipper, consignee and notify are filled in with the order or before the documents close. */
  parties: string;
  shipper: Party;
  toOrder: boolean;
  consignee: Party;
  notifySame: boolean;
  notify: Party;
  services: Services;
  invoice: Invoice;
  documents: FileRef[];
  remark: string;
  agree: boolean;
  truth: boolean;
}

export const STOWS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const blankParty: Party = {
  companyNameEn: '',
  addressEn: '',
  countryCode: '',
  taxNo: '',
  contact: '',
  phone: '',
  email: '',
};

export const blankDangerous: DangerousBlock = {
  unNo: '',
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

export const blankCargo: CargoLine = {
  id: '1',
  isDanger: true,
  stow: 'A',
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

export const blankContainer: ContainerLine = {
  id: '1',
  ctnType: '20GP',
  quantity: '1',
  soc: false,
  containerNos: '',
  weightPerCtn: '',
  temperature: '',
  ventilation: '',
  humidity: '',
  overDimensions: '',
};

/** Nobody is named as sender, receiver or to be notified. */
export const blankParties = {
  shipper: blankParty,
  toOrder: false,
  consignee: blankParty,
  notifySame: false,
  notify: blankParty,
} as const;

export const blankFclForm: FclForm = {
  copiedFrom: '',
  enquiryNo: '',
  optionId: '',
  priceId: '',
  scheduleId: '',
  orgPortCode: '',
  dstPortCode: '',
  receiptType: 'CY',
  deliveryType: 'CY',
  containers: [blankContainer],
  cargoReadyDate: '',
  cargo: [blankCargo],
  tradeTerm: '',
  payTerm: 'PRE',
  settleType: 'TICKET',
  currency: '1',
  payType: 'BANK',
  blType: '',
  blOwner: '',
  blCopies: '3',
  issuePlace: '',
  contactName: '',
  contactPhone: '',
  contactTel: '',
  contactEmail: '',
  wechat: '',
  parties: 'LATER',
  ...blankParties,
  services: {
    truck: { wanted: false, province: '', city: '', district: '', address: '', loadingAt: '', dgVehicle: '' },
    customs: { wanted: false, mode: 'ENTRUST' },
    declaration: { wanted: false },
    stuffing: { wanted: false, deliverDay: '' },
    placards: { wanted: false },
    certificates: { wanted: false, kind: 'PACKING' },
    storage: { wanted: false, fromDay: '', days: '' },
    insurance: { wanted: false, cargoValue: '', currency: '2' },
    destination: { wanted: false, kind: 'CLEARANCE', address: '' },
    handling: { wanted: false, kind: 'PALLET', note: '' },
    video: { wanted: false },
  },
  invoice: {
    wanted: false,
    invoiceType: 'NORMAL',
    companyName: '',
    taxpayerId: '',
    regAddress: '',
    regPhone: '',
    bankName: '',
    bankAccount: '',
    receiverName: '',
    receiverPhone: '',
    region: '',
    address: '',
  },
  documents: [],
  remark: '',
  agree: false,
  truth: false,
};
