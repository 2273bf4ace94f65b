export { type ContractsRef, type ContractsSnapshot, contractsMachine } from './contracts.machine.ts';
export * from './contracts.select.ts';
export type {
  ContractAgreed,
  ContractFile,
  ContractPage,
  ContractRecord,
  ContractsEvent,
  OpenedContract,
} from './contracts.types.ts';
