/** Fields of shared sections, written by hand in the notation of `writtenLines`. */
const weight = 'quantity kilogram .3 ≤20';
const named = `isDanger tick; cargoNameCn text ≤100 required; cargoNameEn text ≤250 required`;
const packed = `casNo code ≤14; packageType choice required; packages whole piece .0 ≤12 required
  grossWeight ${weight} required; netWeight ${weight} depends; volume quantity cubicMetre .3 ≤20 depends`;
const papers = 'cargoCurrency choice; sds files depends; classReport files depends';

export const sizes = ['length', 'width', 'height'].map((one) => `${one} quantity centimetre .1 ≤8 depends`).join('; ');

/** A line of goods with what one service asks of it besides. */
export const goodsLines = (own: string, isDeclared = false): string => {
  const asked = isDeclared ? ' required' : '';
  return `${named}; hsCode code ≤14${asked}; ${packed}; ${own}
    marks longText ≤500; cargoValue quantity .2 ≤20${asked}; ${papers}`;
};

export const dangerousLines = `unNo unNumber ≤20 required; psnEn text ≤250 required; psnCn text ≤100 required
  technicalName text ≤250 required; dgClass choice required; subRisk1 choice depends; subRisk2 choice depends
  packingGroup choice depends; flashPoint quantity celsius .1 ≤8 required; isMarinePollutant tick
  isLimitedQuantity tick; isExceptedQuantity tick; innerPackSize quantity .3 ≤12 required
  outerPackCode choice required; unMark text ≤100; innerPackQty whole .0 ≤12; innerPackDesc text ≤100
  dgNetWeight quantity kilogramEach .3 ≤20 required; dgGrossWeight quantity kilogramEach .3 ≤20 required
  nec quantity kilogram .3 ≤20 required; segregationGroups segregationGroups; noReaction tick; emsNo text ≤8
  controlTemp quantity celsius .1 ≤8 required; emergencyTemp quantity celsius .1 ≤8 required
  sadt quantity celsius .1 ≤8; sapt quantity celsius .1 ≤8
  isWaste tick; isHot tick; isMolten tick; isEmptyUncleaned tick; isSalvage tick
  emergencyContact text ≤255 required; emergencyPhone text ≤30 required; emergencyContractNo text ≤60
  dangerPackCertNo text ≤60; dangerPackCertExpire day; dangerPackCertQty whole piece .0 ≤12; dangerPackCertFiles files
  perfCertNo text ≤60; perfCertExpire day; perfCertFiles files; approvalNo text ≤60`;

export const contactLines = `contactName text ≤20 required; contactPhone phone ≤20 required; contactTel text ≤20
  contactEmail text ≤100; wechat text ≤40`;

const party = `companyNameEn text ≤70 depends; addressEn longText ≤179; countryCode code ≤2; taxNo text ≤40
  contact text ≤60; phone text ≤30; email text ≤100`;

/** Shipper, consignee and notify party. */
export const partyParts = (step: string): [part: string, lines: string][] => [
  [step, 'parties choice required'],
  [`${step} shipper`, party],
  [step, 'toOrder tick'],
  [`${step} consignee`, party],
  [step, 'notifySame tick'],
  [`${step} notify`, party],
];

export const invoiceLines = `wanted tick; invoiceType choice required; companyName text ≤100 required
  taxpayerId code ≤20 required; regAddress text ≤100 depends; regPhone text ≤30 depends; bankName text ≤60 depends
  bankAccount code ≤40 depends; receiverName text ≤20 required; receiverPhone phone ≤20 required
  region text ≤60; address text ≤100`;

/** How an order ends: its payment, its invoice, what else comes with it, and what is promised. */
export const closingParts = (step: string): [part: string, lines: string][] => [
  [step, 'payType choice required'],
  [`${step} invoice`, invoiceLines],
  [step, 'documents files; remark longText ≤500'],
  ['confirm', 'agree tick required; truth tick required'],
];
