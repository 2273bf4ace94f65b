import type { ModeRow } from '#contract/calls/mode-advice.ts';
import { DENSITY_LIMITS } from '#domain/flexitank/limits.ts';
import { readQuantity } from '#domain/quantity.ts';
import type { Reader } from '../fee-rates.ts';
import type { ModesQuery } from '../modes/query.ts';
import { cheapestOf, closedRow, isBookable, offerOf, reasonOf, rowOf } from '../modes/row.ts';
import { isBetween, readEnds, readServiceLanes } from '../service-lanes.ts';
import { readFlexitankSailings } from './prices.ts';

const MODE = 'FLEXITANK';

/** Dangerous goods never go in flexitanks, so the rule is stated even when nothing is for sale. */
export async function flexitankRow(db: Reader, query: ModesQuery): Promise<ModeRow> {
  if (query.isDanger) return rowOf(MODE, 'REFUSED', { reasons: [reasonOf('FLEXITANK_DANGEROUS')] });
  if (query.state === 'SOLID') return rowOf(MODE, 'REFUSED', { reasons: [reasonOf('SOLID_IN_BAG')] });
  const ends = await readEnds(db, 'flexitank', query);
  const lanes = (await readServiceLanes(db, 'flexitank')).filter(isBetween(query));
  const { density, mass } = query;
  const isKnown = density !== null && readQuantity(density, DENSITY_LIMITS).ok;
  const items = await readFlexitankSailings(db, lanes, { mass, density: isKnown ? density : null }, query);
  const open = items.filter(isBookable);
  if (open.length === 0) return closedRow(MODE, items, ends, lanes.length > 0);
  if (density === null) return rowOf(MODE, 'INCOMPLETE', { ends, reasons: [reasonOf('NEEDS_DENSITY')] });
  const best = cheapestOf(open.filter(({ plan }) => plan !== null));
  if (best?.plan == null) return rowOf(MODE, 'REFUSED', { ends, reasons: [reasonOf('FLEXITANK_NO_BAG')] });
  const { boxes: units, ...plan } = best.plan;
  return rowOf(MODE, 'OK', {
    ends,
    load: { kind: 'FLEXITANK', units, ...plan },
    offer: offerOf(best, plan.totalKg),
  });
}
