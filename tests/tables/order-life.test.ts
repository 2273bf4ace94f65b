import type { OrderStatus } from '#domain/orders/statuses.ts';
import { orderLifeMachine } from '#machines/order-life/index.ts';
import { orderLifeCases } from '#machines/order-life/order-life.cases.ts';
import { factsAt, sampleFacts } from '#machines/order-life/order-life.sample.ts';
import { stateTable } from '../kit/state-table.ts';

const ready = { dgStatus: 'accepted', outstanding: [] } as const;
const ends = ['step.undo'];
const beforeDeparture = ['cancellation.offer', 'order.expire', 'step.rejected'];
const beforeRelease = ['amendment.ask', 'order.cancel'];
const afterRelease = ['cancellation.ask'];
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
    can: [...can.filter((type) => type !== `step.${status}`), ...beforeDeparture, ...detours, ...resumed].concat(
      status === 'booked' ? beforeRelease : afterRelease,
    ),
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
  {
    title: '[11.4] a lorry that has left can still be called back at a fee',
    input: factsAt('departed', { ...ready, service: 'truck' }),
    events: [],
    value: { carried: 'departed' },
    can: [...on, 'cancellation.ask', 'cancellation.offer'],
  },
  {
    title: '[11.4] a request waits for the operator',
    input: factsAt('released', { ...ready, cancellation: { side: 'customer', state: 'requested' } }),
    events: [],
    value: { preparing: 'released' },
    can: [
      ...['cancellation.answer', 'cancellation.settle', 'cancellation.waive', 'order.expire', 'step.rejected'],
      ...['step.declared', 'step.stuffed', ...detours, ...resumed],
    ],
  },
  {
    title: '[11.4] a fee waits for the customer',
    input: factsAt('released', { ...ready, cancellation: { side: 'customer', state: 'answered' } }),
    events: [],
    value: { preparing: 'released' },
    can: [
      ...['cancellation.accept', 'cancellation.answer', 'cancellation.settle', 'cancellation.waive'],
      ...['order.expire', 'step.rejected', 'step.declared', 'step.stuffed', ...detours, ...resumed],
    ],
  },
  {
    title: '[11.4] an offer waits for the customer, who can still cancel freely',
    input: factsAt('booked', { ...ready, cancellation: { side: 'desk', state: 'answered' } }),
    events: [],
    value: { preparing: 'booked' },
    can: [
      ...['cancellation.accept', 'cancellation.answer', 'cancellation.settle', 'order.cancel', 'order.expire'],
      ...['step.rejected', 'step.released', 'step.stuffed', 'step.declared', ...detours, ...resumed],
    ],
  },
  {
    title: '[10.11] an amendment holds the order until it is decided',
    input: { ...factsAt('booked', ready), status: 'amending', amendment: { resumes: 'booked' } },
    events: [],
    value: { preparing: 'amending' },
    can: ['amendment.settle', 'order.cancel', 'order.expire', 'step.rejected'],
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
      ...beforeRelease,
    ].filter((type) => type !== `step.${status}` && !(status === 'amending' && type === 'amendment.ask')),
  })),
]);
