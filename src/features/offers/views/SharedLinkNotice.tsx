import { useSelector } from '@xstate/react';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { type SharedLinkRef, selectScreen } from '#machines/shared-link/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';

const words = fclTools.link;

/** Replaces the list while a shared link loads, and when it is invalid. */
export function SharedLinkNotice({ actor }: { actor: SharedLinkRef }) {
  const screen = useSelector(actor, selectScreen);
  if (screen === 'none') return null;
  if (screen === 'reading')
    return (
      <div>
        <p role="status" className="mb-1 text-ink-2">
          {words.reading}
        </p>
        <SkeletonRows rows={8} columns={6} />
      </div>
    );
  const leave = (
    <Button onClick={() => actor.send({ type: 'link.leave' })} tone={screen === 'expired' ? 'primary' : 'secondary'}>
      {words.leave}
    </Button>
  );
  return (
    <div role="alert">
      <Empty
        picture="ship"
        level={2}
        title={screen === 'expired' ? words.expired : words.failed}
        actions={
          screen === 'expired' ? (
            leave
          ) : (
            <>
              <Button tone="primary" onClick={() => actor.send({ type: 'link.retry' })}>
                {KIT.retry}
              </Button>
              {leave}
            </>
          )
        }
      >
        {screen === 'expired' ? words.expiredHelp : words.failedHelp}
      </Empty>
    </div>
  );
}
