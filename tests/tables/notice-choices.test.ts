import { INITIAL_CHOICES } from '#domain/notices/kinds.ts';
import { noticeChoicesMachine } from '#machines/notice-choices/index.ts';
import { noticeChoicesCases } from '#machines/notice-choices/notice-choices.cases.ts';
import * as all from '#machines/notice-choices/notice-choices.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const email = 'wangke@example.com';
const stored = { ...INITIAL_CHOICES, orderAction: { sms: false, mail: true } };
const loaded = resolved('loadChoices', { choices: stored, email });
const submit = event('notices.submit');

const mailBox = { kind: 'orderAction', way: 'mail' };
const smsBox = { kind: 'orderAction', way: 'sms' };
const otherMail = { kind: 'orderReceived', way: 'mail' };
const chosen = (box: object) => `selectIsChosen(${JSON.stringify(box)})`;
const toggle = (box: object) => `selectCanToggle(${JSON.stringify(box)})`;

const usual = {
  [chosen(mailBox)]: true,
  [chosen(smsBox)]: false,
  [toggle(mailBox)]: false,
  [toggle(otherMail)]: false,
  selectEmail: email,
  selectIsKnown: true,
  selectFailure: null,
  selectIsBusy: false,
  selectCanSave: false,
  selectCanRetry: false,
  selectCanClose: true,
};
const unread = { [chosen(mailBox)]: false, [chosen(smsBox)]: true, selectEmail: null, selectIsKnown: false };
const editable = { [toggle(mailBox)]: true, [toggle(otherMail)]: true, selectCanSave: true };
const editing = {
  value: 'editing',
  tags: ['editable'],
  can: ['notices.toggled', 'notices.submit', 'notices.close'],
};

stateTable(
  noticeChoicesMachine,
  noticeChoicesCases,
  { all, asked: { selectIsChosen: [mailBox, smsBox], selectCanToggle: [mailBox, otherMail] } },
  usual,
  [
    {
      title: '[10.9] being read',
      events: [],
      value: 'loading',
      tags: ['busy'],
      can: ['notices.close'],
      shows: { ...unread, selectIsBusy: true },
    },
    {
      title: '[8.3] not to be read',
      events: [rejected('loadChoices', new Error('读不到'))],
      value: 'unavailable',
      can: ['notices.retry', 'notices.close'],
      shows: { ...unread, selectFailure: '读不到', selectCanRetry: true },
    },
    { title: '[10.9] to be chosen', events: [loaded], ...editing, shows: editable },
    {
      title: '[10.9] without an address e-mail can only be given up',
      events: [resolved('loadChoices', { choices: stored, email: null })],
      ...editing,
      shows: { ...editable, [toggle(otherMail)]: false, selectEmail: null },
    },
    {
      title: '[10.9] being saved',
      events: [loaded, submit],
      value: 'saving',
      tags: ['busy'],
      can: ['notices.close'],
      shows: { selectIsBusy: true },
    },
    {
      title: '[10.9] gone',
      events: [loaded, event('notices.close')],
      value: 'finished',
      can: ['notices.close'],
      shows: { selectIsKnown: false, selectCanClose: false },
    },
  ],
);
