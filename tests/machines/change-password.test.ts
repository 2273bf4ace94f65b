import { CallFailure } from '#domain/failure.ts';
import { changePasswordCases } from '#machines/change-password/change-password.cases.ts';
import * as selectors from '#machines/change-password/change-password.select.ts';
import { changePasswordMachine } from '#machines/change-password/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const typed = (field: string, text: string) => event('password.typed', { field, text });
const left = (field: string) => event('password.left', { field });
const submit = event('password.submit');
const fill = (newPassword: string, again = newPassword) => [
  typed('newPassword', newPassword),
  typed('newPasswordAgain', again),
];
const knowing = { needsOldPassword: false };
const asking = { needsOldPassword: true };
const context = (values: object, more: object = {}) => ({
  values: { oldPassword: '', newPassword: '', newPasswordAgain: '', ...values },
  errors: {},
  needsOldPassword: false,
  failure: null,
  outcome: { kind: 'closed' },
  ...more,
});
const both = { newPassword: 'harbour-1', newPasswordAgain: 'harbour-1' };
const all = { ...both, oldPassword: 'harbour-0' };
const filled = [...fill('harbour-1'), submit];
const over = { value: 'finished', status: 'done' };
const refused = resolved('changePassword', { kind: 'refused', message: '密码过于常见，请更换' });
const common = { failure: '密码过于常见，请更换' };
const needed = resolved('changePassword', { kind: 'oldPasswordNeeded' });

const fields = ['oldPassword', 'newPassword', 'newPasswordAgain'];
const asked = { selectText: fields, selectError: fields };
const input = { needsOldPassword: false };
const toFill = [typed('newPassword', 'harbour-1'), typed('newPasswordAgain', 'harbour-1')];
const usual = {
  selectNeedsOldPassword: false,
  selectFailure: null,
  ...Object.fromEntries(fields.map((field) => [`selectText(${field})`, ''])),
  ...Object.fromEntries(fields.map((field) => [`selectError(${field})`, null])),
  selectIsEditable: false,
  selectIsBusy: false,
  selectCanSubmit: false,
};
const filledShows = { 'selectText(newPassword)': 'harbour-1', 'selectText(newPasswordAgain)': 'harbour-1' };
const editing = {
  value: 'editing',
  tags: ['editable'],
  can: ['password.typed', 'password.left', 'password.submit', 'password.close'],
};
const editable = { selectIsEditable: true, selectCanSubmit: true };

