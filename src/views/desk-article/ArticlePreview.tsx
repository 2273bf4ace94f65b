import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CampaignBlock, TextBlock } from '#contract/calls/cms.ts';
import { type ArticleContent, contentOf } from '#domain/content/article-form.ts';
import type { ArticleBlock } from '#domain/content/block.ts';
import type { ArticleKind } from '#domain/content/kinds.ts';
import { minuteAt } from '#domain/content/minutes.ts';
import { tagsOf } from '#domain/content/tags.ts';
import {
  type Article,
  type DeskArticleRef,
  selectForm,
  selectIsDirty,
  selectOpen,
  selectReadAt,
  selectRow,
  selectSaved,
} from '#machines/desk-article/index.ts';
import { deskContent as words } from '#src/ui/copy/desk-content.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { CampaignBlocks } from '../articles/CampaignBlocks.tsx';
import { CampaignFacts } from '../articles/CampaignFacts.tsx';
import { NewsArticle } from '../articles/NewsArticle.tsx';
import { TextBlocks } from '../articles/TextBlocks.tsx';
import { SlideBody } from '../carousel/SlideBody.tsx';
import { takeFocus } from '../desk-queue/take-focus.ts';
import { ShownPost, ShownSupplier, ShownWarehouse } from './MarketPreview.tsx';

/** The article as visitors will see it: what the site shows it with. */
export function ArticlePreview({ actor }: { actor: DeskArticleRef }) {
  const open = useSelector(actor, selectOpen);
  const form = useSelector(actor, selectForm);
  const row = useSelector(actor, selectRow);
  const saved = useSelector(actor, selectSaved);
  const isDirty = useSelector(actor, selectIsDirty);
  const readAt = useSelector(actor, selectReadAt);
  const back = () => actor.send({ type: 'preview.close' });
  if (open === null) return null;
  return (
    <section
      aria-labelledby="preview"
      className="grid min-w-0 gap-1.5"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        back();
      }}
    >
      <div className="flex flex-wrap items-center gap-1">
        <h3 id="preview" tabIndex={-1} ref={takeFocus} className="font-strong text-16">
          {words.previewTitle}
        </h3>
        <Button size={32} onClick={back}>
          {words.backToWriting}
        </Button>
      </div>
      {versionsOf(saved, contentOf(form), isDirty).map(({ of, from, content }) => (
        <Version key={of} of={of} from={from} isAmong={saved?.shown !== undefined}>
          <Shown kind={open.kind} content={content} lanes={saved?.lanes} at={row?.shownFrom ?? readAt} now={readAt} />
        </Version>
      ))}
    </section>
  );
}

type Of = keyof typeof words.previewOf;

interface Version {
  of: Of;
  /** When it is shown, where that is still to come. */
  from: number | null;
  content: ArticleContent;
}

/** What is written, then what visitors will see, then what they see: each where it is not the one before. */
function versionsOf(saved: Article | null, written: ArticleContent, isDirty: boolean): Version[] {
  const { row, content, upcoming, shown } = saved ?? {};
  const changeFrom = row?.changeFrom ?? null;
  const isUpcoming = changeFrom !== null && row?.hasChanges === false && !isDirty;
  const waiting = upcoming ?? (isDirty && changeFrom !== null ? content : undefined);
  return [
    { of: isUpcoming ? 'upcoming' : 'draft', from: isUpcoming ? changeFrom : null, content: written },
    ...(waiting === undefined ? [] : [{ of: 'upcoming' as const, from: changeFrom, content: waiting }]),
    ...(shown === undefined ? [] : [{ of: 'shown' as const, from: null, content: shown }]),
  ];
}

interface VersionProps extends Omit<Version, 'content'> {
  /** Whether visitors see another one. */
  isAmong: boolean;
  children: ReactNode;
}

/** Says which of several it is. */
function Version({ of, from, isAmong, children }: VersionProps) {
  if (!isAmong) return children;
  return (
    <section aria-labelledby={`preview-${of}`} className="grid min-w-0 gap-1">
      <h4 id={`preview-${of}`} className="flex flex-wrap items-center gap-1 font-strong text-14">
        {words.previewOf[of]}
        {from === null ? null : <DateTime instant={from} zone={HOUSE_ZONE} />}
      </h4>
      {children}
    </section>
  );
}

