import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import { TEMPLATE_NAME_LENGTH } from '#domain/limits.ts';
import { type OrderTemplatesRef, selectCanSave, selectIsBusy, selectName } from '#machines/order-templates/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';

export function TemplateName({ actor }: { actor: OrderTemplatesRef }) {
  const name = useSelector(actor, selectName);
  const isBusy = useSelector(actor, selectIsBusy);
  const canSave = useSelector(actor, selectCanSave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be nested in another form.
    event.stopPropagation();
    actor.send({ type: 'templates.save' });
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-1.5">
      <Field label={words.name} required help={words.nameHelp}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={TEMPLATE_NAME_LENGTH}
            readOnly={isBusy}
            onChange={(typed) => actor.send({ type: 'templates.typed', name: typed })}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-1">
        <Button disabled={isBusy} onClick={() => actor.send({ type: 'templates.keep' })}>
          {words.keep}
        </Button>
        <Button type="submit" tone="primary" busy={isBusy} disabled={!(canSave || isBusy)}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
