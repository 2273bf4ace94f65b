import { orderPanelOf } from '../panel.ts';

export const deskPanel = orderPanelOf(async () => (await import('./order-forms.ts')).deskOrder);
