import { brand } from '#copy/brand.ts';
import type { FactsOf, PaperRequiredAgain, StoredNotice } from '#domain/notices/facts.ts';
import type { NoticeStatus, OperatorKind } from '#domain/notices/kinds.ts';
import { serviceOfNumber } from '#domain/orders/number.ts';
import { declinedReply, enquiryNextSteps, enquiryReasons, enquiryStatusNames } from '../enquiry/own.ts';
import { orders, statusName } from '../orders/list.ts';
import { chinaMoment } from '../orders/order.ts';

/** A reason in brackets, or nothing where there is none. */
export const because = (reason: string): string => (reason === '' ? '' : `（${reason}）`);

type Steps = Readonly<Record<NoticeStatus, string>>;

/** Next action of the customer at each status; services may override it. */
const nextSteps: Steps = {
  docsPending: '请补交单证',
  amending: '请核对变更内容',
  booked: '请按截止时间交齐单证',
  released: '请安排装货并交齐单证',
  departed: '到港时会再通知',
  arrived: '请安排提货',
  completed: '费用与单证请到订单里核对',
  rejected: '请按原因改好后重新下单',
  autoCancelled: '仍需订舱请在企业认证通过后重新下单',
};

const ownSteps: Readonly<Record<string, Partial<Steps>>> = {
  air: { booked: '请按截止时间交齐单证并送货进仓', departed: '到达机场时会再通知' },
  dgdesk: { completed: '办理结果请到订单里查看' },
  goods: { completed: '请核对数量与质检报告' },
  lcl: { booked: '请按截止时间交齐单证并送货进仓' },
  rail: { departed: '到站时会再通知' },
  tank: { released: '请安排装货' },
  truck: { booked: '请按约定时间备好货物与随车单证', departed: '送达时会再通知', arrived: '请核对并签收' },
  warehouse: { completed: '费用请到订单里核对' },
};

type Parts<Facts> = Extract<FactsOf['orderAction'], Facts>;

const nameOf = (subject: string, status: Parameters<typeof statusName>[1]) =>
  statusName(serviceOfNumber(subject) ?? '', status, true);

/** The title and the sentence of a status that an order reached. */
export function statusNotice(subject: string, { status, reason }: { status: NoticeStatus; reason: string }) {
  const name = nameOf(subject, status);
  const step = ownSteps[serviceOfNumber(subject) ?? '']?.[status] ?? nextSteps[status];
  const why = status === 'autoCancelled' ? '' : because(reason);
  return [`订单${name}`, `${name}${why}，${step}`] as const;
}

/** The title and the sentence of a step that was notified and undone. */
export const undoneNotice = (subject: string, { undone, status, reason }: Parts<{ undone: NoticeStatus }>) =>
  [
    '订单状态更正',
    `的“${nameOf(subject, undone)}”有误，已更正为“${nameOf(subject, status)}”${because(reason)}，请以订单为准`,
  ] as const;

const serviceText = (service: string) => orders.services[service as keyof typeof orders.services] ?? service;

const dueText = (dueAt: number | null) => (dueAt === null ? '' : `（${chinaMoment(dueAt)} 截止）`);
const againText = (papers: readonly PaperRequiredAgain[]) =>
  papers.length === 0
    ? ''
    : `；请重新提交：${papers.map(({ paper, dueAt }) => `${paper}${dueText(dueAt)}`).join('、')}`;

const leadTexts = { lead: '咨询', question: '危险品提问', feedback: '反馈' };

/** Subject and next action; together they form a sentence. */
export interface NoticeWords {
  title: string;
  about: string;
  detail: string;
}

const order = (subject: string, title: string, detail: string): NoticeWords => ({
  title,
  about: `订单 ${subject}`,
  detail,
});

function actionWords({ subject, facts }: Extract<StoredNotice, { kind: 'orderAction' }>): NoticeWords {
  if ('draft' in facts) return order(subject, '提单草稿待核对', '的提单草稿已出，请在截单前核对，确认或写明要改的');
  if ('paper' in facts)
    return order(subject, '单证已退回', `的${facts.paper}已退回${because(facts.reason)}，请改好后重新提交`);
  if ('undone' in facts) return order(subject, ...undoneNotice(subject, facts));
  return order(subject, ...statusNotice(subject, facts));
}

function cancellationText({ outcome, reason }: FactsOf['cancellationAnswered']): [string, string] {
  if (outcome === 'REFUSED') return ['取消申请有结果', `的取消申请未同意${because(reason)}，订单照常办理`];
  if (outcome === 'OFFER') return ['操作员提议取消', `操作员提议取消${because(reason)}，请到订单里查看并确认`];
  return ['取消费用已答复', '的取消费用已答复，请到订单里查看；您同意之后订单才取消'];
}

