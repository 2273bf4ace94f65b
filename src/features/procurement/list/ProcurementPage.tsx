import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { ProcurementItem, SupplierQuotes } from '#contract/calls/outdoor.ts';
import type { Table } from '#contract/table.ts';
import { goods, purchaseRequest, words } from '#copy/procurement/market.ts';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { orderedGoodsOf, readGoodsId } from '#domain/procurement/goods-id.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { OwnList } from './OwnList.tsx';
import { PostList } from './PostList.tsx';
import { type PostFiles, PostSkeleton } from './PostSkeleton.tsx';

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
