import { useSelector } from '@xstate/react';
import { importWords, ratesImport as words } from '#copy/operator/rates.ts';
import {
  type RatesImportRef,
  selectFile,
  selectFileError,
  selectIsOpen,
  selectPercent,
  selectPreview,
  selectService,
  selectStage,
} from '#machines/rates-import/index.ts';
import { OneFileField } from '#src/features/files/views/OneFileField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { Stepper } from '#src/ui/parts/Stepper.tsx';
import { takeFocus } from '../queue/take-focus.ts';
import { CellErrors } from './CellErrors.tsx';
import { Changes } from './Changes.tsx';
import type { HoldFile } from './hold-file.ts';
import { PublishForm } from './PublishForm.tsx';

interface RateFileProps {
  actor: RatesImportRef;
  hold: HoldFile;
}

const STEPS = (['service', 'upload', 'compare', 'publish'] as const).map((key) => ({ key, label: words.steps[key] }));
/** Step of each state, as an index. */
const CURRENT = { choosing: 1, uploading: 1, withErrors: 2, outdated: 2, previewed: 3 } as const;

/** A file from selection to publication. */
export function RateFile({ actor, hold }: RateFileProps) {
  const stage = useSelector(actor, selectStage);
  const file = useSelector(actor, selectFile);
  const preview = useSelector(actor, selectPreview);
  const service = useSelector(actor, selectService);
  return (
    <section aria-labelledby="import" className="grid min-w-0 gap-2 rounded border border-line bg-surface p-2 md:p-3">
      <h2 key={stage} id="import" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {words.import} <span className="font-normal text-ink-3">{words.stages[stage]}</span>
        {file === null ? null : <span className="font-normal text-ink-2"> {file.name}</span>}
      </h2>
      <Stepper steps={STEPS} current={CURRENT[stage]} label={words.steps.name} />
      {stage === 'uploading' ? <Sending actor={actor} /> : <Choice actor={actor} hold={hold} />}
      {stage === 'outdated' ? <Outdated actor={actor} /> : null}
      {preview === null ? null : preview.previewId === null ? (
        <CellErrors preview={preview} />
      ) : (
        <Changes preview={preview} service={service} />
      )}
      {stage === 'previewed' ? (
        <PublishForm actor={actor} drop={<Drop actor={actor} />} />
      ) : preview === null ? null : (
        <Drop actor={actor} />
      )}
    </section>
  );
}

function Choice({ actor, hold }: RateFileProps) {
  const fileError = useSelector(actor, selectFileError);
  const service = useSelector(actor, selectService);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <div aria-live="polite">
      <OneFileField
        label={words.file}
        error={fileError === null ? null : words.fileErrors[fileError]}
        oneFile={words.oneFile}
        rules={importWords[service].rules}
        accept={importWords[service].accept}
        full={!isOpen}
        onFile={(file) => actor.send({ type: 'file.chosen', file: hold(file) })}
      />
    </div>
  );
}

function Sending({ actor }: { actor: RatesImportRef }) {
  const percent = useSelector(actor, selectPercent);
  const progressText = percent < 100 ? words.sending(percent) : words.comparing;
  return (
    <div className="grid gap-1">
      <ScaleBar percent={percent} label={words.file} tone="plain" />
      <p role="status" className="text-ink-2">
        {progressText}
      </p>
      <Button className="justify-self-start" onClick={() => actor.send({ type: 'file.cancel' })}>
        {words.cancel}
      </Button>
    </div>
  );
}

function Outdated({ actor }: { actor: RatesImportRef }) {
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <Note
      tone="warn"
      action={
        <Button size={32} tone="primary" disabled={!isOpen} onClick={() => actor.send({ type: 'preview.again' })}>
          {words.again}
        </Button>
      }
    >
      {words.outdated}
    </Note>
  );
}

function Drop({ actor }: { actor: RatesImportRef }) {
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <Button
      tone="quiet"
      size={32}
      disabled={!isOpen}
      className="justify-self-start"
      onClick={() => actor.send({ type: 'preview.drop' })}
    >
      {words.drop}
    </Button>
  );
}
