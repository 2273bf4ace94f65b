type Part = [part: string, lines: string];

/** Fields that every order shares, by step. */
export const closingFields = (step: string): Part[] => [
  [
    step,
    `contactName text ≤20 required; contactPhone phone ≤20 required; contactTel text ≤20; contactEmail text ≤100
    wechat text ≤40`,
  ],
  [step, 'payType choice required'],
  [
    `${step} invoice`,
    `wanted tick; invoiceType choice required; companyName text ≤100 required; taxpayerId code ≤20 required
    regAddress text ≤100 depends; regPhone text ≤30 depends; bankName text ≤60 depends; bankAccount code ≤40 depends
    receiverName text ≤20 required; receiverPhone phone ≤20 required; region text ≤60; address text ≤100`,
  ],
  [step, 'documents files; remark longText ≤500'],
];

export const promisedFields: Part = ['confirm', 'agree tick required; truth tick required'];

const classified = `dgClass choice required; subRisk1 choice depends; subRisk2 choice depends
    packingGroup choice depends; flashPoint quantity celsius .1 ≤8 required`;
const technical = 'technicalName text ≤250 required';
const named = `unNo unNumber ≤20 required; psnEn text ≤250 required; psnCn text ≤100 required; ${technical}; ${classified}`;
const packed = `isMarinePollutant tick; isLimitedQuantity tick; isExceptedQuantity tick
    innerPackSize quantity .3 ≤12 required; outerPackCode choice required; unMark text ≤100
    innerPackQty whole .0 ≤12; innerPackDesc text ≤100; dgNetWeight quantity kilogramEach .3 ≤20 required
    dgGrossWeight quantity kilogramEach .3 ≤20 required; nec quantity kilogram .3 ≤20 required`;
const apart = 'segregationGroups segregationGroups; noReaction tick';
const unstable = `controlTemp quantity celsius .1 ≤8 required; emergencyTemp quantity celsius .1 ≤8 required
    sadt quantity celsius .1 ≤8; sapt quantity celsius .1 ≤8
    isWaste tick; isHot tick; isMolten tick; isEmptyUncleaned tick; isSalvage tick
    emergencyContact text ≤255 required; emergencyPhone text ≤30 required`;
const abroad = `${apart}; emsNo text ≤8; ${unstable}; emergencyContractNo text ≤60`;
const certified = `dangerPackCertNo text ≤60; dangerPackCertExpire day; dangerPackCertQty whole piece .0 ≤12
    dangerPackCertFiles files; perfCertNo text ≤60; perfCertExpire day; perfCertFiles files; approvalNo text ≤60`;

/** The block of dangerous goods: in packages abroad, in a tank, and within the country. */
export const dangerousFields = {
  packed: `${named}; ${packed}; ${abroad}; ${certified}`,
  tanked: `${named}; isMarinePollutant tick; ${abroad}`,
  inland: `unNo unNumber ≤20 required; psnCn text ≤100 required; ${classified}; ${technical}; ${packed}; ${apart}; ${unstable}`,
};
