import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import {
  type OperatorOrderRef,
  selectBillNo,
  selectCanDraft,
  selectCanEdit,
  selectIsDraftDue,
  selectIsDrafting,
} from '#machines/operator-order/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';

/** Creates the draft bill of lading from the accepted shipping instruction. */
export function DraftBill({ actor }: { actor: OperatorOrderRef }) {
  const billNo = useSelector(actor, selectBillNo);
  const canEdit = useSelector(actor, selectCanEdit);
  const canDraft = useSelector(actor, selectCanDraft);
  const isDrafting = useSelector(actor, selectIsDrafting);
  const isDue = useSelector(actor, selectIsDraftDue);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'draft.make' });
  };
  if (!isDue) return null;
  return (
    <form noValidate method="post" aria-label={words.draft} onSubmit={submit} className="grid gap-1">
      <Field label={words.billNo} help={words.draftHelp} required>
        {(control) => (
          <TextInput
            {...control}
            value={billNo}
            readOnly={!canEdit}
            maxLength={20}
            onChange={(typed) => actor.send({ type: 'draft.numbered', billNo: typed })}
          />
        )}
      </Field>
      <Button type="submit" busy={isDrafting} disabled={!(canDraft || isDrafting)} className="justify-self-start">
        {words.draft}
      </Button>
    </form>
  );
}
