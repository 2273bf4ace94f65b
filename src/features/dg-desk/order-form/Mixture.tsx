import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { nextId } from '#domain/booking/goods-list.ts';
import { mixtureSum } from '#domain/dg-desk/checks.ts';
import { blankComponent, type Component, type DeskForm } from '#domain/dg-desk/form.ts';
import { needsMixture } from '#domain/dg-desk/works.ts';
import { COMPONENTS_OF_A_FORM } from '#domain/limits.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { anchorOf } from '#src/features/booking/form/BookedField.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useDerived, useRested, useValue } from '#src/features/booking/form/use-booking.ts';
import { Button } from '#src/ui/parts/Button.tsx';

const KEYS = ['name', 'casNo', 'percent'];
const sumOf = (form: DeskForm) => mixtureSum(form) ?? '';

/** Components of the mixture, line by line, with their sum. */
export function Mixture({ actor }: { actor: OrderFormRef }) {
  const isRequired = useDerived<DeskForm, boolean>(actor, '', needsMixture);
  const components = useValue<Component[]>(actor, 'components');
  const sum = useRested<DeskForm, string>(actor, '', sumOf);
  if (!isRequired) return null;
  const set = (value: readonly Component[]) => actor.send({ type: 'form.set', path: 'components', value });
  const isFull = components.length >= COMPONENTS_OF_A_FORM;
  return (
    <Panel title={words.mixture} note={words.mixtureNote}>
      <div id={anchorOf('components')} className="grid gap-1">
        {components.map(({ id }, index) => (
          <fieldset key={id} className="flex items-start gap-1 border-line border-b pb-1">
            <legend className="sr-only">{words.component(index + 1)}</legend>
            <Fields
              actor={actor}
              at={`components.${index}`}
              keys={KEYS}
              placed={{ name: 'col-span-2' }}
              className="min-w-0 flex-1"
            />
            {components.length === 1 ? null : (
              <Button
                size={32}
                icon="trash"
                iconOnly
                className="mt-2.5"
                onClick={() => set(components.filter((one) => one.id !== id))}
              >
                {words.removeComponent(index + 1)}
              </Button>
            )}
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <Button
          size={32}
          icon="plus"
          disabled={isFull}
          onClick={() => set([...components, { ...blankComponent, id: nextId(components) }])}
        >
          {isFull ? words.fullComponents(COMPONENTS_OF_A_FORM) : words.addComponent}
        </Button>
        {sum === '' ? null : <p className="font-strong tabular-nums">{words.mixtureSum(sum)}</p>}
      </div>
    </Panel>
  );
}
