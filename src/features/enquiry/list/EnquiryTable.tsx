import type { EnquiryListAnswer, EnquiryRow } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { KIT } from '#copy/kit.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { PageTurns } from '#src/ui/parts/list/PageTurns.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { Deadline, laneOf, loadOf, Status } from './EnquiryCells.tsx';

interface EnquiryTableProps {
  answer: EnquiryListAnswer;
  seen: string | null;
  onSee: (enquiryNo: string) => void;
  onPage: (page: number) => void;
}

export function EnquiryTable({ answer, seen, onSee, onPage }: EnquiryTableProps) {
  const { items, now, page, pageSize, total } = answer;
  const columns: Column<EnquiryRow>[] = [
    {
      key: 'no',
      label: words.columns.no,
      render: ({ enquiryNo }) => <span className="whitespace-nowrap">{enquiryNo}</span>,
    },
    {
      key: 'lane',
      label: words.columns.lane,
      render: (row) => (
        <span className="grid">
          <span>{laneOf(row)}</span>
          <span className="text-12 text-ink-3">{row.cargoName}</span>
        </span>
      ),
    },
    { key: 'load', label: words.columns.load, render: loadOf },
    { key: 'status', label: words.columns.status, render: Status },
    { key: 'count', label: words.columns.count, numeric: true, render: ({ optionCount }) => String(optionCount) },
    { key: 'deadline', label: words.columns.deadline, render: (row) => <Deadline row={row} now={now} /> },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: ({ enquiryNo }) => (
        <Button size={32} aria-pressed={enquiryNo === seen} onClick={() => onSee(enquiryNo)}>
          <span className="sr-only">{words.seeOf(enquiryNo)}</span>
          {words.see}
        </Button>
      ),
    },
  ];
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <>
      <Table caption={words.title} columns={columns} rows={items} rowKey={({ enquiryNo }) => enquiryNo} />
      {last === 1 ? null : (
        <nav aria-label={KIT.pages.name} className="mt-1 flex flex-wrap items-center gap-1">
          <span className="text-12 text-ink-3">{KIT.pages.total(total)}</span>
          <PageTurns page={page} last={last} onPage={onPage}>
            <span aria-current="page">{KIT.pages.page(page)}</span>
          </PageTurns>
        </nav>
      )}
    </>
  );
}
