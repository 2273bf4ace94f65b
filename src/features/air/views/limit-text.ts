import type { AirLimitAnswer } from '#contract/services/air-prices.ts';
import { airLoad as words } from '#copy/air/load.ts';

/** Formats the limit per package. */
export function limitText(limit: AirLimitAnswer): string {
  switch (limit.kind) {
    case 'FORBIDDEN':
      return words.goods.forbidden;
    case 'NO_LIMIT':
      return words.goods.noLimit;
    case 'UNKNOWN':
      return words.goods.unknown;
    case 'OPEN':
      return words.goods.open(limit.amount, limit.unit);
    default:
      return words.goods.limit(limit.amount, limit.unit);
  }
}
