import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { DraftPaper, MassPaper } from '#domain/paper-forms/paper-form.ts';
import { blankMass, massFacts } from '#domain/paper-forms/verified-mass.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { OpenedPaper, PaperFormInput } from './paper-form.types.ts';
import { paperFormWords } from './paper-form.words.ts';

const NOW = Date.parse('2026-10-12T09:40:00+08:00');

/** An order of one container with sixteen tons of goods. */
const booked = {
  containers: [{ ctnType: '20GP', quantity: '1', soc: false, containerNos: '', weightPerCtn: '16000' }],
  cargo: [{ grossWeight: '16000' }],
  shipper: { companyNameEn: 'SAMPLE CHEMICAL' },
};

const emptyMass = blankMass(booked);

/** Complete except for a name and a weight, which the model types. */
export const incompleteMass: MassPaper = {
  paper: 'VERIFIED_MASS',
  values: {
    ...emptyMass,
    ...{ weigher: '李四', weighingPlace: '上海外高桥', telephone: '13900000001' },
    boxes: emptyMass.boxes.map((box) => ({ ...box, containerNo: 'CSQU3054383', dunnageKg: '120' })),
  },
  facts: massFacts(booked),
};

export const openedMass: OpenedPaper = { version: 0, now: NOW, dueAt: NOW + 2 * DAY_MS };

const draftRows = [
  { name: 'bill.blNo', text: 'COSU6123456780' },
  { name: 'shipper.companyNameEn', text: 'SAMPLE CHEMICAL' },
];

/** A draft of two rows without an answer. */
export const offeredDraft: DraftPaper = {
  paper: 'DRAFT_BILL',
  values: { decision: '', lines: draftRows.map((line) => ({ ...line, should: '' })) },
  facts: { lines: draftRows },
};

/** The values that complete the form, by field path. */
export const typedMass: Readonly<Record<string, string>> = { 'boxes.0.tareKg': '2230', signature: 'ZHANG SAN' };

export const newerElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '请看最新状态',
  status: 200,
});

export const paperFormInput: PaperFormInput = { orderNo: 'FCL26101200007', parent: createEmptyActor() };

export const paperFormCases: MachineCases = {
  words: paperFormWords,
  input: paperFormInput,
  events: {
    'paperForm.open': [
      { type: 'paperForm.open', opened: openedMass, form: incompleteMass },
      { type: 'paperForm.open', opened: { ...openedMass, dueAt: NOW }, form: incompleteMass },
    ],
    'paperForm.close': [{ type: 'paperForm.close' }],
    'paperForm.edit': Object.entries(typedMass).map(([path, value]) => ({ type: 'paperForm.edit', path, value })),
    'paperForm.submit': [{ type: 'paperForm.submit' }],
    'xstate.done.actor.send': [{ type: 'xstate.done.actor.send' }],
    'xstate.error.actor.send': [
      { type: 'xstate.error.actor.send', error: new Error('没有网络') },
      { type: 'xstate.error.actor.send', error: newerElsewhere },
    ],
    'xstate.done.actor.cutOff': [{ type: 'xstate.done.actor.cutOff' }],
  },
  delays: {},
  key: ({ value, context: { opened, form, showErrors, failure, taken } }) =>
    JSON.stringify([value, opened?.dueAt, form, showErrors, failure, taken]),
};
