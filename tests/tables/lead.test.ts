import { leadMachine } from '#machines/lead/index.ts';
import { leadCases } from '#machines/lead/lead.cases.ts';
import * as all from '#machines/lead/lead.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const edit = (change: object) => event('lead.edit', { change });
const submit = event('lead.submit');
const written = [edit({ contact: '王科', phone: '12000000001', dgClasses: ['3', '8'] })];
const keying = [...written, submit];
const sending = [...keying, resolved('makeKey', 'key-7')];
const editing = ['lead.edit', 'lead.submit'];

const asked = { selectText: ['contact'], selectError: ['phone'] };
const usual = {
  selectIsForm: true,
  selectIsSending: false,
  selectFailure: null,
  selectCanEdit: true,
  'selectText(contact)': '王科',
  selectClasses: '3 8',
  'selectError(phone)': null,
};
const blank = { 'selectText(contact)': '', selectClasses: '' };

stateTable(leadMachine, leadCases, { all, asked }, usual, [
  { title: '[1.10b] nothing stands there', events: [], value: 'editing', tags: ['form'], can: editing, shows: blank },
  { title: '[1.10b] written', events: written, value: 'editing', tags: ['form'], can: editing },
  {
    title: '[1.10b] an error is not told before it is sent',
    events: [...written, edit({ phone: '12' })],
    value: 'editing',
    tags: ['form'],
    can: editing,
  },
  {
    title: '[1.10b] then it is',
    events: [...written, edit({ phone: '12' }), submit],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: { 'selectError(phone)': 'MOBILE' },
  },
  {
    title: '[1.10b] until it is mended',
    events: [edit({ phone: '12' }), submit, ...written],
    value: 'editing',
    tags: ['form'],
    can: editing,
  },
  {
    title: 'a key is made',
    events: keying,
    value: 'keying',
    tags: ['busy', 'form'],
    can: [],
    shows: { selectIsSending: true, selectCanEdit: false },
  },
  {
    title: 'it is on its way',
    events: sending,
    value: 'submitting',
    tags: ['busy', 'form'],
    can: [],
    shows: { selectIsSending: true, selectCanEdit: false },
  },
  {
    title: 'it was lost',
    events: [...sending, rejected('send', new Error('没有网络'))],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: { selectFailure: '没有网络' },
  },
  {
    title: '[1.10b] sent',
    events: [...sending, resolved('send', { leadNo: 'seven' })],
    value: 'sent',
    can: ['lead.again'],
    shows: { ...blank, selectIsForm: false, selectCanEdit: false },
  },
]);