type NamedLanes = NonNullable<Article['lanes']>;

interface ShownProps {
  kind: ArticleKind;
  content: ArticleContent;
  lanes: NamedLanes | undefined;
  /** When visitors see it from. */
  at: number;
  now: number;
}

const isText = (block: CampaignBlock): block is TextBlock => !['form', 'offers', 'table'].includes(block.kind);

function Shown({ kind, content, lanes, at, now }: ShownProps) {
  const field = (name: string) => content.fields[name] ?? '';
  const blocks = content.blocks.flatMap((block) => toShown(block, lanes));
  const body = blocks.filter(isText);
  const title = field('title') || words.untitled;
  const [summary, source, category] = [field('summary'), field('source'), field('category')];
  switch (kind) {
    case 'NEWS':
      return (
        <NewsArticle
          article={{ category, title, summary, source, tags: tagsOf(field('tags')), body, publishedAt: at }}
        />
      );
    case 'CAROUSEL':
      return (
        <div className="rounded border border-line bg-surface px-2 py-1.5">
          <SlideBody
            slide={{
              ...{ id: 'preview', title, subtitle: field('subtitle') },
              ...{ illustration: field('illustration'), href: field('href') },
            }}
          />
        </div>
      );
    case 'HELP':
      return (
        <article className="rounded border border-line bg-surface px-2 py-3 md:px-4">
          <h4 className="mb-2 text-20 leading-head font-strong">{title}</h4>
          <TextBlocks blocks={body} level={3} />
        </article>
      );
    case 'WAREHOUSE':
      return <ShownWarehouse content={content} />;
    case 'SUPPLIER':
      return <ShownSupplier content={content} />;
    case 'POST':
      return <ShownPost content={content} now={now} />;
    default:
      return <ShownCampaign title={title} summary={summary} blocks={blocks} period={periodOf(content)} now={now} />;
  }
}

const periodOf = ({ fields }: ArticleContent) => ({
  startsAt: minuteAt(fields.startsAt ?? '') ?? 0,
  endsAt: minuteAt(fields.endsAt ?? '') ?? 0,
  boxes: Number(fields.stock ?? 0),
});

interface ShownCampaignProps {
  title: string;
  summary: string;
  blocks: CampaignBlock[];
  period: ReturnType<typeof periodOf>;
  now: number;
}

function ShownCampaign({ title, summary, blocks, period, now }: ShownCampaignProps) {
  const { startsAt, endsAt, boxes } = period;
  const running = startsAt > now ? ('AHEAD' as const) : ('RUNNING' as const);
  const campaign = {
    ...{ id: 'preview', title, summary, startsAt, endsAt, blocks, serverTime: now, participants: [] },
    state: endsAt <= now ? ('OVER' as const) : running,
    stock: boxes > 0 ? { total: boxes, left: boxes } : null,
  };
  return (
    <article className="grid min-w-0 gap-2 rounded border border-line bg-surface px-2 py-3 md:px-4">
      <h4 className="text-28 leading-head font-strong">{title}</h4>
      <p className="text-ink-2">{summary}</p>
      <CampaignFacts campaign={campaign} now={now} />
      <CampaignBlocks campaign={campaign} />
    </article>
  );
}

/** As the site is given it; a lane that was not saved yet stands by its codes, for only the server names its ports. */
function toShown(block: ArticleBlock, lanes: NamedLanes = []): CampaignBlock[] {
  switch (block.kind) {
    case 'list':
      return [{ kind: 'list', items: [...block.items] }];
    case 'table':
      return [{ kind: 'table', columns: [...block.columns], rows: block.rows.map((row) => [...row]) }];
    case 'offers':
      return [{ kind: 'offers', note: block.note, lanes: block.laneIds.map((id) => laneOf(id, lanes)) }];
    case 'form':
      return [{ kind: 'form', title: block.title, fields: [] }];
    case 'goods':
    case 'licence':
      return [];
    default:
      return [block];
  }
}

function laneOf(id: string, lanes: NamedLanes) {
  const [, origin = '', destination = ''] = id.split('-');
  const { from, to } = lanes.find((lane) => lane.id === id) ?? { from: origin, to: destination };
  return { id, from, to, href: '/shippingFcl', price: null };
}
