import { useState } from 'react';
import type { LclOffer } from '#contract/services/lcl-prices.ts';
import { lcl } from '#copy/lcl/search.ts';
import { search } from '#copy/search/form.ts';
import { measuredVolume } from '#domain/booking/piece-size.ts';
import { decimalText, divide, roundUp } from '#domain/decimal.ts';
import { LCL_RULE, priceLcl, revenueTons } from '#domain/lcl/fees.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { addressOf } from '#domain/query-text.ts';
import { type CostStep, CostSteps } from '#src/features/offers/views/CostSteps.tsx';
import { classes } from '#src/ui/classes.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import type { LclTerms } from './content.ts';

const tonsGaugeWords = lcl.calculator.gauge;

interface TonsGaugeProps {
  volume: string;
  weight: string;
  rule: { kgPerCubicMetre: number | string; minimumTons: string };
  className?: string;
}

/** Volume, weight and minimum on one scale: the largest is charged. */
export function TonsGauge({ volume, weight, rule, className }: TonsGaugeProps) {
  const tons = decimalText(divide(weight, rule.kgPerCubicMetre, 3, 'up'));
  const rows = [
    { key: 'volume', value: volume, text: `${decimalText(roundUp(volume, 3))} m³` },
    { key: 'weight', value: tons, text: `${tons} t` },
    { key: 'minimum', value: rule.minimumTons, text: lcl.tons(rule.minimumTons) },
  ] as const;
  const most = Math.max(...rows.map(({ value }) => Number(value)));
  const whole = Math.max(1, Math.ceil(most));
  return (
    <div className={classes('grid gap-0.75', className)}>
      {rows.map(({ key, value, text }) => (
        <div key={key} className="grid grid-cols-[40px_minmax(0,1fr)_80px] items-center gap-1">
          <span aria-hidden="true">{tonsGaugeWords[key]}</span>
          <ScaleBar
            percent={(Number(value) / whole) * 100}
            label={tonsGaugeWords[key]}
            tone={Number(value) === most ? 'ok' : 'plain'}
          />
          <span className="text-right font-strong tabular-nums">{text}</span>
        </div>
      ))}
      <p className="text-12 text-ink-3">{tonsGaugeWords.whole(whole)}</p>
    </div>
  );
}

const words = lcl.calculator;

interface LclCalculatorProps {
  /** Null before a lane is searched. */
  terms: LclTerms | null;
  /** Offer used for the freight; null without one. */
  offer: LclOffer | null;
}

interface Sizes {
  length: string;
  width: string;
  height: string;
  packages: string;
}

const noSizes: Sizes = { length: '', width: '', height: '', packages: '' };
const UNITS = { length: 'cm', width: 'cm', height: 'cm', packages: '' } as const;
const LABELS = { length: words.length, width: words.width, height: words.height, packages: words.pieces } as const;
const KEYS = ['length', 'width', 'height', 'packages'] as const;

const errorOf = (typed: string, limits: typeof VOLUME_LIMITS): string | null => {
  const read = readQuantity(typed, limits);
  return read.ok || read.problem === 'EMPTY' ? null : search.errors.NOT_A_NUMBER;
};

/** Rounding rule of an offer; the usual one without an offer. */
const ruleOf = (offer: LclOffer | null) => ({
  kgPerCubicMetre: offer?.kgPerCubicMetre ?? LCL_RULE.kgPerCubicMetre,
  minimumTons: offer?.minimumTons ?? String(LCL_RULE.minimumTons),
});

