import { describe, expect, test } from 'vitest';
import { changesOf } from '#domain/booking/form-changes.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import { amendmentRefusal } from '#domain/orders/amendment.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/statuses.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { canTake, refusalToAmend } from '#machines/order-life/index.ts';
import { placedFacts, plans } from '#machines/order-life/order-life.plans.ts';

describe('[10.11] whether an order is amended', () => {
  const open: readonly OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'booked'];

  test.each(orderStatuses)('%s', (status) => {
    const expected = open.includes(status) ? null : 'over';
    expect(amendmentRefusal({ status, isEnquired: false, isWaiting: false, isCancelling: false })).toBe(expected);
  });

  test('only one amendment may be pending', () => {
    expect(amendmentRefusal({ status: 'amending', isEnquired: true, isWaiting: true, isCancelling: false })).toBe(
      'waiting',
    );
  });

  test('not while a cancellation waits for an answer', () => {
    const order = { status: 'booked', isEnquired: false, isWaiting: false } as const;
    expect(amendmentRefusal({ ...order, isCancelling: true })).toBe('cancelling');
  });

  test('the price of an enquiry is named by a person again', () => {
    expect(amendmentRefusal({ status: 'booked', isEnquired: true, isWaiting: false, isCancelling: false })).toBe(
      'enquired',
    );
    expect(amendmentRefusal({ status: 'released', isEnquired: true, isWaiting: false, isCancelling: false })).toBe(
      'over',
    );
  });
});

describe.each(Object.keys(plans))('[10.11] the machine takes an amendment of %s as the rule allows it', (service) => {
  const yesNo = [false, true];
  const standing = orderStatuses.flatMap((status) =>
    yesNo.flatMap((isEnquired) =>
      yesNo.flatMap((isWaiting) => yesNo.map((isCancelling) => ({ status, isEnquired, isWaiting, isCancelling }))),
    ),
  );

  test.each(standing)('$status, enquired $isEnquired, waiting $isWaiting, cancelling $isCancelling', (order) => {
    const { status, isEnquired, isWaiting, isCancelling } = order;
    const facts = {
      ...{ ...placedFacts(service), status, isEnquired },
      amendment: isWaiting ? ({ resumes: 'submitted' } as const) : null,
      cancellation: isCancelling ? ({ side: 'customer', state: 'requested' } as const) : null,
    };
    expect(refusalToAmend(facts)).toBe(amendmentRefusal(order));
    expect(canTake(facts, { type: 'amendment.ask' })).toBe(amendmentRefusal(order) === null);
  });
});

describe('[10.11] changes of an amendment', () => {
  const [box] = methanolForm.containers;
  const [line] = methanolForm.cargo;
  const changes = (more: Partial<typeof methanolForm>) =>
    changesOf(fclDescription, methanolForm, { ...methanolForm, ...more });

  test('are empty for the same form and its agreements', () => {
    expect(changes({})).toEqual([]);
    expect(changes({ agree: false, truth: false })).toEqual([]);
  });

  test('fields of the form, of its lines and of their blocks', () => {
    const other = { ...line!, packages: '161', dg: { ...line!.dg, emergencyContact: '赵应急' } };
    expect(changes({ remark: '改', containers: [{ ...box!, quantity: '3' }], cargo: [other] })).toEqual([
      { path: 'containers.0.quantity', kind: 'whole', before: '2', after: '3' },
      { path: 'cargo.0.packages', kind: 'whole', before: '160', after: '161' },
      { path: 'cargo.0.dg.emergencyContact', kind: 'text', before: '王应急', after: '赵应急' },
      { path: 'remark', kind: 'longText', before: '', after: '改' },
    ]);
  });

  test('of an added line, each filled field', () => {
    const found = changes({ containers: [box!, { ...box!, id: '2', ctnType: '40HQ', quantity: '1' }] });
    expect(found.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['containers.1.ctnType', undefined, '40HQ'],
      ['containers.1.quantity', undefined, '1'],
      ['containers.1.weightPerCtn', undefined, '15200'],
    ]);
  });

  test('of a removed line, each filled field', () => {
    const found = changes({ containers: [] });
    expect(found.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['containers.0.ctnType', '20GP', undefined],
      ['containers.0.quantity', '2', undefined],
      ['containers.0.weightPerCtn', '15200', undefined],
    ]);
  });
});
