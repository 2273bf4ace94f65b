import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { page } from '#src/ui/copy/pages/dgdesk.ts';
import { DangerousDrawer } from '#src/views/dangerous-lookup/DangerousDrawer.tsx';
import { DangerousLookup } from '#src/views/dangerous-lookup/DangerousLookup.tsx';
import { ServicePage } from '../service/ServicePage.tsx';

export function DgdeskPage({ actor }: { actor: DangerousLookupRef }) {
  return (
    <ServicePage page={page}>
      <div className="mt-3 max-w-[560px] rounded border border-line bg-surface p-2 md:p-3">
        <DangerousLookup actor={actor} />
      </div>
      <DangerousDrawer actor={actor} />
    </ServicePage>
  );
}
