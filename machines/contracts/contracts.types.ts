import type { AnswerOf } from '#contract/call.ts';
import type { contractList, orderContract } from '#contract/calls/contracts.ts';
import type { ContractKind } from '#domain/contracts/contract.ts';

export type ContractPage = AnswerOf<typeof contractList>;
export type ContractRecord = ContractPage['items'][number];
export type OpenedContract = AnswerOf<typeof orderContract>;

export interface ContractFile {
  orderNo: string;
  kind: ContractKind;
}

/** Which texts were read. */
export interface ContractAgreed {
  orderNo: string;
  versions: { contract: string; charge: string };
}

export interface ContractsContext {
  /** Null until it was read once. */
  page: ContractPage | null;
  /** Which page of the list is asked for. */
  pageNo: number;
  /** The order whose texts are open, or asked for. */
  orderNo: string | null;
  opened: OpenedContract | null;
  /** The customer says that both texts were read and are agreed to. */
  isAgreed: boolean;
  /** How the last one stands that was concluded here. */
  outcome: ContractRecord['state'] | null;
  /** The file that is being downloaded. */
  file: ContractFile | null;
  failure: string | null;
}

export type ContractsEvent =
  | { type: 'contracts.retry' }
  | { type: 'contracts.turn'; page: number }
  | { type: 'contracts.refresh' }
  | ({ type: 'contracts.download' } & ContractFile)
  | { type: 'contracts.open'; orderNo: string }
  | { type: 'contracts.agree' }
  | { type: 'contracts.conclude' }
  | { type: 'contracts.back' };
