export { type DevicesRef, type DevicesSnapshot, devicesMachine } from './devices.machine.ts';
export * from './devices.select.ts';
export type { Device, DevicesAnswer, DevicesEvent, Ending } from './devices.types.ts';
