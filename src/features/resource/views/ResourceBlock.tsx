import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { KIT } from '#copy/kit.ts';
import {
  type ResourceRef,
  selectAddress,
  selectContent,
  selectIsRefreshing,
  selectIsStale,
  selectScreen,
} from '#machines/resource/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';

interface ResourceBlockProps<Content> {
  actor: ResourceRef<Content>;
  /** Name of the block in its error message. */
  name: string;
  /** Skeleton with the layout of the content. */
  skeleton: ReactNode;
  isEmpty: (content: Content) => boolean;
  /** Whether part of the content failed to load. */
  isPartial?: (content: Content) => boolean;
  /** Wraps the block; not called without content. */
  frame: (inside: ReactNode) => ReactNode;
  children: (content: Content) => ReactNode;
}

/** A block that loads, fails and retries independently of the page. */
export function ResourceBlock<Content>(props: ResourceBlockProps<Content>) {
  const { actor, name, skeleton, isEmpty, isPartial, frame, children } = props;
  const screen = useSelector(actor, selectScreen);
  const content = useSelector(actor, selectContent) as Content;
  const isRefreshing = useSelector(actor, selectIsRefreshing);
  const isStale = useSelector(actor, selectIsStale);
  const retry = (
    <Button size={32} onClick={() => actor.send({ type: 'resource.retry' })}>
      {KIT.retry}
    </Button>
  );

  const readAgain = () => actor.send({ type: 'resource.asked', ...selectAddress(actor.getSnapshot()) });

  const lost = (
    <Note tone="warn" live action={retry}>
      {KIT.blockFailed(name)}
    </Note>
  );

  switch (screen) {
    case 'blank':
    case 'skeleton':
      return frame(<div className={screen === 'blank' ? 'invisible' : undefined}>{skeleton}</div>);
    case 'missing':
      return null;
    case 'failed':
      return frame(lost);
    case 'content':
      // A failed reload of an empty block has no stale content to keep.
      if (isEmpty(content)) return isStale ? frame(lost) : null;
      return frame(
        <div aria-busy={isRefreshing || undefined} className="grid gap-1">
          {isStale ? (
            <Note tone="warn" live action={retry}>
              {KIT.blockStale(name)}
            </Note>
          ) : null}
          {children(content)}
          {isPartial?.(content) && !isStale ? (
            <RetryNote tone="warn" onRetry={readAgain}>
              {KIT.blockFailed(name)}
            </RetryNote>
          ) : null}
        </div>,
      );
    default:
      return screen satisfies never;
  }
}
