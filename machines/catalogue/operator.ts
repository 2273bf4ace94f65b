import { operatorArticleMachine } from '../operator-article/index.ts';
import { operatorArticleCases } from '../operator-article/operator-article.cases.ts';
import { operatorCancellationMachine } from '../operator-cancellation/index.ts';
import { operatorCancellationCases } from '../operator-cancellation/operator-cancellation.cases.ts';
import { operatorEnquiryMachine } from '../operator-enquiry/index.ts';
import { operatorEnquiryCases } from '../operator-enquiry/operator-enquiry.cases.ts';
import { operatorInvoiceMachine } from '../operator-invoice/index.ts';
import { operatorInvoiceCases } from '../operator-invoice/operator-invoice.cases.ts';
import { operatorLeadMachine } from '../operator-lead/index.ts';
import { operatorLeadCases } from '../operator-lead/operator-lead.cases.ts';
import { operatorNoticesMachine } from '../operator-notices/index.ts';
import { operatorNoticesCases } from '../operator-notices/operator-notices.cases.ts';
import { operatorOrderMachine } from '../operator-order/index.ts';
import { operatorOrderCases } from '../operator-order/operator-order.cases.ts';
import { operatorQueueMachine } from '../operator-queue/index.ts';
import { operatorQueueCases } from '../operator-queue/operator-queue.cases.ts';
import { operatorRecordsMachine } from '../operator-records/index.ts';
import { operatorRecordsCases } from '../operator-records/operator-records.cases.ts';
import { operatorRestrictionsMachine } from '../operator-restrictions/index.ts';
import { operatorRestrictionsCases } from '../operator-restrictions/operator-restrictions.cases.ts';
import { operatorRoomsMachine } from '../operator-rooms/index.ts';
import { operatorRoomsCases } from '../operator-rooms/operator-rooms.cases.ts';
import { operatorSignInMachine } from '../operator-sign-in/index.ts';
import { operatorSignInCases } from '../operator-sign-in/operator-sign-in.cases.ts';
import { operatorStaffMachine } from '../operator-staff/index.ts';
import { operatorStaffCases } from '../operator-staff/operator-staff.cases.ts';
import { operatorStepMachine } from '../operator-step/index.ts';
import { operatorStepCases } from '../operator-step/operator-step.cases.ts';
import { operatorVerificationMachine } from '../operator-verification/index.ts';
import { operatorVerificationCases } from '../operator-verification/operator-verification.cases.ts';
import { orderFileMachine } from '../order-file/index.ts';
import { orderFileCases } from '../order-file/order-file.cases.ts';
import { orderLifeMachine } from '../order-life/index.ts';
import { orderLifeCases } from '../order-life/order-life.cases.ts';
import { ratesImportMachine } from '../rates-import/index.ts';
import { ratesImportCases } from '../rates-import/rates-import.cases.ts';
import { shipmentMachine } from '../shipment/index.ts';
import { shipmentCases } from '../shipment/shipment.cases.ts';
import { shipmentNumbersMachine } from '../shipment-numbers/index.ts';
import { shipmentNumbersCases } from '../shipment-numbers/shipment-numbers.cases.ts';
import type { CatalogueEntry } from './entry.ts';

