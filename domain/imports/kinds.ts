import { unListKind } from '../dangerous-goods/un-list/sheet.ts';
import type { LaneKind } from '../rates/lane-kind.ts';
import { airKind } from '../rates/services/air.ts';
import { domesticKind } from '../rates/services/domestic.ts';
import { fclKind } from '../rates/services/fcl.ts';
import { flexitankKind } from '../rates/services/flexitank.ts';
import { lclKind } from '../rates/services/lcl.ts';
import { railKind } from '../rates/services/rail.ts';
import { tankKind } from '../rates/services/tank.ts';
import {
  cfsKind,
  deskWorksKind,
  fclWorksKind,
  flexitankWorksKind,
  tankWorksKind,
  truckKind,
} from '../rates/works/kinds.ts';
import { storageKind } from '../rates/works/storage.ts';
import { flightKind } from '../schedules/flight-row.ts';
import { coasterKind, sailingKind, trainKind } from '../schedules/kinds.ts';
import type { ImportService, RateService } from './services.ts';
import type { SheetKind } from './sheet-kind.ts';

export const laneKinds: Readonly<Record<RateService, LaneKind>> = {
  fcl: fclKind,
  lcl: lclKind,
  air: airKind,
  rail: railKind,
  tank: tankKind,
  flexitank: flexitankKind,
  domestic: domesticKind,
};

export const sheetKinds: Readonly<Record<ImportService, SheetKind>> = {
  ...laneKinds,
  cfs: cfsKind,
  warehouse: storageKind,
  truck: truckKind,
  dgdesk: deskWorksKind,
  fclWorks: fclWorksKind,
  tankWorks: tankWorksKind,
  flexitankWorks: flexitankWorksKind,
  unList: unListKind,
  sailings: sailingKind,
  flights: flightKind,
  trains: trainKind,
  coasters: coasterKind,
};
