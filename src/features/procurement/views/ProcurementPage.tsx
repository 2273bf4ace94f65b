import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { ProcurementItem, SupplierQuotes } from '#contract/calls/outdoor.ts';
import type { OwnPost } from '#contract/calls/purchase.ts';
import type { Table } from '#contract/table.ts';
import { goods, ownPost, purchaseRequest, words } from '#copy/procurement/market.ts';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { orderedGoodsOf, readGoodsId } from '#domain/procurement/goods-id.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { CursorLinks } from '#src/features/page-parts/views/CursorLinks.tsx';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { PostList, PublishLink } from './PostList.tsx';
import { type PostFiles, PostSkeleton } from './PostSkeleton.tsx';

interface OwnListProps {
  base: string;
  /** Null when signed out. */
  list: AnswerOf<Table['ownPosts']> | null;
  query: string;
  onSignIn: () => void;
}

/** The user's own offers and requests in every state. */
export function OwnList({ base, list, query, onSignIn }: OwnListProps) {
  const { own } = ownPost;
  return (
    <div className="grid gap-2">
      <title>{head.title(own.title)}</title>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h1 className="font-strong text-28 leading-head">{own.title}</h1>
        <PublishLink base={base} />
      </div>
      <p>
        <Link href={base} className="text-link underline-offset-4 hover:underline">
          {words.back}
        </Link>
      </p>
      {list === null ? (
        <Note action={<Button onClick={onSignIn}>{own.signInButton}</Button>}>{own.signIn}</Note>
      ) : list.items.length === 0 ? (
        <Empty picture="ibc" level={2} title={own.empty} actions={<ButtonLink href={base}>{words.back}</ButtonLink>}>
          {own.emptyHelp}
        </Empty>
      ) : (
        <>
          <ul aria-label={own.title} className="overflow-clip rounded border border-line bg-surface">
            {list.items.map((post) => (
              <Row key={post.id} post={post} base={base} />
            ))}
          </ul>
          <CursorLinks list={list} query={query} />
        </>
      )}
    </div>
  );
}

const stateText = ({ kind, state }: OwnPost): string => {
  if (state === 'REVOKED') return ownPost.own.revoked;
  return kind === 'OFFER' && state === 'OPEN' ? words.openOffer : words.state[state];
};

function Row({ post, base }: { post: OwnPost; base: string }) {
  const { id, kind, state, title, number, deadline, views, quotes, hasAccessCode, madeBy, won } = post;
  return (
    <li className="grid gap-x-2 gap-y-0.5 border-line border-b px-2 py-1.5 last:border-b-0 md:grid-cols-[56px_1fr_1fr_152px] md:items-baseline">
      <span>
        <Badge tone={kind === 'OFFER' ? 'sea' : 'plain'}>{words.kind[kind]}</Badge>
      </span>
      <div className="min-w-0">
        <h2 className="font-strong text-16 leading-head">
          {state === 'REVOKED' ? (
            <span className="text-ink-2">{title}</span>
          ) : (
            <Link href={`${base}/${id}`} className="text-ink no-underline underline-offset-4 hover:underline">
              {title}
            </Link>
          )}
        </h2>
        <p className="text-12 text-ink-3">
          {number}
          {madeBy === null ? null : ` ${ownPost.own.madeBy(madeBy)}`}
        </p>
      </div>
      <p className="min-w-0 text-ink-2">
        <Badge tone={state === 'OPEN' ? 'ok' : 'plain'}>{stateText(post)}</Badge>{' '}
        {hasAccessCode ? <Badge>{ownPost.own.withCode}</Badge> : null}
        <span className="block text-12 text-ink-3">{ownPost.counts(views, quotes)}</span>
        {won === null ? null : <span className="block text-12">{ownPost.next.count(won.lines, won.ordered)}</span>}
      </p>
      <span className="text-12 text-ink-3">
        {words.deadline} <DateTime instant={deadline} zone={HOUSE_ZONE} withYear />
      </span>
    </li>
  );
}

