import { deskVerificationCases } from '#machines/desk-verification/desk-verification.cases.ts';
import {
  passedSheet,
  sampleId,
  samplePicture,
  sampleSheet,
} from '#machines/desk-verification/desk-verification.sample.ts';
import * as all from '#machines/desk-verification/desk-verification.select.ts';
import { deskVerificationMachine } from '#machines/desk-verification/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('verification.open', { id: sampleId });
const read = resolved('readSheet', sampleSheet);
const pictured = resolved('readLicence', samplePicture);
const lost = new Error('没有网络');
const reject = event('verdict.chosen', { verdict: 'REJECT' });
const pass = event('verdict.chosen', { verdict: 'PASS' });
const submit = event('verdict.submit');
const opened = [open, read, pictured];

const usual = {
  selectId: sampleId,
  selectSheet: sampleSheet,
  selectPicture: samplePicture,
  selectVerdict: null,
  selectReason: '',
  selectRefusal: null,
  selectDone: null,
  selectIsWaiting: true,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsDeciding: false,
  selectCanOpen: true,
  selectCanClose: true,
  selectCanOpenLicence: false,
  selectCanChoose: true,
  selectCanSubmit: false,
};
const unseen = { selectSheet: null, selectPicture: null, selectIsWaiting: false, selectCanChoose: false };
const always = ['verification.close', 'verification.open'];
const editing = [...always, 'verdict.chosen'];

stateTable(deskVerificationMachine, deskVerificationCases, { all }, usual, [
  {
    title: '[10.8] none is open',
    events: [],
    value: 'closed',
    can: ['verification.open'],
    shows: { ...unseen, selectId: null, selectCanClose: false },
  },
  {
    title: '[10.8] one is read',
    events: [open],
    value: 'opening',
    can: always,
    shows: { ...unseen, selectIsOpening: true },
  },
  {
    title: '[10.8] it was not read',
    events: [open, rejected('readSheet', lost)],
    value: 'unread',
    can: [...always, 'verification.retry'],
    shows: { ...unseen, selectIsUnread: true, selectRefusal: '没有网络' },
  },
  {
    title: '[10.8] its licence comes',
    events: [open, read],
    value: 'readingLicence',
    can: always,
    shows: { selectPicture: null, selectCanChoose: false },
  },
  { title: '[10.8] it is open', events: opened, value: 'open', can: editing, shows: {} },
  {
    title: '[10.8] its licence did not come',
    events: [open, read, rejected('readLicence', lost)],
    value: 'open',
    can: [...editing, 'licence.open'],
    shows: { selectPicture: null, selectCanOpenLicence: true, selectRefusal: '没有网络' },
  },
  {
    title: '[1.9b] it may pass',
    events: [...opened, pass],
    value: 'open',
    can: [...editing, 'verdict.submit'],
    shows: { selectVerdict: 'PASS', selectCanSubmit: true },
  },
  {
    title: '[7.5] a rejection has no reason yet',
    events: [...opened, reject],
    value: 'open',
    can: [...editing, 'reason.typed'],
    shows: { selectVerdict: 'REJECT' },
  },
  {
    title: '[7.5] it has one',
    events: [...opened, reject, event('reason.typed', { reason: '执照看不清' })],
    value: 'open',
    can: [...editing, 'reason.typed', 'verdict.submit'],
    shows: { selectVerdict: 'REJECT', selectReason: '执照看不清', selectCanSubmit: true },
  },
  {
    title: '[10.8] it is decided',
    events: [...opened, pass, submit],
    value: 'deciding',
    tags: ['acting'],
    can: [],
    shows: {
      ...{ selectVerdict: 'PASS', selectIsDeciding: true, selectCanOpen: false },
      ...{ selectCanClose: false, selectCanChoose: false },
    },
  },
  {
    title: '[1.9b] it has passed',
    events: [...opened, pass, submit, resolved('decide', null), resolved('readSheet', passedSheet)],
    value: 'open',
    can: always,
    shows: { selectSheet: passedSheet, selectDone: 'PASS', selectIsWaiting: false, selectCanChoose: false },
  },
]);
