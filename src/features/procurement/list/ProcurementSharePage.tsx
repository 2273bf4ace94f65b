import { page } from '#src/ui/copy/pages/procurement-share.ts';
import { ProcurementPage, type ProcurementView } from './ProcurementPage.tsx';

export default function ProcurementSharePage(props: ProcurementView) {
  return <ProcurementPage page={page} base="/procurement/share" {...props} />;
}
