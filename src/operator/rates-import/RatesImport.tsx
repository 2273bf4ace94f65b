import { useSelector } from '@xstate/react';
import { importWords, ratesImport as words } from '#copy/operator/rates.ts';
import {
  type ImportService,
  listServices,
  rateServices,
  scheduleServices,
  workServices,
} from '#domain/imports/services.ts';
import {
  type RateSheet,
  type RatesImportRef,
  selectDone,
  selectFailure,
  selectIsOpen,
  selectIsReading,
  selectIsUnread,
  selectPreview,
  selectService,
} from '#machines/rates-import/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import type { HoldFile } from './RateFile.tsx';
import { RateFile } from './RateFile.tsx';
import { Versions } from './Versions.tsx';

interface RatesImportProps {
  actor: RatesImportRef;
  hold: HoldFile;
}

/** Imports rates or schedules, beside the list of versions. */
export function RatesImport({ actor, hold }: RatesImportProps) {
  const hasPreview = useSelector(actor, (snapshot) => selectPreview(snapshot) !== null);
  return (
    <section aria-labelledby="rates" className="grid min-w-0 gap-2">
      <Head actor={actor} />
      <Result actor={actor} />
      <div
        className={classes(
          'grid min-w-0 items-start gap-2 2xl:grid-cols-[1fr_360px]',
          // A preview needs the full width for its columns.
          !hasPreview && 'xl:grid-cols-[1fr_360px]',
        )}
      >
        <RateFile actor={actor} hold={hold} />
        <Versions actor={actor} />
      </div>
    </section>
  );
}

const SHEETS: readonly { label: string; sheet: RateSheet }[] = (['template', 'export'] as const).flatMap((kind) =>
  (['xlsx', 'csv'] as const).map((format) => ({ label: words[kind](format), sheet: { kind, format } })),
);

const choicesOf = (services: readonly ImportService[]) =>
  services.map((value) => ({ value, label: importWords[value].name }));

const GROUPS = [
  { label: words.rates, choices: choicesOf(rateServices) },
  { label: words.works, choices: choicesOf(workServices) },
  { label: words.schedules, choices: choicesOf(scheduleServices) },
  { label: words.lists, choices: choicesOf(listServices) },
];

function Head({ actor }: { actor: RatesImportRef }) {
  const service = useSelector(actor, selectService);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h1 id="rates" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <div className="flex flex-wrap gap-1">
          {SHEETS.map(({ label, sheet }) => (
            <Button
              key={label}
              size={32}
              icon="download"
              disabled={!isOpen}
              onClick={() => actor.send({ type: 'sheet.save', sheet })}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      {GROUPS.map(({ label, choices }) => (
        <div key={label} className="grid min-w-0 items-center justify-start gap-x-1 md:grid-cols-[72px_auto]">
          <span aria-hidden="true" className="text-12 text-ink-3">
            {label}
          </span>
          <Segmented<ImportService>
            compact
            label={label}
            choices={choices}
            value={service}
            disabled={!isOpen}
            onChange={(chosen) => actor.send({ type: 'service.chosen', service: chosen })}
          />
        </div>
      ))}
    </div>
  );
}

/** Result of the last action. */
function Result({ actor }: { actor: RatesImportRef }) {
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      <Standing actor={actor} />
      {failure === null ? null : isUnread ? (
        <RetryNote tone="danger" title={words.failures[failure.of]} onRetry={() => actor.send({ type: 'list.renew' })}>
          {failure.message}
        </RetryNote>
      ) : (
        <Note tone="danger" live title={words.failures[failure.of]}>
          {failure.message}
        </Note>
      )}
    </>
  );
}

function Standing({ actor }: { actor: RatesImportRef }) {
  const done = useSelector(actor, selectDone);
  const isReading = useSelector(actor, selectIsReading);
  if (done === null) return <p role="status">{isReading ? words.reading : ''}</p>;
  if (done.kind !== 'scheduled')
    return (
      <p role="status" className="text-ok">
        {words[done.kind]}
      </p>
    );
  const { date, clock } = portTime(done.at, HOUSE_ZONE);
  return (
    <p role="status" className="text-ok">
      {words.scheduled(`${date} ${clock}`)}
    </p>
  );
}
