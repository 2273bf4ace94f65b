import { newCargo } from '#domain/booking/services/fcl/cargo.ts';
import type { CargoLine } from '#domain/booking/services/fcl/form.ts';
import { grossOf } from '#domain/booking/services/fcl/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { showNumberText } from '#src/ui/text/number-text.ts';
import { useDerived, useRested, useShared } from '../booking/use-booking.ts';
import type { FileAccess } from '../files/FilePreview.tsx';
import { CargoCard } from './CargoCard.tsx';
import { Loads } from './Loads.tsx';
import { Papers } from './Papers.tsx';
import { PasteCargo } from './PasteCargo.tsx';
import { Segregation } from './Segregation.tsx';
import { selectFclFacts, selectFclForm } from './selectors.ts';

export interface CargoStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
  /** Lines that lie folded, by their ids; they belong to the page, so that an error can open one. */
  folded: ReadonlySet<string>;
  onFold: (id: string, isFolded: boolean) => void;
}

const totalOf = (lines: readonly CargoLine[]) => decimalText(grossOf(lines));

/** The goods line by line, what they may not share a box with, and the papers they need. */
export function CargoStep({ actor, fileAccess, folded, onFold }: CargoStepProps) {
  const ids = useDerived<CargoLine[], string>(actor, 'cargo', (lines) => lines.map(({ id }) => id).join(' ')).split(
    ' ',
  );
  const total = useRested<CargoLine[], string>(actor, 'cargo', totalOf);
  const facts = useShared(actor, selectFclFacts);
  const linesNow = () => selectFclForm(actor.getSnapshot()).cargo;
  const set = (value: readonly CargoLine[]) => actor.send({ type: 'form.set', path: 'cargo', value });
  const isFull = ids.length >= CARGO_LINES_OF_A_FORM;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2 className="font-strong text-20">
          {words.cargo.title} <span className="text-16 text-ink-3">{words.cargo.count(ids.length)}</span>
        </h2>
        <div className="flex flex-wrap items-center gap-1">
          <span className="text-12 text-ink-3">{words.cargo.total(showNumberText(total, { decimals: 0 }))}</span>
          <PasteCargo
            isDanger={facts.offer?.isDanger ?? true}
            room={CARGO_LINES_OF_A_FORM - ids.length}
            linesNow={linesNow}
            onLines={set}
          />
        </div>
      </div>
      <Segregation actor={actor} />
      {ids.map((id, index) => (
        <CargoCard
          key={id}
          actor={actor}
          index={index}
          isAlone={ids.length === 1}
          isFull={isFull}
          isFolded={folded.has(id)}
          onFold={(isFolded) => onFold(id, isFolded)}
          linesNow={linesNow}
          onLines={set}
          fileAccess={fileAccess}
        />
      ))}
      <Button
        icon="plus"
        block
        disabled={isFull}
        onClick={() => set([...linesNow(), newCargo(linesNow(), facts.offer?.isDanger ?? true)])}
      >
        {isFull ? words.cargo.full(CARGO_LINES_OF_A_FORM) : words.cargo.add}
      </Button>
      <Loads actor={actor} />
      <Papers actor={actor} />
    </>
  );
}
