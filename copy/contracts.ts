import type { ContractKind, ContractMethod, ContractState } from '#domain/contracts/contract.ts';
import { minuteText } from '#domain/documents/values.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { contractDocuments } from './contract-replies.ts';

/** How a contract is concluded, in a word. */
export const methodText: Record<ContractMethod, string> = { consent: '同意', esign: '电子签' };

export const contracts = {
  loading: '正在读取合同',
  failed: '合同没有读到',
  lead: {
    consent: '每个订单有一份服务合同与一份收费协议。读过条款、同意之后即订立，文件与同意的版本、时间、操作人一并保存。',
    esign: '每个订单有一份服务合同与一份收费协议。读过条款之后由电子签服务签署，签署后的文件保存在这里。',
  } satisfies Record<ContractMethod, string>,
  onlyReads: '您的角色只看：可以查看和下载，订立请联系下单员或主账号。',
  none: '还没有合同',
  noneText: '下单之后，订单的服务合同与收费协议在这里订立。',
  book: '查运价下单',
  list: '合同列表',
  states: {
    open: '待订立',
    signing: '待签署',
    concluded: '已订立',
    outdated: '订单已变更，须重新订立',
  } satisfies Record<ContractState, string>,
  /** Short enough for a row of the operator console. */
  standing: {
    open: '未订立',
    signing: '等待电子签',
    concluded: '已订立',
    outdated: '变更后未重新订立',
  } satisfies Record<ContractState, string>,
  title: '合同',
  names: contractDocuments.names,
  by: (method: ContractMethod, name: string) => `${name}${methodText[method]}`,
  versions: ({ contract, charge }: { contract: string; charge: string }) =>
    contract === charge ? `条款版本 ${contract}` : `条款版本 ${contract} 与 ${charge}`,
  declined: (reason: string) => (reason === '' ? '签署被拒绝' : `签署被拒绝：${reason}`),
  download: (kind: ContractKind) => contractDocuments.names[kind],
  downloadOf: (kind: ContractKind, orderNo: string) => `下载${contractDocuments.names[kind]} ${orderNo}`,
  open: '阅读条款',
  openOf: (orderNo: string) => `阅读条款 ${orderNo}`,
  sign: '去签署',
  signOf: (orderNo: string) => `去签署 ${orderNo}`,
  refresh: '刷新',
  texts: (orderNo: string) => `订单 ${orderNo} 的合同`,
  amounts: '订单费用',
  late: '这个订单的合同已经订立，请返回列表查看。',
  agree: '我已阅读服务合同与收费协议，同意其全部内容',
  conclude: { consent: '同意并订立', esign: '发起电子签' } satisfies Record<ContractMethod, string>,
  back: '返回',
  notConcluded: (why: string) => `没有订立：${why}`,
  outcomes: {
    concluded: '合同已订立，文件可以下载',
    signing: '签署已发起，请点去签署完成',
    open: '',
    outdated: '',
  } satisfies Record<ContractState, string>,
} as const;

interface Standing {
  state: ContractState;
  conclusion: { method: ContractMethod; name: string; company: string; at: number } | null;
}

/** How a contract stands, in a line. */
export const standingText = ({ state, conclusion }: Standing): string =>
  conclusion === null || state === 'open'
    ? contracts.standing[state]
    : `${contracts.standing[state]}（${contracts.by(conclusion.method, conclusion.name)} ${minuteText(conclusion.at, CHINA)}）`;
