import type { ReactNode } from 'react';
import { head } from '#copy/shell.ts';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import type { CentreRoom } from '#machines/centre-rooms/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Refreshing } from '#src/features/resource/views/Refreshing.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';

interface RoomHeadProps {
  room: CentreRoom;
  title?: string;
  /** Heading that addresses the user, instead of the room's name. */
  heading?: string;
  children?: ReactNode;
}

/** Heading of a room with its primary actions. */
export function RoomHead({ room, title, heading, children }: RoomHeadProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-1">
      <title>{head.title(title ?? words.titles[room])}</title>
      <h1 className="font-strong text-28 leading-head">{heading ?? title ?? words.titles[room]}</h1>
      {children}
    </div>
  );
}

interface ContentProps<Content> {
  content: ResourceRef | undefined;
  skeleton?: ReactNode;
  missing?: ReactNode;
  children: (content: Content, query: string) => ReactNode;
}

/** Content of the room, with the shared skeleton and error states. */
export function Content<Read>({ content, skeleton, missing, children }: ContentProps<Read>) {
  return content === undefined ? null : (
    <>
      <Refreshing actor={content} />
      <ResourceView
        actor={content as ResourceRef<Read>}
        skeleton={skeleton ?? <SkeletonRows rows={6} />}
        missing={missing ?? null}
      >
        {children}
      </ResourceView>
    </>
  );
}

/** A record that does not exist or is not the user's. */
export function Missing({ title, text, link }: { title: string; text: string; link: { label: string; to: string } }) {
  return (
    <Empty picture="lost" level={2} title={title} actions={<ButtonLink href={link.to}>{link.label}</ButtonLink>}>
      {text}
    </Empty>
  );
}

export function Panel({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-1">
        <h2 className="font-strong text-16">{title}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}

export function Rows({ rows }: { rows: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div
          key={term}
          className="grid border-line border-b py-0.75 last:border-b-0 md:grid-cols-[160px_1fr] md:gap-x-1"
        >
          <dt className="text-12 text-ink-3 md:text-14">{term}</dt>
          <dd className="min-w-0 wrap-break-word">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
