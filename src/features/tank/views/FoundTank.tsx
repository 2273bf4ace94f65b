import type { TankFound } from '#contract/services/tank-fleet.ts';
import { tankFleet } from '#copy/tank/fleet.ts';
import { tank as tankWords } from '#copy/tank/search.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { FactRows } from '#src/features/booking/form/FactRows.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note, type NoteTone } from '#src/ui/parts/common/Note.tsx';

const words = tankFleet.find;

export interface FoundLinks {
  rent: (tankType: string, depotId: string) => string;
  enquire: string;
  desk: string;
}

type Tank = NonNullable<TankFound['tank']>;
type Check = { key: string; tone: NoteTone; text: string; action?: { label: string; href: string } };

const TEST_TONES = { HOLDS: 'ok', LAPSES: 'danger', LAPSED: 'danger' } as const;
const FIT_TONES = { MET: 'ok', WEAK: 'danger', ASK: 'warn', NONE: 'danger', OPEN: 'plain' } as const;
const LAST_TONES = { SAME: 'ok', CERTIFICATE: 'warn', REACTS: 'danger' } as const;

/** Checks of this tank for the cargo: test date, strength and previous cargo. */
function checksOf({ test, fit, goods, cargo, arrival }: TankFound, tank: Tank, unNo: string, links: FoundLinks) {
  const checks: Check[] = [];
  if (test !== null)
    checks.push({
      ...{ key: 'test', tone: TEST_TONES[test] },
      text: words.test[test](tank.nextTest.day, arrival?.day ?? null),
    });
  if (goods === null && unNo !== '')
    return [
      ...checks,
      {
        ...({ key: 'fit', tone: 'warn' } as const),
        text: words.unNoUnknown(unNo),
        action: { label: words.lookUp, href: links.desk },
      },
    ];
  const isEnquired = fit === 'ASK' || fit === 'NONE';
  checks.push({
    ...{ key: 'fit', tone: FIT_TONES[fit] },
    text: words.fit[fit](tank.tankType, goods === null ? words.unNo : words.cargo(goods.unNo, goods.nameCn)),
    ...(isEnquired ? { action: { label: words.enquire, href: links.enquire } } : {}),
  });
  if (cargo !== null)
    checks.push({
      ...{ key: 'cargo', tone: LAST_TONES[cargo.verdict] },
      text: cargo.verdict === 'REACTS' ? words.last.REACTS(cargo.reason ?? '') : words.last[cargo.verdict],
    });
  return checks;
}

/** A tank of the fleet, and whether it may carry the goods to their destination. */
export function FoundTank({ found, unNo, links }: { found: TankFound; unNo: string; links: FoundLinks }) {
  const { tank, number, now } = found;
  if (tank === null) return null;
  const { state, place, depotId, lastTest, nextTest, lastCargoes, freeFrom } = tank;
  const isFree = freeFrom <= dayAfter(localDay(now, CHINA), 1);
  return (
    <section aria-label={number} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-1.5">
        <h2 className="font-strong text-20">{number}</h2>
        {depotId === null ? null : (
          <ButtonLink tone="primary" href={links.rent(tank.tankType, depotId)}>
            {isFree ? words.rent : words.rentFrom(freeFrom)}
          </ButtonLink>
        )}
      </div>
      <section aria-label={words.checks} className="grid gap-1">
        <h3 className="font-strong">{words.checks}</h3>
        {checksOf(found, tank, unNo, links).map(({ key, tone, text, action }) => (
          <Note
            key={key}
            tone={tone}
            {...(action === undefined
              ? {}
              : {
                  action: (
                    <ButtonLink size={32} href={action.href}>
                      {action.label}
                    </ButtonLink>
                  ),
                })}
          >
            {text}
          </Note>
        ))}
      </section>
      <section aria-label={words.facts} className="grid gap-1 rounded border border-line bg-surface p-2">
        <h3 className="font-strong">{words.facts}</h3>
        <FactRows
          rows={[
            [words.type, tank.tankType],
            [words.capacity, tankWords.litres(showMeasure(String(tank.capacityLitres)))],
            [words.tare, `${showMeasure(String(tank.tareKg))} kg`],
            [words.gross, `${showMeasure(String(tank.grossKg))} kg`],
            [words.state, words.states[state]],
            [words.location, state === 'VOYAGE' ? words.bound(place) : place],
            [words.lastTest, words.testText(words.tests[lastTest.kind], lastTest.day)],
            [words.nextTest, words.testText(words.tests[nextTest.kind], nextTest.day)],
          ]}
        />
        <h4 className="text-12 text-ink-3">{words.cargoes}</h4>
        <ol className="list-decimal pl-2.5">
          {lastCargoes.map(({ unNo: cargoNo, name }, index) => (
            // Past cargoes may repeat, so lines are keyed by index.
            // biome-ignore lint/suspicious/noArrayIndexKey: three past cargoes never move
            <li key={index}>{cargoNo === null ? name : words.cargo(cargoNo, name)}</li>
          ))}
        </ol>
      </section>
    </section>
  );
}
