import { orderPanelOf } from '../panel.ts';

export const truckPanel = orderPanelOf(async () => (await import('./order-forms.ts')).truckOrder);
