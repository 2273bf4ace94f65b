import { useContext } from 'react';
import { documents as words } from '#copy/documents/terms.ts';
import { type WordedSection, type WordedTable, wordDocument } from '#copy/documents/words.ts';
import { documentOf } from '#domain/documents/describe.ts';
import type { DocumentOrder } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { DemoData } from '#src/ui/parts/DemoMark.tsx';

interface PrintedDocumentProps {
  order: DocumentOrder;
  kind: DocumentKind;
}

export default function PrintedDocument({ order, kind }: PrintedDocumentProps) {
  const { title, subtitle, orderNo, issued, sections, notes } = wordDocument(
    documentOf(order, kind),
    useContext(DemoData),
  );
  return (
    <article aria-label={title} className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-1">
        <p className="font-strong text-12 text-ink-2">{subtitle}</p>
        <p className="text-12 text-ink-2">
          {orderNo}，{words.issuedAt} {issued}
        </p>
      </div>
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      <div className="text-12 text-ink-3">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </article>
  );
}

function Section({ section: { heading, rows, tables } }: { section: WordedSection }) {
  return (
    <section aria-label={heading} className="grid min-w-0 gap-0.5">
      <h3 className="bg-sunken px-1 py-0.75 font-strong">{heading}</h3>
      {tables.map((table) => (
        <Lines key={table.caption ?? heading} table={table} label={table.caption ?? heading} />
      ))}
      {rows.length === 0 ? null : (
        <dl>
          {rows.map(({ term, text }) => (
            <div key={`${term} ${text}`} className="grid gap-x-1 border-line border-b py-0.75 md:grid-cols-[160px_1fr]">
              <dt className="text-ink-3">{term}</dt>
              <dd className="min-w-0 wrap-break-word whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Lines({ table: { caption, columns, rows }, label }: { table: WordedTable; label: string }) {
  return (
    <table className="w-full border-separate border-spacing-0">
      {caption === null ? (
        <caption className="sr-only">{label}</caption>
      ) : (
        <caption className="px-1 py-0.75 text-left text-12 text-ink-2">{caption}</caption>
      )}
      <thead>
        <tr className="text-12 text-ink-2">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-1 py-0.75 text-left font-strong">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>
            {columns.map((column, index) => (
              <td key={column} className="border-line border-b px-1 py-0.75 align-baseline whitespace-pre-line">
                {row[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
