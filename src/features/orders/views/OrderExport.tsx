import { useSelector } from '@xstate/react';
import { KIT } from '#copy/kit.ts';
import { orderExport as words } from '#copy/orders/list.ts';
import {
  type ExportFormat,
  type OrderExportRef,
  selectCanTake,
  selectRows,
  selectScreen,
  selectTotal,
} from '#machines/order-export/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface OrderExportProps {
  actor: OrderExportRef;
  /** Query of the list, applied to the exported file. */
  query: string;
  isEmpty: boolean;
}

/** Exports the whole list, with progress. */
export function OrderExport({ actor, query, isEmpty }: OrderExportProps) {
  const canTake = useSelector(actor, selectCanTake);
  const screen = useSelector(actor, selectScreen);
  const take = (format: ExportFormat) => actor.send({ type: 'export.take', format, query });
  return (
    <div className="flex flex-wrap items-center gap-1">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} size={32} icon="download" disabled={!canTake || isEmpty} onClick={() => take(format)}>
          {words[format]}
        </Button>
      ))}
      <span role="status" className="inline-flex flex-wrap items-center gap-0.5 text-12 text-ink-3 empty:hidden">
        {screen === 'writing' ? words.taking : null}
        {screen === 'written' ? <Taken actor={actor} /> : null}
        {screen === 'failed' ? (
          <>
            <span className="text-danger">{words.notTaken}</span>
            <Button size={32} tone="quiet" onClick={() => actor.send({ type: 'export.retry' })}>
              {KIT.retry}
            </Button>
          </>
        ) : null}
      </span>
    </div>
  );
}

function Taken({ actor }: { actor: OrderExportRef }) {
  const rows = useSelector(actor, selectRows);
  const total = useSelector(actor, selectTotal);
  return rows < total ? words.takenOf(rows, total) : words.taken(rows);
}
