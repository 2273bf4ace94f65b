import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type ResourceRef,
  selectAddress,
  selectContent,
  selectIsRefreshing,
  selectIsStale,
  selectScreen,
} from '#machines/resource/index.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';

interface ResourceBlockProps<Content> {
  actor: ResourceRef<Content>;
  /** What the block is called where it has to say that it did not come. */
  name: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  isEmpty: (content: Content) => boolean;
  /** A part of the content could not be read. */
  isPartial?: (content: Content) => boolean;
  /** The block around whatever is in it; without content there is no block. */
  frame: (inside: ReactNode) => ReactNode;
  children: (content: Content) => ReactNode;
}

/** One block of a page that reads for itself: it waits, fails and mends without the others. */
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
      // Nothing to show, and what was asked for since did not come: there is no old content to leave standing.
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
