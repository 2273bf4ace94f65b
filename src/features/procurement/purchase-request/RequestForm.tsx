import { errorText } from '#copy/booking/errors.ts';
import { fieldHelp, fieldLabel } from '#copy/booking/fields.ts';
import { uploads as uploadWords } from '#copy/dangerous-goods/papers.ts';
import { purchaseRequest as words } from '#copy/procurement/market.ts';
import '#copy/procurement/order.ts';
import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { requestDescription } from '#domain/enquiry/purchase-fields.ts';
import type { FieldError } from '#domain/form/field.ts';
import {
  checkedRequest,
  type PurchaseRequestRef,
  type PurchaseRequestSnapshot,
  selectAuthor,
  selectCanAdd,
  selectCanEdit,
  selectCanRemove,
  selectFailure,
  selectForm,
  selectIsSending,
  selectNow,
  selectUploads,
} from '#machines/purchase-request/index.ts';
import { DescribedField } from '#src/features/booking/form/DescribedField.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { UploadList } from '#src/features/files/views/UploadList.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SubmitRow } from '#src/ui/parts/SubmitRow.tsx';

export interface PurchaseRequestProps {
  actor: PurchaseRequestRef;
  /** Address of the list, parent of each request. */
  base: string;
  /** Null when uploads are unavailable. */
  fileAccess: FileAccess | null;
  onVerify: () => void;
  /** Public address of a request. */
  urlOf: (id: string) => string;
  onCopy: (text: string) => void;
}

const grid = 'grid items-start gap-x-2 gap-y-1.5 md:grid-cols-4';
const itemFields = ['nameCn', 'nameEn', 'casNo', 'grade', 'purity', 'packing', 'quantity', 'unit', 'targetPrice'];

const selectContext = ({ context }: PurchaseRequestSnapshot) => context;

type RenderField = (path: string) => ReactNode;

/** Renders fields with their errors, which are hidden until the first attempt to publish. */
function useFields(actor: PurchaseRequestRef): { field: RenderField; errors: readonly FieldError[] } {
  const context = useSelector(actor, selectContext);
  const form = useSelector(actor, selectForm);
  const now = useSelector(actor, selectNow);
  const canEdit = useSelector(actor, selectCanEdit);
  const errors = useMemo(() => (context.showErrors ? checkedRequest(context).errors : []), [context]);
  const field = (path: string) => (
    <DescribedField
      key={path}
      {...{ path, errors, form, canEdit }}
      description={requestDescription}
      context={{ now }}
      onEdit={(at, value) => actor.send({ type: 'request.edit', path: at, value })}
    />
  );
  return { field, errors };
}

/** Requested goods, terms, deadline and contact. */
export function RequestFormView({ actor, fileAccess, onVerify }: PurchaseRequestProps) {
  const { field, errors } = useFields(actor);
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'request.submit' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form ref={element} noValidate method="post" aria-label={words.title} onSubmit={submit} className="grid gap-2">
      <h1 className="font-strong text-28 leading-head">{words.title}</h1>
      <p className="text-ink-2">{words.lead}</p>
      <WriterNote actor={actor} onVerify={onVerify} />
      <Items actor={actor} field={field} />
      <Panel title={words.delivery}>
        <div className={grid}>{['lastDay', 'arrivalDay', 'trade', 'tax', 'payment'].map(field)}</div>
        {field('place')}
        {field('qualifications')}
        {field('excess')}
      </Panel>
      <Panel title={words.papers}>
        <Samples actor={actor} errors={errors} fileAccess={fileAccess} />
        {field('remark')}
      </Panel>
      <Panel title={words.contact} note={words.contactNote}>
        <div className={grid}>{['contact', 'phone', 'accessCode'].map(field)}</div>
      </Panel>
      <Foot actor={actor} errors={errors} />
    </form>
  );
}

function WriterNote({ actor, onVerify }: Pick<PurchaseRequestProps, 'actor' | 'onVerify'>) {
  const author = useSelector(actor, selectAuthor);
  if (author === null) return <Note>{words.signInFirst}</Note>;
  return author.isVerified ? null : (
    <Note tone="warn" action={<Button onClick={onVerify}>{words.verify}</Button>}>
      {words.unverified}
    </Note>
  );
}

function Items({ actor, field }: { actor: PurchaseRequestRef; field: RenderField }) {
  const { items } = useSelector(actor, selectForm);
  const canAdd = useSelector(actor, selectCanAdd);
  const canRemove = useSelector(actor, selectCanRemove);
  return (
    <>
      {items.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and has nothing else
        <Panel key={index} title={words.item(index + 1)}>
          <div className={grid}>{itemFields.map((name) => field(`items.${index}.${name}`))}</div>
          {field(`items.${index}.priceHidden`)}
          {field(`items.${index}.specifications`)}
          {canRemove ? (
            <p>
              <Button
                size={32}
                tone="quiet"
                icon="trash"
                onClick={() => actor.send({ type: 'request.removeItem', index })}
              >
                {words.remove(index + 1)}
              </Button>
            </p>
          ) : null}
        </Panel>
      ))}
      <p>
        <Button icon="plus" disabled={!canAdd} onClick={() => actor.send({ type: 'request.addItem' })}>
          {words.add}
        </Button>
      </p>
    </>
  );
}

interface SamplesProps extends Pick<PurchaseRequestProps, 'actor' | 'fileAccess'> {
  errors: readonly FieldError[];
}

/** Files require an account: visitors read that they can add them after signing in. */
function Samples({ actor, errors, fileAccess }: SamplesProps) {
  const uploads = useSelector(actor, selectUploads);
  const author = useSelector(actor, selectAuthor);
  const { samples } = useSelector(actor, selectForm);
  const canEdit = useSelector(actor, selectCanEdit);
  const error = errors.find(({ path }) => path === 'samples');
  return (
    <Field grouped label={fieldLabel('samples')} help={fieldHelp('samples')} error={error && errorText(error, 'files')}>
      {(control) =>
        uploads === undefined || author === null || fileAccess === null ? (
          <p className="text-ink-3">{uploadWords.visitor}</p>
        ) : (
          <UploadList
            {...{ uploads, control }}
            path="samples"
            files={samples}
            access={fileAccess}
            disabled={!canEdit}
            onRemove={(fileId) =>
              actor.send({
                type: 'request.edit',
                path: 'samples',
                value: samples.filter((file) => file.fileId !== fileId),
              })
            }
          />
        )
      }
    </Field>
  );
}

function Foot({ actor, errors }: { actor: PurchaseRequestRef; errors: readonly FieldError[] }) {
  const failure = useSelector(actor, selectFailure);
  const isSending = useSelector(actor, selectIsSending);
  const canEdit = useSelector(actor, selectCanEdit);
  const { areFilesPending, showErrors } = useSelector(actor, selectContext);
  const hasWarning = errors.length > 0 || (showErrors && areFilesPending);
  const warning = errors.length > 0 ? words.errors(errors.length) : words.filesComing;
  return (
    <>
      {failure === null ? null : (
        <Note tone="danger" live>
          {words.failed(failure)}
        </Note>
      )}
      <SubmitRow label={words.submit} isBusy={isSending} canSubmit={canEdit}>
        <p className={hasWarning ? 'text-12 text-danger' : 'text-12 text-ink-3'} role="status">
          {hasWarning ? warning : words.required}
        </p>
      </SubmitRow>
    </>
  );
}
