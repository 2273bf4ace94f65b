import { entryOf, type OwnFacts, type UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';

const methanolRow: UnRow = {
  unNo: '1230',
  packingGroup: 'II',
  variant: '',
  nameEn: 'METHANOL',
  nameCn: '甲醇',
  fullNameEn: 'METHANOL',
  dangerousClass: '3',
  subsidiaryClasses: ['6.1'],
  marinePollutant: false,
  specialProvisions: ['279'],
  limitedQuantity: '1L',
  exceptedQuantity: 'E2',
  packing: ['P001'],
  ibc: ['IBC02'],
  tankInstruction: 'T7',
  tankProvisions: ['TP2'],
  ems: 'F-E, S-D',
  stowage: 'B',
  stowageCodes: ['SW2'],
  segregationCodes: [],
  segregationGroups: [],
  airPassenger: '1L',
  airCargo: '60L',
  hazardId: '336',
  transportCategory: '2',
  tunnelCode: 'D/E',
  classificationCode: 'FT1',
  confirmedBy: 5,
  notes: '',
};

const ownFacts: OwnFacts = { synonyms: [], casNumbers: ['67-56-1'], flashPoint: '11', controls: [] };

/** The entry of methanol for examples and stories. */
export const methanolEntry: UnEntry = entryOf([methanolRow], 'IMDG 42-24', ownFacts);
