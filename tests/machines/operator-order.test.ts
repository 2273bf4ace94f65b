import { expect } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { operatorOrderMachine } from '#machines/operator-order/index.ts';
import {
  movedElsewhere,
  operatorOrderCases,
  operatorOrderInput,
} from '#machines/operator-order/operator-order.cases.ts';
import { amendingSheet, sampleNo, samplePicture, sampleSheet } from '#machines/operator-order/operator-order.sample.ts';
import * as selectors from '#machines/operator-order/operator-order.select.ts';
import { operatorStepMachine } from '#machines/operator-step/index.ts';
import { sampleReason } from '#machines/operator-step/operator-step.sample.ts';
import { event, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const noMove = { status: null, dgStatus: null, remark: '', at: '', isDeviating: false, reason: '' };
const noStep = { at: null, deviation: null };
const untouched = { move: noMove, decision: null, billNo: '', refusal: null, done: null };
const closed = { ...operatorOrderInput, ...untouched, orderNo: null, sheet: null, opened: null };
const opened = { ...closed, orderNo: sampleNo, sheet: sampleSheet };
const open = event('order.open', { orderNo: sampleNo });
const read = resolved('readSheet', sampleSheet);
const lost = new Error('没有网络');
const paper = { paper: 'PACKING_USE_CERTIFICATE', version: 2 };
const chosen = event('move.chosen', { status: 'booked' });
const submit = event('move.submit');
const doubt = event('paper.doubt', paper);
const reason = event('reason.typed', { reason: ' 盖章看不清 ' });
const picture = event('file.open', { file: samplePicture });
const shown = [open, read, picture, resolved('readFile', 'blob:picture')];
const freed = { freeFile: [{ opened: null }, { opened: { file: samplePicture, address: 'blob:picture' } }] };
const { service, boxes, form } = sampleSheet.order;
const untracked = {
  ...{ orderNo: sampleNo, service, createdAt: sampleSheet.order.createdAt, now: sampleSheet.order.now },
  ...{ milestones: [], units: [] },
};
const unnumbered = { orderNo: sampleNo, service, boxes, form, recorded: null, airlinePrefix: null };
const asksTwice = { readSheet: [{ orderNo: sampleNo }, { orderNo: sampleNo }] };
const other = event('order.open', { orderNo: 'FCL26101200008' });

const amending = [open, resolved('readSheet', amendingSheet)];
const amended = { ...opened, sheet: amendingSheet };
const refuse = event('amendment.doubt', { amendment: 1 });
const confirm = event('decision.confirm');
const numbered = (billNo: string) => event('draft.numbered', { billNo });
const make = event('draft.make');
const withDraft = (status: string) => ({
  ...amendingSheet,
  papers: [...amendingSheet.papers, { ...sampleSheet.papers[0]!, paper: 'DRAFT_BILL', status }],
});
const confirmed = withDraft('READY');

/** The booking note is due by the booking. */
const withoutNote = {
  ...sampleSheet,
  life: { ...sampleSheet.life, outstanding: [{ name: '托书', neededFor: 'booked' as const }] },
};

/** A file did not come, which is said in the order. */
const failed = [...amending, picture, rejected('readFile', lost)];
const returning = { about: paper, decision: 'RETURN', reason: '' };
const next: readonly [string, ReturnType<typeof event>, string, object][] = [
  ['a status', chosen, 'open', { move: { ...noMove, status: 'booked' } }],
  [
    'an answer',
    event('dangerous.chosen', { dgStatus: 'accepted' }),
    'open',
    { move: { ...noMove, dgStatus: 'accepted' } },
  ],
  ['a word', event('remark.typed', { remark: '已确认' }), 'open', { move: { ...noMove, remark: '已确认' } }],
  ['a doubt', doubt, 'open', { decision: returning }],
  ['a paper', event('paper.accept', paper), 'deciding', { decision: { ...returning, decision: 'ACCEPT' } }],
  ['a number', numbered('COSU'), 'open', { billNo: 'COSU' }],
  ['another file', picture, 'readingFile', { opened: { file: samplePicture, address: null } }],
];

const order = { orderNo: sampleNo, service: 'fcl', isDanger: true, status: 'reviewing', now: sampleSheet.order.now };
const departing = event('move.chosen', { status: 'departed' });
const deviating = event('deviation.open');
const why = event('deviation.typed', { reason: ` ${sampleReason} ` });
const confirmDeviation = event('deviation.confirm');
const departed = { ...noMove, status: 'departed', isDeviating: true, reason: ` ${sampleReason} ` };
const asksTwiceMore = [open, read, departing, deviating, why, confirmDeviation];
const blocks = [
  { code: 'DANGEROUS_PENDING' },
  { code: 'STEP_MISSING', step: 'booked' },
  { code: 'PAPERS_OUTSTANDING', papers: ['危包证'] },
  { code: 'BEFORE_PLAN', plannedAt: sampleSheet.order.now + 6 * DAY_MS },
];
const deviation = { reason: sampleReason, seen: blocks.map(({ code }) => code) };
const request = {
  orderNo: sampleNo,
  from: 'reviewing',
  status: 'departed',
  dgStatus: null,
  remark: '',
  at: null,
  deviation,
};
const confirmation = { order, act: { kind: 'deviation', request, blocks } };
const undoing = [open, read, event('undo.open')];
const real = { step: operatorStepMachine };
const digits = toChild('deviation', 'step.typed', { text: sampleNo.slice(-4) });
const cause = toChild('undo', 'step.typed', { text: '记错了票' });

const reasonSample = event('reason.typed', { reason: '盖章看不清' });
const returned = { about: paper, decision: 'RETURN', reason: '' };
const pending = { code: 'DANGEROUS_PENDING' };
const lacks = (step: string) => ({ code: 'STEP_MISSING', step });
const papers = ['危包证'];
const free = (status: string) => ({ status, blocks: [], papersToExplain: [] });
const plannedAt = sampleSheet.order.now + 6 * DAY_MS;
const sampleDeparting = [lacks('booked'), { code: 'PAPERS_OUTSTANDING', papers }, { code: 'BEFORE_PLAN', plannedAt }];

/** From an order in review whose goods the carrier has not answered about, or has accepted. */
const movesWith = (...answer: object[]) => [
  ...['docsPending', 'dgReviewing', 'booked'].map(free),
  ...['released', 'stuffed', 'declared'].map((status) => ({
    ...{ status, blocks: [...answer, lacks('booked')], papersToExplain: [] },
  })),
  { status: 'departed', blocks: [...answer, ...sampleDeparting], papersToExplain: [] },
  { status: 'arrived', blocks: [...answer, lacks('departed')], papersToExplain: papers },
  { status: 'completed', blocks: [...answer, lacks('arrived')], papersToExplain: papers },
  ...['rejected', 'amending'].map(free),
];
const moves = movesWith(pending);
const booked = { selectMoveStatus: 'booked', selectChosenStep: free('booked'), selectCanMove: true };
const departedShows = {
  selectMoveStatus: 'departed',
  selectChosenStep: { status: 'departed', blocks: [pending, ...sampleDeparting], papersToExplain: [] },
};
const opensDeparture = [open, read, event('move.chosen', { status: 'departed' })];
const writes = [...opensDeparture, event('deviation.open')];
const sampleWhy = event('deviation.typed', { reason: sampleReason });
const usual = {
  selectOrderNo: sampleNo,
  selectSheet: sampleSheet,
  selectCancellation: 'cancellation',
  selectMessages: 'messages',
  selectNumbers: 'numbers',
  selectShipment: 'shipment',
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
  'numbers.changed',
  'order.close',
  'order.open',
  'remark.typed',
  'shipment.changed',
  'time.typed',
];
const undoable = ['undo.open'];
const choosing = ['paper.accept', 'paper.doubt'];
const returningEvents = ['decision.cancel', 'reason.typed'];
const editing = [...always, ...choosing, 'file.open', ...undoable];
const sampleAmending = resolved('readSheet', amendingSheet);
const sampleNumbered = event('draft.numbered', { billNo: 'COSU6123456780' });
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
const cases = {
  ...operatorOrderCases,
  behind: { deviation: 'step', undo: 'step' },
  selectors,
  constant: ['selectMessages', 'selectCancellation', 'selectNumbers', 'selectShipment'],
  usual,
};

journeys(operatorOrderMachine, cases, [
  {
    title: '[11.11] an order whose numbers were recorded is read again',
    events: [open, read, event('numbers.changed')],
    ends: { value: 'opening', asked: asksTwice },
  },
  {
    title: '[11.23] an order whose milestone was recorded is read again',
    events: [open, read, event('shipment.changed')],
    ends: { value: 'opening', asked: asksTwice },
  },
  {
    title: '[11.23] an order that was rejected takes no reports of milestones',
    events: [open, resolved('readSheet', { ...sampleSheet, order: { ...sampleSheet.order, status: 'rejected' } })],
    ends: {
      value: 'open',
      sent: {
        shipment: [
          { type: 'shipment.order', order: null },
          { type: 'shipment.order', order: null },
        ],
      },
    },
  },
  {
    title: '[11.4] an order whose cancellation was answered is read again',
    events: [open, resolved('readSheet', sampleSheet), event('cancellation.changed')],
    ends: {
      value: 'opening',
      asked: asksTwice,
      sent: {
        cancellation: [
          { type: 'cancellation.order', orderNo: null },
          { type: 'cancellation.order', orderNo: sampleNo },
          { type: 'cancellation.order', orderNo: sampleNo },
        ],
      },
    },
  },
  {
    title: '[11.1] a step lacking something is confirmed a second time, with what was seen missing',
    events: asksTwiceMore,
    ends: { value: 'deviating', context: { ...opened, move: departed }, asked: { deviation: [confirmation] } },
  },
  {
    title: '[11.1][7.5] once it is sent the order is read again',
    real,
    events: [...asksTwiceMore, digits, toChild('deviation', 'step.confirm'), resolved('deviation/moveOrder', null)],
    ends: {
      value: 'opening',
      context: { ...opened, done: 'moved' },
      asked: { 'deviation/moveOrder': [request], ...asksTwice },
      can: ['order.close', 'order.open'],
      shows: { selectDone: 'moved', selectIsOpening: true, selectCanEdit: false, selectCanUndo: false },
    },
  },
  {
    title: '[11.1] going back keeps all that was typed',
    real,
    events: [...asksTwiceMore, digits, toChild('deviation', 'step.dismiss')],
    ends: { value: 'open', context: { ...opened, move: departed } },
  },
  {
    title: '[11.1] an order that lacks more by now is read again, with the reason',
    real,
    events: [
      ...[...asksTwiceMore, digits, toChild('deviation', 'step.confirm')],
      rejected('deviation/moveOrder', movedElsewhere),
    ],
    ends: { value: 'opening', context: { ...opened, refusal: movedElsewhere.message }, asked: asksTwice },
  },
  {
    title: '[11.1] a step lacking something does not go without a reason',
    events: [open, read, departing, event('move.submit'), confirmDeviation, deviating, confirmDeviation],
    ends: {
      value: 'open',
      context: { ...opened, move: { ...departed, reason: '' } },
      asked: { moveOrder: [] },
      can: [...editing, 'deviation.close', 'deviation.typed'],
      shows: { ...departedShows, selectIsDeviating: true },
    },
  },
  {
    title: '[11.1] the reason stays when the deviation is put away, or another step is chosen',
    events: [open, read, departing, deviating, why, event('deviation.close'), chosen],
    ends: {
      value: 'open',
      context: { ...opened, move: { ...departed, status: 'booked', isDeviating: false } },
    },
  },
  ...['2026-10-12T09:41', '2026-10-12T08:00', '0202-10-12T09:00'].map((at) => ({
    title: `[11.1] nothing is recorded at ${at}`,
    events: [open, read, chosen, event('time.typed', { at }), submit],
    ends: {
      value: 'open',
      context: { ...opened, move: { ...noMove, status: 'booked', at } },
      asked: { moveOrder: [] },
    },
  })),
  {
    title: '[11.1] a paper that is due is explained before the step',
    events: [
      open,
      resolved('readSheet', withoutNote),
      chosen,
      submit,
      event('remark.typed', { remark: '随后补交' }),
      submit,
    ],
    ends: {
      value: 'moving',
      context: { ...opened, sheet: withoutNote, move: { ...noMove, status: 'booked', remark: '随后补交' } },
    },
  },
  {
    title: '[11.1] the latest step is undone with a reason',
    real,
    events: [...undoing, cause, toChild('undo', 'step.confirm'), resolved('undo/undoStep', null)],
    ends: {
      value: 'opening',
      context: { ...opened, done: 'undone' },
      asked: {
        undo: [{ order, act: { kind: 'undo', to: 'submitted' } }],
        'undo/undoStep': [{ orderNo: sampleNo, from: 'reviewing', reason: '记错了票' }],
        ...asksTwice,
      },
    },
  },
  {
    title: '[11.1] or stays',
    real,
    events: [...undoing, toChild('undo', 'step.dismiss')],
    ends: { value: 'open', context: opened },
  },
  {
    title: '[11.1] an undo of an order that moved meanwhile reads it again',
    real,
    events: [...undoing, cause, toChild('undo', 'step.confirm'), rejected('undo/undoStep', movedElsewhere)],
    ends: { value: 'opening', context: { ...opened, refusal: movedElsewhere.message }, asked: asksTwice },
  },
  ...next.map(([what, step, value, more]) => ({
    title: `[10.8] what failed is shown until the next step: ${what}`,
    events: [...failed, step],
    ends: { value, context: { ...amended, ...more } },
  })),
  ...[
    { step: reason, decision: { ...returning, reason: ' 盖章看不清 ' } },
    { step: event('decision.cancel'), decision: null },
  ].map(({ step, decision }) => ({
    title: `[10.12] a paper that did not go back is tried again: ${step.type}`,
    events: [open, read, doubt, reason, confirm, rejected('decide', lost), step],
    ends: { value: 'open', context: { ...opened, decision } },
  })),
  {
    title: '[10.8][10.12] what was done before is not shown while a draft is made',
    events: [
      ...[...amending, event('paper.accept', paper), resolved('decide', null), resolved('readSheet', amendingSheet)],
      ...[numbered('COSU6123456780'), make],
    ],
    ends: {
      value: 'drafting',
      context: { ...amended, billNo: 'COSU6123456780' },
      tags: ['acting'],
      can: [],
      shows: { ...ofAmending, ...busy, selectBillNo: 'COSU6123456780', selectIsDrafting: true },
    },
  },
  {
    title: '[10.8] an order is read whole, and the queue hears how it stands',
    events: [open, read],
    ends: {
      value: 'open',
      context: opened,
      asked: {
        readSheet: [{ orderNo: sampleNo }],
        messages: [{ orderNo: null }],
        cancellation: [{ parent: expect.anything() }],
        numbers: [{ parent: expect.anything() }],
        shipment: [{ parent: expect.anything() }],
      },
      sent: {
        parent: [{ type: 'order.changed', row: sampleSheet.row }],
        messages: [
          { type: 'messages.order', orderNo: null },
          { type: 'messages.order', orderNo: sampleNo },
        ],
        numbers: [
          { type: 'numbers.order', order: null },
          { type: 'numbers.order', order: unnumbered },
        ],
        shipment: [
          { type: 'shipment.order', order: null },
          { type: 'shipment.order', order: untracked },
        ],
      },
      can: editing,
    },
  },
  {
    title: '[10.8] what cannot be read says why',
    events: [open, rejected('readSheet', lost)],
    ends: {
      value: 'unread',
      context: { ...closed, orderNo: sampleNo, refusal: '没有网络' },
      can: ['order.close', 'order.open', 'order.retry'],
      shows: { ...unseen, selectIsUnread: true, selectRefusal: '没有网络' },
    },
  },
  {
    title: '[10.8] and is read again',
    events: [open, rejected('readSheet', lost), event('order.retry'), read],
    ends: { value: 'open', context: opened, asked: asksTwice, can: editing },
  },
  {
    title: '[10.8] the last one opened is the one that is read',
    events: [open, other],
    ends: {
      value: 'opening',
      context: { ...closed, orderNo: 'FCL26101200008' },
      asked: { readSheet: [{ orderNo: sampleNo }, { orderNo: 'FCL26101200008' }] },
    },
  },
  {
    title: '[7.5] an order is moved from where it was seen, with a word and the answer about its dangerous goods',
    events: [
      ...[open, read, chosen, event('dangerous.chosen', { dgStatus: 'rejected' })],
      event('dangerous.chosen', { dgStatus: 'accepted' }),
      ...[event('remark.typed', { remark: ' 舱位已确认 ' }), submit, resolved('moveOrder', null)],
    ],
    ends: {
      value: 'opening',
      context: { ...opened, done: 'moved' },
      asked: {
        moveOrder: [
          {
            orderNo: sampleNo,
            from: 'reviewing',
            status: 'booked',
            dgStatus: 'accepted',
            remark: '舱位已确认',
            ...noStep,
          },
        ],
        ...asksTwice,
      },
    },
  },
  {
    title: '[7.5] a rejection without a reason is not sent',
    events: [
      ...[open, read, event('move.chosen', { status: 'rejected' })],
      ...[event('remark.typed', { remark: '  ' }), submit],
    ],
    ends: {
      value: 'open',
      context: { ...opened, move: { ...noMove, status: 'rejected', remark: '  ' } },
      asked: { moveOrder: [] },
    },
  },
  {
    title: '[7.5] what was refused says why; a change takes the word away',
    events: [open, read, chosen, submit, rejected('moveOrder', lost)],
    ends: { value: 'open', context: { ...opened, move: { ...noMove, status: 'booked' }, refusal: '没有网络' } },
  },
  {
    title: '[10.8] where another user was first the order is read again, with the reason and without the choice',
    events: [open, read, chosen, submit, rejected('moveOrder', movedElsewhere), read],
    ends: { value: 'open', context: { ...opened, refusal: movedElsewhere.message }, asked: asksTwice },
  },
  {
    title: '[10.12] a paper is accepted in the version that was seen',
    events: [open, read, event('paper.accept', paper), resolved('decide', null)],
    ends: {
      value: 'opening',
      context: { ...opened, done: 'accepted' },
      asked: { decide: [{ about: paper, orderNo: sampleNo, decision: 'ACCEPT', reason: '' }], ...asksTwice },
    },
  },
  {
    title: '[10.8][7.5] what was done before is not shown while something else is done',
    events: [open, read, event('paper.accept', paper), resolved('decide', null), read, chosen, submit],
    ends: {
      value: 'moving',
      context: { ...opened, move: { ...noMove, status: 'booked' } },
      tags: ['acting'],
      can: [],
      shows: { ...busy, ...booked, selectCanMove: false, selectIsMoving: true },
    },
  },
  {
    title: '[10.12] nor is a paper stated to be accepted while the next is judged',
    events: [
      ...[open, read, event('paper.accept', paper), resolved('decide', null), read],
      ...[doubt, reason, event('decision.confirm')],
    ],
    ends: {
      value: 'deciding',
      context: { ...opened, decision: { about: paper, decision: 'RETURN', reason: ' 盖章看不清 ' } },
    },
  },
  {
    title: '[10.12] and goes back with it',
    events: [open, read, doubt, reason, event('decision.confirm'), resolved('decide', null)],
    ends: {
      value: 'opening',
      context: { ...opened, done: 'returned' },
      asked: { decide: [{ about: paper, orderNo: sampleNo, decision: 'RETURN', reason: '盖章看不清' }] },
    },
  },
  {
    title: '[10.8] a picture opens in the sheet',
    events: shown,
    ends: {
      value: 'open',
      context: { ...opened, opened: { file: samplePicture, address: 'blob:picture' } },
      asked: { readFile: [{ orderNo: sampleNo, file: samplePicture, shown: null }] },
      can: [...always, ...choosing, ...undoable, 'file.close', 'file.open'],
      shows: { selectPicture: { file: samplePicture, address: 'blob:picture' } },
    },
  },
  {
    title: '[10.8] and is put away',
    events: [...shown, event('file.close')],
    ends: { value: 'open', context: opened, did: freed },
  },
  {
    title: '[10.8] closing the order puts it away as well, and others are notified',
    events: [...shown, event('order.close')],
    ends: { value: 'closed', context: closed, did: { ...freed, leave: [{ id: sampleNo }] } },
  },
  ...[
    ['read again', []],
    ['not read again', [rejected('readSheet', lost)]],
  ].flatMap(([how, steps]) =>
    [event('order.close'), other].map((step) => ({
      title: `[10.8] so does leaving it while it is ${how}: ${step.type}`,
      events: [...shown, event('paper.accept', paper), resolved('decide', null), ...(steps as typeof shown), step],
      ends: {
        ...(step === other
          ? { value: 'opening', context: { ...closed, orderNo: 'FCL26101200008' } }
          : { value: 'closed', context: closed }),
        did: freed,
      },
    })),
  ),
  {
    title: '[10.8] the file itself is asked for beside what is shown, which stays',
    events: [...shown, picture, resolved('readFile', 'blob:picture')],
    ends: {
      value: 'open',
      context: { ...opened, opened: { file: samplePicture, address: 'blob:picture' } },
      asked: {
        readFile: [null, 'blob:picture'].map((at) => ({ orderNo: sampleNo, file: samplePicture, shown: at })),
      },
    },
  },
  {
    title: '[10.8] where it does not come nothing is shown as if it were it',
    events: [...shown, picture, rejected('readFile', lost)],
    ends: { value: 'open', context: { ...opened, refusal: '没有网络' }, did: freed },
  },
  {
    title: '[10.8] another picture takes its place',
    events: [...shown, event('file.open', { file: { ...samplePicture, fileId: 'file-2' } })],
    ends: {
      value: 'readingFile',
      context: { ...opened, opened: { file: { ...samplePicture, fileId: 'file-2' }, address: null } },
      did: freed,
      tags: ['acting'],
      can: [],
      shows: busy,
    },
  },
  {
    title: '[10.11] an amendment is accepted as it was seen, and the order is read again',
    events: [...amending, event('amendment.accept', { amendment: 1 }), resolved('decide', null)],
    ends: {
      value: 'opening',
      context: { ...amended, done: 'amended' },
      asked: { decide: [{ about: { amendment: 1 }, orderNo: sampleNo, decision: 'ACCEPT', reason: '' }], ...asksTwice },
    },
  },
  {
    title: '[10.11] or refused with why',
    events: [...amending, refuse, event('reason.typed', { reason: ' 没有舱位 ' }), confirm, resolved('decide', null)],
    ends: {
      value: 'opening',
      context: { ...amended, done: 'refused' },
      asked: {
        decide: [{ about: { amendment: 1 }, orderNo: sampleNo, decision: 'RETURN', reason: '没有舱位' }],
      },
    },
  },
  {
    title: '[10.11] without a reason nothing is refused, and while one is written nothing else is decided',
    events: [
      ...[...amending, refuse, event('reason.typed', { reason: '  ' }), confirm],
      ...[event('amendment.accept', { amendment: 1 }), event('paper.accept', paper)],
    ],
    ends: {
      value: 'open',
      context: { ...amended, decision: { about: { amendment: 1 }, decision: 'RETURN', reason: '  ' } },
      asked: { decide: [] },
    },
  },
  {
    title: '[10.11] one that was withdrawn meanwhile is reported, and the order read again',
    events: [...amending, event('amendment.accept', { amendment: 1 }), rejected('decide', movedElsewhere), read],
    ends: { value: 'open', context: { ...opened, refusal: movedElsewhere.message }, asked: asksTwice },
  },
  {
    title: '[10.12] a draft bill is made of the accepted instruction, under its number',
    events: [...amending, numbered(' cosu 6123456780'), make, resolved('makeDraft', null)],
    ends: {
      value: 'opening',
      context: { ...amended, done: 'drafted' },
      asked: { makeDraft: [{ orderNo: sampleNo, version: 0, blNo: 'COSU6123456780' }], ...asksTwice },
    },
  },
  {
    title: '[10.12] before the instruction is accepted, and once a draft is confirmed, none is made',
    events: [
      open,
      read,
      numbered('COSU6123456780'),
      make,
      other,
      resolved('readSheet', confirmed),
      numbered('COSU6123456780'),
      make,
    ],
    ends: {
      value: 'open',
      context: { ...opened, orderNo: 'FCL26101200008', sheet: confirmed },
      asked: { makeDraft: [] },
    },
  },
  {
    title: '[10.12] a draft that did not get through says why and keeps its number',
    events: [...amending, numbered('COSU6123456780'), make, rejected('makeDraft', lost)],
    ends: { value: 'open', context: { ...amended, billNo: 'COSU6123456780', refusal: '没有网络' } },
  },
  {
    title: '[10.12] where another user made one first it is read',
    events: [...amending, numbered('COSU6123456780'), make, rejected('makeDraft', movedElsewhere)],
    ends: { value: 'opening', context: { ...amended, refusal: movedElsewhere.message }, asked: asksTwice },
  },
  {
    title: '[10.8] none is open',
    events: [],
    ends: { value: 'closed', can: ['order.open'], shows: { ...unseen, selectOrderNo: null, selectCanClose: false } },
  },
  {
    title: '[7.5] its next status is chosen, with a word',
    events: [
      ...[open, read, chosen, event('dangerous.chosen', { dgStatus: 'accepted' })],
      event('remark.typed', { remark: '已确认' }),
    ],
    ends: {
      value: 'open',
      can: [...editing, 'move.submit'],
      shows: {
        ...booked,
        selectMoves: movesWith(),
        selectMoveDangerous: 'accepted',
        selectRemark: '已确认',
      },
    },
  },
  {
    title: '[11.1] its next step lacks something',
    events: opensDeparture,
    ends: { value: 'open', can: [...editing, 'deviation.open'], shows: { ...departedShows, selectCanDeviate: true } },
  },
  {
    title: '[11.1] the time cannot be read',
    events: [open, read, chosen, event('time.typed', { at: '0202-10-12T09:00' })],
    ends: {
      value: 'open',
      can: editing,
      shows: { ...booked, selectCanMove: false, selectMoveTime: '0202-10-12T09:00', selectIsTimeReadable: false },
    },
  },
  {
    title: '[11.1] with its reason',
    events: [...writes, sampleWhy],
    ends: {
      value: 'open',
      can: [...editing, 'deviation.close', 'deviation.typed', 'deviation.confirm'],
      shows: {
        ...departedShows,
        selectIsDeviating: true,
        selectDeviationReason: sampleReason,
        selectCanConfirmDeviation: true,
      },
    },
  },
  {
    title: '[11.1] it is confirmed a second time',
    events: [...writes, sampleWhy, event('deviation.confirm')],
    ends: {
      value: 'deviating',
      tags: ['acting'],
      can: [],
      shows: {
        ...busy,
        ...departedShows,
        selectIsDeviating: true,
        selectDeviationReason: sampleReason,
        selectStep: 'deviation',
      },
    },
  },
  {
    title: '[11.1] the latest step is being undone',
    events: [open, read, event('undo.open')],
    ends: { value: 'undoing', tags: ['acting'], can: [], shows: { ...busy, selectStep: 'undo' } },
  },
  {
    title: '[10.12] with a reason',
    events: [open, read, doubt, reasonSample],
    ends: {
      value: 'open',
      can: [...always, ...returningEvents, ...undoable, 'file.open', 'decision.confirm'],
      shows: { selectReturned: { ...returned, reason: '盖章看不清' }, selectCanReturn: true },
    },
  },
  {
    title: '[10.12] it is accepted: no reason is asked for',
    events: [open, read, event('paper.accept', paper)],
    ends: { value: 'deciding', tags: ['acting'], can: [], shows: { ...busy, selectIsDeciding: true } },
  },
  {
    title: '[10.11] the amendment is being refused',
    events: [open, sampleAmending, event('amendment.doubt', { amendment: 1 })],
    ends: {
      value: 'open',
      can: [...always, ...returningEvents, 'draft.numbered', 'file.open'].sort(),
      shows: { ...ofAmending, selectReturned: { about: { amendment: 1 }, decision: 'RETURN', reason: '' } },
    },
  },
  {
    title: '[10.12] the bill has its number',
    events: [open, sampleAmending, sampleNumbered],
    ends: {
      value: 'open',
      can: [...amendable, 'draft.make'].sort(),
      shows: { ...ofAmending, selectBillNo: 'COSU6123456780', selectCanDraft: true },
    },
  },
]);
