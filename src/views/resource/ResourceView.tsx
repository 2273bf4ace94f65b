import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
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
import { KIT } from '#src/ui/copy/kit.ts';
import { resource as words } from '#src/ui/copy/resource.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { ErrorState } from '#src/ui/parts/list/Empty.tsx';

interface ResourceViewProps<Content> {
  actor: ResourceRef<Content>;
  /** The page's own title and heading until the content brings its own; none where the page keeps one above. */
  heading?: ReactNode;
  /** In the shape of what comes; it takes its place from the start and is seen after 200 ms. What stands below it is shown with the content, by `in-[main:has([data-waits])]`, where its height is not known before. */
  skeleton: ReactNode;
  missing: ReactNode;
  /** The height that is kept for it, by what is asked; a page that is all content needs a window's. */
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
