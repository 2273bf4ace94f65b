import { licenceMachine } from '#machines/licence/index.ts';
import { licenceCases } from '#machines/licence/licence.cases.ts';
import * as all from '#machines/licence/licence.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const of = (name: string) => ({ licence: { name, size: 270_000, type: 'application/pdf', body: null } });
const input = of('执照.pdf');
const lost = new Error('没有回应');
const sent = resolved('uploadLicence', { fileId: 'file-6' });
const usual = { selectScreen: 'uploading', selectFileName: '执照.pdf', selectPercent: 0, selectRefusal: null };

stateTable(licenceMachine, licenceCases, { all }, usual, [
  {
    title: '[4.32] another licence on its way',
    input: of('营业执照.jpg'),
    events: [event('upload.progressed', { percent: 40 })],
    value: 'uploading',
    can: ['licence.cancel'],
    shows: { selectFileName: '营业执照.jpg', selectPercent: 40 },
  },
  {
    title: '[4.32] being read',
    input,
    events: [sent],
    value: 'recognising',
    can: ['licence.cancel'],
    shows: { selectScreen: 'recognising', selectPercent: 100 },
  },
  {
    title: '[4.32] cut off while being sent',
    input,
    events: [rejected('uploadLicence', lost)],
    value: { interrupted: 'upload' },
    can: ['licence.cancel', 'licence.retry'],
    shows: { selectScreen: 'interrupted', selectRefusal: '没有回应' },
  },
  {
    title: '[4.32] cut off while being read',
    input,
    events: [sent, rejected('recogniseLicence', lost)],
    value: { interrupted: 'recognition' },
    can: ['licence.cancel', 'licence.retry'],
    shows: { selectScreen: 'interrupted', selectPercent: 100, selectRefusal: '没有回应' },
  },
  {
    title: '[4.32] stopped',
    input,
    events: [event('licence.cancel')],
    value: 'finished',
    can: ['licence.cancel'],
    shows: { selectScreen: 'finished' },
  },
]);
