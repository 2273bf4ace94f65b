export { type DeskStaffRef, type DeskStaffSnapshot, deskStaffMachine } from './desk-staff.machine.ts';
export * from './desk-staff.select.ts';
export type {
  ActRequest,
  Colleague,
  ColleagueAct,
  SecretPart,
  StaffAct,
  StaffList,
  StaffSecrets,
} from './desk-staff.types.ts';
