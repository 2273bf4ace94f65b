import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { formatAmount } from '#domain/money.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Countdown, DateTime } from '#src/ui/parts/DateTime.tsx';
import { Restricted } from '#src/ui/parts/Note.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { FeeTable } from './FeeTable.tsx';
import { originZone } from './OfferCells.tsx';

interface OfferDetailProps {
  id: string;
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
}

const COMMON = [
  'emptyPickup',
  'cyOpen',
  'siCutoff',
  'dgCutoff',
  'amsCutoff',
  'vgmCutoff',
  'customsCutoff',
  'cyClosing',
] as const;

/** What concerns this cargo, in the order it comes. */
function deadlines({ cutOffs, etd }: Offer, isDanger: boolean) {
  const own = isDanger ? 'bookingCloseDg' : 'bookingCloseGen';
  const names = [own, ...COMMON].filter((name) => isDanger || name !== 'dgCutoff') as (typeof own | 'cyOpen')[];
  return [
    ...names.map((name) => ({ key: name as string, label: words.cutOffNames[name] as string, instant: cutOffs[name] })),
    { key: 'etd', label: words.sailed as string, instant: etd },
  ].sort((one, other) => one.instant - other.instant);
}

export function OfferDetail({ id, offer, answer, isDanger }: OfferDetailProps) {
  return (
    <div id={id} className="grid gap-3 p-2 lg:grid-cols-[3fr_2fr]">
      <section className="min-w-0 lg:col-span-2">
        <h3 className="font-strong text-16">{words.cutOffs}</h3>
        <ol className="mt-1 grid grid-cols-2 gap-x-2 gap-y-1.5 md:grid-cols-5">
          {deadlines(offer, isDanger).map(({ key, label, instant }) => (
            <li key={key} className="grid content-start">
              <span className="text-12 text-ink-3">
                <DateTime instant={instant} zone={originZone(answer)} />
              </span>
              <span className="font-strong">{label}</span>
              <span className="text-12">
                <Countdown deadline={instant} now={answer.now} label={label} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className="min-w-0">
        <h3 className="mb-1 font-strong text-16">{words.fees}</h3>
        {offer.lines.length === 0 ? <p className="text-ink-2">{words.noFees}</p> : <FeeTable offer={offer} />}
      </section>
      <section className="grid min-w-0 content-start gap-2">
        {isDanger ? <Acceptance offer={offer} /> : null}
        <Facts offer={offer} answer={answer} />
      </section>
    </div>
  );
}

function Acceptance({ offer }: { offer: Offer }) {
  return (
    <>
      <h3 className="font-strong text-16">{words.acceptance}</h3>
      <PlacardList values={offer.dgClasses} />
      {offer.carrierRefuses.length > 0 || offer.refusals.length > 0 ? (
        <Restricted title={offer.refusals.length > 0 ? words.refusesYours : words.refusedTitle}>
          {offer.refusals.map((refusal) => (
            <p key={`${refusal.kind}-${refusal.code}-${refusal.refusedClass}`}>{words.refusal(refusal)}</p>
          ))}
          <PlacardList values={offer.carrierRefuses} refused />
        </Restricted>
      ) : null}
    </>
  );
}

const PlacardList = ({ values, refused = false }: { values: readonly string[]; refused?: boolean }) => (
  <ul className="mt-0.5 flex flex-wrap gap-x-2 gap-y-1">
    {values.map((value) => (
      <li key={value}>
        <ClassPlacard value={value} refused={refused} />
      </li>
    ))}
  </ul>
);

function Facts({ offer, answer }: { offer: Offer; answer: SellingAnswer }) {
  const limits = offer.prices.flatMap(({ ctnType, limitKg }) =>
    limitKg === null ? [] : [`${ctnType} ${words.limit(formatAmount(String(limitKg), 0))}`],
  );
  const facts: [string, React.ReactNode][] = [
    [words.route, offer.routeCode],
    [words.freeDays, offer.freeDays === null ? KIT.none : words.transit(offer.freeDays)],
    [words.validTo, <DateTime key="valid" instant={offer.validTo} zone={originZone(answer)} />],
    [words.remark, [...limits, offer.remark ?? ''].filter(Boolean).join('；') || KIT.none],
  ];
  return (
    <dl className="grid">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[112px_1fr] gap-1 border-line border-b py-0.75 last:border-b-0">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
