import { orderPanelOf } from '../panel.ts';

export const orderPanel = orderPanelOf(async () => (await import('./order-forms.ts')).lclOrder);
