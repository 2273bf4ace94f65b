import type { AnswerOf } from '#contract/call.ts';
import type { HelpNode } from '#contract/calls/cms.ts';
import type { Table } from '#contract/table.ts';
import { page, words } from '#copy/content/help.ts';
import { head } from '#copy/shell.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { KeywordSearch } from '#src/features/page-parts/views/Filters.tsx';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { type Filings, Qualifications } from '#src/features/page-parts/views/Qualifications.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { classes } from '#src/ui/classes.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { TextBlocks } from './TextBlocks.tsx';

export function HelpTree({ tree, current }: { tree: readonly HelpNode[]; current: string }) {
  return (
    <nav aria-label={words.tree} className="self-start rounded border border-line bg-surface py-1">
      <Branch tree={tree} parent={null} current={current} depth={0} />
    </nav>
  );
}

interface BranchProps {
  tree: readonly HelpNode[];
  parent: string | null;
  current: string;
  depth: number;
}

/** Literal class names: Tailwind cannot detect computed ones. */
const INDENTS = ['pl-2', 'pl-3', 'pl-4'];

function Branch({ tree, parent, current, depth }: BranchProps) {
  const nodes = tree.filter(({ parentId }) => parentId === parent);
  return nodes.length === 0 ? null : (
    <ul>
      {nodes.map(({ id, title }) => (
        <li key={id}>
          <Link
            href={`/helpCenter?id=${id}`}
            aria-current={id === current ? 'page' : undefined}
            className={classes(
              'block min-h-4 border-transparent border-l-2 py-0.75 pr-1 no-underline hover:bg-hover',
              INDENTS[Math.min(depth, 2)],
              depth === 0 ? 'font-strong text-ink' : 'text-ink-2',
              id === current && 'border-link! bg-link-soft text-ink',
            )}
          >
            {title}
          </Link>
          <Branch tree={tree} parent={id} current={current} depth={depth + 1} />
        </li>
      ))}
    </ul>
  );
}

interface Help {
  tree: AnswerOf<Table['helpTree']>;
  article: AnswerOf<Table['helpArticle']>;
  isUnknown: boolean;
  found: AnswerOf<Table['helpTree']> | null;
  filings: Filings | null;
}

export default function HelpCenterPage({ resource }: { resource: ResourceRef<Help> }) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className="mt-3">
        <ResourceView
          actor={resource}
          skeleton={<SkeletonText lines={16} />}
          missing={<MissingPage title={words.missing} link={{ label: page.heading, to: '/helpCenter' }} />}
        >
          {(help, query) => <HelpSkeleton help={help} keyword={new URLSearchParams(query).get('keyword') ?? ''} />}
        </ResourceView>
      </div>
      <Sheet sections={page.sections} />
    </>
  );
}

function HelpSkeleton({
  help: { tree, article, isUnknown, found, filings },
  keyword,
}: {
  help: Help;
  keyword: string;
}) {
  const inside = tree.filter(({ parentId }) => parentId === article.id);
  return (
    <div className="grid gap-x-4 gap-y-2 md:grid-cols-[256px_1fr] md:grid-rows-[auto_1fr]">
      <KeywordSearch action="/helpCenter" label={words.search} button={words.find} keyword={keyword} />
      <div className="grid min-w-0 content-start gap-2 md:row-span-2">
        {isUnknown ? (
          <Note tone="warn" live title={words.unknownTitle}>
            {words.unknown}
          </Note>
        ) : null}
        {found === null ? null : <Found keyword={keyword} found={found} />}
        <article className="rounded border border-line bg-surface px-2 py-3 md:px-4">
          <h2 className="mb-2 text-20 leading-head font-strong">{article.title}</h2>
          <TextBlocks blocks={article.body} level={3} />
          {filings === null ? null : (
            <div className="mt-3 border-line border-t pt-2 empty:hidden">
              <Qualifications filings={filings} inArticle />
            </div>
          )}
          {inside.length === 0 ? null : (
            <>
              <h3 className="mt-3 mb-1 font-strong text-16">{words.inside}</h3>
              <Links nodes={inside} />
            </>
          )}
        </article>
        <p className="text-ink-3">{words.contact}</p>
      </div>
      <HelpTree tree={tree} current={article.id} />
    </div>
  );
}

function Found({ keyword, found }: { keyword: string; found: readonly HelpNode[] }) {
  return (
    <section className="rounded border border-line bg-surface px-2 py-2 md:px-4">
      <h2 className="mb-1 font-strong text-16" role="status">
        {words.found(keyword, found.length)}
      </h2>
      {found.length === 0 ? <p className="text-ink-2">{words.notFound}</p> : <Links nodes={found} />}
    </section>
  );
}

const Links = ({ nodes }: { nodes: readonly HelpNode[] }) => (
  <ul className="grid gap-1">
    {nodes.map(({ id, title }) => (
      <li key={id}>
        <Link href={`/helpCenter?id=${id}`} className="text-link underline-offset-4 hover:underline">
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
