import { createActor, waitFor } from 'xstate';
import type { TruckFacts } from '#domain/booking/services/truck/facts.ts';
import type { TruckForm } from '#domain/booking/services/truck/form.ts';
import { truckService } from '#domain/booking/services/truck/service.ts';
import type { OpenAnswer } from '#machines/booking/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { readyBooking } from './ready-booking.ts';
import { askedDeal, roadForm } from './truck-order.ts';

const CITIES = { '310000': '上海', '330200': '浙江 宁波' };

/** What the option of the paint was named for, as the page is told of it. */
export const roadFacts: TruckFacts = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  validTo: Date.parse('2026-10-12T10:00:00+08:00'),
  deal: askedDeal,
  payTypes: ['BANK'],
  choiceNames: { 'loading.city': CITIES, 'unloading.city': CITIES },
};

interface Given {
  form?: Partial<TruckForm>;
  facts?: Partial<TruckFacts>;
}

const never = () => new Promise<never>(() => undefined);

/** What an order by road opens with, at one of its steps. */
export const openedTruck = (step: string, { form = {}, facts = {} }: Given = {}): OpenAnswer => ({
  ...openedForm,
  step,
  form: { ...roadForm, ...form },
  facts: { ...roadFacts, ...facts },
});

/** The order by road, open at one of its steps. */
export async function openTruck(step: string, given?: Given) {
  const machine = readyBooking({ open: async () => openedTruck(step, given), placeOrder: never });
  const actor = createActor(machine, { input: { service: truckService } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  return actor;
}
