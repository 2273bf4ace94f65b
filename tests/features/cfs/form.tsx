import { createActor } from 'xstate';
import { stationName } from '#copy/cfs/order.ts';
import type { CfsFacts } from '#domain/cfs/facts.ts';
import type { CfsForm } from '#domain/cfs/form.ts';
import { cfsService } from '#domain/cfs/service.ts';
import type { OpenedForm } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { portOf } from '../../kit/port-option.ts';
import { readyBooking } from '../../kit/ready-booking.ts';
import { cfsContext, stuffedPaint } from './order.ts';

const never = () => new Promise<never>(() => undefined);

export const cfsFacts: CfsFacts = {
  ...cfsContext,
  choiceNames: {
    warehouseId: Object.fromEntries(cfsContext.stations.map((station) => [station.id, stationName(station)])),
    carrierCode: { COSU: '中远海运 COSU', OOLU: '东方海外 OOLU' },
    orgPortCode: { CNYSN: '洋山 CNYSN', CNNGB: '宁波 CNNGB' },
    viaPortCode: { SGSIN: '新加坡 SGSIN' },
    dstPortCode: { SGSIN: '新加坡 SGSIN', NLRTM: '鹿特丹 NLRTM' },
  },
  locations: {
    orgPortCode: [portOf('CNYSN', '洋山', 'Yangshan', 'yangshan'), portOf('CNNGB', '宁波', 'Ningbo', 'ningbo')],
    viaPortCode: [portOf('SGSIN', '新加坡', 'Singapore', 'xinjiapo')],
    dstPortCode: [
      portOf('SGSIN', '新加坡', 'Singapore', 'xinjiapo'),
      portOf('NLRTM', '鹿特丹', 'Rotterdam', 'lutedan'),
    ],
  },
};

interface Given {
  form?: Partial<CfsForm>;
  facts?: Partial<CfsFacts>;
  opened?: Partial<OpenedForm>;
}

/** Renders a stuffing order at one of its steps, without a parent actor. */
export function cfsBookingAt(step: string, { form = {}, facts = {}, opened = {} }: Given = {}) {
  const open: OpenedForm = {
    ...openedForm,
    step,
    form: { ...stuffedPaint, ...form },
    facts: { ...cfsFacts, ...facts },
    ...opened,
  };
  const booking = readyBooking({ open: async () => open, placeOrder: never });
  return createActor(booking, { input: { service: cfsService } }).start();
}
