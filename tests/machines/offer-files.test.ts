import { expect } from 'vitest';
import { offerFilesMachine } from '#machines/offer-files/index.ts';
import { offerFilesCases } from '#machines/offer-files/offer-files.cases.ts';
import * as selectors from '#machines/offer-files/offer-files.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const request = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const elsewhere = { orgPortCode: 'CNNGB', dstPortCode: 'USLAX' };
const csv = { format: 'csv', request };
const xlsx = { format: 'xlsx', request: elsewhere };
const ask = (asked: object) => event('files.sheet', asked);
const written = resolved('writeSheet', { rows: 14 });
const writes = (...lists: object[]) => ({ asked: { writeSheet: lists.map((asked) => ({ asked })) } });
const sailing = { offer: { priceId: 'FCL-7' }, answer: { now: 7_000 }, isDanger: true };
const calendar = event('files.calendar', sailing);
const print = event('files.print');

const sampleAsk = event('files.sheet', { format: 'xlsx', request: { orgPortCode: 'CNNGB', dstPortCode: 'USLAX' } });
const always = ['files.calendar', 'files.print'];
const asks = [...always, 'files.sheet'];
const usual = { selectScreen: 'ready', selectRows: 0, selectCanExport: true };

journeys(offerFilesMachine, { ...offerFilesCases, selectors, usual }, [
  {
    title: 'at first nothing is written',
    events: [],
    ends: { value: 'ready', context: { asked: null, rows: 0 }, ...writes(), can: asks },
  },
  {
    title: 'a list is written whole and its rows are counted',
    events: [ask(csv), written],
    ends: { value: 'written', context: { asked: csv, rows: 14 }, ...writes(csv) },
  },
  {
    title: 'a second export waits for the first',
    events: [ask(csv), ask(xlsx)],
    ends: { value: 'writing', context: { asked: csv, rows: 0 }, ...writes(csv) },
  },
  {
    title: 'and comes after it',
    events: [ask(csv), written, ask(xlsx)],
    ends: { value: 'writing', context: { asked: xlsx, rows: 14 }, ...writes(csv, xlsx) },
  },
  {
    title: 'and is counted by itself',
    events: [ask(csv), written, ask(xlsx), resolved('writeSheet', { rows: 9 })],
    ends: { value: 'written', context: { asked: xlsx, rows: 9 }, ...writes(csv, xlsx) },
  },
  {
    title: '[8.3] what failed says so',
    events: [ask(xlsx), rejected('writeSheet')],
    ends: {
      value: 'failed',
      context: { asked: xlsx, rows: 0 },
      can: [...asks, 'files.retry'],
      shows: { selectScreen: 'failed' },
    },
  },
  {
    title: '[8.3] and is tried again as it was asked',
    events: [ask(xlsx), rejected('writeSheet'), event('files.retry')],
    ends: {
      value: 'writing',
      context: { asked: xlsx, rows: 0 },
      ...writes(xlsx, xlsx),
      tags: ['busy'],
      can: always,
      shows: { selectScreen: 'writing', selectCanExport: false },
    },
  },
  {
    title: '[8.3] or another way',
    events: [ask(xlsx), rejected('writeSheet'), ask(csv)],
    ends: { value: 'writing', context: { asked: csv, rows: 0 }, ...writes(xlsx, csv) },
  },
  {
    title: 'the list is printed and a sailing taken into the calendar, also while it is written',
    events: [print, ask(csv), calendar],
    ends: {
      value: 'writing',
      context: { asked: csv, rows: 0 },
      did: { print: [undefined], saveCalendar: [expect.objectContaining(sailing)] },
    },
  },
  {
    title: 'the browser has it',
    events: [sampleAsk, resolved('writeSheet', { rows: 7 })],
    ends: { value: 'written', can: asks, shows: { selectScreen: 'written', selectRows: 7 } },
  },
]);
