import '../paper-form-fields.ts';
import type { BookedService } from '#contract/booked-services.ts';
import type { ServiceWords } from './service-words.ts';
import { airWords } from './services/air.ts';
import { cfsWords } from './services/cfs.ts';
import { deskWords } from './services/dgdesk.ts';
import { domesticWords } from './services/domestic.ts';
import { fclWords } from './services/fcl.ts';
import { flexitankWords } from './services/flexitank.ts';
import { goodsWords } from './services/goods.ts';
import { lclWords } from './services/lcl.ts';
import { railWords } from './services/rail.ts';
import { tankWords } from './services/tank.ts';
import { truckWords } from './services/truck.ts';
import { warehouseWords } from './services/warehouse.ts';

/** Loads every service. Fields, choices and steps have the same name in all of them. */
export const wordsOfServices: Readonly<Record<BookedService, ServiceWords>> = {
  air: airWords,
  fcl: fclWords,
  lcl: lclWords,
  cfs: cfsWords,
  dgdesk: deskWords,
  domestic: domesticWords,
  flexitank: flexitankWords,
  rail: railWords,
  warehouse: warehouseWords,
  truck: truckWords,
  tank: tankWords,
  goods: goodsWords,
};
