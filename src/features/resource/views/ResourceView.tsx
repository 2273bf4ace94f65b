import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { KIT, resource as words } from '#copy/kit.ts';
import {
  type ResourceRef,
  selectCanRetry,
  selectContent,
  selectIsAbsent,
  selectIsRefreshing,
  selectIsStale,
  selectQuery,
  selectScreen,
} from '#machines/resource/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { ErrorState } from '#src/ui/parts/list/Empty.tsx';

interface ResourceViewProps<Content> {
  actor: ResourceRef<Content>;
  /** Heading used until the content provides its own; absent when the page has one. */
  heading?: ReactNode;
  /**
   * Skeleton with the layout of the content; reserves its space at once and appears after 200 ms. Content below it that
   * could shift is hidden until then by `in-[main:has([data-waits])]`.
   */
  skeleton: ReactNode;
  missing: ReactNode;
  /** Reserved height, by query; full-content pages need the height of the window. */
  room?: string | ((query: string) => string);
  children: (content: Content, query: string) => ReactNode;
}

export function ResourceView<Content>({
  actor,
  heading,
  skeleton,
  missing,
  room: kept = 'min-h-[100vh]',
  children,
}: ResourceViewProps<Content>) {
  const screen = useSelector(actor, selectScreen);
  const content = useSelector(actor, selectContent) as Content;
  const query = useSelector(actor, selectQuery);
  const isRefreshing = useSelector(actor, selectIsRefreshing);
  const isStale = useSelector(actor, selectIsStale);
  const isAbsent = useSelector(actor, selectIsAbsent);
  const canRetry = useSelector(actor, selectCanRetry);
  const room = typeof kept === 'string' ? kept : kept(query);
  const retry = () => actor.send({ type: 'resource.retry' });

  switch (screen) {
    case 'blank':
    case 'skeleton':
      return (
        <div data-waits className={room}>
          {heading}
          <div className={screen === 'blank' ? 'invisible' : undefined}>{skeleton}</div>
        </div>
      );
    case 'missing':
      return isAbsent ? (
        <>
          {heading}
          <Note>{words.absent}</Note>
        </>
      ) : (
        missing
      );
    case 'failed':
      return (
        <>
          {heading}
          <ErrorState {...(canRetry ? { onRetry: retry } : {})}>{words.failed}</ErrorState>
        </>
      );
    case 'content':
      return (
        <div aria-busy={isRefreshing} className={room}>
          {isStale ? (
            <div className="mb-2">
              <Note
                tone="danger"
                live
                title={words.staleTitle}
                action={
                  <Button size={32} onClick={retry}>
                    {KIT.retry}
                  </Button>
                }
              >
                {words.stale}
              </Note>
            </div>
          ) : null}
          {children(content, query)}
        </div>
      );
    default:
      return screen satisfies never;
  }
}
