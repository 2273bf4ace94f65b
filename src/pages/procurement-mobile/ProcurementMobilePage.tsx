import type { ResourceRef } from '#machines/resource/index.ts';
import { page } from '#src/ui/copy/pages/procurement-mobile.ts';
import { type Procurement, ProcurementPage } from '../procurement/ProcurementPage.tsx';

export default function ProcurementMobilePage({ resource }: { resource: ResourceRef<Procurement> }) {
  return <ProcurementPage page={page} base="/procurement/mobile" resource={resource} />;
}
