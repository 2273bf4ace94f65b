import { fromPromise } from 'xstate';
import {
  type ContractAgreed,
  type ContractFile,
  type ContractPage,
  type ContractRecord,
  contractsMachine,
  type OpenedContract,
} from '#machines/contracts/index.ts';
import type { Api } from '#src/api/index.ts';

export const wireContracts = (api: () => Promise<Api>) =>
  contractsMachine.provide({
    actors: {
      list: fromPromise<ContractPage, { page: number }>(async ({ input, signal }) =>
        (await api()).contractList(input, { signal }),
      ),
      read: fromPromise<OpenedContract, { orderNo: string }>(async ({ input, signal }) =>
        (await api()).orderContract(input, { signal }),
      ),
      download: fromPromise<unknown, ContractFile>(async ({ input }) => (await api()).contractDocument(input)),
      conclude: fromPromise<ContractRecord, ContractAgreed>(async ({ input }) => (await api()).concludeContract(input)),
    },
  });
