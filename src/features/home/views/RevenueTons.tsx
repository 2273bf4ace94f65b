import { type ReactNode, useState } from 'react';
import { homeMarket } from '#copy/home/page.ts';
import { search } from '#copy/search/form.ts';
import { decimalText, divide, roundUp } from '#domain/decimal.ts';
import { revenueTons } from '#domain/lcl/fees.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

const words = homeMarket.tons;

type Read = ReturnType<typeof readQuantity>;

function errorOf(read: Read, range: string): string | null {
  if (read.ok || read.problem === 'EMPTY') return null;
  return read.problem === 'TOO_SMALL' || read.problem === 'TOO_LARGE' ? range : search.errors.NOT_A_NUMBER;
}

function Charged({ volume, weight }: { volume: string; weight: string }) {
  const { tons, by } = revenueTons(volume, weight);
  const shownTons = decimalText(divide(weight, 1000, 3, 'up'));
  const why =
    by === 'MINIMUM'
      ? words.byMinimum
      : by === 'VOLUME'
        ? words.byVolume(volume, shownTons)
        : words.byWeight(volume, shownTons);
  return (
    <>
      <p className="double-rule flex justify-between pt-1 font-strong text-16">
        <span>{words.charged}</span>
        <span>{words.tons(decimalText(roundUp(tons)))}</span>
      </p>
      <p className="text-12 text-ink-2">{why}</p>
      <Link href={`/shippingLcl?${new URLSearchParams({ volume, weight })}`} className="text-link">
        {words.prices}
      </Link>
    </>
  );
}

interface RevenueTonsProps {
  /** Further results for the load. */
  children?: (load: { volume: string; weight: string }) => ReactNode;
}

/** The greater of cubic metres and tonnes, at least one. */
export function RevenueTons({ children }: RevenueTonsProps) {
  const [volume, setVolume] = useState('2.36');
  const [weight, setWeight] = useState('1850');
  const cubic = readQuantity(volume, VOLUME_LIMITS);
  const heavy = readQuantity(weight, WEIGHT_LIMITS);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-1">
        <Field label={words.volume} error={errorOf(cubic, words.volumeRange)}>
          {(control) => <NumberInput {...control} decimals={3} unit="m³" value={volume} onChange={setVolume} />}
        </Field>
        <Field label={words.weight} error={errorOf(heavy, words.weightRange)}>
          {(control) => <NumberInput {...control} decimals={3} unit="kg" value={weight} onChange={setWeight} />}
        </Field>
      </div>
      <div role="status" className="grid gap-1">
        {cubic.ok && heavy.ok ? (
          <Charged volume={cubic.value} weight={heavy.value} />
        ) : (
          <p className="text-12 text-ink-3">{words.fill}</p>
        )}
      </div>
      {cubic.ok && heavy.ok ? children?.({ volume: cubic.value, weight: heavy.value }) : null}
    </div>
  );
}
