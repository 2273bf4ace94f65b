import type { Milestone } from '#domain/shipment/milestones.ts';
import { shipmentMachine } from '#machines/shipment/index.ts';
import { departedMeanwhile, shipmentCases, shipmentInput, trackedOrder } from '#machines/shipment/shipment.cases.ts';
import * as selectors from '#machines/shipment/shipment.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const opened = event('shipment.order', { order: trackedOrder });
const choose = (kind: Milestone['kind'], location = '洋山') => event('milestone.choose', { kind, unit: '', location });
const pick = (at: string) => event('time.pick', { at });
const save = event('milestone.save');
const reason = (text: string) => event('reason.typed', { reason: text });
const idle = {
  ...shipmentInput,
  ...{ order: trackedOrder, draft: null, showErrors: false, theirs: null, failure: null, saved: null },
};
const departed = { kind: 'departed', unit: '', location: '洋山', status: 'actual', at: '', reason: '' } as const;
const loaded = { ...departed, kind: 'loaded', at: '2026-10-11T21:40' } as const;
const request = { ...departed, orderNo: trackedOrder.orderNo, version: 0 };
const PLANNED = Date.parse('2026-10-11T22:00:00+08:00');
const usual = {
  selectTrackedOrder: trackedOrder,
  selectDraft: null,
  selectTheirs: null,
  selectFailure: null,
  selectSavedKind: null,
  selectIsRecording: false,
  selectCanWrite: false,
  selectCanWithdraw: false,
  selectShowErrors: false,
};
const writing = [
  'milestone.choose',
  'milestone.close',
  'milestone.save',
  'location.typed',
  'reason.typed',
  'shipment.order',
  'status.chosen',
  'time.pick',
  'time.typed',
];
const known = { ...trackedOrder, milestones: departedMeanwhile };
const theirs = departedMeanwhile.find(({ kind }) => kind === 'departed') ?? null;
const taken = resolved('record', { outcome: 'taken', milestones: departedMeanwhile });

