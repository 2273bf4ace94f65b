import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { Table as Calls } from '#contract/table.ts';
import { head } from '#src/ui/copy/head.ts';
import { words } from '#src/ui/copy/pages/procurement.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { SITE_ZONE } from '../parts/zone.ts';
import { LineOffers } from './LineOffers.tsx';
import { PostLines } from './PostLines.tsx';

type Post = AnswerOf<Calls['procurementItem']>;

export function PostSkeleton({ base, post }: { base: string; post: Post }) {
  return (
    <>
      <title>{head.title(post.title)}</title>
      <p className="mb-1 flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <Badge tone={post.kind === 'OFFER' ? 'sea' : 'plain'}>{words.kind[post.kind]}</Badge>
        <Badge tone={post.state === 'OPEN' ? 'ok' : 'plain'}>{words.state[post.state]}</Badge>
        <Countdown deadline={post.deadline} now={post.serverTime} label={words.deadlineIn} />
      </p>
      <h1 className="text-balance text-28 leading-head font-strong">{post.title}</h1>
      <div className="mt-3 grid gap-3">
        <Facts post={post} />
        <section>
          <h2 className="mb-1 font-strong text-20 leading-head">{words.lines}</h2>
          <PostLines kind={post.kind} lines={post.lines} />
        </section>
        <NextStep base={base} post={post} />
        <p>
          <Link href={base} className="text-link underline-offset-4 hover:underline">
            {words.back}
          </Link>
        </p>
      </div>
    </>
  );
}

function NextStep({ base, post }: { base: string; post: Post }) {
  const { id, kind, state, lines } = post;
  const isOpen = state === 'OPEN';
  return (
    <>
      {isOpen ? null : <Note tone="warn">{words.ended}</Note>}
      {kind === 'OFFER' ? (
        <section>
          <h2 className="mb-1 font-strong text-20 leading-head">{words.onTitle.OFFER}</h2>
          <LineOffers base={base} postId={id} lines={lines} isOpen={isOpen} />
        </section>
      ) : null}
      {isOpen ? (
        <Note title={words.onTitle[kind]} action={<ButtonLink href="/enquiryFcl">{words.enquiry}</ButtonLink>}>
          {words.on[kind]}
        </Note>
      ) : null}
    </>
  );
}

function Facts({ post }: { post: Post }) {
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
          <DateTime instant={post.deadline} zone={SITE_ZONE} withYear />
        </Fact>
        <Fact label={words.trade}>{post.tradeTerm}</Fact>
        <Fact label={words.payment}>{post.paymentTerm}</Fact>
        <Fact label={words.tax}>{post.taxIncluded ? words.taxIncluded : words.taxExcluded}</Fact>
        <Fact label={words.qualifications}>{post.qualifications.join('、') || words.noQualification}</Fact>
      </dl>
      <p className="mt-0.5 text-12 text-ink-3">{words.masked}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-2 py-1">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
