import type { AirAnswer, AirFlight } from '#contract/services/air-prices.ts';
import { air } from '#copy/air/search.ts';
import { type CurvePoint, firstDearerKg, freightCurve } from '#domain/air/freight-curve.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';

const words = air.curve;
const SIDE = 1_000;
const CRISP = 'non-scaling-stroke';
/** Share of the x axis shown on either side of the load. */
const BEFORE = 0.6;
const BEYOND = 1.3;
/** Labels closer than this part of the width would run into each other. */
const NEAR = 0.12;

interface FreightCurveProps {
  flight: Pick<AirFlight, 'breaks' | 'currency' | 'minimum'>;
  charge: NonNullable<AirFlight['charge']>;
  load: NonNullable<AirAnswer['load']>;
}

/** Positions are numbers for drawing; amounts stay the server's text. */
function plotOf({ flight: { breaks, minimum }, charge, load }: FreightCurveProps) {
  const kg = Number(load.chargeableKg);
  const freight = Number(charge.freight);
  const rate = charge.by === 'HIGHER_BREAK' && charge.own !== null ? Number(charge.own.rate) : null;
  const from = kg * BEFORE;
  const to = Math.max(kg, Number(charge.chargedKg)) * BEYOND;
  const rates = breaks.map((one) => ({ fromKg: one.fromKg, rate: Number(one.rate) }));
  const curve = freightCurve({ minimum: Number(minimum), breaks: rates }, from, to);
  const unsaved = rate === null ? [] : [freight / rate, charge.fromKg].map((at) => ({ kg: at, freight: at * rate }));
  const freights = [...curve, ...unsaved].map((point) => point.freight);
  const [low, high] = [Math.min(...freights), Math.max(...freights)];
  const x = (at: number) => (at - from) / (to - from);
  const y = (amount: number) => (high === low ? 0.5 : (high - amount) / (high - low));
  const starts = breaks.map(({ fromKg }) => fromKg).filter((at) => at > from && at < to);
  return {
    pathOf: (points: readonly CurvePoint[]) =>
      points.map((one, index) => `${index === 0 ? 'M' : 'L'}${grid(x(one.kg))} ${grid(y(one.freight))}`).join(''),
    ...{ curve, unsaved, starts, x, y, kg },
    labelled: starts.filter((at) => Math.abs(x(at) - x(kg)) > NEAR),
    dots: rate === null || charge.own === null ? [freight] : [Number(charge.own.amount), freight],
    cheaperFrom: rate === null ? null : firstDearerKg(rate, freight),
  };
}

const grid = (part: number) => Math.round(part * SIDE);
const percent = (part: number) => `${grid(part) / 10}%`;

/** Plots the cost of a load by weight, with this load marked. */
export function FreightCurve(props: FreightCurveProps) {
  const { flight, charge, load } = props;
  const { pathOf, curve, unsaved, starts, labelled, dots, x, y, kg, cheaperFrom } = plotOf(props);
  const here = percent(x(kg));
  const weight = showMeasure(load.chargeableKg);
  return (
    <figure className="grid gap-1">
      <svg
        role="img"
        aria-label={words.picture(weight, formatMoney(charge.freight, flight.currency))}
        className="h-30 w-full overflow-visible"
        stroke="currentColor"
      >
        <svg aria-hidden="true" viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" fill="none">
          <path
            d={starts.map((at) => `M${grid(x(at))} 0V${SIDE}`).join('')}
            className="text-line"
            vectorEffect={CRISP}
          />
          <path d={`M0 ${SIDE}H${SIDE}`} className="text-line-field" vectorEffect={CRISP} />
          <path d={pathOf(unsaved)} className="text-ink-3" strokeDasharray="5 4" vectorEffect={CRISP} />
          <path d={pathOf(curve)} className="text-sea" strokeWidth={2} strokeLinejoin="round" vectorEffect={CRISP} />
        </svg>
        <line
          x1={here}
          x2={here}
          y1={percent(y(dots[0] ?? 0))}
          y2="100%"
          strokeDasharray="2 3"
          className="text-track"
        />
        {dots.map((amount) => (
          <svg key={amount} aria-hidden="true" x={here} y={percent(y(amount))} className="overflow-visible text-track">
            <path d="M0-6 6 0 0 6-6 0Z" fill="currentColor" stroke="none" />
          </svg>
        ))}
      </svg>
      <svg aria-hidden="true" className="h-2 w-full overflow-visible text-12 text-ink-3" fill="currentColor">
        {labelled.map((at) => (
          <text key={at} x={percent(x(at))} y="12" textAnchor="middle">
            {air.breakName(at)}
          </text>
        ))}
        <text x={here} y="12" textAnchor="middle" className="font-strong text-ink">
          {air.kilograms(weight)}
        </text>
      </svg>
      <figcaption className="text-12 text-ink-3">
        {cheaperFrom === null ? words.plain : words.higher(String(cheaperFrom), showMeasure(charge.chargedKg))}
      </figcaption>
    </figure>
  );
}
