import { CallFailure } from '#domain/failure.ts';
import { closeAccountCases, reasons } from '#machines/close-account/close-account.cases.ts';
import * as selectors from '#machines/close-account/close-account.select.ts';
import { closeAccountMachine } from '#machines/close-account/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const typed = (text: string) => event('close.typed', { field: 'password', text });
const exports = event('close.export');
const submit = event('close.submit');
const confirm = event('close.confirm');
const cancel = event('close.cancel');
const leave = event('close.leave');
const context = (more: object = {}) => ({
  values: { password: '' },
  errors: {},
  needsPassword: true,
  failure: null,
  reasons: [],
  isExported: false,
  ...more,
});
const filled = { values: { password: 'harbour-1' } };
const proof = { password: 'harbour-1' };
const asked = [typed('harbour-1'), submit, confirm];
const closed = resolved('closeAccount', { kind: 'closed' });
const wrong = { kind: 'refused', message: '密码错误' };
const offline = new CallFailure({ kind: 'offline', message: '网络不可用', status: 0 });

const sampleTyped = event('close.typed', { field: 'password', text: 'harbour-1' });
const filledShows = { selectPassword: 'harbour-1' };
const asking = [sampleTyped, event('close.submit')];
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
  selectIsConfirming: false,
  selectIsClosing: false,
  selectIsBlocked: false,
  selectIsClosed: false,
};

