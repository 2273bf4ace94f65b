import { CallFailure } from '#domain/failure.ts';
import { leadMachine } from '#machines/lead/index.ts';
import { leadCases } from '#machines/lead/lead.cases.ts';
import * as selectors from '#machines/lead/lead.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const submit = event('lead.submit');
const edit = (change: Record<string, unknown>) => event('lead.edit', { change });
const whole = { contact: '王科', phone: '12000000001' };
const showingErrors = (values: object) => ({ values, showErrors: true, key: null, failure: null });
const hidingErrors = (values: object, key: string | null = null) => ({ values, showErrors: false, key, failure: null });
const keyed = resolved('makeKey', 'key-1');
const refusal = new CallFailure({ kind: 'refused', code: '10004001', message: '填写有误', status: 200 });

const lost = rejected('send', new Error('没有网络'));
const sends = (...sent: [form: object, key: string][]) => ({
  asked: { send: sent.map(([form, key]) => ({ form, key })) },
});

const editWith = (change: object) => event('lead.edit', { change });
const written = [editWith({ contact: '王科', phone: '12000000001', dgClasses: ['3', '8'] })];
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

journeys(leadMachine, { ...leadCases, selectors, asked, usual }, [
  {
    title: '[1.10b] at first nothing stands there and nothing is wrong',
    events: [],
    ends: { value: 'editing', context: hidingErrors({}), ...sends(), tags: ['form'], can: editing, shows: blank },
  },
  {
    title: 'what is sent is clean, without what is empty',
    events: [
      edit({ contact: ' 王科 ', phone: '+86 120-0000-0001', company: ' ', dgClasses: ['3', '8'] }),
      edit({ lanes: '上海到鹿特丹' }),
      submit,
      keyed,
    ],
    ends: {
      value: 'submitting',
      context: hidingErrors(
        { contact: ' 王科 ', phone: '+86 120-0000-0001', company: ' ', dgClasses: ['3', '8'], lanes: '上海到鹿特丹' },
        'key-1',
      ),
      ...sends([{ ...whole, dgClasses: ['3', '8'], lanes: '上海到鹿特丹' }, 'key-1']),
    },
  },
  {
    title: '[1.10b] what was missing and is there now is sent',
    events: [submit, edit(whole), submit, keyed],
    ends: { value: 'submitting', context: { ...showingErrors(whole), key: 'key-1' }, ...sends([whole, 'key-1']) },
  },
  {
    title: '[1.10b] sent, it says so, and tells no errors of what comes next',
    events: [submit, edit(whole), submit, keyed, resolved('send', { leadNo: 'one' })],
    ends: {
      value: 'sent',
      context: hidingErrors({}),
      can: ['lead.again'],
      shows: { ...blank, selectIsForm: false, selectCanEdit: false },
    },
  },
  {
    title: 'what was lost and arrives at last leaves nothing either',
    events: [edit(whole), submit, keyed, lost, submit, resolved('send', { leadNo: 'one' })],
    ends: { value: 'sent', context: hidingErrors({}) },
  },
  {
    title: 'what could not be given a key is given one on the next try',
    events: [edit(whole), submit, rejected('makeKey', new Error('没有随机数')), submit, keyed],
    ends: {
      value: 'submitting',
      context: { ...hidingErrors(whole, 'key-1'), failure: '没有随机数' },
      ...sends([whole, 'key-1']),
    },
  },
  {
    title: '[1.10b] without a name and a phone nothing is sent, and what is missing is reported',
    events: [edit({ lanes: '上海到鹿特丹' }), submit],
    ends: { value: 'editing', context: showingErrors({ lanes: '上海到鹿特丹' }) },
  },
  {
    title: '[1.10b] a number that no mobile has is reported',
    events: [edit({ contact: '王科', phone: '12' }), submit],
    ends: { value: 'editing', context: showingErrors({ contact: '王科', phone: '12' }) },
  },
  {
    title: 'a name and a phone are enough, and a second click sends nothing more',
    events: [edit(whole), submit, submit, keyed, submit, edit({ contact: '李' })],
    ends: { value: 'submitting', context: hidingErrors(whole, 'key-1') },
  },
  {
    title: '[1.10b] what could not be sent stands there with the reason, until it is changed',
    events: [edit(whole), submit, keyed, lost],
    ends: { value: 'editing', context: { ...hidingErrors(whole, 'key-1'), failure: '没有网络' } },
  },
  {
    title: 'a sending that was lost is repeated under the same key',
    events: [edit(whole), submit, keyed, lost, submit],
    ends: {
      value: 'submitting',
      context: { ...hidingErrors(whole, 'key-1'), failure: '没有网络' },
      ...sends([whole, 'key-1'], [whole, 'key-1']),
    },
  },
  {
    title: 'changed after it was lost, it is another content and takes another key',
    events: [edit(whole), submit, keyed, lost, edit({ contact: '李科' }), submit],
    ends: { value: 'keying', context: hidingErrors({ ...whole, contact: '李科' }) },
  },
  {
    title: 'what was refused takes another key',
    events: [edit(whole), submit, keyed, rejected('send', refusal)],
    ends: { value: 'editing', context: { ...hidingErrors(whole), failure: '填写有误' } },
  },
  {
    title: 'without a key nothing is sent',
    events: [edit(whole), submit, rejected('makeKey', new Error('没有随机数'))],
    ends: { value: 'editing', context: { ...hidingErrors(whole), failure: '没有随机数' } },
  },
  {
    title: '[1.10b] sent, nothing of it is left, and another may be written',
    events: [edit(whole), submit, keyed, resolved('send', { leadNo: 'one' }), event('lead.again')],
    ends: { value: 'editing', context: hidingErrors({}) },
  },
  { title: '[1.10b] written', events: written, ends: { value: 'editing', tags: ['form'], can: editing } },
  {
    title: '[1.10b] an error is not shown before it is sent',
    events: [...written, editWith({ phone: '12' })],
    ends: { value: 'editing', tags: ['form'], can: editing },
  },
  {
    title: '[1.10b] then it is',
    events: [...written, editWith({ phone: '12' }), submit],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: { 'selectError(phone)': 'MOBILE' } },
  },
  {
    title: '[1.10b] until it is mended',
    events: [editWith({ phone: '12' }), submit, ...written],
    ends: { value: 'editing', tags: ['form'], can: editing },
  },
  {
    title: 'a key is made',
    events: keying,
    ends: { value: 'keying', tags: ['busy', 'form'], can: [], shows: { selectIsSending: true, selectCanEdit: false } },
  },
  {
    title: 'it is on its way',
    events: sending,
    ends: {
      value: 'submitting',
      tags: ['busy', 'form'],
      can: [],
      shows: { selectIsSending: true, selectCanEdit: false },
    },
  },
  {
    title: 'it was lost',
    events: [...sending, rejected('send', new Error('没有网络'))],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: { selectFailure: '没有网络' } },
  },
]);
