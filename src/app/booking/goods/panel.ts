import { orderPanelOf } from '../panel.ts';

export const goodsPanel = orderPanelOf(async () => (await import('./order-forms.ts')).goodsOrder);
