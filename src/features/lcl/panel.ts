import { orderPanelOf } from '#src/features/booking/panel.ts';

export const orderPanel = orderPanelOf(async () => (await import('./order-forms.ts')).lclOrder);
