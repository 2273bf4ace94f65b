import type { ReactNode } from 'react';
import { flexitank } from '#copy/flexitank/search.ts';
import type { BagChoice } from '#domain/flexitank/bags.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

const words = flexitank.bags;

interface BagTableProps {
  choices: readonly BagChoice[];
  limitKg: number;
  /** Size whose full weight is closest to the requested mass; null without one. */
  suggested: string | null;
  /** Renders the action for a bag; absent when there is none. */
  action?: (choice: BagChoice) => ReactNode;
}

/** Bag sizes of a lane with the liquid's weight, and whether a container may carry it. */
export function BagTable({ choices, limitKg, suggested, action }: BagTableProps) {
  const columns: Column<BagChoice>[] = [
    {
      key: 'size',
      label: words.columns.size,
      render: ({ size }) => (
        <span className="inline-flex flex-wrap items-center gap-0.75 font-strong">
          {words.size(size)}
          {size === suggested ? <Badge tone="low">{words.suggested}</Badge> : null}
        </span>
      ),
    },
    { key: 'net', label: words.columns.net, numeric: true, render: ({ netKg }) => `${showMeasure(netKg)} kg` },
    {
      key: 'state',
      label: words.columns.state,
      render: ({ isTooHeavy }) => (isTooHeavy ? words.heavy(showMeasure(String(limitKg))) : words.fits),
    },
    ...(action === undefined
      ? []
      : [{ key: 'action', label: words.columns.action, quiet: true, render: action } satisfies Column<BagChoice>]),
  ];
  return (
    <Table
      caption={words.title}
      columns={columns}
      rows={choices}
      rowKey={({ size }) => size}
      faint={({ isTooHeavy }) => isTooHeavy}
      dense
    />
  );
}
