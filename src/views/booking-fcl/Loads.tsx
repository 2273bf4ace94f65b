import { payloadOf } from '#domain/booking/lane-rules.ts';
import type { ContainerLine, FclForm } from '#domain/booking/services/fcl/form.ts';
import { boxShare } from '#domain/booking/box-shares.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { showMeasure } from '#src/ui/measure-text.ts';
import { BookedField } from '../booking/BookedField.tsx';
import { Panel } from '../booking/Panel.tsx';
import { useDerived, useRested, useShared } from '../booking/use-booking.ts';
import { selectFclFacts } from './selectors.ts';

const typesOf = (lines: readonly ContainerLine[]) =>
  lines.map(({ id, ctnType, quantity }) => `${id} ${ctnType} ${quantity}`).join('|');

const shareOf = (form: FclForm) => boxShare(form);

/** What each box carries: worked out from the goods, and written over where they are stuffed unevenly. */
export function Loads({ actor }: { actor: OrderFormRef }) {
  const types = useDerived<ContainerLine[], string>(actor, 'containers', typesOf).split('|');
  const facts = useShared(actor, selectFclFacts);
  const share = useRested<FclForm, string>(actor, '', shareOf);
  return (
    <Panel title={words.loads.title} note={words.loads.note(share === '' ? null : showMeasure(share))}>
      <ul className="grid grid-cols-1 gap-x-3 gap-y-1.5 md:grid-cols-2">
        {types.map((line, index) => {
          const [id, type = '', quantity = ''] = line.split(' ');
          const payload = payloadOf(type);
          const limit = facts.offer?.boxes.find(({ ctnType }) => ctnType === type)?.limitKg ?? null;
          return (
            <li key={id} className="grid grid-cols-2 items-start gap-x-2">
              <BookedField actor={actor} path={`containers.${index}.weightPerCtn`} required />
              <p className="pt-4.25">
                <strong>
                  {quantity}×{type}
                </strong>
                <span className="block text-12 text-ink-3">
                  {payload === null ? '' : words.route.payload(showMeasure(String(payload)))}
                </span>
                {limit === null ? null : (
                  <span className="block text-12 text-ink-3">{words.route.limit(showMeasure(String(limit)))}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
