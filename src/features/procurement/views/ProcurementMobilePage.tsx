import { mobilePage as page } from '#copy/procurement/pages.ts';
import { ProcurementPage, type ProcurementView } from './ProcurementPage.tsx';

export default function ProcurementMobilePage(props: ProcurementView) {
  return <ProcurementPage page={page} base="/procurement/mobile" {...props} />;
}
