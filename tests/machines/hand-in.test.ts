import { expect } from 'vitest';
import { certificate, handInCases, handInInput, newerElsewhere, scanned } from '#machines/hand-in/hand-in.cases.ts';
import * as selectors from '#machines/hand-in/hand-in.select.ts';
import { handInMachine } from '#machines/hand-in/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const blank = { paper: null, files: [], day: '', arePending: false, errors: {}, failure: null };
const base = { ...handInInput, ...blank, taken: null };
const file = { fileId: 'file-1', name: '危包证.pdf', size: 1_000 };
const open = event('handIn.open', { paper: certificate });
const taken = event('uploads.taken', { file: scanned, arePending: false });
const dated = event('handIn.dated', { day: '2027-01-31' });
const submit = event('handIn.submit');
const opened = { ...base, paper: certificate };
const filled = { ...opened, files: [file], day: '2027-01-31' };
const changed = { type: 'handIn.changed' };
const request = {
  orderNo: 'FCL26101200007',
  paper: 'PACKING_USE_CERTIFICATE',
  version: 0,
  fileIds: ['file-1'],
  day: '2027-01-31',
};
const sheet = { ...certificate, code: 'SDS_EN', expiry: 'REVISION' as const, holdsUntil: null, version: 2 };
const application = { ...certificate, code: 'DG_APPLICATION', expiry: null, holdsUntil: null };

const files = [{ fileId: 'file-1', name: '危包证.pdf', size: 1_000 }];
const usual = {
  selectOpenPaper: null,
  selectFiles: [],
  selectDay: '',
  selectErrors: {},
  selectFailure: null,
  selectTaken: null,
  selectIsClosed: false,
  selectIsSending: false,
  selectIsOutdated: false,
  selectCanClose: false,
  selectUploads: undefined,
};
const openedShows = { selectOpenPaper: certificate, selectUploads: 'uploads', selectCanClose: true };
const filledShows = { ...openedShows, selectFiles: files, selectDay: '2027-01-31' };
const editing = ['handIn.close', 'handIn.dated', 'handIn.removed', 'handIn.submit', 'uploads.pending', 'uploads.taken'];
const arriving = ['uploads.pending', 'uploads.taken'];

