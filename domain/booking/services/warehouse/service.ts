import { addressOf } from '../../../query-text.ts';
import { hasDangerous } from '../../goods-line.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { WarehouseFacts } from './facts.ts';
import { warehouseDescription, warehouseSteps } from './fields.ts';
import { blankWarehouseForm, type WarehouseForm } from './form.ts';
import { type WarehouseQuotePart, warehouseQuotePart } from './quote.ts';

const LIST = '/warehouseing';

export const warehouseService: BookingService<WarehouseForm, WarehouseFacts, WarehouseQuotePart> = {
  code: 'warehouse',
  steps: warehouseSteps,
  description: warehouseDescription,
  blank: blankWarehouseForm,
  kept: ['warehouseId'],
  priced: warehouseQuotePart,
  agreements: () => ['charge'],
  successPath: null,
  links: ({ cargo, mode, days }) => {
    const list = addressOf(LIST, {
      isDanger: hasDangerous({ cargo }) ? '' : 'N',
      unNo: cargo[0]?.dg.unNo ?? '',
      mode: mode === 'TON' ? '' : mode,
      days,
    });
    return { list, enquiry: list };
  },
};

export const warehouseReaders = readersOf(warehouseService);
