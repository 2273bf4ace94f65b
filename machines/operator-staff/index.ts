export { type OperatorStaffRef, type OperatorStaffSnapshot, operatorStaffMachine } from './operator-staff.machine.ts';
export * from './operator-staff.select.ts';
export type {
  ActRequest,
  Colleague,
  ColleagueAct,
  SecretPart,
  StaffAct,
  StaffList,
  StaffSecrets,
} from './operator-staff.types.ts';
