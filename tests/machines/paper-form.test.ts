import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { editPaper, type PaperForm } from '#domain/paper-forms/paper-form.ts';
import { paperFormMachine } from '#machines/paper-form/index.ts';
import {
  incompleteMass,
  newerElsewhere,
  offeredDraft,
  openedMass,
  paperFormCases,
  paperFormInput,
  typedMass,
} from '#machines/paper-form/paper-form.cases.ts';
import { reportedErrors } from '#machines/paper-form/paper-form.rules.ts';
import * as selectors from '#machines/paper-form/paper-form.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const blank = { opened: null, form: null, showErrors: false, failure: null };
const base = { ...paperFormInput, ...blank, taken: null };
const opening = (more: object = {}) =>
  event('paperForm.open', { opened: { ...openedMass, ...more }, form: incompleteMass });
const open = opening();
const edits = Object.entries(typedMass).map(([path, value]) => event('paperForm.edit', { path, value }));
const submit = event('paperForm.submit');
const full = Object.entries(typedMass).reduce<PaperForm>(
  (form, [path, value]) => editPaper(form, path, value),
  incompleteMass,
);
const opened = { ...base, opened: openedMass, form: incompleteMass };
const filled = { ...opened, form: full };
const request = { orderNo: 'FCL26101200007', version: 0, form: full };
const changed = { type: 'paperForm.changed' };
const ahead = (filling: string) => ({ open: { filling, timing: 'ahead' } });
const cutOff = { at: openedMass.dueAt, now: openedMass.now };

const openDraft = event('paperForm.open', { opened: { ...openedMass, version: 1 }, form: offeredDraft });
const draft = { ...base, opened: { ...openedMass, version: 1 } };
const decide = (value: string) => event('paperForm.edit', { path: 'decision', value });
const correct = event('paperForm.edit', { path: 'lines.1.should', value: 'SAMPLE CHEM CO' });
const answered = (decision: string, should: string): PaperForm => ({
  ...offeredDraft,
  values: {
    decision,
    lines: offeredDraft.values.lines.map((line, index) => (index === 1 ? { ...line, should } : line)),
  },
});

const late = event('paperForm.open', { opened: { ...openedMass, dueAt: openedMass.now }, form: incompleteMass });
const usual = {
  selectPaperForm: null,
  selectShowErrors: false,
  selectFailure: null,
  selectTaken: null,
  selectIsClosed: false,
  selectIsSending: false,
  selectIsOutdated: false,
  selectIsLate: false,
  selectCanEdit: false,
  selectCanClose: false,
};
const openedShows = { selectPaperForm: incompleteMass, selectCanEdit: true, selectCanClose: true };
const filledShows = { ...openedShows, selectPaperForm: full };
const sent = { ...filledShows, selectShowErrors: true, selectCanEdit: false };
const editing = ['paperForm.close', 'paperForm.edit', 'paperForm.submit'];

