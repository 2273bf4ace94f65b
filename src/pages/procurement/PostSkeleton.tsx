import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { SupplierQuotes } from '#contract/calls/outdoor.ts';
import type { Table as Calls } from '#contract/table.ts';
import { head } from '#src/ui/copy/head.ts';
import { words } from '#src/ui/copy/pages/procurement.ts';
import { supplierQuote } from '#src/ui/copy/supplier-quote.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Hotline } from '#src/views/hotline/Hotline.tsx';
import { SITE_ZONE } from '../parts/zone.ts';
import { isSoldOut, LineOffers, orderHref } from './LineOffers.tsx';
import { PostLines } from './PostLines.tsx';
import { ReceivedQuotes } from './ReceivedQuotes.tsx';

const MOBILE = '/procurement/mobile';
const QUOTE = 'quote';

type Post = AnswerOf<Calls['procurementItem']>;

interface PostProps {
  base: string;
  post: Post;
  received: SupplierQuotes;
  /** Where a supplier quotes. */
  quote: ReactNode;
  hotline: string;
}

export function PostSkeleton({ base, post, received, quote, hotline }: PostProps) {
  return (
    <>
      <title>{head.title(post.title)}</title>
      <p className="mb-1 flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <Badge tone={post.kind === 'OFFER' ? 'sea' : 'plain'}>{words.kind[post.kind]}</Badge>
        <Badge tone={post.state === 'OPEN' ? 'ok' : 'plain'}>
          {post.kind === 'OFFER' && post.state === 'OPEN' ? words.openOffer : words.state[post.state]}
        </Badge>
        <Countdown deadline={post.deadline} now={post.serverTime} label={words.deadlineIn} />
      </p>
      <h1 className="text-balance text-28 leading-head font-strong">{post.title}</h1>
      <div className="mt-3 grid gap-3">
        <Facts post={post} />
        <section>
          <h2 className="mb-1 font-strong text-20 leading-head">{words.lines}</h2>
          <PostLines kind={post.kind} lines={post.lines} />
        </section>
        <NextStep base={base} post={post} received={received} quote={quote} />
        <p>
          <Link href={base} className="text-link underline-offset-4 hover:underline">
            {words.back}
          </Link>
        </p>
      </div>
      {base === MOBILE ? <FootBar base={base} post={post} hotline={hotline} /> : null}
    </>
  );
}

function NextStep({ base, post, received, quote }: Omit<PostProps, 'hotline'>) {
  const { id, kind, state, lines, isOwn } = post;
  const isOpen = state === 'OPEN';
  const isAsked = kind === 'REQUEST' && isOpen && !isOwn;
  return (
    <>
      {isOpen ? null : <Note tone="warn">{words.ended}</Note>}
      {kind === 'OFFER' ? (
        <section>
          <h2 className="mb-1 font-strong text-20 leading-head">{words.onTitle.OFFER}</h2>
          <LineOffers base={base} postId={id} lines={lines} isOpen={isOpen} />
        </section>
      ) : null}
      {kind === 'REQUEST' && isOwn ? <ReceivedQuotes quotes={received} lines={lines} /> : null}
      {isAsked ? (
        <section id={QUOTE} className="scroll-mt-8">
          <h2 className="mb-1 font-strong text-20 leading-head">{supplierQuote.title}</h2>
          {quote}
        </section>
      ) : null}
      {isOpen ? (
        <Note title={words.carriage} action={<ButtonLink href="/enquiryFcl">{words.enquiry}</ButtonLink>}>
          {words.on[kind]}
        </Note>
      ) : null}
    </>
  );
}

/** On the page for a phone the order or the quote, and the number to call, stay in sight at its foot. */
function FootBar({ base, post, hotline }: Pick<PostProps, 'base' | 'hotline' | 'post'>) {
  const { id, kind, state, lines, isOwn } = post;
  const line = lines.find((one) => one.isOrdered && !isSoldOut(one));
  const isOpen = state === 'OPEN';
  const isQuoted = kind === 'REQUEST' && !isOwn;
  if (!isOpen || (line === undefined && !isQuoted)) return null;
  return (
    <section
      aria-label={words.onTitle[kind]}
      data-foot="narrow"
      className="sticky bottom-0 z-20 -mx-2 mt-3 flex items-center justify-between gap-2 border-line border-t bg-surface px-2 py-1 print:hidden"
    >
      <Hotline label={words.call} number={hotline} />
      {isQuoted ? (
        <ButtonLink tone="primary" href={`#${QUOTE}`}>
          {supplierQuote.title}
        </ButtonLink>
      ) : (
        <ButtonLink tone="primary" href={orderHref(base, id, line?.lineNo ?? 1)}>
          {words.order}
        </ButtonLink>
      )}
    </section>
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
