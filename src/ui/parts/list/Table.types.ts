import type { ReactNode } from 'react';
import type { TableWidth } from './table-classes.ts';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  /** Stands after the label: what its word means. */
  readonly mark?: ReactNode;
  readonly render: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Stands first in the card, under its head: what the rows are compared by. */
  readonly early?: boolean;
  /** Left out of the card, where the first column is its head. */
  readonly wideOnly?: boolean;
  /** Where its cell is in a card. */
  readonly card?: string;
  /** Hides the words of the head: a column of buttons. */
  readonly quiet?: boolean;
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

export interface TotalLine {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A weaker line: fees at cost, closed sailings. */
  faint?: (row: Row) => boolean;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  totals?: readonly TotalLine[] | undefined;
  dense?: boolean | undefined;
  /** The width of its own place, not of the window, under which a row is a card. */
  cardsBelow?: TableWidth | undefined;
  empty?: ReactNode;
  /** What lies open under a row over the whole width; null keeps it closed. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

/** A stretch of the rows, with the height of what is left out before and after it. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  readonly measure: (element: HTMLTableRowElement | HTMLTableSectionElement | null) => void;
}
