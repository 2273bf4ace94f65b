export { type LicenceRef, type LicenceSnapshot, licenceMachine } from './licence.machine.ts';
export * from './licence.select.ts';
export type { LicenceEvent, LicenceFile, LicenceInput, LicenceOutput, RecogniseOutcome } from './licence.types.ts';