journeys(changePasswordMachine, { ...changePasswordCases, selectors, asked, usual }, [
  {
    title: '[4.8b] within ten minutes of an SMS sign-in no old password is asked for, nor sent',
    input: knowing,
    events: [typed('oldPassword', 'harbour-0'), ...filled, resolved('changePassword', { kind: 'changed' })],
    ends: {
      ...over,
      context: context(all, { outcome: { kind: 'changed' } }),
      output: { kind: 'changed' },
      asked: { changePassword: [{ oldPassword: null, newPassword: 'harbour-1' }] },
      did: { toastChanged: [undefined] },
    },
  },
  {
    title: '[4.8b] after them the server wants it: it is asked for, then sent',
    input: knowing,
    events: [...filled, needed, submit, typed('oldPassword', 'harbour-0'), submit],
    ends: {
      value: 'submitting',
      context: context(all, asking),
      asked: {
        changePassword: [
          { oldPassword: null, newPassword: 'harbour-1' },
          { oldPassword: 'harbour-0', newPassword: 'harbour-1' },
        ],
      },
      did: { toastChanged: [] },
    },
  },
  {
    title: '[4.8b] without a fresh SMS sign-in all three are required',
    input: asking,
    events: [submit],
    ends: {
      context: context(
        {},
        { ...asking, errors: { oldPassword: 'REQUIRED', newPassword: 'REQUIRED', newPasswordAgain: 'REQUIRED' } },
      ),
      asked: { changePassword: [] },
      ...editing,
      shows: {
        ...editable,
        selectNeedsOldPassword: true,
        ...Object.fromEntries(fields.map((field) => [`selectError(${field})`, 'REQUIRED'])),
      },
    },
  },
  {
    title: '[4.8b] with one, the two new ones',
    input: knowing,
    events: [submit],
    ends: {
      value: 'editing',
      context: context({}, { errors: { newPassword: 'REQUIRED', newPasswordAgain: 'REQUIRED' } }),
    },
  },
  {
    title: '[5.4] five characters are too few, each by itself',
    input: asking,
    events: [typed('oldPassword', 'harbo'), ...fill('harbo', 'harbr'), submit],
    ends: {
      value: 'editing',
      context: context(
        { oldPassword: 'harbo', newPassword: 'harbo', newPasswordAgain: 'harbr' },
        {
          ...asking,
          errors: {
            oldPassword: 'TOO_SHORT',
            newPassword: 'TOO_SHORT',
            newPasswordAgain: 'TOO_SHORT',
          },
        },
      ),
    },
  },
  {
    title: '[5.4] six are enough',
    input: asking,
    events: [typed('oldPassword', 'harbor'), ...fill('harbou'), submit],
    ends: {
      value: 'submitting',
      context: context({ oldPassword: 'harbor', newPassword: 'harbou', newPasswordAgain: 'harbou' }, asking),
    },
  },
  {
    title: '[5.6] two different passwords go nowhere',
    input: knowing,
    events: [...fill('harbour-1', 'harbour-2'), submit],
    ends: {
      value: 'editing',
      context: context(
        { newPassword: 'harbour-1', newPasswordAgain: 'harbour-2' },
        { errors: { newPasswordAgain: 'PASSWORDS_DIFFER' } },
      ),
      asked: { changePassword: [] },
    },
  },
  {
    title: '[5.4] a field that is left is checked by itself, and typing in it answers that',
    input: asking,
    events: [
      ...fill('harbo', 'harbour-2'),
      left('oldPassword'),
      left('newPassword'),
      left('newPasswordAgain'),
      typed('oldPassword', 'h'),
    ],
    ends: {
      value: 'editing',
      context: context(
        { oldPassword: 'h', newPassword: 'harbo', newPasswordAgain: 'harbour-2' },
        { ...asking, errors: { newPassword: 'TOO_SHORT' } },
      ),
    },
  },
  {
    title: '[5.4][4.8b] a field that is mended and left has no error any more',
    input: knowing,
    events: [submit, ...fill('harbour-1'), left('newPassword'), submit],
    ends: {
      value: 'submitting',
      context: context(both),
      tags: ['busy'],
      can: ['password.close'],
      shows: { ...filledShows, selectIsBusy: true },
    },
  },
  {
    title: '[5.4b] a refused password shows the words of the server',
    input: knowing,
    events: [...filled, refused],
    ends: { value: 'editing', context: context(both, common), did: { toastChanged: [] } },
  },
  {
    title: '[5.4b] until something is typed',
    input: knowing,
    events: [...filled, refused, typed('newPasswordAgain', 'harbour-2')],
    ends: { value: 'editing', context: context({ ...both, newPasswordAgain: 'harbour-2' }) },
  },
  {
    title: '[5.4b] or it is tried once more, whatever the answer is then',
    input: knowing,
    events: [...filled, refused, submit, needed],
    ends: { value: 'editing', context: context(both, asking) },
  },
  {
    title: '[8.3] a network that fails says so, and the typed stays',
    input: asking,
    events: [
      typed('oldPassword', 'harbour-0'),
      ...filled,
      rejected('changePassword', new CallFailure({ kind: 'offline', message: '网络不可用', status: 500 })),
    ],
    ends: { value: 'editing', context: context(all, { ...asking, failure: '网络不可用' }) },
  },
  {
    title: '[4.9][4.8b] while it is sent nothing is taken but closing',
    input: knowing,
    events: [...filled, typed('newPassword', 'harbour-3'), left('oldPassword'), submit, event('password.close')],
    ends: {
      ...over,
      context: context(both),
      output: { kind: 'closed' },
      asked: { changePassword: [{ oldPassword: null, newPassword: 'harbour-1' }] },
      did: { toastChanged: [] },
      can: ['password.close'],
      shows: filledShows,
    },
  },
  { title: '[4.8b] the dialog as it opens', input, events: [], ends: { ...editing, shows: editable } },
  {
    title: '[5.4b] refused',
    input,
    events: [
      typed('oldPassword', 'harbour-0'),
      ...toFill,
      submit,
      resolved('changePassword', { kind: 'refused', message: '密码过于常见，请更换' }),
    ],
    ends: {
      ...editing,
      shows: {
        ...editable,
        ...filledShows,
        'selectText(oldPassword)': 'harbour-0',
        selectFailure: '密码过于常见，请更换',
      },
    },
  },
]);
