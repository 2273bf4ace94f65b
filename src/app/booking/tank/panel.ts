import { orderPanelOf } from '../panel.ts';

export const tankPanel = orderPanelOf(async () => (await import('./order-forms.ts')).tankOrder);
