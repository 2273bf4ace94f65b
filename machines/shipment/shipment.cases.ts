import { createEmptyActor } from 'xstate';
import { type MilestoneEvent, milestonesOf } from '#domain/shipment/milestones.ts';
import type { MachineCases } from '../kit/cases.ts';
import { draftError, knownTimes, mayWithdraw, milestoneOf } from './shipment.rules.ts';
import type { ShipmentInput, TrackedOrder } from './shipment.types.ts';
import { shipmentWords } from './shipment.words.ts';

export const shipmentInput: ShipmentInput = { parent: createEmptyActor() };

const at = (text: string): number => Date.parse(`2026-${text}:00+08:00`);

const event = (id: number, given: Pick<MilestoneEvent, 'at' | 'kind'> & Partial<MilestoneEvent>): MilestoneEvent => ({
  ...{ id, unit: '', status: 'actual', location: '', zone: 'Asia/Shanghai', source: 'operator', by: '李示例' },
  ...{ reason: '', issuedAt: id, recordedAt: at('10-11T21:45') },
  ...given,
});

const facts = {
  service: 'fcl' as const,
  steps: [
    { node: 'booked' as const, plannedAt: at('10-05T15:00'), actualAt: at('10-05T14:20') },
    { node: 'released' as const, plannedAt: at('10-08T08:00'), actualAt: at('10-08T09:10') },
    { node: 'stuffed' as const, plannedAt: at('10-09T14:00'), actualAt: at('10-09T13:30') },
  ],
  origin: { name: '洋山', zone: 'Asia/Shanghai' },
  destination: { name: '那瓦舍瓦', zone: 'Asia/Kolkata' },
  via: { name: '新加坡', zone: 'Asia/Singapore' },
  etd: at('10-11T22:00'),
  eta: at('10-28T08:00'),
  gateInUntil: at('10-10T18:00'),
};

const units = ['OOLU8123457', 'OOLU2751184'];

/** Loaded, not reported as departed; the arrival is expected two days late. */
const events: readonly MilestoneEvent[] = [
  event(1, { kind: 'gateIn', at: at('10-10T17:20') }),
  event(2, { kind: 'loaded', at: at('10-11T21:40') }),
  event(3, {
    ...{ kind: 'arrived', at: at('10-30T08:00'), status: 'expected', location: '那瓦舍瓦', zone: 'Asia/Kolkata' },
    ...{ source: 'carrier', by: '东方海外', reason: '新加坡等泊' },
  }),
];

export const trackedOrder: TrackedOrder = {
  ...{ orderNo: 'FCL26100500011', service: 'fcl', units, createdAt: at('10-05T09:00'), now: at('10-12T09:40') },
  milestones: milestonesOf(facts, events, units),
};

/** The same order after a colleague recorded the departure. */
export const departedMeanwhile = milestonesOf(
  facts,
  [...events, event(4, { kind: 'departed', at: at('10-12T06:18'), by: '王样本', location: '洋山' })],
  units,
);

const choose = (kind: MilestoneEvent['kind'], location = '') =>
  ({ type: 'milestone.choose', kind, unit: '', location }) as const;

export const shipmentCases: MachineCases = {
  words: shipmentWords,
  input: shipmentInput,
  events: {
    'shipment.order': [
      { type: 'shipment.order', order: trackedOrder },
      { type: 'shipment.order', order: null },
    ],
    'milestone.choose': [choose('departed', '洋山'), choose('loaded', '洋山')],
    'milestone.close': [{ type: 'milestone.close' }],
    'status.chosen': [{ type: 'status.chosen', status: 'expected' }],
    'unit.chosen': [{ type: 'unit.chosen', unit: 'OOLU8123457' }],
    'location.typed': [{ type: 'location.typed', location: '外高桥' }],
    'time.typed': [{ type: 'time.typed', at: '2026-10-12T06:18' }],
    'reason.typed': [{ type: 'reason.typed', reason: '按码头单改' }],
    'time.pick': [{ type: 'time.pick', at: 'now' }],
    'milestone.save': [{ type: 'milestone.save' }],
    'milestone.withdraw': [{ type: 'milestone.withdraw' }],
    'xstate.done.actor.record': [
      { type: 'xstate.done.actor.record', output: { outcome: 'saved', milestones: departedMeanwhile } },
      { type: 'xstate.done.actor.record', output: { outcome: 'taken', milestones: departedMeanwhile } },
    ],
    'xstate.error.actor.record': [{ type: 'xstate.error.actor.record', error: new Error('没有网络') }],
  },
  delays: {},
  /** Includes only what decides the accepted events. */
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.order?.milestones.map(({ version }: { version: number }) => version),
      context.draft && [context.draft.kind, context.draft.unit, context.draft.status, context.draft.at],
      context.draft?.reason === '',
      milestoneOf(context)?.version,
      draftError(context)?.field,
      knownTimes(context).length,
      mayWithdraw(context),
      context.showErrors,
      context.theirs !== null,
      context.saved,
    ]),
};
