import type { ContractKind } from '#domain/contracts/contract.ts';

export const contractReplies = {
  concluded: '这个订单的合同已经订立',
  ended: '订单已结束，不再订立合同',
  textNewer: '条款已更新，请重新阅读后再确认',
  changed: '订单刚有变化，请重新打开核对',
  notSigned: '电子签服务暂时没有应答，请稍后再试',
} as const;

/** Texts of the contract documents. */
export const contractDocuments = {
  names: { 'service-contract': '服务合同', 'charge-agreement': '收费协议' } satisfies Record<ContractKind, string>,
  parties: '合同双方',
  customer: '委托人',
  forwarder: '受托人',
  opening: '约定',
  conclusion: '订立',
  method: '方式',
  byConsent: '在本平台同意',
  byService: '电子签服务签署',
  by: '操作人',
  at: '时间',
  versions: '条款版本',
  open: '尚未订立',
  /** Placeholder for the party while signed out, followed by its short name. */
  visitor: '（以提交订单的企业或个人为准，',
  customerUnknown: '以提交订单的企业或个人为准',
  operator: '本平台的运营者',
} as const;
