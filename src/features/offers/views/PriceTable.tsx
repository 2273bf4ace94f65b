import { Table, type TableProps } from '#src/ui/parts/list/Table.tsx';
import { bookableFirst, isBookable } from './lowest.ts';

type PriceTableProps<Row> = Omit<TableProps<Row>, 'faint' | 'rowKey'>;

/** Table of prices by id; those that cannot be booked are dimmed and listed last. */
export const PriceTable = <Row extends { priceId: string; bookable: string }>({
  rows,
  ...props
}: PriceTableProps<Row>) => (
  <Table
    {...props}
    rows={bookableFirst(rows, isBookable)}
    rowKey={({ priceId }) => priceId}
    faint={(row) => !isBookable(row)}
  />
);
