import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { page } from '#src/ui/copy/pages/dgdesk-detail.ts';
import { DangerousPanel } from '#src/views/dangerous-lookup/DangerousPanel.tsx';
import { ServicePage } from '../service/ServicePage.tsx';

const opened = { ...page, sections: [], links: page.links.slice(0, 1) };

/** One number's sheet; without a number, what a sheet holds. */
export function DgdeskDetailPage({ actor }: { actor: DangerousLookupRef }) {
  return (
    <DangerousPanel actor={actor} frame={(sheet) => <ServicePage page={opened}>{sheet}</ServicePage>}>
      <ServicePage page={page} />
    </DangerousPanel>
  );
}
