import { feedbackCases } from '#machines/feedback/feedback.cases.ts';
import * as all from '#machines/feedback/feedback.select.ts';
import { feedbackMachine } from '#machines/feedback/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const typed = (text: string, field = 'text') => event('feedback.typed', { field, text });
const submit = event('feedback.submit');
const written = [event('feedback.open'), typed('截单时间希望能导出'), typed('wangke', 'contact')];
const sending = [...written, submit];
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

stateTable(
  feedbackMachine,
  feedbackCases,
  { all, asked: { selectTyped: ['text', 'contact'], selectError: ['text', 'contact'] } },
  usual,
  [
    {
      title: 'closed',
      events: [],
      value: 'closed',
      can: ['feedback.open'],
      shows: { selectIsOpen: false, 'selectTyped(text)': '', 'selectTyped(contact)': '', selectCanClose: false },
    },
    { title: 'written', events: written, value: 'editing', tags: ['open'], can: editing },
    {
      title: 'too short',
      events: [...written, typed('好'), submit],
      value: 'editing',
      tags: ['open'],
      can: editing,
      shows: { 'selectTyped(text)': '好', 'selectError(text)': 'TOO_SHORT' },
    },
    {
      title: 'too long',
      events: [...written, typed('好'.repeat(501)), typed('w'.repeat(61), 'contact'), submit],
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
    {
      title: 'as long as may be',
      events: [...written, typed('好'.repeat(500)), typed('w'.repeat(60), 'contact'), submit],
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
    {
      title: 'on its way',
      events: sending,
      value: 'submitting',
      tags: ['open'],
      can: [],
      shows: { selectIsSending: true, selectCanClose: false },
    },
    {
      title: 'not sent',
      events: [...sending, rejected('send', new Error('没有网络'))],
      value: 'editing',
      tags: ['open'],
      can: editing,
      shows: { selectFailure: '没有网络' },
    },
    {
      title: 'sent',
      events: [...sending, resolved('send', { leadNo: 'seven' })],
      value: 'sent',
      tags: ['open'],
      can: ['feedback.close'],
      shows: { selectIsSent: true },
    },
  ],
);
