import { flightKind } from '../air/flight-row.ts';
import { airKind } from '../air/rate-columns.ts';
import { unListKind } from '../dangerous-goods/un-list/sheet.ts';
import { domesticKind } from '../domestic/rate-columns.ts';
import { fclKind } from '../fcl/rate-columns.ts';
import { flexitankKind } from '../flexitank/rate-columns.ts';
import { lclKind } from '../lcl/rate-columns.ts';
import { railKind } from '../rail/rate-columns.ts';
import type { LaneKind } from '../rates/lane-kind.ts';
import {
  cfsKind,
  deskWorksKind,
  fclWorksKind,
  flexitankWorksKind,
  tankWorksKind,
  truckKind,
} from '../rates/works/kinds.ts';
import { storageKind } from '../rates/works/storage.ts';
import { coasterKind, sailingKind, trainKind } from '../schedules/kinds.ts';
import { tankKind } from '../tank/rate-columns.ts';
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
