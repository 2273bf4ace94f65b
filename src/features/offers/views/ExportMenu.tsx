import { useSelector } from '@xstate/react';
import type { SellingRequest } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import {
  type OfferFilesRef,
  type SheetFormat,
  selectCanExport,
  selectRows,
  selectScreen,
} from '#machines/offer-files/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Menu } from '#src/ui/parts/list/Menu.tsx';

interface ExportMenuProps {
  actor: OfferFilesRef;
  request: SellingRequest;
  /** The list is empty. */
  isEmpty: boolean;
}

/** Exports or prints the list, with progress. */
export function ExportMenu({ actor, request, isEmpty }: ExportMenuProps) {
  const screen = useSelector(actor, selectScreen);
  const canExport = useSelector(actor, selectCanExport);
  const rows = useSelector(actor, selectRows);
  const write = (format: SheetFormat) => actor.send({ type: 'files.sheet', format, request });
  return (
    <>
      <Menu
        label={words.take}
        icon="download"
        size={32}
        entries={[
          {
            key: 'xlsx',
            label: words.xlsx,
            icon: 'grid',
            disabled: !canExport || isEmpty,
            onChoose: () => write('xlsx'),
          },
          { key: 'csv', label: words.csv, icon: 'file', disabled: !canExport || isEmpty, onChoose: () => write('csv') },
          { key: 'print', label: words.print, icon: 'print', onChoose: () => actor.send({ type: 'files.print' }) },
        ]}
      />
      <span role="status" className="inline-flex items-center gap-0.5 text-12 text-ink-3 empty:hidden">
        {screen === 'writing' ? words.taking : screen === 'written' ? words.taken(rows) : null}
        {screen === 'failed' ? (
          <>
            <span className="text-danger">{words.notTaken}</span>
            <Button size={32} tone="quiet" onClick={() => actor.send({ type: 'files.retry' })}>
              {KIT.retry}
            </Button>
          </>
        ) : null}
      </span>
    </>
  );
}
