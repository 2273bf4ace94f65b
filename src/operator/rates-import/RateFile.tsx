import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { importWords, ratesImport as words } from '#copy/operator/rates.ts';
import { type ImportService, isList } from '#domain/imports/services.ts';
import {
  type ChosenFile,
  type RatePreview,
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
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { Stepper } from '#src/ui/parts/Stepper.tsx';
import { takeFocus } from '../queue/take-focus.ts';
import { changeColumnsOf } from './change-columns.tsx';
import { ErrorRows } from './ErrorRows.tsx';
import { PublishForm } from './PublishForm.tsx';

/** Number of changes by kind. */
export function Counts({ preview: { counts, errorTotal } }: { preview: RatePreview }) {
  const facts = [
    { label: words.counts.new, count: counts.new },
    { label: words.counts.changed, count: counts.changed },
    { label: words.counts.lapsing, count: counts.lapsing },
    { label: words.counts.errors, count: errorTotal, isBad: errorTotal > 0 },
  ];
  return (
    <dl className="grid grid-cols-2 gap-1 md:grid-cols-4">
      {facts.map(({ label, count, isBad }) => (
        <div
          key={label}
          className={classes('rounded border px-1.5 py-1', isBad ? 'border-danger-line' : 'border-line')}
        >
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className={classes('font-strong text-20', isBad && 'text-danger')}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

type Change = RatePreview['changes'][number];

const changesKeyOf = ({ row }: Change) => Object.values(row).join(' ');

function againstOf(service: ImportService, inForce: string | null): string {
  if (inForce !== null) return words.against(inForce);
  return isList(service) ? words.againstProduct : words.againstNone;
}

/** Changes that publishing the file would make. */
export function Changes({ preview, service }: { preview: RatePreview; service: ImportService }) {
  const { counts, changes, unknownLanes, leftOut, rowCount, inForce } = preview;
  const [kind, setKind] = useState<Change['kind'] | 'ALL'>('ALL');
  const all = counts.new + counts.changed + counts.lapsing;
  const kinds = [
    { value: 'ALL' as const, label: words.allKinds },
    { value: 'NEW' as const, label: words.kinds.NEW },
    { value: 'CHANGED' as const, label: words.kinds.CHANGED },
    { value: 'LAPSING' as const, label: words.kinds.LAPSING },
  ];
  return (
    <div className="grid min-w-0 gap-1.5">
      <Counts preview={preview} />
      {preview.numbers === undefined ? null : <p>{words.numbers(preview.numbers)}</p>}
      <p className="text-12 text-ink-3">
        {words.rows(rowCount)}，{againstOf(service, inForce)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 className="font-strong">{words.changes}</h3>
        <Segmented compact label={words.columns.kind} choices={kinds} value={kind} onChange={setKind} />
      </div>
      {all > changes.length ? <p>{words.moreChanges(changes.length, all)}</p> : null}
      <Table
        dense
        caption={words.changes}
        columns={changeColumnsOf(service)}
        rows={kind === 'ALL' ? changes : changes.filter((change) => change.kind === kind)}
        rowKey={changesKeyOf}
        empty={words.noChanges}
      />
      {leftOut.ports.length + leftOut.calls === 0 ? null : (
        <Note tone="warn" title={words.unread.title}>
          {leftOut.ports.length === 0 ? null : <p>{words.unread.ports(leftOut.ports.join('、'))}</p>}
          {leftOut.calls === 0 ? null : <p>{words.unread.calls(leftOut.calls)}</p>}
        </Note>
      )}
      {unknownLanes.length === 0 ? null : (
        <Note tone="warn" title={importWords[service].lanes.unknown(unknownLanes.length)}>
          <p>{importWords[service].lanes.help}</p>
          <ul className="flex flex-wrap gap-x-2">
            {unknownLanes.map(({ origin, destination }) => (
              <li key={`${origin} ${destination}`}>{words.lane(origin, destination)}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

type CellError = RatePreview['errors'][number];

const ROWS_AT_ONCE = 200;

const columns: readonly Column<CellError>[] = [
  { key: 'sheet', label: words.errorColumns.sheet, render: ({ sheet }) => sheet },
  { key: 'row', label: words.errorColumns.row, numeric: true, render: ({ row }) => row },
  { key: 'column', label: words.errorColumns.column, render: ({ column }) => column },
  { key: 'found', label: words.errorColumns.found, render: ({ found }) => found || words.empty },
  { key: 'message', label: words.errorColumns.message, render: ({ message }) => message },
];

const keyOf = ({ sheet, row, column, kind }: CellError) => [sheet, row, column, kind].join(' ');

/** Cells with errors that prevent publication. */
export function CellErrors({ preview }: { preview: RatePreview }) {
  const { errors, errorTotal } = preview;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  return (
    <div className="grid min-w-0 gap-1.5">
      <Counts preview={preview} />
      <h3 className="font-strong">{words.errors(errorTotal)}</h3>
      <p>{words.errorsHelp}</p>
      {preview.near.map((near) => (
        <ErrorRows key={near.sheet} near={near} errors={errors} />
      ))}
      <Table dense caption={words.errors(errorTotal)} columns={columns} rows={errors.slice(0, shown)} rowKey={keyOf} />
      {errors.length > shown ? (
        <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>{words.showMore}</Button>
      ) : errorTotal > errors.length ? (
        <p>{words.moreErrors(errorTotal - errors.length)}</p>
      ) : null}
    </div>
  );
}

/** Stores the file and returns its description. */
export type HoldFile = (file: File) => ChosenFile;

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
