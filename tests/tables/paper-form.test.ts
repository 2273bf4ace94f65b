import { editPaper, type PaperForm } from '#domain/paper-forms/paper-form.ts';
import { paperFormMachine } from '#machines/paper-form/index.ts';
import {
  newerElsewhere,
  openedMass,
  owedMass,
  paperFormCases,
  typedMass,
} from '#machines/paper-form/paper-form.cases.ts';
import * as all from '#machines/paper-form/paper-form.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('paperForm.open', { opened: openedMass, form: owedMass });
const late = event('paperForm.open', { opened: { ...openedMass, dueAt: openedMass.now }, form: owedMass });
const edits = Object.entries(typedMass).map(([path, value]) => event('paperForm.edit', { path, value }));
const submit = event('paperForm.submit');
const full = Object.entries(typedMass).reduce<PaperForm>(
  (form, [path, value]) => editPaper(form, path, value),
  owedMass,
);
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
const opened = { selectPaperForm: owedMass, selectCanEdit: true, selectCanClose: true };
const filled = { ...opened, selectPaperForm: full };
const sent = { ...filled, selectShowErrors: true, selectCanEdit: false };
const editing = ['paperForm.close', 'paperForm.edit', 'paperForm.submit'];
const ahead = (filling: string) => ({ open: { filling, timing: 'ahead' } });

stateTable(paperFormMachine, paperFormCases, { all }, usual, [
  { title: '[10.12] at first', events: [], value: 'closed', can: ['paperForm.open'], shows: { selectIsClosed: true } },
  { title: '[10.12] a paper is open', events: [open], value: ahead('editing'), can: editing, shows: opened },
  {
    title: '[10.12] sent too early',
    events: [open, submit],
    value: ahead('editing'),
    can: editing,
    shows: { ...opened, selectShowErrors: true },
  },
  {
    title: '[10.12] past the cut-off',
    events: [late],
    value: { open: { filling: 'editing', timing: 'late' } },
    can: editing,
    shows: { ...opened, selectIsLate: true },
  },
  {
    title: '[10.12] on its way',
    events: [open, ...edits, submit],
    value: ahead('submitting'),
    tags: ['busy'],
    can: [],
    shows: { ...sent, selectIsSending: true, selectCanClose: false },
  },
  {
    title: '[10.12] it did not arrive',
    events: [open, ...edits, submit, rejected('send', new Error('没有网络'))],
    value: ahead('editing'),
    can: editing,
    shows: { ...filled, selectShowErrors: true, selectFailure: '没有网络' },
  },
  {
    title: '[10.12] something newer stands there',
    events: [open, ...edits, submit, rejected('send', newerElsewhere)],
    value: ahead('outdated'),
    can: ['paperForm.close'],
    shows: { ...sent, selectFailure: newerElsewhere.message, selectIsOutdated: true },
  },
  {
    title: '[10.12] handed in',
    events: [open, ...edits, submit, resolved('send')],
    value: 'closed',
    can: ['paperForm.open'],
    shows: { selectIsClosed: true, selectTaken: 'VERIFIED_MASS' },
  },
]);