/** Machines for operators. */
export const operator: readonly CatalogueEntry[] = [
  {
    id: 'operator-sign-in',
    machine: operatorSignInMachine,
    title: '操作室登录',
    summary: 'Operator sign-in: password, then one-time code; pauses after too many tries, explains an ended session',
    purpose: '密码、动态码两步登录；试错多了须等待，会话结束就说明原因，回到登录',
    view: 'OperatorSignIn',
    cases: operatorSignInCases,
  },
  {
    id: 'operator-rooms',
    machine: operatorRoomsMachine,
    title: '操作室各页',
    summary: 'Pages of the operator room, by role',
    purpose: '按职责打开第一页，点哪一页就去哪一页',
    view: 'OperatorRooms',
    cases: operatorRoomsCases,
  },
  {
    id: 'operator-queue',
    machine: operatorQueueMachine,
    title: '操作室队列',
    summary: 'A queue of the operator room, most urgent first: filter, search, paging',
    purpose: '订单、询价、企业认证、线索与意见、内容或操作记录，先到期或最近改过的在前：筛选、搜索、翻下去',
    view: 'Queue',
    cases: operatorQueueCases,
  },
  {
    id: 'operator-order',
    machine: operatorOrderMachine,
    title: '操作室订单',
    summary: 'One order for operators: takes, deviates from or undoes a step, reviews papers, reloads on conflict',
    purpose: '一单从头看到尾，推进、偏离或撤回一步，审单证；别处先动了就重新读',
    view: 'OperatorOrder',
    cases: operatorOrderCases,
  },
  {
    id: 'operator-cancellation',
    machine: operatorCancellationMachine,
    title: '操作室取消',
    summary: 'Cancellation for operators: fee and reason, free, refused or offered; reloads on conflict',
    purpose: '答复客户的取消申请或提议取消：写费用与原因、免费取消、不同意；别处先动了就重新读',
    view: 'CancellationReview',
    cases: operatorCancellationCases,
  },
  {
    id: 'shipment-numbers',
    machine: shipmentNumbersMachine,
    title: '编号',
    summary: 'Numbers of a shipment for operators: booking, bill, vessel, containers and seals; keeps both on conflict',
    purpose: '录一票的订舱号、提单号、船名航次、箱号封号，粘贴多行；填错就指出来，别人先录了就看着两份再存',
    view: 'NumbersBlock',
    cases: shipmentNumbersCases,
  },
  {
    id: 'shipment',
    machine: shipmentMachine,
    title: '里程碑',
    summary:
      'Milestones of a shipment for operators: two clicks each, corrections with a reason; keeps both on conflict',
    purpose: '记一票的里程碑：点一个节点，再点一个时间；不可能的时间当场指出，更正写原因，别人先记了就对照再记',
    view: 'MilestonesBlock',
    cases: shipmentCases,
  },
  {
    id: 'operator-step',
    machine: operatorStepMachine,
    title: '推进的第二次确认',
    summary: 'Second confirmation of a step with something missing, or of an undo; shows the consequences first',
    purpose: '缺了条件仍要走的一步，或撤回最近的一步：先看后果，再确认一次；别处先动了就回去重新读',
    view: 'StepConfirm',
    cases: operatorStepCases,
  },
  {
    id: 'order-life',
    machine: orderLifeMachine,
    title: '订单的一生',
    summary:
      'Life of an order: what each step needs, deviations, undo, amendment and cancellation; the server runs it too',
    purpose:
      '从待确认到完成或结束：每一步要齐什么，缺了怎样偏离，怎样撤回，何时能变更、直接取消或申请取消；操作室与服务器照同一张图',
    view: null,
    cases: orderLifeCases,
  },
  {
    id: 'operator-enquiry',
    machine: operatorEnquiryMachine,
    title: '操作室询价',
    summary:
      'One enquiry for operators: answers by offers, by lines or with a refusal; previews what the customer will read',
    purpose: '看所问的全部，选报价或逐行写价，或写原因不报；先照客户会看到的样子预览再发出；别人先答复了就重新读',
    view: 'OperatorEnquiry',
    cases: operatorEnquiryCases,
  },
  {
    id: 'operator-verification',
    machine: operatorVerificationMachine,
    title: '操作室企业认证',
    summary: 'One verification for operators: licence beside form and register; passes or rejects with a reason',
    purpose: '看执照，核对客户所填、读到的与登记的，通过或写原因驳回；别人先决定了就重新读',
    view: 'OperatorVerification',
    cases: operatorVerificationCases,
  },
  {
    id: 'operator-invoice',
    machine: operatorInvoiceMachine,
    title: '操作室发票',
    summary: 'One invoice for operators: copies each value, delivers the electronic invoice or refuses with a reason',
    purpose: '看一张发票要开什么，逐项复制，连号码与日期交付电子发票、再下载，或写原因退回；别人先处理了就重新读',
    view: 'OperatorInvoice',
    cases: operatorInvoiceCases,
  },
  {
    id: 'operator-lead',
    machine: operatorLeadMachine,
    title: '操作室线索与意见',
    summary: 'One lead, feedback or question for operators: taken up or settled with its outcome; reloads on conflict',
    purpose: '看一条线索、意见或提问的全部，接手，写明结果处理完；别人先动了就重新读',
    view: 'OperatorLead',
    cases: operatorLeadCases,
  },
  {
    id: 'order-file',
    machine: orderFileMachine,
    title: '操作室按文件登记',
    summary: 'A file for many orders: compares their numbers or milestones and records all of them or none',
    purpose: '传一份多票的编号或里程碑，逐格核对，一次登记；核对之后有人改过就重新对照',
    view: 'OrderFile',
    cases: orderFileCases,
  },
  {
    id: 'rates-import',
    machine: ratesImportMachine,
    title: '操作室运价',
    summary: 'Rates for operators: uploads a file, compares, publishes now or later, rolls back',
    purpose: '上传运价表或船期表，逐格核对，立即或到时发布，撤回现行版本',
    view: 'RatesImport',
    cases: ratesImportCases,
  },
  {
    id: 'operator-restrictions',
    machine: operatorRestrictionsMachine,
    title: '操作室限制',
    summary: 'What carriers, ports and vessels refuse: adds, changes, ends; lists the affected orders before saving',
    purpose: '船公司、港口与船舶拒收什么：新增、修改、结束，保存前列出会拒收的订单；别人先改了就并排给人选',
    view: 'OperatorRestrictions',
    cases: operatorRestrictionsCases,
  },
  {
    id: 'operator-records',
    machine: operatorRecordsMachine,
    title: '操作室资料',
    summary: 'Company records and codes: lists, adds, changes; a conflict shows both versions',
    purpose: '公司自己的资料与代码：列出、新增、修改；别人先改了就看着两份再存',
    view: 'OperatorCodes',
    cases: operatorRecordsCases,
  },
  {
    id: 'operator-staff',
    machine: operatorStaffMachine,
    title: '操作室人员',
    summary: 'Operators of the company: adds with a set-up shown once, changes roles, resets, disables, enables',
    purpose: '操作员：增加并显示一次登录设置，改职责，重置、停用与恢复；每一步先确认，别人先改了就重新读',
    view: 'OperatorStaff',
    cases: operatorStaffCases,
  },
  {
    id: 'operator-notices',
    machine: operatorNoticesMachine,
    title: '操作室通知',
    summary: 'Notices that were not sent, given up or retrying; sends a given-up one again',
    purpose: '没有发出的通知：已放弃的与还在重试的，放弃的再发一次',
    view: 'OperatorNotices',
    cases: operatorNoticesCases,
  },
  {
    id: 'operator-article',
    machine: operatorArticleMachine,
    title: '操作室内容',
    summary: 'One article: writes, previews on its real page, publishes now or later, withdraws; awards quotes',
    purpose:
      '写一篇，存下、在真的页面上预览、立即或到时发布或改动、撤下，求购收到的报价定给一家或都不选；别人先改了就说明是谁、何时',
    view: 'OperatorArticle',
    cases: operatorArticleCases,
  },
];
