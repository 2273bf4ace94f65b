import { DAY_MS } from '#domain/limits.ts';
import { deskOrderCases } from '#machines/desk-order/desk-order.cases.ts';
import { amendingSheet, sampleNo, samplePicture, sampleSheet } from '#machines/desk-order/desk-order.sample.ts';
import * as all from '#machines/desk-order/desk-order.select.ts';
import { deskOrderMachine } from '#machines/desk-order/index.ts';
import { sampleReason } from '#machines/desk-step/desk-step.sample.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('order.open', { orderNo: sampleNo });
const read = resolved('readSheet', sampleSheet);
const lost = new Error('没有网络');
const paper = { paper: 'PACKING_USE_CERTIFICATE', version: 2 };
const doubt = event('paper.doubt', paper);
const reason = event('reason.typed', { reason: '盖章看不清' });
const chosen = event('move.chosen', { status: 'booked' });
const picture = event('file.open', { file: samplePicture });
const returned = { about: paper, decision: 'RETURN', reason: '' };

const pending = { code: 'DANGEROUS_PENDING' };
const lacks = (step: string) => ({ code: 'STEP_MISSING', step });
const papers = ['危包证'];
const free = (status: string) => ({ status, blocks: [], papersToExplain: [] });
const plannedAt = sampleSheet.order.now + 6 * DAY_MS;
const departing = [lacks('booked'), { code: 'PAPERS_OUTSTANDING', papers }, { code: 'BEFORE_PLAN', plannedAt }];

/** From an order in review whose goods the carrier has not answered about, or has accepted. */
const movesWith = (...answer: object[]) => [
  ...['docsPending', 'dgReviewing', 'booked'].map(free),
  ...['released', 'stuffed', 'declared'].map((status) => ({
    ...{ status, blocks: [...answer, lacks('booked')], papersToExplain: [] },
  })),
  { status: 'departed', blocks: [...answer, ...departing], papersToExplain: [] },
  { status: 'arrived', blocks: [...answer, lacks('departed')], papersToExplain: papers },
  { status: 'completed', blocks: [...answer, lacks('arrived')], papersToExplain: papers },
  ...['rejected', 'amending'].map(free),
];
const moves = movesWith(pending);
const booked = { selectMoveStatus: 'booked', selectChosenStep: free('booked'), selectCanMove: true };
const departed = {
  selectMoveStatus: 'departed',
  selectChosenStep: { status: 'departed', blocks: [pending, ...departing], papersToExplain: [] },
};
const opensDeparture = [open, read, event('move.chosen', { status: 'departed' })];
const writes = [...opensDeparture, event('deviation.open')];
const why = event('deviation.typed', { reason: sampleReason });

const usual = {
  selectOrderNo: sampleNo,
  selectSheet: sampleSheet,
  selectCancellation: 'cancellation',
  selectMessages: 'messages',
  selectRefusal: null,
  selectDone: null,
  selectMoves: moves,
  selectChosenStep: null,
  selectMoveStatus: null,
  selectMoveTime: '',
  selectIsTimeReadable: true,
  selectIsDeviating: false,
  selectDeviationReason: '',
  selectStep: undefined,
  selectIsUndoable: true,
  selectCanDeviate: false,
  selectCanConfirmDeviation: false,
  selectCanUndo: true,
  selectMoveDangerous: null,
  selectRemark: '',
  selectReturned: null,
  selectPicture: null,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsMoving: false,
  selectIsDeciding: false,
  selectIsActing: false,
  selectCanOpen: true,
  selectCanClose: true,
  selectCanEdit: true,
  selectCanMove: false,
  selectCanReturn: false,
  selectAmendment: null,
  selectIsDraftDue: false,
  selectBillNo: '',
  selectIsDrafting: false,
  selectCanDraft: false,
};
const unseen = {
  ...{ selectSheet: null, selectMoves: [], selectCanEdit: false },
  ...{ selectIsUndoable: false, selectCanUndo: false },
};
const busy = {
  selectIsActing: true,
  selectCanOpen: false,
  selectCanClose: false,
  selectCanEdit: false,
  selectCanUndo: false,
};
const always = [
  'cancellation.changed',
  'dangerous.chosen',
  'move.chosen',
  'order.close',
  'order.open',
  'remark.typed',
  'time.typed',
];
const undoable = ['undo.open'];
const choosing = ['paper.accept', 'paper.doubt'];
const returning = ['decision.cancel', 'reason.typed'];
const editing = [...always, ...choosing, 'file.open', ...undoable];

const amending = resolved('readSheet', amendingSheet);
const numbered = event('draft.numbered', { billNo: 'COSU6123456780' });
const amendable = [
  ...editing.filter((type) => type !== 'undo.open'),
  'amendment.accept',
  'amendment.doubt',
  'draft.numbered',
];
const ofAmending = {
  selectSheet: amendingSheet,
  ...{ selectIsUndoable: false, selectCanUndo: false },
  selectMoves: [free('rejected')],
  selectAmendment: amendingSheet.order.amendments?.[0],
  selectIsDraftDue: true,
};