/** Notices for operators. */
function operatorWords(notice: Extract<StoredNotice, { kind: OperatorKind }>): NoticeWords {
  const { subject } = notice;
  switch (notice.kind) {
    case 'newOrder':
      return order(subject, '新订单', `（${serviceText(notice.facts.service)}）待确认`);
    case 'newMessage':
      return order(subject, '客户留言', '有客户的新留言，待回复');
    case 'draftCorrected':
      return order(subject, '提单草稿要改', '的提单草稿有要改的，待重出');
    case 'cancellationRequested':
      return order(subject, '客户申请取消', '客户申请取消，待答复费用');
    case 'newEnquiry':
      return { title: '新询价', about: `询价 ${subject}`, detail: `（${serviceText(notice.facts.service)}）待答复` };
    case 'newVerification':
      return { title: '新企业认证', about: `${notice.facts.name}的企业认证`, detail: '待审核' };
    case 'newInvoice':
      return { title: '新发票申请', about: `抬头为${notice.facts.name}的发票`, detail: '待开具' };
    case 'operatorAttempts':
      return {
        title: '运营账号被试密码',
        about: `运营账号 ${subject}`,
        detail: `今天被试密码 ${notice.facts.count} 次以上，没有人进来；账号没有关，常用电脑照常。要换密码请由另一位管理员在操作室的“人员”页重置`,
      };
    case 'newLead':
      return { title: '新线索', about: `${leadTexts[notice.facts.kind]} ${subject}`, detail: '待联系' };
  }
}

/** Notices about a customer's sign-in. */
function accountWords(notice: Extract<StoredNotice, { kind: 'passwordAttempts' | 'newDevice' }>): NoticeWords {
  const about = `您的账户（${notice.subject}）`;
  if (notice.kind === 'passwordAttempts') {
    const { count, since } = notice.facts;
    return {
      title: '有人在别处试您的密码',
      about,
      detail: `${chinaMoment(since)} 起被试密码 ${count} 次以上，没有人进来；常用设备不受影响。如非本人，请在会员中心改密码`,
    };
  }
  return {
    title: '新设备登录',
    about,
    detail: `${chinaMoment(notice.facts.at)} 在一台新设备上用密码登录。如非本人，请在会员中心改密码并退出其他设备`,
  };
}

export function noticeWords(notice: StoredNotice): NoticeWords {
  const { subject } = notice;
  switch (notice.kind) {
    case 'orderReceived': {
      const { service, cancelAt } = notice.facts;
      const verify = cancelAt === null ? '' : `；${chinaMoment(cancelAt)} 前企业认证没有通过，订单自动取消`;
      return order(subject, '订单已收到', `（${serviceText(service)}）已收到，等待确认${verify}`);
    }
    case 'orderAction':
      return actionWords(notice);
    case 'amendmentDecided': {
      const { isAccepted, reason, requiredAgain = [] } = notice.facts;
      const detail = isAccepted
        ? `的变更已接受，订单已按变更更新${againText(requiredAgain)}`
        : `的变更未接受${because(reason)}，订单不变`;
      return order(subject, '变更申请有结果', detail);
    }
    case 'cancellationAnswered':
      return order(subject, ...cancellationText(notice.facts));
    case 'orderCancelled':
      return order(subject, '订单已取消', `按您的申请已取消，不收取取消费用${because(notice.facts.reason)}`);
    case 'orderMessage':
      return order(subject, '操作员留言', '有操作员的新留言，请到订单里查看、回复');
    case 'orderDeadline':
      return order(
        subject,
        '截止时间将到',
        `${chinaMoment(notice.facts.dueAt)} 截止：${notice.facts.steps.join('；')}`,
      );
    case 'cancelSoon':
      return order(
        subject,
        '订单将自动取消',
        `到 ${chinaMoment(notice.facts.cancelAt)} 企业认证还没有通过将自动取消，请到会员中心办理或查看进度`,
      );
    case 'enquiryAnswered': {
      const { isDeclined, reason } = notice.facts;
      const status = !isDeclined ? 'answered' : reason === '' ? 'manual' : 'declined';
      const detail =
        status === 'declined' ? declinedReply(reason) : `${enquiryReasons[status]}，${enquiryNextSteps[status]}`;
      return { title: `询价${enquiryStatusNames[status]}`, about: `询价 ${subject}`, detail };
    }
    case 'verificationDecided': {
      const { isPassed, reason } = notice.facts;
      const detail = isPassed ? '已通过，保留的订单继续办理' : `未通过${because(reason)}，请改好后重新提交`;
      return { title: '企业认证有结果', about: `${subject}的企业认证`, detail };
    }
    case 'invoiceDecided': {
      const { isIssued, reason } = notice.facts;
      const detail = isIssued ? '已开出，可在会员中心下载' : `已退回${because(reason)}，请改好后重新申请`;
      return { title: isIssued ? '发票已开出' : '发票已退回', about: `抬头为${subject}的发票`, detail };
    }
    case 'passwordAttempts':
    case 'newDevice':
      return accountWords(notice);
    default:
      return operatorWords(notice);
  }
}

/** Text of a notice, with the address of its page or where to look. */
export const noticeText = ({ about, detail }: NoticeWords, page: string | null): string =>
  `【${brand.name}】${about}${detail}。${page === null ? '' : `查看：${page}`}`;

export const noticeSubject = ({ title, about }: NoticeWords): string => `【${brand.name}】${title}：${about}`;
