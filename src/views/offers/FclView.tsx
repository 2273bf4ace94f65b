import { useSelector } from '@xstate/react';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { search as words } from '#src/ui/copy/search.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/Note.tsx';
import type { Place } from '#src/ui/place-search.ts';
import type { Sailings } from './EtdChips.tsx';
import { FclBoard, type FclBoardProps } from './FclBoard.tsx';

export interface Ports {
  origins: readonly Place[];
  destinations: readonly Place[];
}

export interface FclActors {
  search: SearchRef;
  ports: ResourceRef<Ports>;
  sailings: ResourceRef<Sailings>;
  /** At the port of loading, until the server says. */
  today: string;
}

/** The prices with the lists they are asked with, each with its own way to fail. */
export function FclView(props: FclActors & Pick<FclBoardProps, 'introduction' | 'pageLinks'>) {
  const { search, ports, sailings, today, introduction, pageLinks } = props;
  const known = useSelector(ports, selectContent) as Ports | null;
  const portsScreen = useSelector(ports, selectScreen);
  const days = useSelector(sailings, selectContent) as Sailings | null;
  const daysScreen = useSelector(sailings, selectScreen);
  return (
    <>
      {portsScreen === 'failed' ? (
        <div className="mb-2">
          <Note
            tone="warn"
            live
            action={
              <Button size={32} onClick={() => ports.send({ type: 'resource.retry' })}>
                {KIT.retry}
              </Button>
            }
          >
            {words.portsFailed}
          </Note>
        </div>
      ) : null}
      <FclBoard
        actor={search}
        origins={known?.origins ?? []}
        destinations={known?.destinations ?? []}
        sailings={days}
        areSailingsLost={daysScreen === 'failed'}
        today={today}
        introduction={introduction}
        pageLinks={pageLinks}
      />
    </>
  );
}
