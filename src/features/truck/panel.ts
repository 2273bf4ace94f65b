import { orderPanelOf } from '#src/features/booking/panel.ts';

export const truckPanel = orderPanelOf(async () => (await import('./order-forms.ts')).truckOrder);
