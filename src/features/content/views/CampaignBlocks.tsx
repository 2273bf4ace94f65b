import type { AnswerOf } from '#contract/call.ts';
import type { activityItem, CampaignBlock } from '#contract/calls/cms.ts';
import { words } from '#copy/content/act.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import { Block } from './TextBlocks.tsx';

export type Campaign = AnswerOf<typeof activityItem>;

export function CampaignBlocks({ campaign }: { campaign: Campaign }) {
  const numbered = campaign.blocks.map((block, index) => ({ block, key: `${index} ${block.kind}` }));
  return (
    <div className="grid min-w-0 content-start gap-2 text-16">
      {numbered.map(({ block, key }) => (
        <CampaignSection key={key} block={block} campaign={campaign} />
      ))}
    </div>
  );
}

function CampaignSection({ block, campaign }: { block: CampaignBlock; campaign: Campaign }) {
  switch (block.kind) {
    case 'table':
      return <PlainTable caption={campaign.title} columns={block.columns} rows={block.rows} />;
    case 'offers':
      return <Offers lanes={block.lanes} note={block.note} />;
    case 'form':
      return (
        <Note title={block.title} action={<ButtonLink href="/enquiryFcl">{words.enquire}</ButtonLink>}>
          <p className="text-14 text-ink-2">{words.form}</p>
        </Note>
      );
    default:
      return <Block block={block} level={2} />;
  }
}

function PlainTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: string[][] }) {
  return (
    <Table
      caption={caption}
      columns={columns.map((label, index) => ({ key: label, label, render: (row: string[]) => row[index] ?? '' }))}
      rows={rows}
      rowKey={(row) => row.join(' ')}
    />
  );
}

function Offers({ lanes, note }: { lanes: Extract<CampaignBlock, { kind: 'offers' }>['lanes']; note: string }) {
  return (
    <section className="rounded border border-line bg-surface">
      <h2 className="border-line border-b bg-sunken px-2 py-1 font-strong text-14">{words.offers}</h2>
      <ul>
        {lanes.map(({ id, from, to, href, price }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-1 border-line border-b px-2 py-1 last:border-b-0"
          >
            <span className="flex items-center gap-1 font-strong">
              {from}
              <span className="diamond-before inline-flex text-track" aria-hidden="true" />
              {to}
            </span>
            <span className="flex flex-wrap items-center gap-1">
              {price === null ? null : words.from(currencySymbol(price.currency) + formatAmount(price.amount))}
              <ButtonLink size={32} href={href}>
                {words.seePrice}
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-2 py-1 text-12 text-ink-3">{note}</p>
    </section>
  );
}
