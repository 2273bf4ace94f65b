import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { orderPath } from '#contract/routes.ts';
import { orders } from '#copy/orders/list.ts';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import { TEMPLATE_NAME_LENGTH } from '#domain/limits.ts';
import {
  type OrderTemplatesRef,
  selectCanSave,
  selectConfirming,
  selectFailure,
  selectIsBusy,
  selectIsListed,
  selectIsNaming,
  selectIsOpen,
  selectIsUnread,
  selectMayEdit,
  selectName,
  selectTemplates,
  type Template,
} from '#machines/order-templates/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

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

/** Saved templates: order from, rename, or remove with confirmation. */
export function OrderTemplates({ actor }: { actor: OrderTemplatesRef }) {
  const isOpen = useSelector(actor, selectIsOpen);
  const isNaming = useSelector(actor, selectIsNaming);
  const isListed = useSelector(actor, selectIsListed);
  if (!isOpen) return null;
  return (
    <div className="grid gap-1.5">
      <p className="text-12 text-ink-3">{words.lead}</p>
      <Failure actor={actor} />
      {isNaming ? <TemplateName actor={actor} /> : null}
      {isListed ? <List actor={actor} /> : null}
      {isNaming || isListed ? null : <Reading actor={actor} />}
    </div>
  );
}

function Reading({ actor }: { actor: OrderTemplatesRef }) {
  const isUnread = useSelector(actor, selectIsUnread);
  return isUnread ? null : <SkeletonLine label={words.reading} />;
}

function Failure({ actor }: { actor: OrderTemplatesRef }) {
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  if (failure === null) return null;
  const failureNote = words.failed(failure);
  return isUnread ? (
    <RetryNote tone="danger" onRetry={() => actor.send({ type: 'templates.retry' })}>
      {failureNote}
    </RetryNote>
  ) : (
    <Note tone="danger" live>
      {failureNote}
    </Note>
  );
}

function List({ actor }: { actor: OrderTemplatesRef }) {
  const templates = useSelector(actor, selectTemplates);
  if (templates.length === 0)
    return (
      <p role="status" className="text-ink-2">
        {words.none}
      </p>
    );
  return (
    <ul aria-label={words.list} className="grid">
      {templates.map((template) => (
        <Row key={template.id} actor={actor} template={template} />
      ))}
    </ul>
  );
}

function Row({ actor, template }: { actor: OrderTemplatesRef; template: Template }) {
  const isConfirming = useSelector(actor, (snapshot) => selectConfirming(snapshot) === template.id);
  const { name, service, author, updatedAt } = template;
  return (
    <li className="grid gap-x-2 gap-y-0.5 border-line border-b py-1 last:border-b-0 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-strong">{name}</p>
        <p className="wrap-anywhere text-12 text-ink-3">
          {words.by(orders.services[service], author, portTime(updatedAt, HOUSE_ZONE).date)}
        </p>
      </div>
      {isConfirming ? <Question actor={actor} name={name} /> : <Acts actor={actor} template={template} />}
    </li>
  );
}

function Acts({ actor, template: { id, name, service } }: { actor: OrderTemplatesRef; template: Template }) {
  const mayEdit = useSelector(actor, selectMayEdit);
  const isFree = useSelector(actor, (snapshot) => snapshot.can({ type: 'templates.rename', id }));
  if (!mayEdit) return null;
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      <ButtonLink size={32} aria-label={words.beginOf(name)} href={`${orderPath(service)}?template=${id}`}>
        {words.begin}
      </ButtonLink>
      <Button
        size={32}
        tone="quiet"
        disabled={!isFree}
        aria-label={words.renameOf(name)}
        onClick={() => actor.send({ type: 'templates.rename', id })}
      >
        {words.rename}
      </Button>
      <Button
        size={32}
        tone="quiet"
        disabled={!isFree}
        aria-label={words.removeOf(name)}
        onClick={() => actor.send({ type: 'templates.remove', id })}
      >
        {words.remove}
      </Button>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Question({ actor, name }: { actor: OrderTemplatesRef; name: string }) {
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      <p ref={focus} tabIndex={-1} className="outline-0">
        {words.question(name)}
      </p>
      <Button size={32} disabled={isBusy} onClick={() => actor.send({ type: 'templates.keep' })}>
        {words.keep}
      </Button>
      <Button
        size={32}
        tone="danger"
        busy={isBusy}
        disabled={isBusy}
        onClick={() => actor.send({ type: 'templates.confirm' })}
      >
        {words.confirm}
      </Button>
    </div>
  );
}
