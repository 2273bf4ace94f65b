import { stepWords } from '#copy/booking/steps.ts';
import { boxShare } from '#domain/booking/box-shares.ts';
import { showMeasure } from '#domain/measure-text.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedField } from './BookedField.tsx';
import { BoxLimits, type BoxLimitsProps } from './BoxLimits.tsx';
import { Panel } from './Panel.tsx';
import { useDerived, useRested } from './use-booking.ts';

interface Box {
  id: string;
  ctnType: string;
  quantity: string;
}

type Loaded = Parameters<typeof boxShare>[0];

const typesOf = (lines: readonly Box[]) =>
  lines.map(({ id, ctnType, quantity }) => `${id} ${ctnType} ${quantity}`).join('|');

const shareOf = (form: Loaded) => boxShare(form);

interface BoxLoadsProps extends BoxLimitsProps {
  actor: OrderFormRef;
}

/** Load of each container: calculated from the goods, editable where stuffing is uneven. */
export function BoxLoads({ actor, ...limits }: BoxLoadsProps) {
  const types = useDerived<Box[], string>(actor, 'containers', typesOf).split('|');
  const share = useRested<Loaded, string>(actor, '', shareOf);
  return (
    <Panel title={stepWords.loads.title} note={stepWords.loads.note(share === '' ? null : showMeasure(share))}>
      <ul className="grid grid-cols-1 gap-x-3 gap-y-1.5 md:grid-cols-2">
        {types.map((line, index) => {
          const [id, type = '', quantity = ''] = line.split(' ');
          return (
            <li key={id} className="grid grid-cols-2 items-start gap-x-2">
              <BookedField actor={actor} path={`containers.${index}.weightPerCtn`} required />
              <p className="pt-4.25">
                <strong>
                  {quantity}×{type}
                </strong>
                <BoxLimits type={type} {...limits} />
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
