import { useSelector } from '@xstate/react';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import {
  type InvoiceSheet,
  type OperatorInvoiceRef,
  selectCanRead,
  selectIsReading,
  selectStranded,
} from '#machines/operator-invoice/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type FactRow, FactRows } from '../order/FactRows.tsx';

interface OutcomeProps {
  actor: OperatorInvoiceRef;
  row: InvoiceSheet['row'];
}

/** Result of the request, and typed text that was not sent. */
export function Outcome({ actor, row: { decidedAt, file, number, issuedOn, reason } }: OutcomeProps) {
  const stranded = useSelector(actor, selectStranded);
  const canRead = useSelector(actor, selectCanRead);
  const isReading = useSelector(actor, selectIsReading);
  const rows: FactRow[] = [
    ...(number === null ? [] : [[words.invoiceNumber, number] as const]),
    ...(issuedOn === null ? [] : [[words.issuedOn, issuedOn] as const]),
    ...(file === null ? [] : [[words.handed, file.name] as const]),
    ...(reason === null ? [] : [[words.reasonGiven, reason] as const]),
    ...(stranded === null ? [] : [[words.stranded, stranded] as const]),
  ];
  return (
    <section aria-labelledby="outcome" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="outcome" className="mb-1 flex flex-wrap items-baseline gap-x-1 font-strong text-16">
        {words.outcome}
        {decidedAt === null ? null : (
          <span className="font-normal text-12 text-ink-3">
            {words.decided} <DateTime instant={decidedAt} zone={HOUSE_ZONE} />
          </span>
        )}
      </h3>
      <FactRows rows={rows} />
      {file === null ? null : (
        <Button
          size={32}
          icon="download"
          busy={isReading}
          disabled={!(canRead || isReading)}
          onClick={() => actor.send({ type: 'issued.read' })}
          className="mt-1"
        >
          {words.downloadHanded}
        </Button>
      )}
    </section>
  );
}
