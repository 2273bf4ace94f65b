import { expect } from 'vitest';
import { methanolEntry } from '#machines/kit/methanol-entry.ts';
import { listedNumbersMachine } from '#machines/listed-numbers/index.ts';
import { listedNumbersCases, listedNumbersInput, lookUpFailed } from '#machines/listed-numbers/listed-numbers.cases.ts';
import * as selectors from '#machines/listed-numbers/listed-numbers.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const base = { ...listedNumbersInput, parent: expect.anything(), wanted: [], unlisted: [], failure: null };
const asked = (...unNos: string[]) => event('numbers.asked', { unNos });
const reads = (...asked: string[][]) => ({ read: asked.map((unNos) => ({ unNos })) });
const found = resolved('read', [methanolEntry]);
const away = rejected('read', lookUpFailed);
const foundSent = { parent: [{ type: 'numbers.found', entries: [methanolEntry] }] };

const usual = {
  selectFailure: null,
  'selectStandingOf(1230)': 'known',
  'selectStandingOf(9999)': 'known',
};
const shown = { selectors, usual, asked: { selectStandingOf: ['1230', '9999'] } };

journeys(listedNumbersMachine, { ...listedNumbersCases, ...shown }, [
  {
    title: '[3.14] a form without numbers asks for nothing',
    events: [asked()],
    ends: { value: 'known', context: base, asked: reads() },
  },
  {
    title: '[3.14] a number of the form is read at once',
    events: [asked('1230')],
    ends: { value: 'reading', context: { ...base, wanted: ['1230'] }, asked: reads(['1230']) },
  },
  {
    title: '[3.14] what was found is sent to the form',
    events: [asked('1230'), found],
    ends: { value: 'known', context: base, sent: foundSent },
  },
  {
    title: '[3.14] a number that the list does not have is remembered, and not asked for again',
    events: [asked('1230', '9999'), found, asked('9999')],
    ends: { value: 'known', context: { ...base, unlisted: ['9999'] }, asked: reads(['1230', '9999']), sent: foundSent },
  },
  {
    title: '[3.14] another number while one is being read is read instead',
    events: [asked('1230'), asked('1263')],
    ends: { value: 'reading', context: { ...base, wanted: ['1263'] }, asked: reads(['1230'], ['1263']) },
  },
  {
    title: '[3.14] the same number while it is being read is not asked for a second time',
    events: [asked('1230'), asked('1230')],
    ends: { value: 'reading', context: { ...base, wanted: ['1230'] }, asked: reads(['1230']) },
  },
  {
    title: '[3.14] a number that is taken away while it is being read is not waited for',
    events: [asked('1230'), asked()],
    ends: { value: 'known', context: base, asked: reads(['1230']) },
  },
  {
    title: '[3.14] a look-up that fails says why',
    events: [asked('1230'), away],
    ends: { value: 'failed', context: { ...base, wanted: ['1230'], failure: lookUpFailed.failure.message } },
  },
  {
    title: '[3.14] it is tried again by hand, and the reason no longer exists once it is there',
    events: [asked('1230'), away, event('numbers.retry'), found],
    ends: { value: 'known', context: base, asked: reads(['1230'], ['1230']), sent: foundSent },
  },
  {
    title: '[3.14] the same form does not try again by itself',
    events: [asked('1230'), away, asked('1230')],
    ends: {
      value: 'failed',
      context: { ...base, wanted: ['1230'], failure: lookUpFailed.failure.message },
      asked: reads(['1230']),
    },
  },
  {
    title: '[3.14] another number is read where the one before failed',
    events: [asked('1230'), away, asked('1263')],
    ends: { value: 'reading', context: { ...base, wanted: ['1263'] }, asked: reads(['1230'], ['1263']) },
  },
  { title: '[3.14] nothing to look up', events: [], ends: { value: 'known', can: ['numbers.asked'] } },
  {
    title: '[3.14] two numbers are being read',
    events: [asked('1230', '9999')],
    ends: {
      value: 'reading',
      can: ['numbers.asked'],
      shows: { 'selectStandingOf(1230)': 'reading', 'selectStandingOf(9999)': 'reading' },
    },
  },
  {
    title: '[3.14] one was found, the other is not in the list',
    events: [asked('1230', '9999'), found],
    ends: {
      value: 'known',
      can: ['numbers.asked'],
      shows: { 'selectStandingOf(9999)': 'unlisted' },
    },
  },
  {
    title: '[3.14] neither was read',
    events: [asked('1230', '9999'), away],
    ends: {
      value: 'failed',
      can: ['numbers.asked', 'numbers.retry'],
      shows: {
        selectFailure: lookUpFailed.failure.message,
        'selectStandingOf(1230)': 'failed',
        'selectStandingOf(9999)': 'failed',
      },
    },
  },
]);