journeys(closeAccountMachine, { ...closeAccountCases, selectors, usual }, [
  {
    title: '[1.6] nothing is exported or closed without the password',
    events: [exports, submit],
    ends: {
      context: context({ errors: { password: 'REQUIRED' } }),
      asked: { exportData: [], closeAccount: [] },
      ...editing,
      shows: { selectIsEditable: true, selectError: 'REQUIRED' },
    },
  },
  {
    title: '[5.4] five characters are no password',
    events: [typed('harbo'), submit],
    ends: { value: 'editing', context: context({ values: { password: 'harbo' }, errors: { password: 'TOO_SHORT' } }) },
  },
  {
    title: '[1.6] the data comes as a file, and the account stays',
    events: [typed('harbour-1'), exports, resolved('exportData', { kind: 'taken' })],
    ends: {
      context: context({ ...filled, isExported: true }),
      asked: { exportData: [proof], closeAccount: [] },
      ...editing,
      shows: { ...filledShows, selectIsEditable: true, selectIsExported: true },
    },
  },
  {
    title: '[1.6] once more, it is shown again only when it has come again',
    events: [typed('harbour-1'), exports, resolved('exportData', { kind: 'taken' }), exports],
    ends: {
      value: 'exporting',
      context: context(filled),
      asked: { exportData: [proof, proof] },
      can: ['close.leave'],
      shows: { ...filledShows, selectIsExporting: true },
    },
  },
  {
    title: '[4.8b] a wrong password exports nothing and is reported',
    events: [typed('harbour-0'), exports, resolved('exportData', wrong)],
    ends: { value: 'editing', context: context({ values: { password: 'harbour-0' }, failure: '密码错误' }) },
  },
  {
    title: '[8.3] a network that fails says so, and the password stays',
    events: [typed('harbour-1'), exports, rejected('exportData', offline)],
    ends: { value: 'editing', context: context({ ...filled, failure: '网络不可用' }) },
  },
  {
    title: '[4.8b] within ten minutes of an SMS sign-in no password is asked for, nor sent',
    input: { needsPassword: false },
    events: [submit, confirm],
    ends: {
      value: 'submitting',
      context: context({ needsPassword: false }),
      asked: { closeAccount: [{ password: null }] },
    },
  },
  {
    title: '[4.8b][1.6] after them the server wants it, for closing',
    input: { needsPassword: false },
    events: [submit, confirm, resolved('closeAccount', { kind: 'passwordNeeded' }), ...asked],
    ends: {
      value: 'submitting',
      context: context(filled),
      asked: { closeAccount: [{ password: null }, proof] },
      tags: ['closing'],
      can: [],
      shows: { ...filledShows, selectIsClosing: true },
    },
  },
  {
    title: '[4.8b] and for the data',
    input: { needsPassword: false },
    events: [exports, resolved('exportData', { kind: 'passwordNeeded' })],
    ends: { value: 'editing', context: context(), asked: { exportData: [{ password: null }] } },
  },
  {
    title: '[1.6] closing is asked about once more; who would rather not keeps the account',
    events: [typed('harbour-1'), submit, cancel],
    ends: { value: 'editing', context: context(filled), asked: { closeAccount: [] } },
  },
  {
    title: '[1.6] each thing that has to be settled first is reported',
    events: [...asked, resolved('closeAccount', { kind: 'blocked', reasons })],
    ends: {
      value: 'blocked',
      context: context({ ...filled, reasons }),
      asked: { closeAccount: [proof] },
      can: ['close.cancel', 'close.leave'],
      shows: { ...filledShows, selectIsBlocked: true, selectReasons: reasons },
    },
  },
  {
    title: '[1.6] once read, it may be tried again',
    events: [...asked, resolved('closeAccount', { kind: 'blocked', reasons }), cancel],
    ends: { value: 'editing', context: context(filled) },
  },
  {
    title: '[4.8b] a wrong password closes nothing',
    events: [...asked, resolved('closeAccount', wrong)],
    ends: {
      context: context({ ...filled, failure: '密码错误' }),
      ...editing,
      shows: { ...filledShows, selectIsEditable: true, selectFailure: '密码错误' },
    },
  },
  {
    title: '[8.3] nor does a network that fails',
    events: [...asked, rejected('closeAccount', offline)],
    ends: { value: 'editing', context: context({ ...filled, failure: '网络不可用' }) },
  },
  {
    title: '[1.6] while it is being closed the window stays',
    events: [...asked, leave, cancel],
    ends: { value: 'submitting', context: context(filled), asked: { closeAccount: [proof] } },
  },
  {
    title: '[1.6] a closed account leaves nothing in the browser, the password first',
    events: [...asked, closed],
    ends: {
      value: 'clearing',
      context: context(),
      asked: { clearBrowser: [undefined] },
      tags: ['closing'],
      can: [],
      shows: { selectIsClosing: true },
    },
  },
  {
    title: '[1.6] what came of it is shown, and the way leads to the site',
    events: [...asked, closed, resolved('clearBrowser'), leave],
    ends: { value: 'left', status: 'done', context: context(), did: { goToSite: [undefined] } },
  },
  {
    title: '[1.6] even where the browser cannot be cleared',
    events: [...asked, closed, rejected('clearBrowser')],
    ends: {
      value: 'closed',
      context: context(),
      did: { goToSite: [] },
      can: ['close.leave'],
      shows: { selectIsClosed: true },
    },
  },
  {
    title: '[1.6] a window that is only looked at changes nothing',
    events: [leave],
    ends: {
      value: 'left',
      status: 'done',
      context: context(),
      asked: { exportData: [], closeAccount: [] },
      can: [],
      shows: {},
    },
  },
  {
    title: '[1.6] a window that is closed before leaves the account as it is',
    events: [typed('harbour-1'), submit, leave],
    ends: { value: 'left', status: 'done', context: context(filled), asked: { closeAccount: [] } },
  },
  {
    title: '[1.6] so does one closed over what has to be settled',
    events: [...asked, resolved('closeAccount', { kind: 'blocked', reasons }), leave],
    ends: { value: 'left', status: 'done', context: context({ ...filled, reasons }) },
  },
  {
    title: '[1.6] and one closed while the file comes',
    events: [typed('harbour-1'), exports, leave],
    ends: { value: 'left', status: 'done', context: context(filled) },
  },
  { title: '[1.6] the window as it opens', events: [], ends: { ...editing, shows: { selectIsEditable: true } } },
  {
    title: '[4.8b] for ten minutes after an SMS sign-in',
    input: { needsPassword: false },
    events: [],
    ends: { ...editing, shows: { selectIsEditable: true, selectNeedsPassword: false } },
  },
  {
    title: '[1.6] the last question',
    events: asking,
    ends: {
      value: 'asking',
      can: ['close.confirm', 'close.cancel', 'close.leave'],
      shows: { ...filledShows, selectIsConfirming: true },
    },
  },
]);
