import type { TruckFacts } from '#domain/truck/facts.ts';
import { truckService } from '#domain/truck/service.ts';
import { bookingsOf } from '../../kit/ready-booking.ts';
import { roadForm, sampleRoadDeal } from './order.ts';

const CITIES = { '310000': '上海', '330200': '浙江 宁波' };

/** Query of the option for the paint. */
export const roadFacts: TruckFacts = {
  now: Date.parse('2026-10-07T10:00:00+08:00'),
  validTo: Date.parse('2026-10-12T10:00:00+08:00'),
  deal: sampleRoadDeal,
  payTypes: ['BANK'],
  choiceNames: { 'loading.city': CITIES, 'unloading.city': CITIES },
};

/** The order of goods by road. */
export const { opened: openedTruck, start: openTruck } = bookingsOf(truckService, { form: roadForm, facts: roadFacts });
