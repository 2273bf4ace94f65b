import type { ReactNode } from 'react';
import type { ProcurementItem as Post } from '#contract/calls/outdoor.ts';
import { ownPost, supplierQuote, words } from '#copy/procurement/market.ts';
import { head } from '#copy/shell.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { isSoldOut, LineOffers, orderHref } from './LineOffers.tsx';
import { PostLines } from './PostLines.tsx';

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

const MOBILE = '/procurement/mobile';
const QUOTE = 'quote';

export interface PostFiles {
  openCertificate: (id: string, lineNo: number) => void;
  openFile: (id: string, file: Post['files'][number]) => void;
}

interface PostProps {
  base: string;
  post: Post;
  /** Quote form for suppliers. */
  quote: ReactNode;
  /** Tools of the request's owner. */
  own: ReactNode;
  files: PostFiles;
  isSignedIn: boolean;
  hotline: string;
}

export function PostSkeleton({ base, post, quote, own, files, isSignedIn, hotline }: PostProps) {
  // Beside a form, the footer belongs to it; its link comes first.
  const foot = base === MOBILE ? <FootBar base={base} post={post} hotline={hotline} /> : null;
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
        <PostFacts post={post} />
        <Attachments post={post} files={files} />
        <section>
          <h2 className="mb-1 font-strong text-20 leading-head">{words.lines}</h2>
          <PostLines kind={post.kind} lines={post.lines} isDemo={post.isDemo} />
        </section>
      </div>
      {post.kind === 'REQUEST' ? foot : null}
      <div className="mt-3 grid gap-3">
        <NextStep {...{ base, post, quote, own, files, isSignedIn }} />
        <p>
          <Link href={base} className="text-link underline-offset-4 hover:underline">
            {words.back}
          </Link>
        </p>
      </div>
      {post.kind === 'OFFER' ? foot : null}
    </>
  );
}

function NextStep({ base, post, quote, own, files, isSignedIn }: Omit<PostProps, 'hotline'>) {
  const { id, kind, state, lines, isOwn, ownQuote } = post;
  const isOpen = state === 'OPEN';
  const canQuote = kind === 'REQUEST' && isOpen && !isOwn;
  return (
    <>
      {isOpen ? null : <Note tone="warn">{words.ended}</Note>}
      {ownQuote === null ? null : <OwnResult quote={ownQuote} />}
      {kind === 'OFFER' ? (
        <section>
          <h2 className="mb-1 font-strong text-20 leading-head">{words.onTitle.OFFER}</h2>
          {isOwn ? <Note>{words.ownGoods}</Note> : null}
          <LineOffers
            {...{ base, lines, isSignedIn }}
            postId={id}
            isOpen={isOpen && !isOwn}
            onCertificate={(lineNo) => files.openCertificate(id, lineNo)}
          />
        </section>
      ) : null}
      {own}
      {canQuote ? (
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

/** Result of the current user's quote. */
function OwnResult({ quote: { quoteNo, isWon } }: { quote: NonNullable<Post['ownQuote']> }) {
  const { result } = ownPost;
  if (isWon === null) return <Note>{result.open(quoteNo)}</Note>;
  return isWon ? <Note tone="ok">{result.won(quoteNo)}</Note> : <Note>{result.lost(quoteNo)}</Note>;
}

/** Documents and remarks added by the owner. */
function Attachments({ post: { id, remark, files }, files: access }: Pick<PostProps, 'files' | 'post'>) {
  if (remark === null && files.length === 0) return null;
  return (
    <section className="grid gap-1">
      {remark === null ? null : (
        <p className="wrap-break-word whitespace-pre-line text-ink-2">
          {words.remark}：{remark}
        </p>
      )}
      {files.length === 0 ? null : (
        <p className="flex flex-wrap items-center gap-1">
          {words.attachments}
          {files.map((file) => (
            <Button key={file.fileId} size={32} icon="file" onClick={() => access.openFile(id, file)}>
              {file.name}
            </Button>
          ))}
        </p>
      )}
    </section>
  );
}

/** Bottom bar of the mobile page with the order or quote button and the hotline. */
function FootBar({ base, post, hotline }: Pick<PostProps, 'base' | 'hotline' | 'post'>) {
  const { id, kind, state, lines, isOwn } = post;
  const line = lines.find((one) => one.isOrdered && !isSoldOut(one));
  const isOpen = state === 'OPEN';
  const isQuoted = kind === 'REQUEST' && !isOwn;
  if (!isOpen || isOwn || (line === undefined && !isQuoted)) return null;
  return (
    <section
      aria-label={words.onTitle[kind]}
      data-foot="narrow"
      className="sticky bottom-0 z-20 -mx-(--gut) mt-3 flex items-center justify-between gap-2 border-line border-t bg-surface px-(--gut) py-1 print:hidden"
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
