import { sharePage as page } from '#copy/procurement/pages.ts';
import { withGoodsOrder } from './live.tsx';
import { ProcurementPage, type ProcurementView } from './views/ProcurementPage.tsx';

export default withGoodsOrder((props: ProcurementView) => (
  <ProcurementPage page={page} base="/procurement/share" {...props} />
));
