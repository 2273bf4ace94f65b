import { orderPanelOf } from '#src/features/booking/panel.ts';

export const flexitankPanel = orderPanelOf(async () => (await import('./order-forms.ts')).flexitankOrder);
