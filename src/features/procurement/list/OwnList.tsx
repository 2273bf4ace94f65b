import type { AnswerOf } from '#contract/call.ts';
import type { OwnPost } from '#contract/calls/purchase.ts';
import type { Table } from '#contract/table.ts';
import { ownPost, words } from '#copy/procurement/market.ts';
import { head } from '#copy/shell.ts';
import { CursorLinks } from '#src/features/page-parts/views/CursorLinks.tsx';
import { SITE_ZONE } from '#src/features/page-parts/views/zone.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { PublishLink } from './PublishLink.tsx';

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
        {words.deadline} <DateTime instant={deadline} zone={SITE_ZONE} withYear />
      </span>
    </li>
  );
}
