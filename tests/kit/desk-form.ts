import { createActor } from 'xstate';
import type { DeskFacts } from '#domain/dg-desk/context.ts';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import type { OpenedForm } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { DESK_NOW, deskContext, everyWork } from './desk-order.ts';
import { portOf } from './port-option.ts';
import { readyBooking } from './ready-booking.ts';

const never = () => new Promise<never>(() => undefined);

export const deskFacts: DeskFacts = {
  ...deskContext,
  choiceNames: {
    'carriage.carrierCode': { COSU: '中远海运 COSU', OOLU: '东方海外 OOLU' },
    'carriage.orgPortCode': { CNYSN: '洋山 CNYSN', CNNGB: '宁波 CNNGB' },
    'carriage.dstPortCode': { CNYSN: '洋山 CNYSN', NLRTM: '鹿特丹 NLRTM' },
  },
  locations: {
    'carriage.orgPortCode': [
      portOf('CNYSN', '洋山', 'Yangshan', 'yangshan'),
      portOf('CNNGB', '宁波', 'Ningbo', 'ningbo'),
    ],
    'carriage.dstPortCode': [portOf('NLRTM', '鹿特丹', 'Rotterdam', 'lutedan')],
  },
};

/** Renders a DG service order at one of its steps, without a parent actor. */
export function deskBookingAt(step: string, form: Partial<DeskForm> = {}) {
  const open: OpenedForm = { ...openedForm, step, form: { ...everyWork(DESK_NOW), ...form }, facts: deskFacts };
  const booking = readyBooking({ open: async () => open, placeOrder: never });
  return createActor(booking, { input: { service: deskService } }).start();
}
