import { type FormEvent, useState } from 'react';
import { flexitank } from '#copy/flexitank/search.ts';
import { boxesOf } from '#domain/flexitank/bag.ts';
import { bagChoices, planBags } from '#domain/flexitank/bags.ts';
import type { FlexitankOfferFacts } from '#domain/flexitank/context.ts';
import { MASS_LIMITS } from '#domain/flexitank/limits.ts';
import { readQuantity } from '#domain/quantity.ts';
import { type OrderFormRef, selectIsEditable } from '#machines/order-form/index.ts';
import { useShared, useValue, valueNow } from '#src/features/booking/form/use-booking.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { BagTable } from '../list/BagTable.tsx';
import { PlanText } from '../list/PlanText.tsx';

const words = flexitank.bags;

interface BagCalculatorProps {
  actor: OrderFormRef;
  offer: Pick<FlexitankOfferFacts, 'bagSizes' | 'limitKg'>;
  /** Empty while unknown. */
  density: string;
}

/** Suggests containers and bag size for a mass; pressing a suggestion writes it into the order. */
export function BagCalculator({ actor, offer: { bagSizes, limitKg }, density }: BagCalculatorProps) {
  const chosen = useValue<string>(actor, 'bagSize');
  const isEditable = useShared(actor, selectIsEditable);
  const [typed, setTyped] = useState(() => valueNow<string>(actor, 'cargo.0.netWeight'));
  const [isWrong, setWrong] = useState(false);
  const read = readQuantity(typed, MASS_LIMITS);
  const plan = read.ok && density !== '' ? planBags({ mass: read.value, density, limitKg, sizes: bagSizes }) : null;
  const set = (path: string, value: string) => actor.send({ type: 'form.set', path, value });
  const suggest = (event: FormEvent) => {
    event.preventDefault();
    setWrong(plan === null);
    if (plan === null) return;
    set('boxes', String(plan.boxes));
    set('bagSize', plan.size);
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-ink-2">{words.lead}</p>
      <div className="flex flex-wrap items-end gap-1">
        <label className="grid gap-0.5 text-12 text-ink-2">
          {words.mass}
          <input
            value={typed}
            inputMode="decimal"
            maxLength={12}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') suggest(event);
            }}
            className="min-h-5 w-20 min-w-0 rounded border border-line-field bg-surface px-1 text-ink"
          />
        </label>
        <Button disabled={!isEditable} onClick={suggest} aria-describedby="bag-suggest-note">
          {words.suggest}
        </Button>
        <span id="bag-suggest-note" className="text-12 text-ink-3">
          {words.suggestNote}
        </span>
      </div>
      {plan === null ? null : <PlanText plan={plan} mass={read.ok ? read.value : ''} />}
      {isWrong && plan === null ? (
        <Note tone="warn" live>
          {read.ok && density !== '' ? words.none : words.wrongMass}
        </Note>
      ) : null}
      {density === '' ? (
        <p className="text-ink-3">{words.fill}</p>
      ) : (
        <BagTable
          choices={bagChoices(bagSizes, density, limitKg)}
          limitKg={limitKg}
          suggested={plan?.size ?? null}
          action={({ size, isTooHeavy }) =>
            isTooHeavy ? null : (
              <Button
                size={32}
                disabled={!isEditable || size === chosen}
                onClick={() => {
                  if (boxesOf({ boxes: valueNow<string>(actor, 'boxes') }) === null) set('boxes', '1');
                  set('bagSize', size);
                }}
              >
                <span className="sr-only">{words.pickOf(size)}</span>
                {size === chosen ? words.chosen : words.pick}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
