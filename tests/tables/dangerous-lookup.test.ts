import { dangerousLookupCases, methanol, methanolSheet } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import * as all from '#machines/dangerous-lookup/dangerous-lookup.select.ts';
import { dangerousLookupMachine } from '#machines/dangerous-lookup/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const typed = [event('lookup.typed', { text: '甲醇' })];
const looked = [...typed, { after: 300 }];
const open = event('sheet.open', { unNo: '1230' });
const at = (matching: string, sheet = 'closed') => ({ matching, sheet });
const always = ['lookup.typed', 'sheet.open'];

const usual = {
  selectText: '',
  selectMatches: [],
  selectMatchState: 'idle',
  selectSheetScreen: 'closed',
  selectSheet: null,
  selectUnNo: '',
  selectIsOpen: false,
};
const text = { selectText: '甲醇' };
const number = { selectUnNo: '1230', selectIsOpen: true };

stateTable(dangerousLookupMachine, dangerousLookupCases, { all }, usual, [
  { title: '[3.14] nothing is looked for', events: [], value: at('idle'), can: always },
  {
    title: '[3.14] somebody types',
    events: typed,
    value: at('waiting'),
    can: always,
    shows: { ...text, selectMatchState: 'looking' },
  },
  {
    title: '[3.14] it is looked for',
    events: looked,
    value: at('searching'),
    can: always,
    shows: { ...text, selectMatchState: 'looking' },
  },
  {
    title: '[3.14] one matches',
    events: [...looked, resolved('findMatches', [methanol])],
    value: at('offered'),
    can: always,
    shows: { ...text, selectMatches: [methanol], selectMatchState: 'offered' },
  },
  {
    title: '[3.14] none matches',
    events: [...looked, resolved('findMatches', [])],
    value: at('offered'),
    can: always,
    shows: { ...text, selectMatchState: 'none' },
  },
  {
    title: '[3.14] nobody answered',
    events: [...looked, rejected('findMatches')],
    value: at('failed'),
    can: [...always, 'lookup.retry'],
    shows: { ...text, selectMatchState: 'failed' },
  },
  {
    title: '[3.14] a sheet is read',
    events: [open],
    value: at('idle', 'reading'),
    tags: ['open'],
    can: [...always, 'sheet.close'],
    shows: { ...number, selectSheetScreen: 'reading' },
  },
  {
    title: '[3.14] a sheet is open',
    events: [open, resolved('readSheet', { outcome: 'found', sheet: methanolSheet })],
    value: at('idle', 'shown'),
    tags: ['open'],
    can: [...always, 'sheet.close'],
    shows: { ...number, selectSheetScreen: 'shown', selectSheet: methanolSheet },
  },
  {
    title: '[3.14] there is none of this number',
    events: [open, resolved('readSheet', { outcome: 'missing' })],
    value: at('idle', 'missing'),
    tags: ['open'],
    can: [...always, 'sheet.close'],
    shows: { ...number, selectSheetScreen: 'missing' },
  },
  {
    title: '[3.14] it could not be read',
    events: [open, rejected('readSheet')],
    value: at('idle', 'failed'),
    tags: ['open'],
    can: [...always, 'sheet.close', 'sheet.retry'],
    shows: { ...number, selectSheetScreen: 'failed' },
  },
]);
