import { useSelector } from '@xstate/react';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { head } from '#src/ui/copy/head.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { page } from '#src/ui/copy/pages/shipping-fcl.ts';
import { search as words } from '#src/ui/copy/search.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/Note.tsx';
import type { Place } from '#src/ui/place-search.ts';
import type { Sailings } from '#src/views/offers/EtdChips.tsx';
import { FclBoard } from '#src/views/offers/FclBoard.tsx';
import { Sheet } from '../parts/Sheet.tsx';

export interface Ports {
  origins: readonly Place[];
  destinations: readonly Place[];
}

export interface ShippingFclPageProps {
  search: SearchRef;
  ports: ResourceRef<Ports>;
  sailings: ResourceRef<Sailings>;
  /** At the port of loading, until the server says. */
  today: string;
}

export function ShippingFclPage({ search, ports, sailings, today }: ShippingFclPageProps) {
  const known = useSelector(ports, selectContent) as Ports | null;
  const portsScreen = useSelector(ports, selectScreen);
  const days = useSelector(sailings, selectContent) as Sailings | null;
  const daysScreen = useSelector(sailings, selectScreen);
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <h1 className="mb-2 text-balance text-28 leading-head font-strong">{page.heading}</h1>
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
        introduction={
          <div>
            <p className="max-w-[40em] text-16 text-ink-2">{page.lead}</p>
            <Sheet sections={page.sections} />
          </div>
        }
      />
    </>
  );
}
