import { useState } from 'react';
import { rail } from '#copy/rail/search.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';

const words = rail.load;

interface CubicFormProps {
  volume: string;
  weight: string;
  /** Address of the list for this volume and weight. */
  hrefOf: (volume: string, weight: string) => string;
}

const errorOf = (typed: string, limits: typeof VOLUME_LIMITS): string | null => {
  const read = readQuantity(typed, limits);
  return read.ok || read.problem === 'EMPTY' ? null : words.wrong;
};

/** Volume and weight of shared cargo; the list calculates the price per train. */
export function CubicForm({ volume: initialVolume, weight: initialWeight, hrefOf }: CubicFormProps) {
  const [volume, setVolume] = useState(initialVolume);
  const [weight, setWeight] = useState(initialWeight);
  const [cubic, heavy] = [readQuantity(volume, VOLUME_LIMITS), readQuantity(weight, WEIGHT_LIMITS)];
  return (
    <section aria-label={words.title} className="grid gap-1 rounded border border-line bg-surface p-2">
      <p className="text-ink-2">{words.note}</p>
      <div className="grid items-end gap-1.5 md:grid-cols-3">
        <Field label={words.volume} error={errorOf(volume, VOLUME_LIMITS)}>
          {(control) => <NumberInput {...control} decimals={3} unit="m³" value={volume} onChange={setVolume} />}
        </Field>
        <Field label={words.weight} error={errorOf(weight, WEIGHT_LIMITS)}>
          {(control) => <NumberInput {...control} decimals={3} unit="kg" value={weight} onChange={setWeight} />}
        </Field>
        {cubic.ok && heavy.ok ? (
          <p>
            <ButtonLink href={hrefOf(cubic.value, heavy.value)}>{words.apply}</ButtonLink>
          </p>
        ) : (
          <p className="text-ink-3">{words.fill}</p>
        )}
      </div>
    </section>
  );
}