stateTable(deskOrderMachine, deskOrderCases, { all, constant: ['selectMessages', 'selectCancellation'] }, usual, [
  {
    title: '[10.8] none is open',
    events: [],
    value: 'closed',
    can: ['order.open'],
    shows: { ...unseen, selectOrderNo: null, selectCanClose: false },
  },
  {
    title: '[10.8] one is read',
    events: [open],
    value: 'opening',
    can: ['order.close', 'order.open'],
    shows: { ...unseen, selectIsOpening: true },
  },
  {
    title: '[10.8] it was not read',
    events: [open, rejected('readSheet', lost)],
    value: 'unread',
    can: ['order.close', 'order.open', 'order.retry'],
    shows: { ...unseen, selectIsUnread: true, selectRefusal: '没有网络' },
  },
  { title: '[10.8] it is open', events: [open, read], value: 'open', can: editing },
  {
    title: '[7.5] its next status is chosen, with a word',
    events: [
      ...[open, read, chosen, event('dangerous.chosen', { dgStatus: 'accepted' })],
      event('remark.typed', { remark: '已确认' }),
    ],
    value: 'open',
    can: [...editing, 'move.submit'],
    shows: {
      ...booked,
      selectMoves: movesWith(),
      selectMoveDangerous: 'accepted',
      selectRemark: '已确认',
    },
  },
  {
    title: '[7.5] it is moved',
    events: [open, read, chosen, event('move.submit')],
    value: 'moving',
    tags: ['acting'],
    can: [],
    shows: { ...busy, ...booked, selectCanMove: false, selectIsMoving: true },
  },
  {
    title: '[7.5] it was moved, and is read again',
    events: [open, read, chosen, event('move.submit'), resolved('moveOrder', null)],
    value: 'opening',
    can: ['order.close', 'order.open'],
    shows: { selectDone: 'moved', selectIsOpening: true, selectCanEdit: false, selectCanUndo: false },
  },
  {
    title: '[11.1] its next step lacks something',
    events: opensDeparture,
    value: 'open',
    can: [...editing, 'deviation.open'],
    shows: { ...departed, selectCanDeviate: true },
  },
  {
    title: '[11.1] the time cannot be read',
    events: [open, read, chosen, event('time.typed', { at: '0202-10-12T09:00' })],
    value: 'open',
    can: editing,
    shows: { ...booked, selectCanMove: false, selectMoveTime: '0202-10-12T09:00', selectIsTimeReadable: false },
  },
  {
    title: '[11.1] a deviation is being written',
    events: writes,
    value: 'open',
    can: [...editing, 'deviation.close', 'deviation.typed'],
    shows: { ...departed, selectIsDeviating: true },
  },
  {
    title: '[11.1] with its reason',
    events: [...writes, why],
    value: 'open',
    can: [...editing, 'deviation.close', 'deviation.typed', 'deviation.confirm'],
    shows: {
      ...departed,
      selectIsDeviating: true,
      selectDeviationReason: sampleReason,
      selectCanConfirmDeviation: true,
    },
  },
  {
    title: '[11.1] it is confirmed a second time',
    events: [...writes, why, event('deviation.confirm')],
    value: 'deviating',
    tags: ['acting'],
    can: [],
    shows: {
      ...busy,
      ...departed,
      selectIsDeviating: true,
      selectDeviationReason: sampleReason,
      selectStep: 'deviation',
    },
  },
  {
    title: '[11.1] the latest step is being undone',
    events: [open, read, event('undo.open')],
    value: 'undoing',
    tags: ['acting'],
    can: [],
    shows: { ...busy, selectStep: 'undo' },
  },
  {
    title: '[10.12] a paper is about to go back',
    events: [open, read, doubt],
    value: 'open',
    can: [...always, ...returning, ...undoable, 'file.open'],
    shows: { selectReturned: returned },
  },
  {
    title: '[10.12] with a reason',
    events: [open, read, doubt, reason],
    value: 'open',
    can: [...always, ...returning, ...undoable, 'file.open', 'decision.confirm'],
    shows: { selectReturned: { ...returned, reason: '盖章看不清' }, selectCanReturn: true },
  },
  {
    title: '[10.12] it is accepted: no reason is asked for',
    events: [open, read, event('paper.accept', paper)],
    value: 'deciding',
    tags: ['acting'],
    can: [],
    shows: { ...busy, selectIsDeciding: true },
  },
  {
    title: '[10.8] a file is fetched',
    events: [open, read, picture],
    value: 'readingFile',
    tags: ['acting'],
    can: [],
    shows: busy,
  },
  {
    title: '[10.8] a picture is shown',
    events: [open, read, picture, resolved('readFile', 'blob:picture')],
    value: 'open',
    can: [...always, ...choosing, ...undoable, 'file.close', 'file.open'],
    shows: { selectPicture: { file: samplePicture, address: 'blob:picture' } },
  },
  {
    title: '[10.8] what opened elsewhere is not shown',
    events: [open, read, picture, resolved('readFile', null)],
    value: 'open',
    can: editing,
  },
  {
    title: '[10.11] an amendment waits, and a draft bill can be made',
    events: [open, amending],
    value: 'open',
    can: [...amendable].sort(),
    shows: ofAmending,
  },
  {
    title: '[10.11] the amendment is being refused',
    events: [open, amending, event('amendment.doubt', { amendment: 1 })],
    value: 'open',
    can: [...always, ...returning, 'draft.numbered', 'file.open'].sort(),
    shows: { ...ofAmending, selectReturned: { about: { amendment: 1 }, decision: 'RETURN', reason: '' } },
  },
  {
    title: '[10.12] the bill has its number',
    events: [open, amending, numbered],
    value: 'open',
    can: [...amendable, 'draft.make'].sort(),
    shows: { ...ofAmending, selectBillNo: 'COSU6123456780', selectCanDraft: true },
  },
  {
    title: '[10.12] its draft is being made',
    events: [open, amending, numbered, event('draft.make')],
    value: 'drafting',
    tags: ['acting'],
    can: [],
    shows: { ...ofAmending, ...busy, selectBillNo: 'COSU6123456780', selectIsDrafting: true },
  },
]);
