/** Where a refusal leads, by code: to another offer or an enquiry, or back into the form. */
export const REFUSAL_EXITS: Readonly<Record<string, 'form' | 'offer'>> = {
  '10005001': 'offer',
  '10005003': 'offer',
  '10005004': 'offer',
  '10005005': 'offer',
  '10005006': 'form',
  '10005007': 'form',
  '10005009': 'form',
};

const SAILING = '选择下一航次';

/** List of alternatives, by service; absent where the form itself has the choice. */
export const OTHER_OFFERS: Readonly<Record<string, string>> = {
  fcl: SAILING,
  lcl: SAILING,
  domestic: SAILING,
  flexitank: SAILING,
  air: '选择其他航班',
  rail: '选择下一班列',
  tank: '选择其他罐箱',
  warehouse: '选择其他仓库',
  goods: '看其他货源',
};
