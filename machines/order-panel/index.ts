export { type OrderPanelRef, type OrderPanelSnapshot, orderPanelMachine } from './order-panel.machine.ts';
export * from './order-panel.select.ts';
