export { type UserCentreRef, type UserCentreSnapshot, userCentreMachine } from './user-centre.machine.ts';
export * from './user-centre.select.ts';
export type { UserCentreEvent, UserCentreInput } from './user-centre.types.ts';
