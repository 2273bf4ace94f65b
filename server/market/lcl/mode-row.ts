import { parse } from 'valibot';
import type { ModeRow } from '#contract/calls/mode-advice.ts';
import { type LclOffer, lclPrices } from '#contract/services/lcl-prices.ts';
import { bookability } from '#domain/schedule/bookable.ts';
import type { Reader } from '../fee-rates.ts';
import { type Loose, looseOf } from '../modes/loose.ts';
import type { ModesQuery } from '../modes/query.ts';
import { cheapestOf, closedRow, isBookable, numberReasons, offerOf, reasonOf, rowOf } from '../modes/row.ts';
import { listLclPrices } from './prices.ts';

const MODE = 'LCL';

const listLcl = (db: Reader, query: ModesQuery, loose: Loose | null) => {
  const { orgPortCode, dstPortCode, isDanger, unNo, dgClass, packingGroup } = query;
  return listLclPrices(
    db,
    parse(lclPrices.request, {
      ...{ orgPortCode, dstPortCode, isDanger: isDanger ? 'Y' : 'N' },
      ...(unNo === '' ? {} : { unNo }),
      ...(dgClass === undefined ? {} : { dgClass }),
      ...(packingGroup === undefined ? {} : { packingGroup }),
      ...(loose === null ? {} : { volume: loose.volume, weight: loose.grossKg }),
    }),
    query,
  );
};

/** Goods that need approval still have a price while the offer can be booked. */
const isPriced = ({ acceptance, ...offer }: LclOffer, { isDanger, now }: ModesQuery) =>
  isBookable(offer) ||
  (acceptance === 'ASK' && bookability({ ...offer, space: 'AMPLE' }, isDanger, now) === 'BOOKABLE');

export async function lclRow(db: Reader, query: ModesQuery): Promise<ModeRow> {
  const loose = looseOf(query);
  const answer = await listLcl(db, query, loose);
  const priced = answer.items.filter((item) => isPriced(item, query));
  if (priced.length === 0) return closedRow(MODE, answer.items, answer, answer.items.length > 0);
  if (loose === null)
    return rowOf(MODE, 'INCOMPLETE', {
      ends: answer,
      reasons: [reasonOf(query.state === 'LIQUID' ? 'NEEDS_DENSITY' : 'NEEDS_VOLUME')],
    });
  const best = cheapestOf(priced.filter(({ charged }) => charged !== null));
  if (best?.charged == null) return rowOf(MODE, 'NO_PRICE', { ends: answer, reasons: [reasonOf('CLOSED')] });
  const reasons = [...numberReasons(query), ...(best.acceptance === 'ASK' ? [reasonOf('LCL_ASK')] : [])];
  return rowOf(MODE, reasons.length > 0 ? 'ASK' : 'OK', {
    ends: answer,
    reasons,
    load: { kind: 'LCL', ...loose, totalKg: query.mass, tons: best.charged.tons, by: best.charged.by },
    offer: offerOf(best, query.mass),
  });
}
