import { orderPanelOf } from '../panel.ts';

export const warehousePanel = orderPanelOf(async () => (await import('./order-forms.ts')).warehouseOrder);