export type Procurement =
  | { kind: 'list'; list: AnswerOf<Table['procurementQuery']> }
  | { kind: 'own'; own: AnswerOf<Table['ownPosts']> | null }
  | { kind: 'locked'; id: string }
  | { kind: 'item'; item: ProcurementItem; received: SupplierQuotes };

export interface ProcurementView {
  resource: ResourceRef<Procurement>;
  /** The order over the page; null when the URL opens none. */
  order: ReactNode | null;
  query: string;
  /** Renders the quote form of a request. */
  quoteOf: (post: ProcurementItem) => ReactNode;
  /** Renders the form for a post's access code. */
  codeOf: (id: string) => ReactNode;
  /** Renders the tools of the request's owner. */
  ownOf: (post: ProcurementItem, received: SupplierQuotes, base: string) => ReactNode;
  /** Form of a new request; null when the URL opens none. */
  publishOf: (base: string) => ReactNode | null;
  files: PostFiles;
  isSignedIn: boolean;
  onSignIn: () => void;
  /** Contact number; empty without one. */
  hotline: string;
}

interface ProcurementPageProps extends ProcurementView {
  page: PageCopy;
  /** Address of the list, parent of each record. */
  base: string;
}

/** Post of the ordered goods; the list when the URL names none. */
function postHref(base: string, query: string): string {
  const goods = readGoodsId(orderedGoodsOf(query));
  return goods === null ? base : `${base}/${goods.postId}`;
}

/** Offers and requests for chemicals; shared by the desktop and mobile pages. */
export function ProcurementPage(props: ProcurementPageProps) {
  const { page, base, resource, order, query } = props;
  if (order !== null)
    return (
      <section aria-label={goods.order.title} className="grid gap-2">
        <title>{head.title(goods.order.title)}</title>
        <meta name="description" content={page.description} />
        <p className="print:hidden">
          <ButtonLink size={32} icon="left" href={postHref(base, query)}>
            {goods.order.close}
          </ButtonLink>
        </p>
        {order}
      </section>
    );
  const form = props.publishOf(base);
  if (form !== null)
    return (
      <section aria-label={purchaseRequest.title} className="grid gap-2">
        <title>{head.title(purchaseRequest.title)}</title>
        <p>
          <ButtonLink size={32} icon="left" href={base}>
            {purchaseRequest.close}
          </ButtonLink>
        </p>
        {form}
      </section>
    );
  return (
    <ResourceView
      actor={resource}
      heading={
        <>
          <title>{head.title(page.title)}</title>
          <h1 className="mb-2 text-28 leading-head font-strong">{page.heading}</h1>
        </>
      }
      skeleton={<SkeletonRows rows={8} columns={4} />}
      missing={<MissingPage title={words.missing} link={{ label: words.back, to: base }} />}
    >
      {(content, asked) => <Content {...props} content={content} asked={asked} />}
    </ResourceView>
  );
}

/** Renders the content loaded for the URL. */
function Content({ content, asked, ...props }: ProcurementPageProps & { content: Procurement; asked: string }) {
  const { page, base } = props;
  switch (content.kind) {
    case 'list':
      return <PostList page={page} base={base} list={content.list} query={asked} />;
    case 'own':
      return <OwnList base={base} list={content.own} query={asked} onSignIn={props.onSignIn} />;
    case 'locked':
      return (
        <>
          <title>{head.title(words.locked.preview.title)}</title>
          {props.codeOf(content.id)}
        </>
      );
    default: {
      const { item, received } = content;
      return (
        <PostSkeleton
          {...{ base }}
          post={item}
          quote={item.kind === 'REQUEST' && !item.isOwn ? props.quoteOf(item) : null}
          own={item.kind === 'REQUEST' && item.isOwn ? props.ownOf(item, received, base) : null}
          files={props.files}
          isSignedIn={props.isSignedIn}
          hotline={props.hotline}
        />
      );
    }
  }
}
