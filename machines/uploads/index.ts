export { type UploadsRef, type UploadsSnapshot, uploadsMachine } from './uploads.machine.ts';
export * from './uploads.select.ts';
export type * from './uploads.types.ts';
