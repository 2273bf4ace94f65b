import { expect } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { OrderFacts, StepRecord } from '#domain/orders/order-life.ts';
import { type OperatorStatus, type OrderStatus, operatorStatuses, orderStatuses } from '#domain/orders/statuses.ts';
import { orderLifeMachine } from '#machines/order-life/index.ts';
import { orderLifeCases } from '#machines/order-life/order-life.cases.ts';
import { explained, factsAt, sampleFacts, sampleNow, sampleRecord } from '#machines/order-life/order-life.sample.ts';
import { event, journeys } from '../kit/journey.ts';

const ready = { dgStatus: 'accepted', outstanding: [] } as const;
const step = (status: OperatorStatus, record: Partial<StepRecord> = {}) =>
  event(`step.${status}`, { ...sampleRecord, ...record });
const deviate = (status: OperatorStatus) => event(`step.${status}`, explained);
const undo = (isAdmin = false) => event('step.undo', { isAdmin });
const placed = { ...sampleFacts, ...ready };

const configurationOf = (status: OrderStatus): string | Record<string, string> => {
  if (['departed', 'arrived'].includes(status)) return { carried: status };
  return ['completed', 'rejected', 'cancelled', 'autoCancelled'].includes(status) ? status : { preparing: status };
};

const isFinal = (status: OrderStatus) => status === 'cancelled' || status === 'autoCancelled';

/** Where the events lead, and that the machine and its facts name the same status. */
const leads = (title: string, input: OrderFacts, events: ReturnType<typeof event>[], status: OrderStatus) => ({
  title: `[11.1] ${title}`,
  input,
  events,
  ends: { value: configurationOf(status), status: isFinal(status) ? 'done' : 'active' },
});

const way: OperatorStatus[] = ['booked', 'released', 'stuffed', 'declared', 'departed', 'arrived', 'completed'];
const early: OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'amending'];
const preparing: OrderStatus[] = [...early, 'booked', 'released', 'stuffed', 'declared'];
const standing = (status: OrderStatus): OrderFacts =>
  early.includes(status) ? { ...placed, status } : factsAt(status, ready);

const amendable: OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'booked'];
const released = standing('released');
const lorry = factsAt('departed', { ...ready, service: 'truck' });

/** Where the events lead, and what the facts say there beside what they said before. */
const shows = (
  title: string,
  input: OrderFacts,
  events: ReturnType<typeof event>[],
  { status, ...more }: Pick<OrderFacts, 'status'> & Partial<OrderFacts>,
) => ({
  title,
  input,
  events,
  ends: {
    value: configurationOf(status),
    status: isFinal(status) ? 'done' : 'active',
    context: expect.objectContaining({ status, ...more }),
  },
});

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

