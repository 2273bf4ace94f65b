import { blankStoredLine, blankWarehouseForm, type WarehouseForm } from '#domain/warehouse/form.ts';
import { warehouseQuotePart } from '#domain/warehouse/quote.ts';
import { paintForm } from '../lcl/order.ts';

/** The same paint for thirty days in a warehouse, complete. */
export const storedForm: WarehouseForm = {
  ...blankWarehouseForm,
  warehouseId: 'warehouse-01',
  startDate: '2026-10-20',
  days: '30',
  cargo: paintForm.cargo.map(
    ({ length: _, width: __, height: ___, stackable, oversize, wooden, palletized, ...line }) => ({
      ...blankStoredLine,
      ...line,
    }),
  ),
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
  truth: true,
};

export function storedPartOf(form: WarehouseForm) {
  const part = warehouseQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}
