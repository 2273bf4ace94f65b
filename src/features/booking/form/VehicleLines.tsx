import { nextId } from '#domain/booking/goods-list.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Fields } from './Fields.tsx';
import { useValue } from './use-booking.ts';

interface VehicleWords {
  line: (index: number) => string;
  add: string;
  remove: (index: number) => string;
  full: (most: number) => string;
}

interface VehicleLinesProps<Line> {
  actor: OrderFormRef;
  /** Path of the list in the form. */
  at: string;
  blank: Line;
  keys: readonly string[];
  most: number;
  words: VehicleWords;
}

/** Vehicles with drivers: none yet, or one line each. */
export function VehicleLines<Line extends { id: string }>(props: VehicleLinesProps<Line>) {
  const { actor, at, blank, keys, most, words } = props;
  const lines = useValue<Line[]>(actor, at);
  const set = (value: readonly Line[]) => actor.send({ type: 'form.set', path: at, value });
  const isFull = lines.length >= most;
  return (
    <>
      {lines.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-1 border-line border-b pb-1.5">
          <div className="flex flex-wrap items-center justify-between gap-1">
            <legend className="float-left font-strong">{words.line(index + 1)}</legend>
            <Button size={32} icon="trash" iconOnly onClick={() => set(lines.filter((one) => one.id !== id))}>
              {words.remove(index + 1)}
            </Button>
          </div>
          <Fields actor={actor} at={`${at}.${index}`} keys={keys} />
        </fieldset>
      ))}
      <div>
        <Button
          size={32}
          icon="plus"
          disabled={isFull}
          onClick={() => set([...lines, { ...blank, id: nextId(lines) }])}
        >
          {isFull ? words.full(most) : words.add}
        </Button>
      </div>
    </>
  );
}
