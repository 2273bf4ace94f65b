import { certificate, handInCases, newerElsewhere, scanned } from '#machines/hand-in/hand-in.cases.ts';
import * as all from '#machines/hand-in/hand-in.select.ts';
import { handInMachine } from '#machines/hand-in/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('handIn.open', { paper: certificate });
const taken = event('uploads.taken', { file: scanned, areComing: false });
const dated = event('handIn.dated', { day: '2027-01-31' });
const submit = event('handIn.submit');
const files = [{ fileId: 'file-1', name: '危包证.pdf', size: 1_000 }];
const usual = {
  selectOpenPaper: null,
  selectFiles: [],
  selectDay: '',
  selectErrors: {},
  selectFailure: null,
  selectTaken: null,
  selectIsClosed: false,
  selectIsSending: false,
  selectIsOutdated: false,
  selectCanClose: false,
  selectUploads: undefined,
};
const opened = { selectOpenPaper: certificate, selectUploads: 'uploads', selectCanClose: true };
const filled = { ...opened, selectFiles: files, selectDay: '2027-01-31' };
const editing = ['handIn.close', 'handIn.dated', 'handIn.removed', 'handIn.submit', 'uploads.coming', 'uploads.taken'];
const arriving = ['uploads.coming', 'uploads.taken'];

stateTable(handInMachine, handInCases, { all }, usual, [
  { title: '[10.12] at first', events: [], value: 'closed', can: ['handIn.open'], shows: { selectIsClosed: true } },
  { title: '[10.12] a paper is open', events: [open], value: { open: 'editing' }, can: editing, shows: opened },
  {
    title: '[10.12] nothing was chosen',
    events: [open, submit],
    value: { open: 'editing' },
    can: editing,
    shows: { ...opened, selectErrors: { files: 'FILES_MISSING', day: 'DAY_MISSING' } },
  },
  {
    title: '[10.12] on its way',
    events: [open, taken, dated, submit],
    value: { open: 'submitting' },
    tags: ['busy'],
    can: arriving,
    shows: { ...filled, selectIsSending: true, selectCanClose: false },
  },
  {
    title: '[10.12] it did not arrive',
    events: [open, taken, dated, submit, rejected('send', new Error('没有网络'))],
    value: { open: 'editing' },
    can: editing,
    shows: { ...filled, selectFailure: '没有网络' },
  },
  {
    title: '[10.12] something newer stands there',
    events: [open, taken, dated, submit, rejected('send', newerElsewhere)],
    value: { open: 'outdated' },
    can: ['handIn.close', ...arriving],
    shows: { ...filled, selectFailure: newerElsewhere.message, selectIsOutdated: true },
  },
  {
    title: '[10.12] handed in',
    events: [open, taken, dated, submit, resolved('send')],
    value: 'closed',
    can: ['handIn.open'],
    shows: { selectIsClosed: true, selectTaken: 'PACKING_USE_CERTIFICATE' },
  },
]);
