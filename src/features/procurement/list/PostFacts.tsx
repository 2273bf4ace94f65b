import type { ReactNode } from 'react';
import type { ProcurementItem as Post } from '#contract/calls/outdoor.ts';
import { words } from '#copy/procurement/market.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** Author, location, deadline and terms of a procurement post. */
export function PostFacts({ post }: { post: Post }) {
  return (
    <div>
      <dl className="grid grid-cols-2 gap-px overflow-clip rounded border border-line bg-line md:grid-cols-3">
        <Fact label={words.number}>{post.number}</Fact>
        <Fact label={words.company}>{post.company}</Fact>
        <Fact label={words.contact}>
          {post.contactName} {post.contactPhone}
        </Fact>
        <Fact label={words.deliveryPlace}>{post.deliveryPlace}</Fact>
        <Fact label={words.deliveryDate}>{post.deliveryDate}</Fact>
        <Fact label={words.deadline}>
          <DateTime instant={post.deadline} zone={HOUSE_ZONE} withYear />
        </Fact>
        <Fact label={words.trade}>{post.tradeTerm}</Fact>
        <Fact label={words.payment}>{post.paymentTerm}</Fact>
        <Fact label={words.tax}>{post.taxIncluded ? words.taxIncluded : words.taxExcluded}</Fact>
        <Fact label={words.qualifications}>{post.qualifications.join('、') || words.noQualification}</Fact>
      </dl>
      <p className="mt-0.5 text-12 text-ink-3">
        {words.viewed(post.views, post.quotes)}。{post.isOwn ? null : words.masked}
      </p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-2 py-1 md:last:col-span-full">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
