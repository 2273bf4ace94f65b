import { expect } from 'vitest';
import { operatorVerificationMachine } from '#machines/operator-verification/index.ts';
import {
  decidedElsewhere,
  operatorVerificationCases,
} from '#machines/operator-verification/operator-verification.cases.ts';
import {
  bareSheet,
  passedSheet,
  sampleId,
  samplePicture,
  sampleSheet,
} from '#machines/operator-verification/operator-verification.sample.ts';
import * as selectors from '#machines/operator-verification/operator-verification.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const parent = expect.anything();
const closed = {
  ...{ parent, id: null, sheet: null, picture: null, verdict: null, reason: '', refusal: null, done: null },
};
const open = event('verification.open', { id: sampleId });
const other = event('verification.open', { id: 'verification-8' });
const close = event('verification.close');
const read = resolved('readSheet', sampleSheet);
const pictured = resolved('readLicence', samplePicture);
const lost = new Error('没有网络');
const shown = { ...closed, id: sampleId, sheet: sampleSheet, picture: samplePicture };
const reject = event('verdict.chosen', { verdict: 'REJECT' });
const pass = event('verdict.chosen', { verdict: 'PASS' });
const reason = event('reason.typed', { reason: ' 执照看不清 ' });
const submit = event('verdict.submit');
const opened = [open, read, pictured];

const unpictured = [open, read, rejected('readLicence', lost)];
const bare = { ...shown, picture: null };

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

