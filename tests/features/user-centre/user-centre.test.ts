import { expect, test } from 'vitest';
import { orderMachine } from '#machines/order/index.ts';
import { userCentreMachine } from '#machines/user-centre/index.ts';
import { wireOrder } from '#src/features/orders/order.ts';
import { addressOf, placeOf, ticketRoomOf } from '#src/features/user-centre/addresses.ts';
import { wireUserCentre } from '#src/features/user-centre/wiring.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';
import { unwired } from '#tests/kit/unwired.ts';

test('every port and every effect of the user centre is wired, however deep it lies', () => {
  const services = {
    api: () => Promise.reject(new Error('nothing is called here')),
    showToast: () => undefined,
    site: () => plainSite,
  };
  expect(unwired(wireUserCentre(services, 'workplace'))).toEqual([]);
  expect(unwired(userCentreMachine)).toEqual(
    expect.arrayContaining(['licence: uploadLicence', 'change-password: toastChanged']),
  );
  expect(unwired(wireOrder(services.api))).toEqual([]);
  expect(unwired(orderMachine)).toEqual(expect.arrayContaining(['order: cancelOrder', 'hand-in: send']));
});

test.each([
  ['', 'workplace', null],
  ['?redirect=workplace', 'workplace', null],
  ['?redirect=order&status=booked', 'order', null],
  ['?redirect=order&orderNo=FCL26101200007', 'order', 'FCL26101200007'],
  ['?redirect=enquiry&enquiryNo=ENQ26101200007', 'enquiry', 'ENQ26101200007'],
  ['?redirect=mmOrder&orderNo=FCL26101200007', 'mmOrder', null],
  ['?redirect=honeywell', 'honeywell', null],
  ['?redirect=//evil.example', 'workplace', null],
  ['?redirect=toString', 'workplace', null],
])('[2.14b][2.14c][2.15] the address %s is the room %s, record %s', (query, room, no) => {
  expect(addressOf(query)).toEqual({ room, no, query });
});

test('[4.6b] a ticket is redeemed for the room it was issued for; the rooms it is never issued for are the workplace', () => {
  expect(['?redirect=order', '?redirect=enquiry', '', '?redirect=verification'].map(ticketRoomOf)).toEqual([
    'order',
    'workplace',
    'workplace',
    'verification',
  ]);
});

test('another room, record or page of a list is read from its start; another filter stays where it is', () => {
  const at = (query: string) => placeOf(addressOf(query));
  const list = at('redirect=order');
  expect(at('redirect=order&status=booked')).toBe(list);
  expect(at('redirect=order&page=1')).toBe(list);
  const others = ['redirect=order&page=2', 'redirect=enquiry', 'redirect=order&orderNo=FCL26101200007'].map(at);
  expect(new Set([list, ...others]).size).toBe(4);
});
