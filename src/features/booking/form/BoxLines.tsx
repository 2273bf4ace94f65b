import type { ReactNode } from 'react';
import { frame as words } from '#copy/booking/frame.ts';
import { BOX_TYPES_OF_A_FORM } from '#domain/limits.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { BoxLimits, type BoxLimitsProps } from './BoxLimits.tsx';
import { Fields } from './Fields.tsx';
import { useValue } from './use-booking.ts';

interface BoxLine {
  id: string;
  ctnType: string;
}

interface BoxLinesProps<Line extends BoxLine> extends BoxLimitsProps {
  actor: OrderFormRef;
  keys: readonly string[];
  wide?: readonly string[];
  placed?: Readonly<Record<string, string>>;
  /** Types on offer, in display order. */
  types: readonly string[];
  make: (lines: readonly Line[], ctnType: string) => Line;
  /** Read-only fields, when the containers are already agreed. */
  fixed?: readonly string[];
  /** Note below a line; defaults to the maximum load of its container type. */
  note?: (index: number) => ReactNode;
}

/** Container types with quantities and maximum loads. */
export function BoxLines<Line extends BoxLine>(props: BoxLinesProps<Line>) {
  const { actor, keys, types, make, note, limits, limitText, fixed = [], ...shown } = props;
  const lines = useValue<Line[]>(actor, 'containers');
  const set = (value: readonly Line[]) => actor.send({ type: 'form.set', path: 'containers', value });
  const free = types.find((type) => !lines.some(({ ctnType }) => ctnType === type)) ?? types[0] ?? '20GP';
  const isFixed = fixed.length > 0;
  return (
    <>
      {lines.map(({ id }, index) => (
        <div key={id} className="grid gap-1 border-line border-b pb-1.5">
          <Fields actor={actor} at={`containers.${index}`} keys={keys} fixed={fixed} {...shown} />
          <div className="flex flex-wrap items-center justify-between gap-1">
            {note === undefined ? <Limits {...{ actor, index, limits, limitText }} /> : note(index)}
            {lines.length > 1 && !isFixed ? (
              <Button size={32} icon="trash" iconOnly onClick={() => set(lines.filter((line) => line.id !== id))}>
                {words.route.removeBox(index + 1)}
              </Button>
            ) : null}
          </div>
        </div>
      ))}
      {lines.length < BOX_TYPES_OF_A_FORM && !isFixed ? (
        <div>
          <Button size={32} icon="plus" onClick={() => set([...lines, make(lines, free)])}>
            {words.route.addBox}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Limits({ actor, index, ...limits }: BoxLimitsProps & { actor: OrderFormRef; index: number }) {
  return <BoxLimits type={useValue<string>(actor, `containers.${index}.ctnType`)} {...limits} />;
}
