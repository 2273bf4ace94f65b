import { useSelector } from '@xstate/react';
import { orderFile as words } from '#copy/operator/order-file.ts';
import { orderFileKinds } from '#domain/order-file/table.ts';
import {
  type OrderFileChoice,
  type OrderFileRef,
  selectCanChoose,
  selectCanDrop,
  selectCanRecord,
  selectFailureMessage,
  selectFailureOf,
  selectFileKind,
  selectFilePreview,
  selectIsFileOpen,
  selectIsOutdated,
  selectIsReading,
  selectIsRecording,
  selectIsTemplateSaved,
  selectOrderFile,
  selectOrderFileError,
  selectRecorded,
  type TemplateFilter,
} from '#machines/order-file/index.ts';
import { OneFileField } from '#src/features/files/views/OneFileField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Dialog, loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { FilePreview } from './FilePreview.tsx';

interface OrderFileProps {
  actor: OrderFileRef;
  /** Stores the file and returns its description. */
  hold: (file: File) => OrderFileChoice;
  /** Orders that the template begins with. */
  filter: TemplateFilter;
}

const KINDS = orderFileKinds.map((value) => ({ value, label: words.kinds[value] }));

/** Records the numbers or milestones of many orders by file, in a dialog. */
export function OrderFile(props: OrderFileProps) {
  const { actor } = props;
  const isOpen = useSelector(actor, selectIsFileOpen);
  const isRecording = useSelector(actor, selectIsRecording);
  return (
    <>
      <OpenOrderFile actor={actor} />
      <Dialog
        open={isOpen}
        title={words.title}
        width={800}
        held={isRecording}
        onClose={() => actor.send({ type: 'file.close' })}
        foot={<OrderFileActs actor={actor} />}
      >
        <OrderFileContent {...props} />
      </Dialog>
    </>
  );
}

export const OpenOrderFile = ({ actor }: { actor: OrderFileRef }) => (
  <Button size={32} icon="upload" {...loadOnApproach} onClick={() => actor.send({ type: 'file.open' })}>
    {words.open}
  </Button>
);

export function OrderFileContent(props: OrderFileProps) {
  const { actor } = props;
  const recorded = useSelector(actor, selectRecorded);
  const preview = useSelector(actor, selectFilePreview);
  const isReading = useSelector(actor, selectIsReading);
  const isRecording = useSelector(actor, selectIsRecording);
  const isOutdated = useSelector(actor, selectIsOutdated);
  return (
    <div className="grid min-w-0 gap-2">
      {recorded === null ? (
        <Choice {...props} />
      ) : (
        <p role="status">{words.recorded(recorded.orders, recorded.changes)}</p>
      )}
      {isReading ? <p role="status">{words.reading}</p> : null}
      {isRecording ? <p role="status">{words.recording}</p> : null}
      {isOutdated ? <Note tone="warn">{words.outdated}</Note> : null}
      {preview === null ? null : <FilePreview preview={preview} />}
      <Failure actor={actor} />
    </div>
  );
}

const failed = { file: words.failed, record: words.notRecorded, template: words.templateFailed } as const;

function Failure({ actor }: { actor: OrderFileRef }) {
  const of = useSelector(actor, selectFailureOf);
  const message = useSelector(actor, selectFailureMessage);
  if (of === null) return null;
  return (
    <Note tone="danger">
      {failed[of]}
      {message}
    </Note>
  );
}

function Choice({ actor, hold, filter }: OrderFileProps) {
  const kind = useSelector(actor, selectFileKind);
  const file = useSelector(actor, selectOrderFile);
  const fileError = useSelector(actor, selectOrderFileError);
  const canChoose = useSelector(actor, selectCanChoose);
  const isTemplateSaved = useSelector(actor, selectIsTemplateSaved);
  return (
    <>
      <Segmented
        compact
        label={words.kind}
        choices={KINDS}
        value={kind}
        disabled={!canChoose}
        onChange={(chosen) => actor.send({ type: 'kind.chosen', kind: chosen })}
      />
      <p>{words.leads[kind]}</p>
      <div className="flex flex-wrap items-center gap-1">
        <Button
          size={32}
          icon="download"
          disabled={!canChoose}
          onClick={() => actor.send({ type: 'template.save', filter })}
        >
          {words.template}
        </Button>
        <span role="status" className="text-12 text-ink-3">
          {isTemplateSaved ? words.templateSaved : words.templateHelp[kind]}
        </span>
      </div>
      <OneFileField
        label={file === null ? words.file : words.chosen(file.name)}
        error={fileError === null ? null : words.fileErrors[fileError]}
        oneFile={words.oneFile}
        rules={words.rules}
        accept={words.accept}
        full={!canChoose}
        onFile={(chosen) => actor.send({ type: 'file.chosen', file: hold(chosen) })}
      />
    </>
  );
}

export function OrderFileActs({ actor }: { actor: OrderFileRef }) {
  const preview = useSelector(actor, selectFilePreview);
  const recorded = useSelector(actor, selectRecorded);
  const canRecord = useSelector(actor, selectCanRecord);
  const canDrop = useSelector(actor, selectCanDrop);
  const isReading = useSelector(actor, selectIsReading);
  const isRecording = useSelector(actor, selectIsRecording);
  return (
    <>
      {isReading ? <Button onClick={() => actor.send({ type: 'file.cancel' })}>{words.cancel}</Button> : null}
      {canDrop ? (
        <Button onClick={() => actor.send({ type: 'file.drop' })}>
          {recorded === null ? words.drop : words.another}
        </Button>
      ) : null}
      {canRecord || isRecording ? (
        <Button tone="primary" busy={isRecording} onClick={() => actor.send({ type: 'file.record' })}>
          {words.record(preview?.orders ?? 0)}
        </Button>
      ) : (
        <Button onClick={() => actor.send({ type: 'file.close' })}>{words.close}</Button>
      )}
    </>
  );
}
