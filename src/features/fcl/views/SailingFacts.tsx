import { frame as words } from '#copy/booking/frame.ts';
import { cutOffNames } from '#copy/search/prices.ts';
import { DAY_BEFORE_MINUTES } from '#domain/calendar/ics.ts';
import type { FclFacts } from '#domain/fcl/facts.ts';
import { Arrival, type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { CalendarLink } from '#src/features/orders/views/CalendarLink.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { MapLink } from '#src/ui/parts/MapLink.tsx';

const CUT_OFFS = ['siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff', 'cyClosing'] as const;

const names = cutOffNames as Readonly<Record<string, string>>;

export function cutOffsShown({ offer }: FclFacts) {
  if (offer === null) return [];
  const own = offer.isDanger ? 'bookingCloseDg' : 'bookingCloseGen';
  return [own, ...CUT_OFFS]
    .filter((code) => offer.isDanger || code !== 'dgCutoff')
    .map((code) => ({ code, label: names[code] ?? code, instant: offer.cutOffs[code as keyof typeof offer.cutOffs] }))
    .sort((one, other) => one.instant - other.instant);
}

export function CutOffCalendar({ facts }: { facts: FclFacts }) {
  const { sailing, now } = facts;
  if (sailing === null) return null;
  const voyage = `${sailing.vessel} ${sailing.voyage}`;
  const moments = cutOffsShown(facts).map(({ code, label, instant }) => ({
    uid: `${voyage}-${code}@huazhou`.replace(/\s/g, '-'),
    instant,
    title: `${label} ${voyage} ${sailing.orgName}→${sailing.dstName}`,
    description: '',
    location: '',
    remindMinutes: [DAY_BEFORE_MINUTES],
  }));
  return (
    <CalendarLink file={sailing.voyage} name={voyage} now={now} moments={moments}>
      {words.route.calendar}
    </CalendarLink>
  );
}

/** Facts of the sailing; empty while it is unknown. */
export function sailingRows({ sailing, offer }: FclFacts): FactRow[] {
  if (sailing === null || offer === null) return [];
  return [
    [
      words.route.line,
      <span key="line">
        {sailing.orgName} {sailing.terminal} → {sailing.dstName}{' '}
        <span className="text-ink-3">
          {sailing.via === null ? words.route.direct : words.route.via(sailing.via.nameCn)}
        </span>{' '}
        <MapLink location={`${sailing.orgName} ${sailing.terminal}`} />
      </span>,
    ],
    [words.route.vessel, `${sailing.carrier.nameCn} ${sailing.vessel} ${sailing.voyage}`],
    [words.route.etd, <DateTime key="etd" instant={sailing.etd} zone={offer.timezone} dateOnly />],
    [
      words.route.eta,
      <Arrival
        key="eta"
        instant={sailing.eta}
        zone={sailing.dstZone}
        note={words.route.transit(sailing.transitDays)}
      />,
    ],
  ];
}

export function SailingFacts({ facts }: { facts: FclFacts }) {
  const { sailing, offer, now } = facts;
  if (sailing === null || offer === null) return null;
  return (
    <>
      <FactRows rows={sailingRows(facts)} />
      <section aria-label={words.route.cutOffs}>
        <ol className="grid grid-cols-2 gap-x-2 gap-y-1 border-line border-t pt-1 md:grid-cols-3">
          {cutOffsShown(facts).map(({ code, label, instant }) => (
            <li key={code} className="grid content-start text-12">
              <span className="font-strong text-14">{label}</span>
              <DateTime instant={instant} zone={offer.timezone} />
              <Countdown deadline={instant} now={now} label={label} />
            </li>
          ))}
        </ol>
        <div className="-ml-1.5 mt-0.5">
          <CutOffCalendar facts={facts} />
        </div>
      </section>
    </>
  );
}
