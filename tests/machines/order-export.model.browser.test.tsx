import { KIT } from '#copy/kit.ts';
import { orderExport as words } from '#copy/orders/list.ts';
import { subject } from '#stories/order-export/order-export.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderExportModel } from './order-export.model.ts';

walkView('orders to take along', orderExportModel, subject, ({ press, happens, sees }) => {
  return {
    gestures: {
      'ask for a workbook': () => press(words.xlsx),
      'ask for plain text': () => press(words.csv),
      'try again': () => press(KIT.retry),
      'all of it is written': () => happens(resolved('writeOrders', { rows: 41, total: 41 })),
      'a part is written': () => happens(resolved('writeOrders', { rows: 1_000, total: 1_340 })),
      'it fails': () => happens(rejected('writeOrders')),
    },
    checks: {
      'nothing taken': sees({ status: '' }),
      'being written': sees({ status: words.taking }),
      'shown how many': sees({ status: words.taken(41) }),
      'shown what is left': sees({ status: words.takenOf(1_000, 1_340) }),
      'shown that it failed': sees({ status: `${words.notTaken}\n${KIT.retry}` }),
    },
  };
});
