import type { OrderStatus } from '#domain/orders/statuses.ts';
import { orderLifeMachine } from '#machines/order-life/index.ts';
import { orderLifeCases } from '#machines/order-life/order-life.cases.ts';
import { factsAt, sampleFacts } from '#machines/order-life/order-life.sample.ts';
import { stateTable } from '../kit/state-table.ts';

const ready = { dgStatus: 'accepted', outstanding: [] } as const;
const ends = ['step.undo'];
const beforeDeparture = ['amendment.ask', 'order.cancel', 'order.expire', 'step.rejected'];
const on = ['step.arrived', 'step.completed', 'step.undo'];
const resumed = ['step.departed', ...on];

const rows: readonly (readonly [status: OrderStatus, value: object | string, can: readonly string[]])[] = [
  ['booked', { preparing: 'booked' }, ['step.booked', 'step.declared', 'step.released', 'step.stuffed']],
  ['released', { preparing: 'released' }, ['step.declared', 'step.released', 'step.stuffed']],
  ['stuffed', { preparing: 'stuffed' }, ['step.declared', 'step.stuffed']],
  ['declared', { preparing: 'declared' }, ['step.declared']],
];

const detours = ['step.amending', 'step.dgReviewing', 'step.docsPending'];

stateTable(orderLifeMachine, orderLifeCases, { all: {} }, {}, [
  ...rows.map(([status, value, can]) => ({
    title: `[11.1] ${status}`,
    input: factsAt(status, ready),
    events: [],
    value: value as Record<string, string>,
    can: [...can.filter((type) => type !== `step.${status}`), ...beforeDeparture, ...detours, ...resumed],
  })),
  {
    title: '[11.1] departed',
    input: factsAt('departed', ready),
    events: [],
    value: { carried: 'departed' },
    can: on,
  },
  {
    title: '[11.1] arrived',
    input: factsAt('arrived', ready),
    events: [],
    value: { carried: 'arrived' },
    can: ['step.completed', 'step.undo'],
  },
  { title: '[11.1] completed', input: factsAt('completed', ready), events: [], value: 'completed', can: ends },
  {
    title: '[11.1] rejected',
    input: { ...factsAt('booked', ready), status: 'rejected' },
    events: [],
    value: 'rejected',
    can: ends,
  },
  ...(['cancelled', 'autoCancelled'] as const).map((status) => ({
    title: `[11.1] ${status}`,
    input: { ...sampleFacts, status },
    events: [],
    value: status,
    can: [],
  })),
  ...(['submitted', 'reviewing', 'dgReviewing', 'docsPending', 'amending'] as const).map((status) => ({
    title: `[11.1] ${status}`,
    input: { ...sampleFacts, status, lastMove: null },
    events: [],
    value: { preparing: status },
    can: [
      ...['step.amending', 'step.booked', 'step.dgReviewing', 'step.docsPending', 'step.reviewing'],
      ...['step.released', 'step.stuffed', 'step.declared', 'step.departed', 'step.arrived', 'step.completed'],
      ...beforeDeparture,
    ].filter((type) => type !== `step.${status}` && !(status === 'amending' && type === 'amendment.ask')),
  })),
]);
