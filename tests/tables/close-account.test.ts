import { closeAccountCases, reasons } from '#machines/close-account/close-account.cases.ts';
import * as all from '#machines/close-account/close-account.select.ts';
import { closeAccountMachine } from '#machines/close-account/index.ts';
import { event, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const typed = event('close.typed', { field: 'password', text: 'harbour-1' });
const filled = { selectPassword: 'harbour-1' };
const asking = [typed, event('close.submit')];
const submitting = [...asking, event('close.confirm')];
const clearing = [...submitting, resolved('closeAccount', { kind: 'closed' })];
const editing = {
  value: 'editing',
  tags: ['editable'],
  can: ['close.typed', 'close.export', 'close.submit', 'close.leave'],
};
const usual = {
  selectNeedsPassword: true,
  selectPassword: '',
  selectError: null,
  selectFailure: null,
  selectReasons: [],
  selectIsExported: false,
  selectIsEditable: false,
  selectIsExporting: false,
  selectIsAsked: false,
  selectIsClosing: false,
  selectIsBlocked: false,
  selectIsClosed: false,
};

stateTable(closeAccountMachine, closeAccountCases, { all }, usual, [
  { title: '[1.6] the window as it opens', events: [], ...editing, shows: { selectIsEditable: true } },
  {
    title: '[4.8b] for ten minutes after an SMS sign-in',
    input: { needsPassword: false },
    events: [],
    ...editing,
    shows: { selectIsEditable: true, selectNeedsPassword: false },
  },
  {
    title: '[1.6] the password is missing',
    events: [event('close.submit')],
    ...editing,
    shows: { selectIsEditable: true, selectError: 'REQUIRED' },
  },
  {
    title: '[1.6] the data on its way',
    events: [typed, event('close.export')],
    value: 'exporting',
    can: ['close.leave'],
    shows: { ...filled, selectIsExporting: true },
  },
  {
    title: '[1.6] the data taken',
    events: [typed, event('close.export'), resolved('exportData', { kind: 'taken' })],
    ...editing,
    shows: { ...filled, selectIsEditable: true, selectIsExported: true },
  },
  {
    title: '[4.8b] refused',
    events: [typed, event('close.export'), resolved('exportData', { kind: 'refused', message: '密码错误' })],
    ...editing,
    shows: { ...filled, selectIsEditable: true, selectFailure: '密码错误' },
  },
  {
    title: '[1.6] the last question',
    events: asking,
    value: 'asking',
    can: ['close.confirm', 'close.cancel', 'close.leave'],
    shows: { ...filled, selectIsAsked: true },
  },
  {
    title: '[1.6] being closed',
    events: submitting,
    value: 'submitting',
    tags: ['closing'],
    can: [],
    shows: { ...filled, selectIsClosing: true },
  },
  {
    title: '[1.6] not yet',
    events: [...submitting, resolved('closeAccount', { kind: 'blocked', reasons })],
    value: 'blocked',
    can: ['close.cancel', 'close.leave'],
    shows: { ...filled, selectIsBlocked: true, selectReasons: reasons },
  },
  {
    title: '[1.6] closed, the browser being cleared',
    events: clearing,
    value: 'clearing',
    tags: ['closing'],
    can: [],
    shows: { selectIsClosing: true },
  },
  {
    title: '[1.6] closed',
    events: [...clearing, resolved('clearBrowser')],
    value: 'closed',
    can: ['close.leave'],
    shows: { selectIsClosed: true },
  },
  { title: '[1.6] gone', events: [event('close.leave')], value: 'left', can: [], shows: {} },
]);
