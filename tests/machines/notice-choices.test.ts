import { CallFailure } from '#domain/failure.ts';
import { INITIAL_CHOICES } from '#domain/notices/kinds.ts';
import { noticeChoicesMachine } from '#machines/notice-choices/index.ts';
import { noticeChoicesCases } from '#machines/notice-choices/notice-choices.cases.ts';
import * as selectors from '#machines/notice-choices/notice-choices.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const email = 'wangke@example.com';
const stored = { ...INITIAL_CHOICES, cancelSoon: { sms: false, mail: true } };
const blank = { choices: INITIAL_CHOICES, email: null, failure: null };
const known = { choices: stored, email, failure: null };
const loaded = resolved('loadChoices', { choices: stored, email });
const withoutMail = resolved('loadChoices', { choices: stored, email: null });
const toggled = (kind: string, way: string) => event('notices.toggled', { kind, way });
const submit = event('notices.submit');
const offline = new CallFailure({ kind: 'offline', message: '网络不可用', status: 500 });
const over = { value: 'finished', status: 'done' };

const sampleStored = { ...INITIAL_CHOICES, orderAction: { sms: false, mail: true } };
const sampleLoaded = resolved('loadChoices', { choices: sampleStored, email });
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
const cases = {
  ...noticeChoicesCases,
  selectors,
  asked: { selectIsChosen: [mailBox, smsBox], selectCanToggle: [mailBox, otherMail] },
  usual,
};

journeys(noticeChoicesMachine, cases, [
  {
    title: '[10.9] what was chosen before is shown',
    events: [loaded],
    ends: { value: 'editing', context: known, asked: { loadChoices: [undefined], saveChoices: [] } },
  },
  {
    title: '[10.9] each way of each kind is chosen by itself, and all are saved together, once',
    events: [loaded, toggled('orderReceived', 'sms'), toggled('orderReceived', 'mail'), submit, submit],
    ends: {
      value: 'saving',
      context: { ...known, choices: { ...stored, orderReceived: { sms: false, mail: true } } },
      asked: { saveChoices: [{ ...stored, orderReceived: { sms: false, mail: true } }] },
      did: { toastSaved: [] },
    },
  },
  {
    title: '[10.9] twice is as before',
    events: [loaded, toggled('cancelSoon', 'mail'), toggled('cancelSoon', 'mail')],
    ends: { value: 'editing', context: known },
  },
  {
    title: '[10.9] without an address no e-mail can be chosen',
    events: [withoutMail, toggled('orderAction', 'mail'), toggled('orderAction', 'sms')],
    ends: {
      value: 'editing',
      context: { choices: { ...stored, orderAction: { sms: false, mail: false } }, email: null, failure: null },
    },
  },
  {
    title: '[10.9] but one that was chosen when there was one can be given up',
    events: [withoutMail, toggled('cancelSoon', 'mail')],
    ends: {
      value: 'editing',
      context: { choices: { ...stored, cancelSoon: { sms: false, mail: false } }, email: null, failure: null },
    },
  },
  {
    title: '[10.9] saved, the window closes and says so',
    events: [loaded, submit, resolved('saveChoices')],
    ends: { ...over, context: known, did: { toastSaved: [undefined] } },
  },
  {
    title: '[8.3] what could not be saved stays to be saved again',
    events: [loaded, toggled('orderAction', 'sms'), submit, rejected('saveChoices', offline)],
    ends: {
      value: 'editing',
      context: { ...known, choices: { ...stored, orderAction: { sms: false, mail: false } }, failure: '网络不可用' },
      did: { toastSaved: [] },
    },
  },
  ...[
    { again: submit, value: 'saving', choices: stored },
    {
      again: toggled('orderAction', 'mail'),
      value: 'editing',
      choices: { ...stored, orderAction: { sms: true, mail: true } },
    },
  ].map(({ again, value, choices }) => ({
    title: `[8.3] the message about that goes with ${again.type}`,
    events: [loaded, submit, rejected('saveChoices', offline), again],
    ends: { value, context: { ...known, choices } },
  })),
  {
    title: '[8.3] choices that cannot be read may be asked for again',
    events: [rejected('loadChoices', offline), submit, event('notices.retry')],
    ends: { value: 'loading', context: blank, asked: { loadChoices: [undefined, undefined], saveChoices: [] } },
  },
  {
    title: '[8.3] until then it says why',
    events: [rejected('loadChoices', offline)],
    ends: { value: 'unavailable', context: { ...blank, failure: '网络不可用' } },
  },
  {
    title: '[10.9] closed, nothing is saved',
    events: [loaded, toggled('orderAction', 'sms'), event('notices.close')],
    ends: {
      ...over,
      context: { ...known, choices: { ...stored, orderAction: { sms: false, mail: false } } },
      asked: { saveChoices: [] },
    },
  },
  {
    title: '[10.9] being read',
    events: [],
    ends: { value: 'loading', tags: ['busy'], can: ['notices.close'], shows: { ...unread, selectIsBusy: true } },
  },
  {
    title: '[8.3] not to be read',
    events: [rejected('loadChoices', new Error('读不到'))],
    ends: {
      value: 'unavailable',
      can: ['notices.retry', 'notices.close'],
      shows: { ...unread, selectFailure: '读不到', selectCanRetry: true },
    },
  },
  { title: '[10.9] to be chosen', events: [sampleLoaded], ends: { ...editing, shows: editable } },
  {
    title: '[10.9] without an address e-mail can only be given up',
    events: [resolved('loadChoices', { choices: sampleStored, email: null })],
    ends: { ...editing, shows: { ...editable, [toggle(otherMail)]: false, selectEmail: null } },
  },
  {
    title: '[10.9] being saved',
    events: [sampleLoaded, submit],
    ends: { value: 'saving', tags: ['busy'], can: ['notices.close'], shows: { selectIsBusy: true } },
  },
  {
    title: '[10.9] removed',
    events: [sampleLoaded, event('notices.close')],
    ends: {
      value: 'finished',
      can: ['notices.close'],
      shows: { selectIsKnown: false, selectCanClose: false },
      status: 'done',
    },
  },
]);
