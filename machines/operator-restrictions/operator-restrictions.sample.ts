import type { RestrictionConsidered } from '#contract/calls/operator-restrictions.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { Restriction, RestrictionsPage } from './operator-restrictions.types.ts';

export const NOW = Date.parse('2026-10-12T09:40:00+08:00');

const anyGoods = {
  ...{ dgClass: null, unNo: null, packingGroup: null, subsidiaryClass: null },
  ...{ compatibilityGroup: null, specialProvision: null, limitedQuantity: null, limitKg: null },
} as const;

/** As the reference tables define it. */
export const referenceRow: Restriction = {
  ...{ id: 'carrier-COSU-1', version: 1, partyKind: 'carrier', partyCode: 'COSU', partyName: '中远海运' },
  ...anyGoods,
  ...{ dgClass: '1', source: '平台参考表' },
  ...{ validFrom: 0, validTo: null, state: 'IN_FORCE', editedBy: null, editedAt: null },
};

export const portRow: Restriction = {
  ...{ id: 'port-NLRTM-7', version: 4, partyKind: 'port', partyCode: 'NLRTM', partyName: '鹿特丹' },
  ...anyGoods,
  ...{ dgClass: '5.1', unNo: '1942', packingGroup: 'III', specialProvision: '306', limitedQuantity: 'EXCEPT' },
  ...{ limitKg: 20_000, source: '港口通告 42' },
  validFrom: Date.parse('2026-10-01T08:30:15+08:00'),
  validTo: Date.parse('2026-12-31T18:00:00+08:00'),
  ...{ state: 'IN_FORCE', editedBy: '王珂', editedAt: NOW - DAY_MS },
};

export const endedRow: Restriction = {
  ...{ ...referenceRow, id: 'vessel-COSCO-ARIES-9', partyKind: 'vessel', partyCode: 'COSCO ARIES' },
  ...{ partyName: 'COSCO ARIES', dgClass: '3', version: 2, validTo: NOW, state: 'ENDED', editedBy: '王珂' },
};

export const firstPage: RestrictionsPage = { items: [referenceRow, portRow], total: 3, next: 'port-NLRTM-7', now: NOW };
export const lastPage: RestrictionsPage = { items: [portRow, endedRow], total: 3, next: null, now: NOW };

/** The same row, edited by another operator. */
export const theirRow: Restriction = {
  ...portRow,
  version: 5,
  limitKg: 5_000,
  source: '港口通告 43',
  editedBy: '周样本',
};

export const twoOrders: RestrictionConsidered = {
  ...{ partyName: '中远海运', key: 'key-to-save-it-with-1' },
  orders: [
    { orderNo: 'FCL26101200007', status: 'reviewing' },
    { orderNo: 'FCL26101200008', status: 'booked' },
  ],
  total: 3,
};
export const noOrders: RestrictionConsidered = {
  partyName: '鹿特丹',
  key: 'key-to-save-it-with-2',
  orders: [],
  total: 0,
};