journeys(orderLifeMachine, { ...orderLifeCases, selectors: {}, usual: {} }, [
  {
    title: '[11.1] a full container is placed, booked, shipped and completed',
    input: placed,
    events: way.map((status) => step(status)),
    ends: {
      value: 'completed',
      context: {
        ...placed,
        status: 'completed',
        steps: placed.steps.map((one) => ({ ...one, actualAt: one.actualAt ?? sampleNow })),
        lastMove: { from: 'arrived', recordedAt: sampleNow },
        isDeviation: false,
      },
      can: ends,
    },
  },
  ...orderStatuses
    .filter((status) => status !== 'rejected')
    .map((status) => leads(`an order is read at ${status}`, standing(status), [], status)),
  leads('an order is read at rejected', { ...placed, status: 'rejected' }, [], 'rejected'),
  leads(
    'dangerous goods that are refused do not depart',
    factsAt('declared', { ...ready, dgStatus: 'rejected' }),
    [step('departed')],
    'declared',
  ),
  leads(
    'nor do those without an answer',
    factsAt('declared', { ...ready, dgStatus: 'pending' }),
    [step('departed')],
    'declared',
  ),
  leads(
    'the answer can come with the step',
    factsAt('declared', { ...ready, dgStatus: 'pending' }),
    [step('departed', { dgStatus: 'accepted' })],
    'departed',
  ),
  leads(
    'a reason too short is no deviation',
    factsAt('declared', { ...ready, dgStatus: 'pending' }),
    [step('departed', { deviation: '船已离港' })],
    'declared',
  ),
  leads(
    'papers that no one accepted hold the departure',
    factsAt('declared', { dgStatus: 'accepted' }),
    [step('departed')],
    'declared',
  ),
  leads(
    'a date in the future is no fact, whatever the reason',
    factsAt('declared', ready),
    [step('departed', { ...explained, at: sampleNow + 1 })],
    'declared',
  ),
  leads(
    'nor is a date before the step before',
    factsAt('declared', ready),
    [step('departed', { ...explained, at: sampleNow - DAY_MS })],
    'declared',
  ),
  leads('nothing is completed before it arrived', factsAt('departed', ready), [step('completed')], 'departed'),
  {
    title: '[11.1] a deviation departs with its reason and is marked',
    input: factsAt('declared'),
    events: [deviate('departed')],
    ends: {
      value: { carried: 'departed' },
      context: {
        ...factsAt('declared'),
        status: 'departed',
        steps: factsAt('declared').steps.map((one) =>
          one.node === 'departed' ? { ...one, actualAt: sampleNow } : one,
        ),
        lastMove: { from: 'declared', recordedAt: sampleNow },
        isDeviation: true,
      },
      can: on,
    },
  },
  {
    title: '[11.1] an undo leads back, and the step has not happened',
    input: placed,
    events: [step('booked'), undo()],
    ends: { value: { preparing: 'submitted' }, context: { ...placed, lastMove: null, isDeviation: false } },
  },
  leads('only the latest step is undone', placed, [step('booked'), step('released'), undo(), undo()], 'booked'),
  ...([HOUR_MS, DAY_MS - 1] as const).map((age) =>
    leads(
      `a step is undone ${age} ms after it was recorded`,
      factsAt('departed', { ...ready, lastMove: { from: 'declared', recordedAt: sampleNow - age } }),
      [undo()],
      'declared',
    ),
  ),
  leads(
    'after 24 hours it stands, for an administrator as well',
    factsAt('departed', { ...ready, lastMove: { from: 'declared', recordedAt: sampleNow - DAY_MS } }),
    [undo(), undo(true)],
    'departed',
  ),
  ...[false, true].map((isAdmin) =>
    leads(
      `completion is undone afterwards by ${isAdmin ? 'an administrator' : 'no one else'}`,
      factsAt('completed', { ...ready, lastMove: { from: 'arrived', recordedAt: sampleNow - DAY_MS } }),
      [undo(isAdmin)],
      isAdmin ? 'arrived' : 'completed',
    ),
  ),
  leads('a rejection is undone', placed, [step('rejected', { remark: '没有舱位' }), undo()], 'submitted'),
  leads('a rejection is explained', placed, [step('rejected', { remark: ' ' })], 'submitted'),
  leads('what sails is not rejected', factsAt('departed', ready), [step('rejected', explained)], 'departed'),
  leads('papers are asked for and the order goes on', placed, [step('docsPending'), step('booked')], 'booked'),
  leads(
    'after a detour the step it came from is resumed',
    factsAt('released', ready),
    [step('docsPending'), step('released')],
    'released',
  ),
  leads('a booked order is not reviewed again', factsAt('booked', ready), [step('reviewing')], 'booked'),
  leads(
    'goods that are not dangerous have no review of the carrier',
    { ...placed, isDanger: false },
    [step('dgReviewing')],
    'submitted',
  ),
  {
    title: '[10.11] an amendment holds the order, and leads back to where it was',
    input: factsAt('booked', ready),
    events: [event('amendment.ask'), event('amendment.settle')],
    ends: { value: { preparing: 'booked' }, context: { ...factsAt('booked', ready), isDeviation: false } },
  },
  ...amendable.map((status) =>
    shows(
      `[10.11] an amendment is asked for at ${status} and holds the order`,
      standing(status),
      [event('amendment.ask')],
      { status: 'amending', amendment: { resumes: status } },
    ),
  ),
  ...(['amending', 'released', 'stuffed', 'declared', 'departed'] as const).map((status) =>
    shows(`[10.11] no amendment is asked for at ${status}`, standing(status), [event('amendment.ask')], { status }),
  ),
  shows('[10.11] nor of the price of an enquiry', { ...placed, isEnquired: true }, [event('amendment.ask')], {
    status: 'submitted',
  }),
  shows(
    '[11.4] nor while a cancellation waits for an answer',
    placed,
    [event('cancellation.offer'), event('amendment.ask')],
    { status: 'submitted', cancellation: { side: 'desk', state: 'answered' } },
  ),
  ...[step('booked'), step('docsPending'), step('reviewing'), step('dgReviewing'), deviate('departed'), undo()].map(
    (held) =>
      shows(
        `[10.11] an order with an open amendment takes no ${held.type}`,
        { ...placed, lastMove: { from: 'submitted', recordedAt: sampleNow } },
        [event('amendment.ask'), held],
        { status: 'amending', amendment: { resumes: 'submitted' } },
      ),
  ),
  shows(
    '[10.11] a rejection ends what waits for an answer',
    placed,
    [event('amendment.ask'), step('rejected', { remark: '没有舱位' })],
    { status: 'rejected', amendment: null },
  ),
  ...(['released', 'stuffed', 'declared'] as const).flatMap((status) => [
    shows(`[11.4] a request to cancel waits at ${status}`, standing(status), [event('cancellation.ask')], {
      ...{ status, cancellation: { side: 'customer', state: 'requested' } },
    }),
    leads(
      `at ${status} an order is not cancelled without a request`,
      standing(status),
      [event('order.cancel'), event('cancellation.accept'), event('cancellation.waive')],
      status,
    ),
  ]),
  ...amendable.map((status) =>
    shows(`[11.4] what is free is not asked for at ${status}`, standing(status), [event('cancellation.ask')], {
      ...{ status, cancellation: null },
    }),
  ),
  shows('[11.4] the operator answers with a fee', released, [event('cancellation.ask'), event('cancellation.answer')], {
    ...{ status: 'released', cancellation: { side: 'customer', state: 'answered' } },
  }),
  shows(
    '[11.4] one request is open at a time',
    released,
    [event('cancellation.ask'), event('cancellation.offer'), event('cancellation.ask')],
    { status: 'released', cancellation: { side: 'customer', state: 'requested' } },
  ),
  ...(['ask', 'offer'] as const).map((opening) =>
    shows(
      `[11.4] no ${opening} while an amendment waits`,
      { ...standing('released'), status: 'amending', amendment: { resumes: 'released' } },
      [event(`cancellation.${opening}`)],
      { status: 'amending', cancellation: null },
    ),
  ),
  shows(
    '[11.4] cancelling is asked for again after a request was settled',
    released,
    [...[event('cancellation.ask'), event('cancellation.settle'), event('cancellation.ask')]],
    { status: 'released', cancellation: { side: 'customer', state: 'requested' } },
  ),
  shows(
    '[11.4] a request that is withdrawn or refused leaves the order',
    released,
    [...[event('cancellation.ask'), event('cancellation.settle')]],
    { status: 'released', cancellation: null },
  ),
  shows(
    '[11.4] a request is not accepted before its answer',
    released,
    [...[event('cancellation.ask'), event('cancellation.accept')]],
    { status: 'released', cancellation: { side: 'customer', state: 'requested' } },
  ),
  shows(
    '[11.4] an offer is withdrawn, not waived',
    released,
    [...[event('cancellation.offer'), event('cancellation.waive')]],
    { status: 'released', cancellation: { side: 'desk', state: 'answered' } },
  ),
  shows(
    '[11.4] the customer accepts the fee',
    released,
    [...[event('cancellation.ask'), event('cancellation.answer'), event('cancellation.accept')]],
    { status: 'cancelled', cancellation: null, lastMove: null },
  ),
  shows(
    '[11.4] the operator cancels without a fee',
    released,
    [...[event('cancellation.ask'), event('cancellation.waive')]],
    { status: 'cancelled', cancellation: null, lastMove: null },
  ),
  shows('[11.4] a step within reach keeps the request open', released, [event('cancellation.ask'), step('stuffed')], {
    ...{ status: 'stuffed', cancellation: { side: 'customer', state: 'requested' } },
  }),
  shows('[11.4] a departure ends it', released, [event('cancellation.ask'), step('departed')], {
    ...{ status: 'departed', cancellation: null },
  }),
  ...(['ask', 'offer', 'answer', 'waive', 'settle', 'accept'] as const).map((act) =>
    shows(`[11.4] what sails takes no ${act}`, standing('departed'), [event(`cancellation.${act}`)], {
      ...{ status: 'departed', cancellation: null },
    }),
  ),
  shows('[11.4] a lorry that has left is called back by request', lorry, [event('cancellation.ask')], {
    ...{ status: 'departed', cancellation: { side: 'customer', state: 'requested' } },
  }),
  shows(
    '[11.4] or by an offer, which is declined',
    lorry,
    [event('cancellation.offer'), event('cancellation.settle')],
    {
      ...{ status: 'departed', cancellation: null },
    },
  ),
  shows(
    '[11.4] at a fee that the customer accepts',
    lorry,
    [...[event('cancellation.ask'), event('cancellation.answer'), event('cancellation.accept')]],
    { status: 'cancelled', cancellation: null },
  ),
  shows('[11.4] or without a fee', lorry, [event('cancellation.ask'), event('cancellation.waive')], {
    ...{ status: 'cancelled', cancellation: null },
  }),
  shows('[11.4] its arrival ends the request', lorry, [event('cancellation.ask'), step('arrived')], {
    ...{ status: 'arrived', cancellation: null },
  }),
  leads(
    'a step without a paper that is due is explained',
    { ...placed, outstanding: [{ name: '托书', neededFor: 'booked' }] },
    [step('booked')],
    'submitted',
  ),
  leads(
    'and taken with the explanation',
    { ...placed, outstanding: [{ name: '托书', neededFor: 'booked' }] },
    [step('booked', { remark: '托书随后补交' })],
    'booked',
  ),
  /** Each step that lies ahead, freely and as a deviation, from the first and from within the other phases. */
  ...way.flatMap((status) => [
    leads(`${status} is taken early with a reason`, sampleFacts, [deviate(status)], status),
    leads(
      `${status} is taken in its turn`,
      { ...factsAt(way[way.indexOf(status) - 1] ?? 'submitted', ready), lastMove: null },
      [step(status)],
      status,
    ),
  ]),
  leads(
    'refused goods are booked with a reason, such as another carrier',
    { ...placed, dgStatus: 'rejected' },
    [deviate('booked')],
    'booked',
  ),
  leads('the arrival of an order without a departure in its plan', withoutDeparture(), [step('arrived')], 'arrived'),
  leads(
    'the end of a service without carriage',
    { ...placed, steps: placed.steps.filter(({ node }) => ['submitted', 'booked', 'completed'].includes(node)) },
    [step('booked'), step('completed')],
    'completed',
  ),
  leads('an arrival with a reason', factsAt('departed', { lastMove: null }), [deviate('arrived')], 'arrived'),
  leads('an end with a reason', factsAt('departed'), [deviate('completed')], 'completed'),
  leads('an arrival is undone', factsAt('arrived', ready), [undo()], 'departed'),
  leads('a review is sent to the carrier', placed, [step('dgReviewing')], 'dgReviewing'),
  leads('an order is reviewed', placed, [step('reviewing')], 'reviewing'),
  leads('its customer checks an amendment', placed, [step('amending')], 'amending'),
  ...[...amendable, 'amending' as const].map((status) => ({
    ...leads(`cancelled at ${status}`, standing(status), [event('order.cancel')], 'cancelled'),
    title: `[11.4] cancelled freely at ${status}`,
  })),
  ...preparing.flatMap((status) => [
    leads(`run out at ${status}`, standing(status), [event('order.expire')], 'autoCancelled'),
  ]),
  ...operatorStatuses.map((status) =>
    leads(
      `a cancelled order is not moved to ${status}`,
      { ...placed, status: 'cancelled' },
      [deviate(status)],
      'cancelled',
    ),
  ),
  ...rows.map(([status, value, can]) => ({
    title: `[11.1] ${status}`,
    input: factsAt(status, ready),
    events: [],
    ends: {
      value: value as Record<string, string>,
      can: [...can.filter((type) => type !== `step.${status}`), ...beforeDeparture, ...detours, ...resumed].concat(
        status === 'booked' ? beforeRelease : afterRelease,
      ),
    },
  })),
  {
    title: '[11.1] arrived',
    input: factsAt('arrived', ready),
    events: [],
    ends: { value: { carried: 'arrived' }, can: ['step.completed', 'step.undo'] },
  },
  {
    title: '[11.4] a lorry that has left can still be called back at a fee',
    input: factsAt('departed', { ...ready, service: 'truck' }),
    events: [],
    ends: { value: { carried: 'departed' }, can: [...on, 'cancellation.ask', 'cancellation.offer'] },
  },
  {
    title: '[11.4] a request waits for the operator',
    input: factsAt('released', { ...ready, cancellation: { side: 'customer', state: 'requested' } }),
    events: [],
    ends: {
      value: { preparing: 'released' },
      can: [
        ...['cancellation.answer', 'cancellation.settle', 'cancellation.waive', 'order.expire', 'step.rejected'],
        ...['step.declared', 'step.stuffed', ...detours, ...resumed],
      ],
    },
  },
  {
    title: '[11.4] a fee waits for the customer',
    input: factsAt('released', { ...ready, cancellation: { side: 'customer', state: 'answered' } }),
    events: [],
    ends: {
      value: { preparing: 'released' },
      can: [
        ...['cancellation.accept', 'cancellation.answer', 'cancellation.settle', 'cancellation.waive'],
        ...['order.expire', 'step.rejected', 'step.declared', 'step.stuffed', ...detours, ...resumed],
      ],
    },
  },
  {
    title: '[11.4] an offer waits for the customer, who can still cancel freely',
    input: factsAt('booked', { ...ready, cancellation: { side: 'desk', state: 'answered' } }),
    events: [],
    ends: {
      value: { preparing: 'booked' },
      can: [
        ...['cancellation.accept', 'cancellation.answer', 'cancellation.settle', 'order.cancel', 'order.expire'],
        ...['step.rejected', 'step.released', 'step.stuffed', 'step.declared', ...detours, ...resumed],
      ],
    },
  },
  {
    title: '[10.11] an amendment holds the order until it is decided',
    input: { ...factsAt('booked', ready), status: 'amending', amendment: { resumes: 'booked' } },
    events: [],
    ends: {
      value: { preparing: 'amending' },
      can: ['amendment.settle', 'order.cancel', 'order.expire', 'step.rejected'],
    },
  },
  {
    title: '[11.1] rejected',
    input: { ...factsAt('booked', ready), status: 'rejected' },
    events: [],
    ends: { value: 'rejected', can: ends },
  },
  ...(['cancelled', 'autoCancelled'] as const).map((status) => ({
    title: `[11.1] ${status}`,
    input: { ...sampleFacts, status },
    events: [],
    ends: { value: status, status: 'done', can: [] },
  })),
  ...(['submitted', 'reviewing', 'dgReviewing', 'docsPending', 'amending'] as const).map((status) => ({
    title: `[11.1] ${status}`,
    input: { ...sampleFacts, status, lastMove: null },
    events: [],
    ends: {
      value: { preparing: status },
      can: [
        ...['step.amending', 'step.booked', 'step.dgReviewing', 'step.docsPending', 'step.reviewing'],
        ...['step.released', 'step.stuffed', 'step.declared', 'step.departed', 'step.arrived', 'step.completed'],
        ...beforeDeparture,
        ...beforeRelease,
      ].filter((type) => type !== `step.${status}` && !(status === 'amending' && type === 'amendment.ask')),
    },
  })),
]);

function withoutDeparture(): OrderFacts {
  const steps = placed.steps.filter(({ node }) => ['submitted', 'booked', 'arrived', 'completed'].includes(node));
  return factsAt('booked', { ...ready, steps });
}
