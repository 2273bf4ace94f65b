import type { LaneKind } from '../rates/lane-kind.ts';
import { fclKind } from '../rates/services/fcl.ts';
import { sailingColumns, sailingKey } from '../schedules/columns.ts';
import { checkSailings } from '../schedules/compare.ts';
import { checkSailingRow } from '../schedules/sailing-row.ts';
import type { ImportService, RateService } from './services.ts';
import type { SheetKind } from './sheet-kind.ts';

export const laneKinds: Readonly<Record<RateService, LaneKind>> = { fcl: fclKind };

export const sheetKinds: Readonly<Record<ImportService, SheetKind>> = {
  ...laneKinds,
  sailings: {
    sheet: '船期',
    columns: sailingColumns,
    checkRow: checkSailingRow,
    checkRows: checkSailings,
    keyOf: sailingKey,
  },
};
