import { useSelector } from '@xstate/react';
import { orderPapers as words } from '#copy/orders/order.ts';
import { FILES_OF_A_PAPER } from '#domain/limits.ts';
import { paperExtensions } from '#domain/orders/hand-in.ts';
import {
  type HandInRef,
  type OpenPaper,
  selectCanClose,
  selectDay,
  selectErrors,
  selectFailure,
  selectFiles,
  selectIsOutdated,
  selectIsSending,
  selectUploads,
} from '#machines/hand-in/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { UploadList } from '#src/features/files/views/UploadList.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

interface HandInPanelProps {
  actor: HandInRef;
  paper: OpenPaper;
  name: string;
  isLate: boolean;
  /** Null when uploads are unavailable. */
  access: FileAccess | null;
}

/** Submission of one document: files, date and errors. */
export function HandInPanel({ actor, paper, name, isLate, access }: HandInPanelProps) {
  const isOutdated = useSelector(actor, selectIsOutdated);
  const failure = useSelector(actor, selectFailure);
  const close = () => actor.send({ type: 'handIn.close' });
  if (isOutdated)
    return (
      <Note tone="warn" live action={<Button onClick={close}>{words.reload}</Button>}>
        {failure}
      </Note>
    );
  return (
    <form
      noValidate
      aria-label={words.title(name)}
      className="grid gap-1.5 p-1 md:p-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'handIn.submit' });
      }}
    >
      {isLate ? <Note tone="warn">{words.late}</Note> : null}
      <PaperFiles actor={actor} paper={paper} access={access} />
      <PaperDay actor={actor} paper={paper} />
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <HandInActions actor={actor} onClose={close} />
    </form>
  );
}

function PaperFiles({ actor, paper, access }: Pick<HandInPanelProps, 'access' | 'actor' | 'paper'>) {
  const uploads = useSelector(actor, selectUploads);
  const files = useSelector(actor, selectFiles);
  const isSending = useSelector(actor, selectIsSending);
  const { files: error } = useSelector(actor, selectErrors);
  if (uploads === undefined) return null;
  const kinds = paperExtensions(paper.code);
  return (
    <Field
      grouped
      required
      label={words.files}
      help={paper.code === 'CUSTOMS_SET' ? words.setHelp : undefined}
      error={error === undefined ? null : words.errors[error]}
    >
      {(control) =>
        access === null ? (
          <p className="text-ink-3">{words.fileRules(kinds, FILES_OF_A_PAPER)}</p>
        ) : (
          <UploadList
            uploads={uploads}
            path="paper"
            files={files}
            access={access}
            control={control}
            disabled={isSending}
            kinds={kinds}
            most={FILES_OF_A_PAPER}
            rules={words.fileRules(kinds, FILES_OF_A_PAPER)}
            onRemove={(fileId) => actor.send({ type: 'handIn.removed', fileId })}
          />
        )
      }
    </Field>
  );
}

function PaperDay({ actor, paper: { expiry, holdsUntil } }: Pick<HandInPanelProps, 'actor' | 'paper'>) {
  const day = useSelector(actor, selectDay);
  const isSending = useSelector(actor, selectIsSending);
  const { day: error } = useSelector(actor, selectErrors);
  if (expiry === null) return null;
  const [before, after] = words.dayHelp[expiry];
  return (
    <Field
      required
      label={words.days[expiry]}
      help={
        <span>
          {before}
          {holdsUntil === null ? null : <DateTime instant={holdsUntil} zone={HOUSE_ZONE} dateOnly />}
          {after}
        </span>
      }
      error={error === undefined ? null : words.errors[error]}
      className="md:w-40"
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={day}
          disabled={isSending}
          onChange={(text) => actor.send({ type: 'handIn.dated', day: text })}
        />
      )}
    </Field>
  );
}

function HandInActions({ actor, onClose }: { actor: HandInRef; onClose: () => void }) {
  const isSending = useSelector(actor, selectIsSending);
  const canClose = useSelector(actor, selectCanClose);
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <Button disabled={!canClose} onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" tone="primary" busy={isSending}>
        {words.submit}
      </Button>
    </div>
  );
}
