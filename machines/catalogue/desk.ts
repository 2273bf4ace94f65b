import { deskArticleCases } from '../desk-article/desk-article.cases.ts';
import { deskArticleMachine } from '../desk-article/index.ts';
import { deskCancellationCases } from '../desk-cancellation/desk-cancellation.cases.ts';
import { deskCancellationMachine } from '../desk-cancellation/index.ts';
import { deskEnquiryCases } from '../desk-enquiry/desk-enquiry.cases.ts';
import { deskEnquiryMachine } from '../desk-enquiry/index.ts';
import { deskInvoiceCases } from '../desk-invoice/desk-invoice.cases.ts';
import { deskInvoiceMachine } from '../desk-invoice/index.ts';
import { deskLeadCases } from '../desk-lead/desk-lead.cases.ts';
import { deskLeadMachine } from '../desk-lead/index.ts';
import { deskNoticesCases } from '../desk-notices/desk-notices.cases.ts';
import { deskNoticesMachine } from '../desk-notices/index.ts';
import { deskOrderCases } from '../desk-order/desk-order.cases.ts';
import { deskOrderMachine } from '../desk-order/index.ts';
import { deskQueueCases } from '../desk-queue/desk-queue.cases.ts';
import { deskQueueMachine } from '../desk-queue/index.ts';
import { deskRecordsCases } from '../desk-records/desk-records.cases.ts';
import { deskRecordsMachine } from '../desk-records/index.ts';
import { deskRestrictionsCases } from '../desk-restrictions/desk-restrictions.cases.ts';
import { deskRestrictionsMachine } from '../desk-restrictions/index.ts';
import { deskRoomsCases } from '../desk-rooms/desk-rooms.cases.ts';
import { deskRoomsMachine } from '../desk-rooms/index.ts';
import { deskSignInCases } from '../desk-sign-in/desk-sign-in.cases.ts';
import { deskSignInMachine } from '../desk-sign-in/index.ts';
import { deskStaffCases } from '../desk-staff/desk-staff.cases.ts';
import { deskStaffMachine } from '../desk-staff/index.ts';
import { deskStepCases } from '../desk-step/desk-step.cases.ts';
import { deskStepMachine } from '../desk-step/index.ts';
import { deskVerificationCases } from '../desk-verification/desk-verification.cases.ts';
import { deskVerificationMachine } from '../desk-verification/index.ts';
import { orderLifeMachine } from '../order-life/index.ts';
import { orderLifeCases } from '../order-life/order-life.cases.ts';
import { ratesImportMachine } from '../rates-import/index.ts';
import { ratesImportCases } from '../rates-import/rates-import.cases.ts';
import type { CatalogueEntry } from './entry.ts';

