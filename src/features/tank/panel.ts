import { orderPanelOf } from '#src/features/booking/panel.ts';

export const tankPanel = orderPanelOf(async () => (await import('./order-forms.ts')).tankOrder);
