import { useSelector } from '@xstate/react';
import { search as words } from '#copy/search/form.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import { type SearchRef, selectError, selectTerm } from '#machines/search/index.ts';
import { BoxLines } from '#src/ui/parts/common/BoxLines.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';

export const OFFERED_BOXES: readonly ContainerCode[] = ['20GP', '40GP', '40HQ', '20TK', '20RF', '40RH'];

const selectBoxes = selectTerm('boxes');
const selectBoxError = selectError('boxes');

export function BoxChoice({ actor }: { actor: SearchRef }) {
  const boxes = useSelector(actor, selectBoxes);
  const error = useSelector(actor, selectBoxError);
  return (
    <Field label={words.boxes} grouped help={words.boxesHelp} error={error && words.boxesRange}>
      {(control) => (
        <BoxLines
          control={control}
          types={OFFERED_BOXES}
          value={boxes}
          quantityName={words.quantityOf}
          onChange={(next) => actor.send({ type: 'search.edit', edit: { kind: 'form', change: { boxes: next } } })}
        />
      )}
    </Field>
  );
}