/** Machines for operators. */
export const desk: readonly CatalogueEntry[] = [
  {
    id: 'desk-sign-in',
    machine: deskSignInMachine,
    title: '操作室登录',
    summary: 'Operator sign-in: password, then one-time code; pauses after too many tries, explains an ended session',
    purpose: '密码、动态码两步登录；试错多了须等待，会话结束就说明原因，回到登录',
    view: 'DeskSignIn',
    cases: deskSignInCases,
  },
  {
    id: 'desk-rooms',
    machine: deskRoomsMachine,
    title: '操作室各页',
    summary: 'Pages of the operator room, by role',
    purpose: '按职责打开第一页，点哪一页就去哪一页',
    view: 'DeskRooms',
    cases: deskRoomsCases,
  },
  {
    id: 'desk-queue',
    machine: deskQueueMachine,
    title: '操作室队列',
    summary: 'A queue of the operator room, most urgent first: filter, search, paging',
    purpose: '订单、询价、企业认证、线索与意见、内容或操作记录，先到期或最近改过的在前：筛选、搜索、翻下去',
    view: 'Queue',
    cases: deskQueueCases,
  },
  {
    id: 'desk-order',
    machine: deskOrderMachine,
    title: '操作室订单',
    summary: 'One order for operators: takes, deviates from or undoes a step, reviews papers, reloads on conflict',
    purpose: '一单从头看到尾，推进、偏离或撤回一步，审单证；别处先动了就重新读',
    view: 'DeskOrder',
    cases: deskOrderCases,
  },
  {
    id: 'desk-cancellation',
    machine: deskCancellationMachine,
    title: '操作室取消',
    summary: 'Cancellation for operators: fee and reason, free, refused or offered; reloads on conflict',
    purpose: '答复客户的取消申请或提议取消：写费用与原因、免费取消、不同意；别处先动了就重新读',
    view: 'CancellationReview',
    cases: deskCancellationCases,
  },
  {
    id: 'desk-step',
    machine: deskStepMachine,
    title: '推进的第二次确认',
    summary: 'Second confirmation of a step with something missing, or of an undo; shows the consequences first',
    purpose: '缺了条件仍要走的一步，或撤回最近的一步：先看后果，再确认一次；别处先动了就回去重新读',
    view: 'StepConfirm',
    cases: deskStepCases,
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
    id: 'desk-enquiry',
    machine: deskEnquiryMachine,
    title: '操作室询价',
    summary:
      'One enquiry for operators: answers by offers, by lines or with a refusal; previews what the customer will read',
    purpose: '看所问的全部，选报价或逐行写价，或写原因不报；先照客户会看到的样子预览再发出；别人先答复了就重新读',
    view: 'DeskEnquiry',
    cases: deskEnquiryCases,
  },
  {
    id: 'desk-verification',
    machine: deskVerificationMachine,
    title: '操作室企业认证',
    summary: 'One verification for operators: licence beside form and register; passes or rejects with a reason',
    purpose: '看执照，核对客户所填、读到的与登记的，通过或写原因驳回；别人先决定了就重新读',
    view: 'DeskVerification',
    cases: deskVerificationCases,
  },
  {
    id: 'desk-invoice',
    machine: deskInvoiceMachine,
    title: '操作室发票',
    summary: 'One invoice for operators: copies each value, delivers the electronic invoice or refuses with a reason',
    purpose: '看一张发票要开什么，逐项复制，连号码与日期交付电子发票、再下载，或写原因退回；别人先处理了就重新读',
    view: 'DeskInvoice',
    cases: deskInvoiceCases,
  },
  {
    id: 'desk-lead',
    machine: deskLeadMachine,
    title: '操作室线索与意见',
    summary: 'One lead, feedback or question for operators: taken up or settled with its outcome; reloads on conflict',
    purpose: '看一条线索、意见或提问的全部，接手，写明结果处理完；别人先动了就重新读',
    view: 'DeskLead',
    cases: deskLeadCases,
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
    id: 'desk-restrictions',
    machine: deskRestrictionsMachine,
    title: '操作室限制',
    summary: 'What carriers, ports and vessels refuse: adds, changes, ends; lists the affected orders before saving',
    purpose: '船公司、港口与船舶拒收什么：新增、修改、结束，保存前列出会拒收的订单；别人先改了就并排给人选',
    view: 'DeskRestrictions',
    cases: deskRestrictionsCases,
  },
  {
    id: 'desk-records',
    machine: deskRecordsMachine,
    title: '操作室资料',
    summary: 'Company records and codes: lists, adds, changes; a conflict shows both versions',
    purpose: '公司自己的资料与代码：列出、新增、修改；别人先改了就看着两份再存',
    view: 'DeskCodes',
    cases: deskRecordsCases,
  },
  {
    id: 'desk-staff',
    machine: deskStaffMachine,
    title: '操作室人员',
    summary: 'Operators of the company: adds with a set-up shown once, changes roles, resets, disables, enables',
    purpose: '操作员：增加并显示一次登录设置，改职责，重置、停用与恢复；每一步先确认，别人先改了就重新读',
    view: 'DeskStaff',
    cases: deskStaffCases,
  },
  {
    id: 'desk-notices',
    machine: deskNoticesMachine,
    title: '操作室通知',
    summary: 'Notices that were not sent, given up or retrying; sends a given-up one again',
    purpose: '没有发出的通知：已放弃的与还在重试的，放弃的再发一次',
    view: 'DeskNotices',
    cases: deskNoticesCases,
  },
  {
    id: 'desk-article',
    machine: deskArticleMachine,
    title: '操作室内容',
    summary: 'One article: writes, previews on its real page, publishes now or later, withdraws; awards quotes',
    purpose:
      '写一篇，存下、在真的页面上预览、立即或到时发布或改动、撤下，求购收到的报价定给一家或都不选；别人先改了就说明是谁、何时',
    view: 'DeskArticle',
    cases: deskArticleCases,
  },
];
