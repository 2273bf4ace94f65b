import { useSelector } from '@xstate/react';
import { KIT } from '#copy/kit.ts';
import { type ResourceRef, selectCanRetry, selectContent, selectScreen } from '#machines/resource/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

interface ResourceStateProps<Content> {
  resource: ResourceRef<Content>;
  failed: string;
  waiting: React.ReactNode;
  children: (content: Content) => React.ReactNode;
}

/** Renders loaded content, its skeleton, or the failure with a retry. */
export function ResourceState<Content>({ resource, failed, waiting, children }: ResourceStateProps<Content>) {
  const screen = useSelector(resource, selectScreen);
  const content = useSelector(resource, selectContent) as Content | null;
  const canRetry = useSelector(resource, selectCanRetry);
  const lost = (
    <Note
      tone="danger"
      live
      {...(canRetry
        ? {
            action: (
              <Button size={32} onClick={() => resource.send({ type: 'resource.retry' })}>
                {KIT.retry}
              </Button>
            ),
          }
        : {})}
    >
      {failed}
    </Note>
  );
  if (screen === 'failed') return lost;
  if (content === null) return waiting;
  return (
    <>
      {canRetry ? lost : null}
      {children(content)}
    </>
  );
}
