import type { ResourceRef } from '#machines/resource/index.ts';
import { page } from '#src/ui/copy/pages/procurement-share.ts';
import { type Procurement, ProcurementPage } from '../procurement/ProcurementPage.tsx';

export default function ProcurementSharePage({ resource }: { resource: ResourceRef<Procurement> }) {
  return <ProcurementPage page={page} base="/procurement/share" resource={resource} />;
}
