import { offerFilesMachine } from '#machines/offer-files/index.ts';
import { offerFilesCases } from '#machines/offer-files/offer-files.cases.ts';
import * as all from '#machines/offer-files/offer-files.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const ask = event('files.sheet', { format: 'xlsx', request: { orgPortCode: 'CNNGB', dstPortCode: 'USLAX' } });
const always = ['files.calendar', 'files.print'];
const asks = [...always, 'files.sheet'];

const usual = { selectScreen: 'ready', selectRows: 0, selectCanExport: true };

stateTable(offerFilesMachine, offerFilesCases, { all }, usual, [
  { title: 'nothing was exported yet', events: [], value: 'ready', can: asks },
  {
    title: 'a file is written',
    events: [ask],
    value: 'writing',
    tags: ['busy'],
    can: always,
    shows: { selectScreen: 'writing', selectCanExport: false },
  },
  {
    title: 'the browser has it',
    events: [ask, resolved('writeSheet', { rows: 7 })],
    value: 'written',
    can: asks,
    shows: { selectScreen: 'written', selectRows: 7 },
  },
  {
    title: '[8.3] it could not be written',
    events: [ask, rejected('writeSheet')],
    value: 'failed',
    can: [...asks, 'files.retry'],
    shows: { selectScreen: 'failed' },
  },
]);
