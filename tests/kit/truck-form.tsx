import type { TruckFacts } from '#domain/booking/services/truck/facts.ts';
import { truckService } from '#domain/booking/services/truck/service.ts';
import { bookingsOf } from './ready-booking.ts';
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

/** The order of goods by road. */
export const { opened: openedTruck, start: openTruck } = bookingsOf(truckService, { form: roadForm, facts: roadFacts });