journeys(operatorVerificationMachine, { ...operatorVerificationCases, selectors, usual }, [
  {
    title: '[10.8] that the licence did not come is shown until it is asked for again',
    events: [...unpictured, event('licence.open')],
    ends: {
      value: 'readingLicence',
      context: bare,
      can: always,
      shows: { selectPicture: null, selectCanChoose: false },
    },
  },
  {
    title: '[10.8] each time that it is asked for again',
    events: [...unpictured, event('licence.open'), rejected('readLicence', lost), event('licence.open')],
    ends: { value: 'readingLicence', context: bare },
  },
  {
    title: '[10.8] or something is decided',
    events: [...unpictured, reject],
    ends: { value: 'open', context: { ...bare, verdict: 'REJECT' } },
  },
  {
    title: '[10.8] a decision that did not arrive is written on',
    events: [...opened, reject, reason, submit, rejected('decide', lost), event('reason.typed', { reason: '缺章' })],
    ends: { value: 'open', context: { ...shown, verdict: 'REJECT', reason: '缺章' } },
  },
  {
    title: '[10.8] one is opened with its licence beside it, and the queue hears of it',
    events: opened,
    ends: {
      value: 'open',
      context: shown,
      asked: { readSheet: [{ id: sampleId }], readLicence: [{ id: sampleId, name: '执照.png' }] },
      sent: { parent: [{ type: 'verification.changed', row: sampleSheet.row }] },
      can: editing,
      shows: {},
    },
  },
  {
    title: '[10.8] without a licence there is none to read',
    events: [open, resolved('readSheet', bareSheet), event('licence.open')],
    ends: { value: 'open', context: { ...shown, sheet: bareSheet, picture: null }, asked: { readLicence: [] } },
  },
  {
    title: '[10.8] a licence that did not come is asked for again',
    events: [open, read, rejected('readLicence', lost), event('licence.open'), pictured],
    ends: { value: 'open', context: shown },
  },
  {
    title: '[10.8] one that opened outside the room leaves no picture',
    events: [open, read, resolved('readLicence', null)],
    ends: { value: 'open', context: { ...shown, picture: null } },
  },
  {
    title: '[10.8] one that was not read says why and is read again',
    events: [open, rejected('readSheet', lost), event('verification.retry'), read, pictured],
    ends: { value: 'open', context: shown },
  },
  {
    title: '[1.9b] a pass needs no reason, and is read back without another look at the licence',
    events: [...opened, reject, reason, pass, submit, resolved('decide', null), resolved('readSheet', passedSheet)],
    ends: {
      value: 'open',
      context: { ...shown, sheet: passedSheet, done: 'PASS' },
      asked: {
        decide: [{ id: sampleId, decision: 'PASS', reason: '' }],
        readLicence: [{ id: sampleId, name: '执照.png' }],
      },
      sent: {
        parent: [
          { type: 'verification.changed', row: sampleSheet.row },
          { type: 'verification.changed', row: passedSheet.row },
        ],
      },
      can: always,
      shows: { selectSheet: passedSheet, selectDone: 'PASS', selectIsWaiting: false, selectCanChoose: false },
    },
  },
  {
    title: '[7.5] a rejection waits for its reason',
    events: [...opened, reject, submit],
    ends: {
      value: 'open',
      context: { ...shown, verdict: 'REJECT' },
      asked: { decide: [] },
      can: [...editing, 'reason.typed'],
      shows: { selectVerdict: 'REJECT' },
    },
  },
  {
    title: '[7.5] it goes with its reason, without blanks around',
    events: [...opened, reject, reason, submit],
    ends: {
      value: 'deciding',
      context: { ...shown, verdict: 'REJECT', reason: ' 执照看不清 ' },
      asked: { decide: [{ id: sampleId, decision: 'REJECT', reason: '执照看不清' }] },
    },
  },
  {
    title: '[10.8] a decision that did not arrive is kept to be sent again',
    events: [...opened, reject, reason, submit, rejected('decide', lost)],
    ends: { value: 'open', context: { ...shown, verdict: 'REJECT', reason: ' 执照看不清 ', refusal: '没有网络' } },
  },
  {
    title: '[10.8] of two operators the second is notified, and reads what the first decided',
    events: [...opened, pass, submit, rejected('decide', decidedElsewhere), resolved('readSheet', passedSheet)],
    ends: { value: 'open', context: { ...shown, sheet: passedSheet, refusal: '刚刚有人决定了' } },
  },
  {
    title: '[10.8] what is decided is not decided again',
    events: [open, resolved('readSheet', passedSheet), pictured, pass, submit],
    ends: { value: 'open', context: { ...shown, sheet: passedSheet }, asked: { decide: [] } },
  },
  {
    title: '[10.8] closed, its picture is given back',
    events: [...opened, close],
    ends: {
      value: 'closed',
      context: closed,
      did: { freePicture: [{ picture: samplePicture }], leave: [{ id: sampleId }] },
    },
  },
  {
    title: '[10.8] another takes its place with nothing of it left',
    events: [...opened, pass, other],
    ends: {
      value: 'opening',
      context: { ...closed, id: 'verification-8' },
      did: { freePicture: [{ picture: samplePicture }] },
      asked: { readSheet: [{ id: sampleId }, { id: 'verification-8' }] },
    },
  },
  {
    title: '[10.8] another while the first is read',
    events: [open, other],
    ends: {
      value: 'opening',
      context: { ...closed, id: 'verification-8' },
      asked: { readSheet: [{ id: sampleId }, { id: 'verification-8' }] },
    },
  },
  {
    title: '[10.8] another after the first was not',
    events: [open, rejected('readSheet', lost), other],
    ends: { value: 'opening', context: { ...closed, id: 'verification-8' } },
  },
  {
    title: '[10.8] another while the licence comes',
    events: [open, read, other],
    ends: { value: 'opening', context: { ...closed, id: 'verification-8' } },
  },
  { title: '[10.8] closed while it is read', events: [open, close], ends: { value: 'closed', context: closed } },
  {
    title: '[10.8] closed after it was not read',
    events: [open, rejected('readSheet', lost), close],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.8] closed while the licence comes',
    events: [open, read, close],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.8] none is open',
    events: [],
    ends: { value: 'closed', can: ['verification.open'], shows: { ...unseen, selectId: null, selectCanClose: false } },
  },
  {
    title: '[10.8] one is read',
    events: [open],
    ends: { value: 'opening', can: always, shows: { ...unseen, selectIsOpening: true } },
  },
  {
    title: '[10.8] it was not read',
    events: [open, rejected('readSheet', lost)],
    ends: {
      value: 'unread',
      can: [...always, 'verification.retry'],
      shows: { ...unseen, selectIsUnread: true, selectRefusal: '没有网络' },
    },
  },
  {
    title: '[10.8] its licence did not come',
    events: [open, read, rejected('readLicence', lost)],
    ends: {
      value: 'open',
      can: [...editing, 'licence.open'],
      shows: { selectPicture: null, selectCanOpenLicence: true, selectRefusal: '没有网络' },
    },
  },
  {
    title: '[1.9b] it may pass',
    events: [...opened, pass],
    ends: {
      value: 'open',
      can: [...editing, 'verdict.submit'],
      shows: { selectVerdict: 'PASS', selectCanSubmit: true },
    },
  },
  {
    title: '[7.5] it has one',
    events: [...opened, reject, event('reason.typed', { reason: '执照看不清' })],
    ends: {
      value: 'open',
      can: [...editing, 'reason.typed', 'verdict.submit'],
      shows: { selectVerdict: 'REJECT', selectReason: '执照看不清', selectCanSubmit: true },
    },
  },
  {
    title: '[10.8] it is decided',
    events: [...opened, pass, submit],
    ends: {
      value: 'deciding',
      tags: ['acting'],
      can: [],
      shows: {
        ...{ selectVerdict: 'PASS', selectIsDeciding: true, selectCanOpen: false },
        ...{ selectCanClose: false, selectCanChoose: false },
      },
    },
  },
]);
