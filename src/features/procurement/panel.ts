import { orderPanelOf } from '#src/features/booking/panel.ts';

export const goodsPanel = orderPanelOf(async () => (await import('./order-forms.ts')).goodsOrder);
