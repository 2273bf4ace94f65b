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

/** Versions of the texts that the user read. */
export interface ContractAgreed {
  orderNo: string;
  versions: { contract: string; charge: string };
}

export interface ContractsContext {
  /** Null until the first load. */
  page: ContractPage | null;
  pageNo: number;
  /** The order whose texts are open or being loaded. */
  orderNo: string | null;
  opened: OpenedContract | null;
  /** The customer confirms that both texts were read and accepted. */
  isAgreed: boolean;
  /** State of the contract that was last concluded here. */
  outcome: ContractRecord['state'] | null;
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
