import type { OrderExportSnapshot } from './order-export.machine.ts';

export type OrderExportScreen = 'failed' | 'ready' | 'writing' | 'written';

export const selectScreen = (snapshot: OrderExportSnapshot): OrderExportScreen => snapshot.value;
export const selectRows = ({ context }: OrderExportSnapshot) => context.rows;
export const selectTotal = ({ context }: OrderExportSnapshot) => context.total;
export const selectCanTake = (snapshot: OrderExportSnapshot) => !snapshot.hasTag('busy');
