import { dangerousLookupCases, methanol, methanolSheet } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import * as selectors from '#machines/dangerous-lookup/dangerous-lookup.select.ts';
import { dangerousLookupMachine } from '#machines/dangerous-lookup/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const typed = (text: string) => event('lookup.typed', { text });
const pause = { after: 300 };
const found = resolved('findMatches', [methanol]);
const open = event('sheet.open', { unNo: '1230' });
const close = event('sheet.close');
const sheet = resolved('readSheet', { outcome: 'found', sheet: methanolSheet });
const nothing = { text: '', matches: [], unNo: '', sheet: null };
const at = (matching: string, drawer = 'closed') => ({ matching, sheet: drawer });

const other = event('sheet.open', { unNo: '1263' });
const missing = resolved('readSheet', { outcome: 'missing' });
const lost = rejected('readSheet');
const finds = (...texts: string[]) => ({ asked: { findMatches: texts.map((text) => ({ text })) } });
const reads = (...numbers: string[]) => ({ asked: { readSheet: numbers.map((unNo) => ({ unNo })) } });

const looked = [typed('甲醇'), pause];
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

journeys(dangerousLookupMachine, { ...dangerousLookupCases, selectors, usual }, [
  {
    title: '[3.14] at first nothing is looked for or open',
    events: [],
    ends: { value: at('idle'), context: nothing, asked: { findMatches: [], readSheet: [] } },
  },
  {
    title: '[3.14] the answer to an older text never takes the place of a newer one',
    events: [typed('甲醇'), pause, typed('甲苯'), pause, found],
    ends: {
      value: at('offered'),
      context: { ...nothing, text: '甲苯', matches: [methanol] },
      ...finds('甲醇', '甲苯'),
    },
  },
  {
    title: '[3.14] a text taken away while it is looked for is looked for no more',
    events: [typed('甲醇'), pause, typed('')],
    ends: { value: at('idle'), context: nothing },
  },
  {
    title: '[3.14] of two numbers opened in a row the last is read',
    events: [open, other],
    ends: { value: at('idle', 'reading'), context: { ...nothing, unNo: '1263' }, ...reads('1230', '1263') },
  },
  {
    title: '[3.14] another number leaves nothing of the sheet before',
    events: [open, sheet, other],
    ends: { value: at('idle', 'reading'), context: { ...nothing, unNo: '1263' } },
  },
  ...[
    { what: 'a sheet', answer: sheet, left: methanolSheet },
    { what: 'what is not in the list', answer: missing, left: null },
    { what: 'what could not be read', answer: lost, left: null },
  ].map(({ what, answer, left }) => ({
    title: `[3.14] ${what} is closed again`,
    events: [open, answer, close],
    ends: { value: at('idle'), context: { ...nothing, unNo: '1230', sheet: left } },
  })),
  {
    title: '[3.14] nothing is asked before one stops typing for 300 ms',
    events: [typed('甲'), { after: 299 }, typed('甲醇'), { after: 299 }],
    ends: { value: at('waiting'), context: { ...nothing, text: '甲醇' }, ...finds() },
  },
  {
    title: '[3.14] then it is, as typed',
    events: [typed(' 甲醇 '), pause],
    ends: { value: at('searching'), context: { ...nothing, text: ' 甲醇 ' }, ...finds(' 甲醇 ') },
  },
  {
    title: '[3.14] matches are offered',
    events: [typed('甲醇'), pause, found],
    ends: { value: at('offered'), context: { ...nothing, text: '甲醇', matches: [methanol] } },
  },
  {
    title: '[3.14] typing on forgets the matches of what stood there',
    events: [typed('甲醇'), pause, found, typed('甲苯')],
    ends: { value: at('waiting'), context: { ...nothing, text: '甲苯' } },
  },
  {
    title: '[3.14] an empty box asks nothing',
    events: [typed('甲醇'), typed('  '), { after: 1_000 }],
    ends: { value: at('idle'), context: { ...nothing, text: '  ' } },
  },
  {
    title: '[3.14] a search that fails may be tried again',
    events: [typed('甲醇'), pause, rejected('findMatches'), event('lookup.retry'), found],
    ends: {
      value: at('offered'),
      context: { ...nothing, text: '甲醇', matches: [methanol] },
      ...finds('甲醇', '甲醇'),
    },
  },
  {
    title: '[3.14] a match opens its sheet, and the matches stay',
    events: [typed('甲醇'), pause, found, open, sheet],
    ends: {
      value: at('offered', 'shown'),
      context: { text: '甲醇', matches: [methanol], unNo: '1230', sheet: methanolSheet },
    },
  },
  {
    title: '[3.14] a sheet that fails may be read again',
    events: [open, rejected('readSheet'), event('sheet.retry'), sheet],
    ends: {
      value: at('idle', 'shown'),
      context: { ...nothing, unNo: '1230', sheet: methanolSheet },
      ...reads('1230', '1230'),
    },
  },
  {
    title: '[3.14] an unknown number says so',
    events: [open, resolved('readSheet', { outcome: 'missing' })],
    ends: { value: at('idle', 'missing'), context: { ...nothing, unNo: '1230' } },
  },
  {
    title: '[3.14] closed while it is read, it stays closed',
    events: [open, close],
    ends: { value: at('idle'), context: { ...nothing, unNo: '1230' } },
  },
  { title: '[3.14] nothing is looked for', events: [], ends: { value: at('idle'), can: always } },
  {
    title: '[3.14] a user types',
    events: [typed('甲醇')],
    ends: {
      value: at('waiting'),
      can: always,
      shows: { ...text, selectMatchState: 'looking' },
    },
  },
  {
    title: '[3.14] it is looked for',
    events: looked,
    ends: {
      value: at('searching'),
      can: always,
      shows: { ...text, selectMatchState: 'looking' },
    },
  },
  {
    title: '[3.14] one matches',
    events: [...looked, resolved('findMatches', [methanol])],
    ends: {
      value: at('offered'),
      can: always,
      shows: { ...text, selectMatches: [methanol], selectMatchState: 'offered' },
    },
  },
  {
    title: '[3.14] none matches',
    events: [...looked, resolved('findMatches', [])],
    ends: {
      value: at('offered'),
      can: always,
      shows: { ...text, selectMatchState: 'none' },
    },
  },
  {
    title: '[3.14] no one answered',
    events: [...looked, rejected('findMatches')],
    ends: {
      value: at('failed'),
      can: [...always, 'lookup.retry'],
      shows: { ...text, selectMatchState: 'failed' },
    },
  },
  {
    title: '[3.14] a sheet is read',
    events: [open],
    ends: {
      value: at('idle', 'reading'),
      tags: ['open'],
      can: [...always, 'sheet.close'],
      shows: { ...number, selectSheetScreen: 'reading' },
    },
  },
  {
    title: '[3.14] a sheet is open',
    events: [open, resolved('readSheet', { outcome: 'found', sheet: methanolSheet })],
    ends: {
      value: at('idle', 'shown'),
      tags: ['open'],
      can: [...always, 'sheet.close'],
      shows: { ...number, selectSheetScreen: 'shown', selectSheet: methanolSheet },
    },
  },
  {
    title: '[3.14] there is none of this number',
    events: [open, resolved('readSheet', { outcome: 'missing' })],
    ends: {
      value: at('idle', 'missing'),
      tags: ['open'],
      can: [...always, 'sheet.close'],
      shows: { ...number, selectSheetScreen: 'missing' },
    },
  },
  {
    title: '[3.14] it could not be read',
    events: [open, rejected('readSheet')],
    ends: {
      value: at('idle', 'failed'),
      tags: ['open'],
      can: [...always, 'sheet.close', 'sheet.retry'],
      shows: { ...number, selectSheetScreen: 'failed' },
    },
  },
]);
