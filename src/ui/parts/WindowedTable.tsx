import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { Table, TableBody, type TableProps } from './list/Table.tsx';

const HEIGHTS = { low: 'max-h-40', tall: 'max-h-80' } as const;
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
const ROW_PX = 41;
const OVERSCAN_PX = 492;

interface WindowedTableProps<Row> extends TableProps<Row> {
  height?: keyof typeof HEIGHTS;
  /** Estimated row height. */
  rowPx?: number;
  /** Rows rendered beyond each end of the window. */
  overscan?: number;
}

/** Virtualised table: rows out of view are only height. Rows are measured, so text may wrap. */
export function WindowedTable<Row>({ height = 'tall', rowPx = ROW_PX, overscan, ...table }: WindowedTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: table.rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPx,
    overscan: overscan ?? Math.ceil(OVERSCAN_PX / rowPx),
    useFlushSync: false,
  });
  if (table.rows.length === 0) return <Table {...table} />;
  const shown = virtual.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  return (
    <section
      ref={frame}
      {...SCROLLED_BY_KEYS}
      aria-label={KIT.table.scroll(table.caption)}
      className={classes('@container overflow-auto rounded border border-line bg-surface', HEIGHTS[height])}
    >
      <TableBody
        table={table}
        window={{
          from: first?.index ?? 0,
          to: (last?.index ?? -1) + 1,
          before: first?.start ?? 0,
          after: virtual.getTotalSize() - (last?.end ?? 0),
          measure: virtual.measureElement,
        }}
      />
    </section>
  );
}
