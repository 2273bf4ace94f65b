import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { operatorCompany as words } from '#copy/operator/company.ts';
import { BEFORE } from '#domain/company/facts.ts';
import {
  type OperatorRecord,
  type OperatorRecordsRef,
  selectDraft,
  selectIsBrowsing,
  selectIsReading,
  selectRow,
  selectRows,
} from '#machines/operator-records/index.ts';
import { Logo } from '#src/ui/icons/Logo.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeLostFocus } from '../queue/take-focus.ts';
import type { HoldFile } from '../rates-import/RateFile.tsx';
import { CompanyPreview, type HeldAddress, LogoField, markOf } from './CompanyLogo.tsx';
import { fieldsOfCompany } from './fields.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordResult } from './RecordResult.tsx';

interface OperatorCompanyProps {
  actor: OperatorRecordsRef;
  hold: HoldFile;
  heldAddress: HeldAddress;
}

/** Company profile shown on the site. */
export function OperatorCompany({ actor, hold, heldAddress }: OperatorCompanyProps) {
  const row = useSelector(actor, (snapshot) => selectRows(snapshot)?.[0] ?? null);
  const hasBefore = useSelector(actor, (snapshot) => (selectRows(snapshot)?.length ?? 0) > 1);
  const changed = useSelector(actor, selectRow);
  const isReading = useSelector(actor, selectIsReading);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const isDrafted = useSelector(actor, (snapshot) => selectDraft(snapshot) !== null);
  const [wasOpened, setWasOpened] = useState(false);
  const edit = (id: string) => {
    setWasOpened(true);
    actor.send({ type: 'row.edit', id });
  };
  return (
    <section aria-labelledby="company" className="grid min-w-0 max-w-[960px] gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="company" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        {row === null || isDrafted ? null : (
          <>
            <Button
              key={String(isBrowsing)}
              ref={wasOpened ? takeLostFocus : undefined}
              size={32}
              disabled={!isBrowsing}
              onClick={() => edit(row.id)}
            >
              {words.edit}
            </Button>
            {hasBefore ? (
              <Button size={32} tone="quiet" disabled={!isBrowsing} onClick={() => edit(BEFORE)}>
                {words.restore}
              </Button>
            ) : null}
          </>
        )}
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <RecordResult actor={actor} />
      {isReading ? (
        <p role="status" className="text-12 text-ink-3">
          {words.reading}
        </p>
      ) : null}
      {row === null || isDrafted ? null : <Facts row={row} />}
      <RecordForm
        actor={actor}
        title={changed?.id === BEFORE ? words.restoring : words.editing}
        fields={fieldsOfCompany(changed)}
      >
        <LogoField actor={actor} hold={hold} />
        <CompanyPreview actor={actor} heldAddress={heldAddress} />
      </RecordForm>
      <p className="text-12 text-ink-3">{words.notHere}</p>
    </section>
  );
}

const noAddress = () => null;

const Facts = ({ row: { fields, fallbacks, editedBy } }: { row: OperatorRecord }) => (
  <div className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
    <p className="flex items-center gap-1">
      <Logo src={markOf(fields.logo ?? '', noAddress)} />
      <span className="text-12 text-ink-3">{fields.logo ? words.fields.logo : words.built}</span>
    </p>
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