journeys(paperFormMachine, { ...paperFormCases, selectors, usual }, [
  {
    title: '[10.12] nothing is filled in or sent before a paper was opened',
    events: [...edits, submit],
    ends: { value: 'closed', context: base, asked: { send: [], cutOff: [] } },
  },
  {
    title: '[10.12] a complete form is sent once, with the version that was seen, and the order hears of it',
    events: [open, ...edits, submit, submit, resolved('send')],
    ends: {
      value: 'closed',
      context: { ...base, taken: 'VERIFIED_MASS' },
      asked: { send: [request], cutOff: [cutOff] },
      sent: { parent: [changed] },
      can: ['paperForm.open'],
      shows: { selectIsClosed: true, selectTaken: 'VERIFIED_MASS' },
    },
  },
  {
    title: '[10.12] a form that is complete when it is opened is not sent before a user says so',
    events: [event('paperForm.open', { opened: openedMass, form: full })],
    ends: { value: ahead('editing'), context: filled, asked: { send: [] } },
  },
  {
    title: '[10.12] what was handed in last is not shown beside the next paper',
    events: [open, ...edits, submit, resolved('send'), open],
    ends: { value: ahead('editing'), context: opened, can: editing, shows: openedShows },
  },
  {
    title: '[10.12] what is missing is pointed out from the first try on, and nothing is sent',
    events: [open, submit],
    ends: {
      value: ahead('editing'),
      context: { ...opened, showErrors: true },
      asked: { send: [] },
      can: editing,
      shows: { ...openedShows, selectShowErrors: true },
    },
  },
  {
    title: '[10.12] a tare that no box of the type has is not sent',
    events: [open, ...edits, event('paperForm.edit', { path: 'boxes.0.tareKg', value: '223' }), submit],
    ends: {
      value: ahead('editing'),
      context: { ...filled, form: editPaper(full, 'boxes.0.tareKg', '223'), showErrors: true },
      asked: { send: [] },
    },
  },
  {
    title: '[10.12] goods that differ from the order are doubtful, and sent all the same',
    events: [open, ...edits, event('paperForm.edit', { path: 'boxes.0.cargoKg', value: '14000' }), submit],
    ends: {
      value: ahead('submitting'),
      context: { ...filled, form: editPaper(full, 'boxes.0.cargoKg', '14000'), showErrors: true },
      asked: { send: [{ ...request, form: editPaper(full, 'boxes.0.cargoKg', '14000') }] },
    },
  },
  {
    title: '[10.12] the cut-off passes while it is filled in: it is late, and what was typed stays',
    events: [open, ...edits, resolved('cutOff')],
    ends: { value: { open: { filling: 'editing', timing: 'late' } }, context: filled },
  },
  {
    title: '[10.12] opened past the cut-off it is late at once, and can be sent all the same',
    events: [opening({ dueAt: openedMass.now }), ...edits, submit],
    ends: {
      value: { open: { filling: 'submitting', timing: 'late' } },
      context: { ...filled, opened: { ...openedMass, dueAt: openedMass.now }, showErrors: true },
      asked: { send: [request], cutOff: [] },
    },
  },
  {
    title: '[10.12] it is late while it is on its way, too',
    events: [open, ...edits, submit, resolved('cutOff')],
    ends: { value: { open: { filling: 'submitting', timing: 'late' } }, context: { ...filled, showErrors: true } },
  },
  {
    title: '[10.12] a paper opened again is judged by its own cut-off',
    events: [opening({ dueAt: openedMass.now - DAY_MS }), event('paperForm.close'), open],
    ends: { value: ahead('editing'), context: opened, asked: { cutOff: [cutOff] } },
  },
  {
    title: '[10.12] what did not arrive is reported, stays, and can be sent again',
    events: [open, ...edits, submit, rejected('send', new Error('没有网络')), submit],
    ends: {
      value: ahead('submitting'),
      context: { ...filled, showErrors: true },
      asked: { send: [request, request] },
      tags: ['busy'],
      can: [],
      shows: { ...sent, selectIsSending: true, selectCanClose: false },
    },
  },
  {
    title: '[10.12] typing takes away what failed before',
    events: [open, ...edits, submit, rejected('send', new Error('没有网络')), edits[0]!],
    ends: { value: ahead('editing'), context: { ...filled, showErrors: true } },
  },
  {
    title: '[10.12] of two tabs the second is notified of the newer state, and sends nothing over it',
    events: [open, ...edits, submit, rejected('send', newerElsewhere), submit],
    ends: {
      value: ahead('outdated'),
      context: { ...filled, showErrors: true, failure: newerElsewhere.message },
      asked: { send: [request] },
      sent: { parent: [changed] },
      can: ['paperForm.close'],
      shows: { ...sent, selectFailure: newerElsewhere.message, selectIsOutdated: true },
    },
  },
  {
    title: '[10.12] and starts again with what stands now',
    events: [open, ...edits, submit, rejected('send', newerElsewhere), event('paperForm.close')],
    ends: { value: 'closed', context: base },
  },
  {
    title: '[10.12] closed, it keeps nothing',
    events: [open, ...edits, event('paperForm.close')],
    ends: { value: 'closed', context: base },
  },
  {
    title: '[10.12] a draft bill that says it right is confirmed',
    events: [openDraft, decide('CONFIRM'), submit, resolved('send')],
    ends: {
      value: 'closed',
      context: { ...base, taken: 'DRAFT_BILL' },
      asked: { send: [{ ...request, version: 1, form: answered('CONFIRM', '') }] },
      sent: { parent: [changed] },
    },
  },
  {
    title: '[10.12] one that is wrong goes back with what it should say, field by field',
    events: [openDraft, decide('CORRECT'), correct, submit],
    ends: {
      value: ahead('submitting'),
      context: { ...draft, form: answered('CORRECT', 'SAMPLE CHEM CO'), showErrors: true },
      asked: { send: [{ ...request, version: 1, form: answered('CORRECT', 'SAMPLE CHEM CO') }] },
    },
  },
  {
    title: '[10.12] corrections without any are not sent, nor is no answer at all',
    events: [openDraft, submit, decide('CORRECT'), submit],
    ends: {
      value: ahead('editing'),
      context: { ...draft, form: answered('CORRECT', ''), showErrors: true },
      asked: { send: [] },
    },
  },
  {
    title: '[10.12] who confirms after all asks for no corrections',
    events: [openDraft, decide('CORRECT'), correct, decide('CONFIRM'), submit],
    ends: {
      value: ahead('submitting'),
      context: { ...draft, form: answered('CONFIRM', 'SAMPLE CHEM CO'), showErrors: true },
      asked: { send: [{ ...request, version: 1, form: answered('CONFIRM', '') }] },
    },
  },
  {
    title: '[10.12] a draft that was made again meanwhile is reported, and nothing is confirmed over it',
    events: [openDraft, decide('CONFIRM'), submit, rejected('send', newerElsewhere), submit],
    ends: {
      value: ahead('outdated'),
      context: { ...draft, form: answered('CONFIRM', ''), showErrors: true, failure: newerElsewhere.message },
    },
  },
  {
    title: '[10.12] at first',
    events: [],
    ends: { value: 'closed', can: ['paperForm.open'], shows: { selectIsClosed: true } },
  },
  {
    title: '[10.12] past the cut-off',
    events: [late],
    ends: {
      value: { open: { filling: 'editing', timing: 'late' } },
      can: editing,
      shows: { ...openedShows, selectIsLate: true },
    },
  },
  {
    title: '[10.12] it did not arrive',
    events: [open, ...edits, submit, rejected('send', new Error('没有网络'))],
    ends: {
      value: ahead('editing'),
      can: editing,
      shows: { ...filledShows, selectShowErrors: true, selectFailure: '没有网络' },
    },
  },
]);

test('[10.12] what is doubtful is shown at once, what is wrong from the first try on', () => {
  const doubtful = editPaper(full, 'boxes.0.cargoKg', '14000');
  const wrong = editPaper(doubtful, 'boxes.0.tareKg', '');
  const shownErrors = (form: PaperForm, showErrors: boolean) =>
    reportedErrors(form, showErrors).map(({ level }) => level);
  expect([shownErrors(full, true), shownErrors(doubtful, false), shownErrors(incompleteMass, false)]).toEqual([
    [],
    ['WARN'],
    [],
  ]);
  expect(shownErrors(incompleteMass, true)).toContain('BLOCK');
  expect([shownErrors(wrong, false).includes('BLOCK'), shownErrors(wrong, true).includes('BLOCK')]).toEqual([
    false,
    true,
  ]);
});