journeys(shipmentMachine, { ...shipmentCases, selectors, usual }, [
  {
    title: '[11.23] nothing is recorded before an order is open',
    events: [choose('departed')],
    ends: {
      value: 'viewing',
      context: { ...idle, order: null },
      can: ['shipment.order'],
      shows: { selectTrackedOrder: null },
    },
  },
  {
    title: '[11.23] the milestones of an order',
    events: [opened, choose('unpacked')],
    ends: { value: 'viewing', context: idle, can: ['milestone.choose', 'shipment.order'], shows: {} },
  },
  {
    title: '[11.23] a milestone that has not happened has no time yet',
    events: [opened, choose('departed')],
    ends: { value: 'writing', can: writing, shows: { selectDraft: departed, selectCanWrite: true } },
  },
  {
    title: '[11.23] two clicks record a milestone at its planned time, and the order is read again',
    events: [
      opened,
      choose('departed'),
      pick('2026-10-11T22:00'),
      resolved('record', { outcome: 'saved', milestones: departedMeanwhile }),
    ],
    ends: {
      value: 'viewing',
      context: { ...idle, order: known, saved: 'departed' },
      asked: { record: [{ ...request, at: PLANNED }] },
      sent: { parent: [{ type: 'shipment.changed' }] },
      can: ['milestone.choose', 'shipment.order'],
      shows: { selectTrackedOrder: known, selectSavedKind: 'departed' },
    },
  },
  {
    title: '[11.23] or now, by the server’s clock',
    events: [opened, choose('departed'), pick('now')],
    ends: {
      value: 'recording',
      asked: { record: [{ ...request, at: 'now' }] },
      tags: ['busy'],
      can: ['shipment.order'],
      shows: { selectDraft: { ...departed, at: 'now' }, selectIsRecording: true, selectShowErrors: true },
    },
  },
  {
    title: '[11.23] an impossible time is not recorded',
    events: [opened, choose('departed'), event('time.typed', { at: '2026-10-11T20:00' }), save],
    ends: {
      value: 'writing',
      context: { ...idle, draft: { ...departed, at: '2026-10-11T20:00' }, showErrors: true },
      asked: { record: [] },
    },
  },
  {
    title: '[11.23] nor half a time',
    events: [opened, choose('departed'), event('time.typed', { at: '2026-10-11' }), save],
    ends: { value: 'writing', asked: { record: [] } },
  },
  {
    title: '[11.23] a correction starts from what was recorded and takes a reason',
    events: [opened, choose('departed'), choose('loaded'), event('time.typed', { at: '2026-10-11T21:50' }), save],
    ends: {
      value: 'writing',
      asked: { record: [] },
      can: [...writing, 'milestone.withdraw', 'unit.chosen'].sort(),
      shows: {
        selectDraft: { ...loaded, at: '2026-10-11T21:50' },
        ...{ selectCanWrite: true, selectCanWithdraw: true, selectShowErrors: true },
      },
    },
  },
  {
    title: '[11.23] with the reason it is recorded over the report that was seen',
    events: [
      ...[opened, choose('loaded'), event('time.typed', { at: '2026-10-11T21:50' }), save],
      ...[reason(' 按码头单改 '), save],
    ],
    ends: {
      value: 'recording',
      asked: {
        record: [
          { ...request, kind: 'loaded', version: 2, reason: '按码头单改', at: Date.parse('2026-10-11T21:50:00+08:00') },
        ],
      },
    },
  },
  {
    title: '[11.23] what was recorded is withdrawn with a reason',
    events: [
      opened,
      choose('loaded'),
      event('milestone.withdraw'),
      event('milestone.withdraw'),
      reason('录错了票'),
      save,
    ],
    ends: {
      value: 'recording',
      context: { ...idle, draft: { ...loaded, at: null, reason: '录错了票' }, showErrors: true },
      asked: { record: [{ ...request, kind: 'loaded', version: 2, reason: '录错了票', at: null }] },
    },
  },
  {
    title: '[11.23] one container of the shipment',
    events: [
      ...[opened, choose('discharged', '那瓦舍瓦'), event('unit.chosen', { unit: 'TGHU6501120' })],
      ...[event('unit.chosen', { unit: 'OOLU8123457' }), event('status.chosen', { status: 'expected' })],
      ...[event('time.typed', { at: '2026-10-31T06:00' }), save],
    ],
    ends: {
      value: 'recording',
      asked: {
        record: [
          {
            ...request,
            ...{ kind: 'discharged', unit: 'OOLU8123457', location: '那瓦舍瓦', status: 'expected' },
            at: Date.parse('2026-10-31T06:00:00+05:30'),
          },
        ],
      },
    },
  },
  {
    title: '[11.23] the departure is of the whole shipment',
    events: [opened, choose('departed'), event('unit.chosen', { unit: 'OOLU8123457' })],
    ends: { value: 'writing', context: { ...idle, draft: departed } },
  },
  {
    title: '[11.23] another status starts from what is known of it',
    events: [opened, choose('arrived', '那瓦舍瓦'), event('status.chosen', { status: 'expected' })],
    ends: {
      value: 'writing',
      context: {
        ...idle,
        draft: { ...departed, kind: 'arrived', location: '那瓦舍瓦', status: 'expected', at: '2026-10-30T05:30' },
      },
    },
  },
  {
    title: '[11.23] a further port of transshipment is named',
    events: [
      ...[opened, choose('transferred', '新加坡'), event('location.typed', { location: ' ' }), pick('now')],
      ...[event('location.typed', { location: '巴生' }), pick('now')],
    ],
    ends: {
      value: 'recording',
      asked: { record: [{ ...request, kind: 'transferred', location: '巴生', at: 'now' }] },
    },
  },
  {
    title: '[11.23] a report that failed keeps what was written',
    events: [opened, choose('departed'), pick('now'), rejected('record', new Error('没有网络'))],
    ends: {
      value: 'writing',
      context: { ...idle, draft: { ...departed, at: 'now' }, showErrors: true, failure: '没有网络' },
      sent: { parent: [] },
      can: writing,
      shows: {
        selectDraft: { ...departed, at: 'now' },
        ...{ selectFailure: '没有网络', selectCanWrite: true, selectShowErrors: true },
      },
    },
  },
  {
    title: '[11.23] who records second sees both',
    events: [opened, choose('departed'), pick('now'), taken],
    ends: {
      value: 'writing',
      can: [...writing, 'milestone.withdraw'].sort(),
      shows: {
        ...{ selectTrackedOrder: known, selectDraft: { ...departed, at: 'now' }, selectTheirs: theirs },
        ...{ selectCanWrite: true, selectCanWithdraw: true, selectShowErrors: true },
      },
    },
  },
  {
    title: '[11.23] and replaces the other’s report knowingly, with a reason',
    events: [opened, choose('departed'), pick('now'), taken, save, reason('按船公司邮件'), save],
    ends: {
      value: 'recording',
      asked: {
        record: [
          { ...request, at: 'now' },
          { ...request, at: 'now', version: 4, reason: '按船公司邮件' },
        ],
      },
    },
  },
  {
    title: '[11.23] the same order read again keeps what is being written; another drops it',
    events: [opened, choose('departed'), event('shipment.order', { order: known }), reason('x')],
    ends: { value: 'writing', context: { ...idle, order: known, draft: { ...departed, reason: 'x' } } },
  },
  {
    title: '[11.23] what is closed is dropped, and so is what was written for another order',
    events: [
      ...[opened, choose('departed'), event('milestone.close'), choose('loaded')],
      event('shipment.order', { order: null }),
    ],
    ends: { value: 'viewing', context: { ...idle, order: null } },
  },
]);
