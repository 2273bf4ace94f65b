import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  type DeskRecord,
  type DeskRecordsRef,
  selectDraft,
  selectIsBrowsing,
  selectIsReading,
  selectRow,
  selectRows,
} from '#machines/desk-records/index.ts';
import { deskCompany as words } from '#src/ui/copy/desk-records.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeLostFocus } from '../desk-queue/take-focus.ts';
import { fieldsOfCompany } from './fields.ts';
import { RecordForm } from './RecordForm.tsx';
import { Told } from './Told.tsx';

/** What the company says of itself on its site. */
export function DeskCompany({ actor }: { actor: DeskRecordsRef }) {
  const row = useSelector(actor, (snapshot) => selectRows(snapshot)?.[0] ?? null);
  const changed = useSelector(actor, selectRow);
  const isReading = useSelector(actor, selectIsReading);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const isDrafted = useSelector(actor, (snapshot) => selectDraft(snapshot) !== null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby="company" className="grid min-w-0 max-w-[960px] gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="company" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        {row === null || isDrafted ? null : (
          <Button
            key={String(isBrowsing)}
            ref={wasOpened ? takeLostFocus : undefined}
            size={32}
            disabled={!isBrowsing}
            onClick={() => {
              setWasOpened(true);
              actor.send({ type: 'row.edit', id: row.id });
            }}
          >
            {words.edit}
          </Button>
        )}
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <Told actor={actor} />
      {isReading ? (
        <p role="status" className="text-12 text-ink-3">
          {words.reading}
        </p>
      ) : null}
      {row === null || isDrafted ? null : <Facts row={row} />}
      <RecordForm actor={actor} title={words.editing} fields={fieldsOfCompany(changed)} />
      <p className="text-12 text-ink-3">{words.notHere}</p>
    </section>
  );
}

const Facts = ({ row: { fields, fallbacks, editedBy } }: { row: DeskRecord }) => (
  <div className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
    <dl className="grid min-w-0 gap-1 md:grid-cols-2">
      {fieldsOfCompany(null).map(({ name, label }) => {
        const own = fields[name] ?? '';
        const fallback = fallbacks[name] ?? '';
        return (
          <div key={name} className="min-w-0 border-line border-b py-0.5">
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="wrap-break-word">
              {own !== '' ? (
                own
              ) : fallback === '' ? (
                <span className="text-ink-3">{words.empty}</span>
              ) : (
                <>
                  {fallback} <span className="text-12 text-ink-3">{words.fallback}</span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
    {editedBy === null ? null : <p className="text-12 text-ink-3">{words.editedBy(editedBy)}</p>}
  </div>
);
