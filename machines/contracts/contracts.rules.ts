import type { ContractAgreed, ContractPage, ContractRecord, OpenedContract } from './contracts.types.ts';

export const recordOf = (page: ContractPage | null, orderNo: string): ContractRecord | undefined =>
  page?.items.find((record) => record.orderNo === orderNo);

const versionOf = ({ texts }: OpenedContract, kind: OpenedContract['texts'][number]['kind']): string =>
  texts.find((text) => text.kind === kind)?.version ?? '';

/** The versions of the texts that the user saw. */
export const agreedOf = (opened: OpenedContract): ContractAgreed => ({
  orderNo: opened.record.orderNo,
  versions: { contract: versionOf(opened, 'service-contract'), charge: versionOf(opened, 'charge-agreement') },
});