/** Explains the chargeable tonnes: dimensions, weight and minimum. */
export function LclCalculator({ terms, offer }: LclCalculatorProps) {
  const [sizes, setSizes] = useState(noSizes);
  const [typedVolume, setVolume] = useState(terms?.volume ?? '');
  const [weight, setWeight] = useState(terms?.weight ?? '');
  const measured = measuredVolume(sizes);
  const volume = measured === '' ? typedVolume : measured;
  const [cubic, heavy] = [readQuantity(volume, VOLUME_LIMITS), readQuantity(weight, WEIGHT_LIMITS)];
  return (
    <section aria-label={words.title} className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
      <div className="grid gap-3 md:grid-cols-2">
        <div className="grid grid-cols-2 content-start gap-1.5">
          {KEYS.map((key) => (
            <Field key={key} label={LABELS[key]}>
              {(control) => (
                <NumberInput
                  {...control}
                  decimals={key === 'packages' ? 0 : 1}
                  unit={UNITS[key]}
                  value={sizes[key]}
                  onChange={(value) => setSizes({ ...sizes, [key]: value })}
                />
              )}
            </Field>
          ))}
          <Field label={words.volume} help={words.volumeHelp} error={errorOf(volume, VOLUME_LIMITS)}>
            {(control) => <NumberInput {...control} decimals={3} unit="m³" value={volume} onChange={setVolume} />}
          </Field>
          <Field label={words.weight} error={errorOf(weight, WEIGHT_LIMITS)}>
            {(control) => <NumberInput {...control} decimals={3} unit="kg" value={weight} onChange={setWeight} />}
          </Field>
          {cubic.ok && heavy.ok ? (
            <TonsGauge volume={cubic.value} weight={heavy.value} rule={ruleOf(offer)} className="col-span-2" />
          ) : null}
        </div>
        <div role="status">
          {cubic.ok && heavy.ok ? (
            <Steps volume={cubic.value} weight={heavy.value} sizes={measured === '' ? null : sizes} offer={offer} />
          ) : (
            <p className="text-ink-3">{words.fill}</p>
          )}
        </div>
      </div>
      {terms !== null && cubic.ok && heavy.ok ? (
        <p>
          <ButtonLink href={addressOf('/shippingLcl', { ...terms, volume: cubic.value, weight: heavy.value })}>
            {words.apply}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

interface StepsProps {
  volume: string;
  weight: string;
  sizes: Sizes | null;
  offer: LclOffer | null;
}

function Steps({ volume, weight, sizes, offer }: StepsProps) {
  const rule = ruleOf(offer);
  const larger = revenueTons(volume, weight, { ...rule, minimumTons: 0 });
  const tons = decimalText(roundUp(revenueTons(volume, weight, rule).tons));
  const { steps } = words;
  const rows: CostStep[] = [
    {
      name: sizes === null ? steps.volume : steps.measured(sizes.length, sizes.width, sizes.height, sizes.packages),
      note: steps.volumeNote,
      value: `${decimalText(roundUp(volume, 3))} m³`,
    },
    {
      name: steps.weight(showMeasure(weight)),
      value: `${decimalText(divide(weight, 1000, 3, 'up'))} t`,
    },
    {
      name: steps.larger[larger.by === 'WEIGHT' ? 'WEIGHT' : 'VOLUME'],
      note: steps.largerNote,
      value: lcl.tons(decimalText(roundUp(larger.tons))),
    },
    { name: steps.minimum(rule.minimumTons), note: steps.minimumNote, value: lcl.tons(tons) },
  ];
  return (
    <>
      <CostSteps steps={rows} />
      {offer === null ? null : <Freight offer={offer} volume={volume} weight={weight} tons={tons} />}
    </>
  );
}

function Freight({ offer, volume, weight, tons }: { offer: LclOffer; volume: string; weight: string; tons: string }) {
  const { amount, currency } = offer.freight;
  const price = priceLcl(
    [
      {
        ...{ group: 'FREIGHT', feeCode: 'OF', feeName: '', currency, unitPrice: amount, basis: 'REVENUE_TON' },
        ...{ when: { kind: 'ALWAYS' }, atCost: false, payTerm: 'PRE', taxRate: null },
      } as const,
    ],
    { volume, grossKg: weight, dangerous: false, unNos: [], services: [] },
    { kgPerCubicMetre: offer.kgPerCubicMetre, minimumTons: offer.minimumTons },
  );
  return (
    <p className="double-rule flex items-baseline justify-between gap-2 pt-1">
      <span className="min-w-0 font-strong">
        {words.steps.freight(tons, formatMoney(amount, currency))}
        <span className="block font-normal text-12 text-ink-3">{words.steps.freightNote(offer.carrier.nameCn)}</span>
      </span>
      <span className="shrink-0 font-strong text-16 tabular-nums">
        {formatMoney(price.lines[0]?.amount ?? '0', currency)}
      </span>
    </p>
  );
}
