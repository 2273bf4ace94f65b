import type { SheetKind } from '../imports/sheet-kind.ts';
import { coasterColumns, sailingColumns, sailingKey, trainColumns } from './columns.ts';
import { checkSailings } from './compare.ts';
import { sailingRowChecker } from './sailing-row.ts';

const shared = { checkRows: checkSailings, keyOf: sailingKey };

export const sailingKind: SheetKind = {
  ...{ sheet: '船期', columns: sailingColumns, checkRow: sailingRowChecker('port') },
  ...shared,
};

export const coasterKind: SheetKind = {
  ...{ sheet: '内贸船期', columns: coasterColumns, checkRow: sailingRowChecker('port') },
  ...shared,
};

export const trainKind: SheetKind = {
  ...{ sheet: '班列', columns: trainColumns, checkRow: sailingRowChecker('station') },
  ...shared,
};
