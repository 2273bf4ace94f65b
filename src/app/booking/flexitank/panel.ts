import { orderPanelOf } from '../panel.ts';

export const flexitankPanel = orderPanelOf(async () => (await import('./order-forms.ts')).flexitankOrder);
