import { changePasswordCases } from '#machines/change-password/change-password.cases.ts';
import * as all from '#machines/change-password/change-password.select.ts';
import { changePasswordMachine } from '#machines/change-password/index.ts';
import { event, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const fields = ['oldPassword', 'newPassword', 'newPasswordAgain'];
const asked = { selectText: fields, selectError: fields };
const typed = (field: string, text: string) => event('password.typed', { field, text });
const submit = event('password.submit');
const input = { needsOldPassword: false };
const fill = [typed('newPassword', 'harbour-1'), typed('newPasswordAgain', 'harbour-1')];

const usual = {
  selectNeedsOldPassword: false,
  selectFailure: null,
  ...Object.fromEntries(fields.map((field) => [`selectText(${field})`, ''])),
  ...Object.fromEntries(fields.map((field) => [`selectError(${field})`, null])),
  selectIsEditable: false,
  selectIsBusy: false,
  selectCanSubmit: false,
};
const filled = { 'selectText(newPassword)': 'harbour-1', 'selectText(newPasswordAgain)': 'harbour-1' };
const editing = {
  value: 'editing',
  tags: ['editable'],
  can: ['password.typed', 'password.left', 'password.submit', 'password.close'],
};
const editable = { selectIsEditable: true, selectCanSubmit: true };

stateTable(changePasswordMachine, changePasswordCases, { all, asked }, usual, [
  { title: '[4.8b] the dialog as it opens', input, events: [], ...editing, shows: editable },
  {
    title: '[4.8b] with the old password asked for, and nothing filled in',
    input: { needsOldPassword: true },
    events: [submit],
    ...editing,
    shows: {
      ...editable,
      selectNeedsOldPassword: true,
      ...Object.fromEntries(fields.map((field) => [`selectError(${field})`, 'REQUIRED'])),
    },
  },
  {
    title: '[5.4b] refused',
    input,
    events: [
      typed('oldPassword', 'harbour-0'),
      ...fill,
      submit,
      resolved('changePassword', { kind: 'refused', message: '密码过于常见，请更换' }),
    ],
    ...editing,
    shows: { ...editable, ...filled, 'selectText(oldPassword)': 'harbour-0', selectFailure: '密码过于常见，请更换' },
  },
  {
    title: '[4.8b] under way',
    input,
    events: [...fill, submit],
    value: 'submitting',
    tags: ['busy'],
    can: ['password.close'],
    shows: { ...filled, selectIsBusy: true },
  },
  {
    title: '[4.8b] gone',
    input,
    events: [...fill, submit, resolved('changePassword', { kind: 'changed' })],
    value: 'finished',
    can: ['password.close'],
    shows: filled,
  },
]);
