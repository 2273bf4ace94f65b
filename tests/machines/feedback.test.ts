import { feedbackCases } from '#machines/feedback/feedback.cases.ts';
import * as selectors from '#machines/feedback/feedback.select.ts';
import { feedbackMachine } from '#machines/feedback/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = event('feedback.open');
const close = event('feedback.close');
const submit = event('feedback.submit');
const typed = (text: string, field = 'text') => event('feedback.typed', { field, text });
const nothing = { text: '', contact: '' };
const blank = { values: nothing, errors: {}, failure: null };
const written = (values: object, more: object = {}) => ({ ...blank, values: { ...nothing, ...values }, ...more });
const short = { errors: { text: 'TOO_SHORT' } };
const sentence = '截单时间希望能导出';

const sends = (...forms: object[]) => ({ asked: { send: forms } });
const contact = typed(' wangke@example.com ', 'contact');
const lost = rejected('send', new Error('没有网络'));
const sentenceContext = written({ text: sentence });

const toWritten = [event('feedback.open'), typed('截单时间希望能导出'), typed('wangke', 'contact')];
const sending = [...toWritten, submit];
const editing = ['feedback.close', 'feedback.submit', 'feedback.typed'];
const usual = {
  selectIsOpen: true,
  selectIsSent: false,
  selectIsSending: false,
  'selectTyped(text)': '截单时间希望能导出',
  'selectTyped(contact)': 'wangke',
  'selectError(text)': null,
  'selectError(contact)': null,
  selectFailure: null,
  selectCanClose: true,
};
const cases = {
  ...feedbackCases,
  selectors,
  asked: { selectTyped: ['text', 'contact'], selectError: ['text', 'contact'] },
  usual,
};

journeys(feedbackMachine, cases, [
  {
    title: 'at first it is closed and blank',
    events: [],
    ends: {
      value: 'closed',
      context: blank,
      ...sends(),
      can: ['feedback.open'],
      shows: { selectIsOpen: false, 'selectTyped(text)': '', 'selectTyped(contact)': '', selectCanClose: false },
    },
  },
  { title: 'opened it is blank, and nothing is wrong yet', events: [open], ends: { value: 'editing', context: blank } },
  {
    title: 'it is sent without the blanks around it',
    events: [open, typed(` ${sentence} `), contact, submit],
    ends: {
      value: 'submitting',
      context: written({ text: ` ${sentence} `, contact: ' wangke@example.com ' }),
      ...sends({ text: sentence, contact: 'wangke@example.com' }),
    },
  },
  {
    title: 'too short is reported until the text is changed',
    events: [open, typed('好'), submit, typed('好的')],
    ends: { value: 'editing', context: written({ text: '好的' }), ...sends() },
  },
  {
    title: 'not until the contact is',
    events: [open, typed('好'), submit, contact],
    ends: { value: 'editing', context: written({ text: '好', contact: ' wangke@example.com ' }, short) },
  },
  {
    title: 'made longer it is sent',
    events: [open, typed('好'), submit, typed(sentence), submit],
    ends: { value: 'submitting', context: sentenceContext, ...sends({ text: sentence, contact: '' }) },
  },
  {
    title: 'the reason goes when something is changed',
    events: [open, typed(sentence), submit, lost, contact],
    ends: { value: 'editing', context: written({ text: sentence, contact: ' wangke@example.com ' }) },
  },
  {
    title: 'it may be sent again as it was, and the reason goes',
    events: [open, typed(sentence), submit, lost, submit],
    ends: {
      value: 'submitting',
      context: sentenceContext,
      ...sends({ text: sentence, contact: '' }, { text: sentence, contact: '' }),
    },
  },
  {
    title: 'four characters are too few, blanks around them do not count',
    events: [open, typed('  不好用啊  '), submit],
    ends: { value: 'editing', context: written({ text: '  不好用啊  ' }, short) },
  },
  {
    title: 'five are enough',
    events: [open, typed('不好用啊！'), submit],
    ends: { value: 'submitting', context: written({ text: '不好用啊！' }) },
  },
  {
    title: 'what could not be sent is kept with the reason',
    events: [open, typed(sentence), typed('wangke', 'contact'), submit, rejected('send', new Error('没有网络'))],
    ends: {
      value: 'editing',
      context: written({ text: sentence, contact: 'wangke' }, { failure: '没有网络' }),
      tags: ['open'],
      can: editing,
      shows: { selectFailure: '没有网络' },
    },
  },
  {
    title: 'it is not closed while it is being sent, nor sent twice',
    events: [open, typed(sentence), submit, close, submit],
    ends: { value: 'submitting', context: written({ text: sentence }) },
  },
  {
    title: 'sent, it says so',
    events: [open, typed(sentence), submit, resolved('send', { leadNo: 'one' })],
    ends: { value: 'sent', context: sentenceContext },
  },
  {
    title: 'sent and closed, nothing of it is left',
    events: [open, typed(sentence), submit, resolved('send', { leadNo: 'one' }), close],
    ends: { value: 'closed', context: blank },
  },
  {
    title: 'closed without sending, nothing of it is left',
    events: [open, typed(sentence), contact, submit, lost, typed('好'), submit, close],
    ends: { value: 'closed', context: blank },
  },
  { title: 'written', events: toWritten, ends: { value: 'editing', tags: ['open'], can: editing } },
  {
    title: 'too short',
    events: [...toWritten, typed('好'), submit],
    ends: {
      value: 'editing',
      tags: ['open'],
      can: editing,
      shows: { 'selectTyped(text)': '好', 'selectError(text)': 'TOO_SHORT' },
    },
  },
  {
    title: 'too long',
    events: [...toWritten, typed('好'.repeat(501)), typed('w'.repeat(61), 'contact'), submit],
    ends: {
      value: 'editing',
      tags: ['open'],
      can: editing,
      shows: {
        'selectTyped(text)': '好'.repeat(501),
        'selectTyped(contact)': 'w'.repeat(61),
        'selectError(text)': 'TOO_LONG',
        'selectError(contact)': 'TOO_LONG',
      },
    },
  },
  {
    title: 'as long as may be',
    events: [...toWritten, typed('好'.repeat(500)), typed('w'.repeat(60), 'contact'), submit],
    ends: {
      value: 'submitting',
      tags: ['open'],
      can: [],
      shows: {
        'selectTyped(text)': '好'.repeat(500),
        'selectTyped(contact)': 'w'.repeat(60),
        selectIsSending: true,
        selectCanClose: false,
      },
    },
  },
  {
    title: 'on its way',
    events: sending,
    ends: { value: 'submitting', tags: ['open'], can: [], shows: { selectIsSending: true, selectCanClose: false } },
  },
  {
    title: 'sent',
    events: [...sending, resolved('send', { leadNo: 'seven' })],
    ends: { value: 'sent', tags: ['open'], can: ['feedback.close'], shows: { selectIsSent: true } },
  },
]);
