export { type ProfileRef, type ProfileSnapshot, profileMachine } from './profile.machine.ts';
export * from './profile.select.ts';
export type { ProfileEvent, ProfileField, ProfileOutput, ProfileValues, SavedProfile } from './profile.types.ts';
