import type { RailOffer } from '#contract/calls/rail-prices.ts';
import { rail as words } from '#copy/rail/search.ts';
import type { DoorSide } from '#domain/domestic/fees.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { DOOR_BY_ENQUIRY, type RailQuery } from '#domain/rail/terms.ts';
import { tonsOf } from '#src/features/domestic/list/tons.ts';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const CNY = '1';
const SIDES: readonly DoorSide[] = ['pickup', 'delivery'];

interface RailDetailProps {
  item: RailOffer;
  asked: RailQuery;
  isOpen: boolean;
}

/** Reasons for a missing price, or every price line and truck leg. */
export function RailDetail({ item, asked, isOpen }: RailDetailProps) {
  if (!isOpen)
    return item.unpriced.length > 0 ? <p className="p-1">{words.unpriced(item.unpriced.join('、'))}</p> : null;
  return (
    <div className="grid gap-1">
      <Terms item={item} asked={asked} />
      <FeeTable offer={item} />
      {SIDES.map((side) => (
        <Door
          key={side}
          side={side}
          item={item}
          city={asked.load === 'CBM' && asked[side] !== '' ? DOOR_BY_ENQUIRY : asked[side]}
        />
      ))}
    </div>
  );
}

/** Prices per container, border crossing and validity. */
function Terms({ item, asked }: Pick<RailDetailProps, 'asked' | 'item'>) {
  const { prices, freeDays, returnDepot, validTo, org, border, foreignBorder, direction, weekday } = item;
  const boxes = asked.load === 'BOX' ? prices : [];
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-0.5 px-1.5 text-12 text-ink-2">
      {boxes.map(({ ctnType, amount, currency, limitKg }) => (
        <li key={ctnType}>
          {words.boxPrice(ctnType, formatMoney(amount, currency))}
          {limitKg === null ? '' : `，${words.limit(showMeasure(String(limitKg)))}`}
        </li>
      ))}
      <li>{words.crossed(border, foreignBorder)}</li>
      <li>
        {words.directions[direction]}，{words.weekly(words.weekdays[weekday - 1] ?? '')}
      </li>
      {freeDays === null ? null : <li>{words.free(freeDays)}</li>}
      <li>{words.returned(returnDepot)}</li>
      <li>
        {words.valid} <DateTime instant={validTo} zone={org.timezone} dateOnly />
      </li>
    </ul>
  );
}

function Door({ side, item, city }: { side: DoorSide; item: RailOffer; city: string }) {
  if (city === '') return null;
  const door = item[side].find(({ code }) => code === city);
  const text =
    city === DOOR_BY_ENQUIRY
      ? words.requestedDoor[side]
      : door === undefined
        ? words.noDoor
        : `${words.doors[side](
            door.nameCn,
            door.prices.map(({ ctnType, amount }) => words.boxPrice(ctnType, formatMoney(amount, CNY))).join('，'),
          )}。${words.doorNote(door.nameCn, door.kilometres, tonsOf(door.limitKg))}`;
  return <p className="text-12 text-ink-2">{text}</p>;
}