journeys(handInMachine, { ...handInCases, selectors, usual }, [
  {
    title: '[10.12] nothing is open before a paper was chosen',
    events: [taken, dated, submit],
    ends: { value: 'closed', context: base, asked: { uploads: [], send: [] } },
  },
  {
    title: '[10.12] a paper with its file and a date past the sailing is sent once, and the order hears of it',
    events: [open, taken, dated, submit, submit, resolved('send')],
    ends: {
      value: 'closed',
      context: { ...base, taken: 'PACKING_USE_CERTIFICATE' },
      asked: { send: [request], uploads: [{ parent: expect.anything() }] },
      sent: { parent: [changed] },
      can: ['handIn.open'],
      shows: { selectIsClosed: true, selectTaken: 'PACKING_USE_CERTIFICATE' },
    },
  },
  {
    title: '[10.12] what was handed in last is not shown beside the next paper',
    events: [open, taken, dated, submit, resolved('send'), open],
    ends: { value: { open: 'editing' }, context: opened, can: editing, shows: openedShows },
  },
  {
    title: '[10.12] without a file and without a date nothing is sent, and both are named',
    events: [open, submit],
    ends: {
      value: { open: 'editing' },
      context: { ...opened, errors: { files: 'FILES_MISSING', day: 'DAY_MISSING' } },
      asked: { send: [] },
      can: editing,
      shows: { ...openedShows, selectErrors: { files: 'FILES_MISSING', day: 'DAY_MISSING' } },
    },
  },
  {
    title: '[10.12] a file that is on its way is waited for',
    events: [open, event('uploads.pending', { arePending: true }), dated, submit],
    ends: {
      value: { open: 'editing' },
      context: { ...opened, day: '2027-01-31', arePending: true, errors: { files: 'FILES_COMING' } },
    },
  },
  {
    title: '[10.12] a certificate that ends before the ship sails is not sent',
    events: [open, taken, event('handIn.dated', { day: '2026-10-17' }), submit],
    ends: {
      value: { open: 'editing' },
      context: { ...filled, day: '2026-10-17', errors: { day: 'EXPIRES_TOO_EARLY' } },
    },
  },
  {
    title: '[10.12] a sheet older than five years is not sent',
    events: [event('handIn.open', { paper: sheet }), taken, event('handIn.dated', { day: '2021-01-01' }), submit],
    ends: {
      value: { open: 'editing' },
      context: { ...filled, paper: sheet, day: '2021-01-01', errors: { day: 'REVISION_BLOCKED' } },
    },
  },
  {
    title: '[10.12] a paper that has no date is sent without one',
    events: [event('handIn.open', { paper: application }), taken, dated, submit],
    ends: {
      value: { open: 'submitting' },
      context: { ...filled, paper: application },
      asked: { send: [{ ...request, paper: 'DG_APPLICATION', day: '' }] },
    },
  },
  {
    title: '[10.12] what is changed takes the error away',
    events: [open, submit, taken],
    ends: { value: { open: 'editing' }, context: { ...opened, files: [file] } },
  },
  {
    title: '[10.12] so does the date, and what failed before',
    events: [open, taken, dated, submit, rejected('send', new Error('没有网络')), dated],
    ends: { value: { open: 'editing' }, context: filled },
  },
  {
    title: '[10.12] the date takes it away too',
    events: [open, submit, dated],
    ends: { value: { open: 'editing' }, context: { ...opened, day: '2027-01-31' } },
  },
  {
    title: '[10.12] and a file that is taken out',
    events: [open, taken, submit, event('handIn.removed', { fileId: 'file-1' })],
    ends: { value: { open: 'editing' }, context: opened },
  },
  {
    title: '[10.12] with what failed before',
    events: [
      ...[open, taken, dated, submit, rejected('send', new Error('没有网络'))],
      event('handIn.removed', { fileId: 'file-1' }),
    ],
    ends: { value: { open: 'editing' }, context: { ...filled, files: [] } },
  },
  {
    title: '[10.12] a file that was taken out is not sent',
    events: [
      open,
      taken,
      dated,
      submit,
      rejected('send', new Error('没有网络')),
      event('handIn.removed', { fileId: 'file-1' }),
      submit,
    ],
    ends: {
      value: { open: 'editing' },
      context: { ...filled, files: [], errors: { files: 'FILES_MISSING' } },
      asked: { send: [request] },
    },
  },
  {
    title: '[10.12] what did not arrive is reported, stays, and can be sent again',
    events: [open, taken, dated, submit, rejected('send', new Error('没有网络')), submit],
    ends: {
      value: { open: 'submitting' },
      context: filled,
      asked: { send: [request, request] },
      tags: ['busy'],
      can: arriving,
      shows: { ...filledShows, selectIsSending: true, selectCanClose: false },
    },
  },
  {
    title: '[10.12] of two tabs the second is notified of the newer state, and sends nothing over it',
    events: [open, taken, dated, submit, rejected('send', newerElsewhere), submit],
    ends: {
      value: { open: 'outdated' },
      context: { ...filled, failure: newerElsewhere.message },
      asked: { send: [request] },
      sent: { parent: [changed] },
      can: ['handIn.close', ...arriving],
      shows: { ...filledShows, selectFailure: newerElsewhere.message, selectIsOutdated: true },
    },
  },
  {
    title: '[10.12] and starts again with what stands now',
    events: [open, taken, dated, submit, rejected('send', newerElsewhere), event('handIn.close')],
    ends: { value: 'closed', context: base },
  },
  {
    title: '[10.12] closed, it keeps nothing',
    events: [open, taken, dated, event('handIn.close')],
    ends: { value: 'closed', context: base },
  },
  {
    title: '[10.12] files go up one after the other',
    real: { uploads: uploadsMachine },
    events: [
      open,
      toChild('uploads', 'upload.added', { files: [{ key: 'one', path: 'paper', name: '危包证.pdf', size: 1_000 }] }),
      resolved('uploads/upload', file),
      dated,
      submit,
    ],
    ends: { value: { open: 'submitting' }, context: filled, asked: { send: [request] } },
  },
  {
    title: '[10.12] at first',
    events: [],
    ends: { value: 'closed', can: ['handIn.open'], shows: { selectIsClosed: true } },
  },
  {
    title: '[10.12] it did not arrive',
    events: [open, taken, dated, submit, rejected('send', new Error('没有网络'))],
    ends: { value: { open: 'editing' }, can: editing, shows: { ...filledShows, selectFailure: '没有网络' } },
  },
]);
