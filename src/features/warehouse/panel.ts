import { orderPanelOf } from '#src/features/booking/panel.ts';

export const warehousePanel = orderPanelOf(async () => (await import('./order-forms.ts')).warehouseOrder);
