import { DAY_MS } from '#domain/limits.ts';
import { editPaper, type PaperForm } from '#domain/paper-forms/paper-form.ts';
import { paperFormMachine } from '#machines/paper-form/index.ts';
import {
  newerElsewhere,
  openedMass,
  owedMass,
  paperFormCases,
  paperFormInput,
  typedMass,
} from '#machines/paper-form/paper-form.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const blank = { opened: null, form: null, showErrors: false, failure: null };
const base = { ...paperFormInput, ...blank, taken: null };
const opening = (more: object = {}) => event('paperForm.open', { opened: { ...openedMass, ...more }, form: owedMass });
const open = opening();
const edits = Object.entries(typedMass).map(([path, value]) => event('paperForm.edit', { path, value }));
const submit = event('paperForm.submit');
const full = Object.entries(typedMass).reduce<PaperForm>(
  (form, [path, value]) => editPaper(form, path, value),
  owedMass,
);
const opened = { ...base, opened: openedMass, form: owedMass };
const filled = { ...opened, form: full };
const request = { orderNo: 'FCL26101200007', version: 0, form: full };
const changed = { type: 'paperForm.changed' };
const ahead = (filling: string) => ({ open: { filling, timing: 'ahead' } });
const cutOff = { at: openedMass.dueAt, now: openedMass.now };

journeys(paperFormMachine, paperFormCases, [
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
    },
  },
  {
    title: '[10.12] what was handed in last is not said beside the next paper',
    events: [open, ...edits, submit, resolved('send'), open],
    ends: { value: ahead('editing'), context: opened },
  },
  {
    title: '[10.12] what is missing is pointed out from the first try on, and nothing is sent',
    events: [open, submit],
    ends: { value: ahead('editing'), context: { ...opened, showErrors: true }, asked: { send: [] } },
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
    title: '[10.12] what did not arrive is told, stays, and can be sent again',
    events: [open, ...edits, submit, rejected('send', new Error('没有网络')), submit],
    ends: {
      value: ahead('submitting'),
      context: { ...filled, showErrors: true },
      asked: { send: [request, request] },
    },
  },
  {
    title: '[10.12] typing takes away what failed before',
    events: [open, ...edits, submit, rejected('send', new Error('没有网络')), edits[0]!],
    ends: { value: ahead('editing'), context: { ...filled, showErrors: true } },
  },
  {
    title: '[10.12] of two tabs the second is told of the newer state, and sends nothing over it',
    events: [open, ...edits, submit, rejected('send', newerElsewhere), submit],
    ends: {
      value: ahead('outdated'),
      context: { ...filled, showErrors: true, failure: newerElsewhere.message },
      asked: { send: [request] },
      sent: { parent: [changed] },
    },
  },
  {
    title: '[10.12] and begins again with what stands now',
    events: [open, ...edits, submit, rejected('send', newerElsewhere), event('paperForm.close')],
    ends: { value: 'closed', context: base },
  },
  {
    title: '[10.12] closed, it keeps nothing',
    events: [open, ...edits, event('paperForm.close')],
    ends: { value: 'closed', context: base },
  },
]);
