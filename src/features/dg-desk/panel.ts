import { orderPanelOf } from '#src/features/booking/panel.ts';

export const deskPanel = orderPanelOf(async () => (await import('./order-forms.ts')).deskOrder);
