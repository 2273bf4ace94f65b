import type { MachineCases } from '../kit/cases.ts';
import type { DgEntry, DgSheet } from './dangerous-lookup.types.ts';
import { dangerousLookupWords } from './dangerous-lookup.words.ts';

const limits = (packingGroup: 'I' | 'II' | 'III', limitedQuantity: string): DgEntry['limits'][number] => ({
  packingGroup,
  variant: '',
  limitedQuantity,
  limitedCode: `${limitedQuantity}L`,
  exceptedCode: 'E2',
  tank: 'T7',
  passenger: '1 L',
  cargo: '60 L',
  lcl: 'ACCEPTED',
});

export const methanol: DgEntry = {
  unNo: '1230',
  nameCn: '甲醇',
  nameEn: 'METHANOL',
  synonyms: [],
  mainClass: '3',
  subsidiaryClasses: ['6.1'],
  packingGroups: ['II'],
  flashPoint: '11',
  marinePollutant: false,
  labels: ['3', '6.1'],
  casNumbers: ['67-56-1'],
  controls: [],
  limits: [limits('II', '1')],
};

const port = (code: string, nameCn: string) => ({ code, nameCn, nameEn: '', timezone: 'Asia/Shanghai' });

export const methanolSheet: DgSheet = {
  ...methanol,
  provisions: [],
  wordedProvisions: [],
  segregationGroups: [],
  segregation: [
    { dgClass: '3', value: 'X' },
    { dgClass: '5.1', value: '2' },
    { dgClass: '8', value: 'X' },
  ],
  papers: [
    { code: 'SDS_EN', stage: 'BOOKING', owner: 'SHIPPER', due: 'bookingCloseDg' },
    { code: 'PACKING_USE_CERTIFICATE', stage: 'BOOKING', owner: 'SHIPPER', due: 'dgCutoff' },
  ],
  carriers: [
    { code: 'COSU', nameCn: '中远海运', takes: true, refusedClasses: [] },
    { code: 'MAEU', nameCn: '马士基', takes: false, refusedClasses: ['6.1'] },
  ],
  warehouses: [],
  lanes: [{ org: port('CNSHA', '上海'), dst: port('NLRTM', '鹿特丹') }],
};

export const dangerousLookupCases: MachineCases = {
  words: dangerousLookupWords,
  events: {
    'lookup.typed': [
      { type: 'lookup.typed', text: '甲醇' },
      { type: 'lookup.typed', text: ' ' },
    ],
    'lookup.retry': [{ type: 'lookup.retry' }],
    'sheet.open': [{ type: 'sheet.open', unNo: '1230' }],
    'sheet.retry': [{ type: 'sheet.retry' }],
    'sheet.close': [{ type: 'sheet.close' }],
    'xstate.done.actor.findMatches': [
      { type: 'xstate.done.actor.findMatches', output: [methanol] },
      { type: 'xstate.done.actor.findMatches', output: [] },
    ],
    'xstate.error.actor.findMatches': [{ type: 'xstate.error.actor.findMatches', error: new Error('no answer') }],
    'xstate.done.actor.readSheet': [
      { type: 'xstate.done.actor.readSheet', output: { outcome: 'found', sheet: methanolSheet } },
      { type: 'xstate.done.actor.readSheet', output: { outcome: 'missing' } },
    ],
    'xstate.error.actor.readSheet': [{ type: 'xstate.error.actor.readSheet', error: new Error('no answer') }],
  },
  delays: { debounce: 300 },
  key: ({ value, context }) =>
    JSON.stringify([value, context.text, context.matches.length, context.unNo, context.sheet?.unNo]),
};
