import { page } from '#copy/pages/procurement-share.ts';
import { ProcurementPage, type ProcurementView } from '../procurement/ProcurementPage.tsx';

export default function ProcurementSharePage(props: ProcurementView) {
  return <ProcurementPage page={page} base="/procurement/share" {...props} />;
}
