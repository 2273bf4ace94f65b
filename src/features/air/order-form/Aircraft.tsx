import { airLoad as air } from '#copy/air/load.ts';
import { airBooking as words } from '#copy/air/order.ts';
import { packingGroupText } from '#copy/dangerous-goods/lookup.ts';
import type { AirCargoLine } from '#domain/air/form.ts';
import { type Aircraft as AircraftType, aircraftTypes, exceedsAirLimit } from '#domain/air/limits.ts';
import { limitOfLine, unNoOf } from '#domain/air/rules.ts';
import { airReaders } from '#domain/air/service.ts';
import { numberOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useRested, useShared, valueNow } from '#src/features/booking/form/use-booking.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { limitText } from '../list/limit-text.ts';

const markOf = (lines: readonly AirCargoLine[]) =>
  JSON.stringify(lines.map(({ isDanger, perPackage, dg }) => [isDanger, perPackage, dg.unNo, dg.packingGroup]));

/** Whether the aircraft accepts the packages of a line unchanged. */
function takingOf(line: AirCargoLine, aircraft: AircraftType): 'asked' | 'refused' | 'taken' {
  const limit = limitOfLine(line, aircraft);
  const typed = numberOf(line.perPackage);
  if (limit.kind === 'UNKNOWN') return 'asked';
  const isWithin = typed === null || !exceedsAirLimit(limit, decimalText(typed));
  return limit.kind !== 'FORBIDDEN' && isWithin ? 'taken' : 'refused';
}

const TONES = { asked: 'warn', refused: 'danger', taken: 'ok' } as const;

/** Lists which aircraft accepts the dangerous goods, and which of them flies this route. */
export function Aircraft({ actor }: { actor: OrderFormRef }) {
  const { offer } = useShared(actor, airReaders.selectFacts);
  useRested<AirCargoLine[], string>(actor, 'cargo', markOf);
  const lines = valueNow<readonly AirCargoLine[]>(actor, 'cargo').filter(
    ({ isDanger, dg }) => isDanger && dg.unNo !== '',
  );
  if (lines.length === 0) return null;
  return (
    <Panel title={words.aircraft.title} note={words.aircraft.note}>
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-0.5 border-line border-b pb-1 last:border-b-0">
            <span className="font-strong">
              {[`UN ${unNoOf(line)}`, line.dg.psnCn, line.dg.packingGroup && packingGroupText([line.dg.packingGroup])]
                .filter(Boolean)
                .join(' ')}
            </span>
            {aircraftTypes.map((type) => (
              <span key={type} className="flex flex-wrap items-center gap-x-1">
                <span className={offer?.aircraft === type ? 'font-strong' : 'text-ink-2'}>{air.aircraft[type]}</span>
                <span>{limitText(limitOfLine(line, type))}</span>
                <Badge tone={TONES[takingOf(line, type)]}>{words.aircraft[takingOf(line, type)]}</Badge>
                {offer?.aircraft === type ? <Badge tone="sea">{words.aircraft.booked}</Badge> : null}
              </span>
            ))}
            {offer?.aircraft === 'CAO' && takingOf(line, 'PAX') === 'refused' && takingOf(line, 'CAO') === 'taken' ? (
              <span className="text-12 text-ink-2">{words.aircraft.label}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
