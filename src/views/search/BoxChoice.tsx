import { useSelector } from '@xstate/react';
import type { ContainerCode } from '#domain/reference/container-types.ts';
import { type SearchRef, selectFault, selectTerm } from '#machines/search/index.ts';
import { search as words } from '#src/ui/copy/search.ts';
import { Chip } from '#src/ui/parts/Chip.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { NumberInput } from '#src/ui/parts/NumberInput.tsx';

export const OFFERED_BOXES: readonly ContainerCode[] = ['20GP', '40GP', '40HQ', '20TK', '20RF', '40RH'];

const selectBoxes = selectTerm('boxes');
const selectBoxFault = selectFault('boxes');

/** Each type is there or not, and those that are there have a quantity. */
export function BoxChoice({ actor }: { actor: SearchRef }) {
  const boxes = useSelector(actor, selectBoxes);
  const fault = useSelector(actor, selectBoxFault);
  const choose = (next: typeof boxes) =>
    actor.send({ type: 'search.edit', edit: { kind: 'form', change: { boxes: next } } });
  const types = [...new Set([...OFFERED_BOXES, ...boxes.map(({ ctnType }) => ctnType)])];
  return (
    <Field label={words.boxes} grouped help={words.boxesHelp} error={fault && words.faults[fault]}>
      {(control) => (
        <fieldset aria-labelledby={control['aria-labelledby']} className="flex min-h-5 flex-wrap items-center gap-1">
          {types.map((type) => {
            const box = boxes.find(({ ctnType }) => ctnType === type);
            return (
              <span key={type} className="inline-flex items-center gap-0.5">
                <Chip
                  on={box !== undefined}
                  onToggle={(on) =>
                    choose(
                      on ? [...boxes, { ctnType: type, quantity: 1 }] : boxes.filter(({ ctnType }) => ctnType !== type),
                    )
                  }
                >
                  {type}
                </Chip>
                {box ? (
                  <span className="w-8">
                    <NumberInput
                      aria-label={words.quantityOf(type)}
                      maxLength={3}
                      value={box.quantity === 0 ? '' : String(box.quantity)}
                      onChange={(text) =>
                        choose(boxes.map((one) => (one === box ? { ...one, quantity: Number(text) } : one)))
                      }
                    />
                  </span>
                ) : null}
              </span>
            );
          })}
        </fieldset>
      )}
    </Field>
  );
}
