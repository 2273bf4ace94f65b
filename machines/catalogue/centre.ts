import { addressBookCases } from '../address-book/address-book.cases.ts';
import { addressBookMachine } from '../address-book/index.ts';
import { amendmentCases } from '../amendment/amendment.cases.ts';
import { amendmentMachine } from '../amendment/index.ts';
import { calendarFeedCases } from '../calendar-feed/calendar-feed.cases.ts';
import { calendarFeedMachine } from '../calendar-feed/index.ts';
import { centreRoomsCases } from '../centre-rooms/centre-rooms.cases.ts';
import { centreRoomsMachine } from '../centre-rooms/index.ts';
import { closeAccountCases } from '../close-account/close-account.cases.ts';
import { closeAccountMachine } from '../close-account/index.ts';
import { contractsCases } from '../contracts/contracts.cases.ts';
import { contractsMachine } from '../contracts/index.ts';
import { devicesCases } from '../devices/devices.cases.ts';
import { devicesMachine } from '../devices/index.ts';
import { handInCases } from '../hand-in/hand-in.cases.ts';
import { handInMachine } from '../hand-in/index.ts';
import { invoiceRequestMachine } from '../invoice-request/index.ts';
import { invoiceRequestCases } from '../invoice-request/invoice-request.cases.ts';
import { licenceMachine } from '../licence/index.ts';
import { licenceCases } from '../licence/licence.cases.ts';
import { membersMachine } from '../members/index.ts';
import { membersCases } from '../members/members.cases.ts';
import { noticeChoicesMachine } from '../notice-choices/index.ts';
import { noticeChoicesCases } from '../notice-choices/notice-choices.cases.ts';
import { orderMachine } from '../order/index.ts';
import { orderCases } from '../order/order.cases.ts';
import { orderCancellationMachine } from '../order-cancellation/index.ts';
import { orderCancellationCases } from '../order-cancellation/order-cancellation.cases.ts';
import { orderDocumentsMachine } from '../order-documents/index.ts';
import { orderDocumentsCases } from '../order-documents/order-documents.cases.ts';
import { orderExportMachine } from '../order-export/index.ts';
import { orderExportCases } from '../order-export/order-export.cases.ts';
import { orderMessagesMachine } from '../order-messages/index.ts';
import { orderMessagesCases } from '../order-messages/order-messages.cases.ts';
import { orderTemplatesMachine } from '../order-templates/index.ts';
import { orderTemplatesCases } from '../order-templates/order-templates.cases.ts';
import { paperFormMachine } from '../paper-form/index.ts';
import { paperFormCases } from '../paper-form/paper-form.cases.ts';
import { userCentreMachine } from '../user-centre/index.ts';
import { userCentreCases } from '../user-centre/user-centre.cases.ts';
import { verificationMachine } from '../verification/index.ts';
import { verificationCases } from '../verification/verification.cases.ts';
import type { CatalogueEntry } from './entry.ts';

/** Machines of the user centre. */
export const centre: readonly CatalogueEntry[] = [
  {
    id: 'user-centre',
    machine: userCentreMachine,
    title: '会员中心',
    summary:
      'User centre: signs in by a one-time ticket, shows who is signed in, tells a lost network from a dead ticket',
    purpose: '用一次性凭据进入，看是谁登录，返回商城；网络不通与凭据失效分开说',
    view: 'UserCentre',
    cases: userCentreCases,
  },
  {
    id: 'centre-rooms',
    machine: centreRoomsMachine,
    title: '会员中心功能',
    summary: 'Pages of the user centre, chosen by the address, with one dialog at a time',
    purpose: '工作台、订单、整车、询价、发票、合同、认证、同事与账号：地址说哪一页就看哪一页，窗口一次一个',
    view: 'CentreRooms',
    cases: centreRoomsCases,
  },
  {
    id: 'address-book',
    machine: addressBookMachine,
    title: '常用收发货人',
    summary: 'Shippers and consignees: lists, adds, edits, sets a default, removes after a question',
    purpose: '列出、新增、修改、设默认、删除常用收发货人；删除前先问，没有保存成功时所填留着',
    view: 'AddressBook',
    cases: addressBookCases,
  },
  {
    id: 'order-templates',
    machine: orderTemplatesMachine,
    title: '订单模板',
    summary: 'Order templates: saves an order or a form, lists, renames, removes after a question',
    purpose: '把订单或填着的表单存成模板，列出、改名、删除；删除前先问，没有存成时名称留着',
    view: 'OrderTemplates',
    cases: orderTemplatesCases,
  },
  {
    id: 'order-export',
    machine: orderExportMachine,
    title: '导出订单',
    summary: 'Exports the filtered list of orders as a spreadsheet and retries with the same filter',
    purpose: '把订单列表按当前筛选整份导出成 Excel 或 CSV，说明导出了几个；没有导出就照原样重试',
    view: 'OrderExport',
    cases: orderExportCases,
  },
  {
    id: 'notice-choices',
    machine: noticeChoicesMachine,
    title: '通知设置',
    summary: 'Notices by SMS, by e-mail or off; e-mail needs an address; a failed save keeps the choice',
    purpose: '每种通知用短信、邮件，或都不要；没有邮箱就选不了邮件，没有保存成功时所选留着',
    view: 'NoticeChoices',
    cases: noticeChoicesCases,
  },
  {
    id: 'calendar-feed',
    machine: calendarFeedMachine,
    title: '日历订阅',
    summary: 'Private calendar address: created once, shown once, stopped after a question',
    purpose: '私有的订阅地址生成一次、只显示一次；先说明后果再停用，没有停用成功时仍说明它有效',
    view: 'CalendarFeed',
    cases: calendarFeedCases,
  },
  {
    id: 'devices',
    machine: devicesMachine,
    title: '登录设备',
    summary: 'Signed-in devices: ends one or all others, after a question',
    purpose: '列出还登录着的设备，问过之后结束其中一个或其他全部',
    view: 'Devices',
    cases: devicesCases,
  },
  {
    id: 'close-account',
    machine: closeAccountMachine,
    title: '导出与注销',
    summary: 'Exports the account or closes it: asks for the password, lists what has to be settled first',
    purpose: '用密码证明是本人，导出自己的信息，或者问过之后注销账号；有没办完的事就逐条说明',
    view: 'CloseAccount',
    cases: closeAccountCases,
  },
  {
    id: 'members',
    machine: membersMachine,
    title: '企业同事',
    summary: 'Colleagues of an enterprise: invites, answers requests, changes roles, removes, leaves, hands over',
    purpose: '邀请、答复申请、改角色、移除、离开、移交主账号；情况变了就说明原因，重新读取',
    view: 'Members',
    cases: membersCases,
  },
  {
    id: 'invoice-request',
    machine: invoiceRequestMachine,
    title: '发票',
    summary: 'Invoices: downloads issued ones, requests one by choosing orders of one payer and filling in the company',
    purpose: '看与下载开出的发票；申请时选同一付款方的订单，填抬头与税号，核对之后送出',
    view: 'InvoiceRequest',
    cases: invoiceRequestCases,
  },
  {
    id: 'contracts',
    machine: contractsMachine,
    title: '合同',
    summary: 'Contracts and charge agreements of orders: status, text, consent or e-signature, download',
    purpose: '看每个订单的服务合同与收费协议到了哪一步、下载，读过条款后同意订立或发起电子签',
    view: 'Contracts',
    cases: contractsCases,
  },
  {
    id: 'order',
    machine: orderMachine,
    title: '订单',
    summary: 'One order: counts down by the second, asks before cancelling, reloads afterwards',
    purpose: '一个订单：剩余时间每秒更新，取消前先问，取消后重新读取',
    view: 'OrderSheet',
    cases: orderCases,
  },
  {
    id: 'amendment',
    machine: amendmentMachine,
    title: '变更申请',
    summary: 'A pending amendment: withdrawn after a question; shows the new status where the answer came first',
    purpose: '等待答复的变更申请：问过再撤回；已有结果时请人看最新状态',
    view: 'Amendments',
    cases: amendmentCases,
  },
  {
    id: 'order-cancellation',
    machine: orderCancellationMachine,
    title: '取消申请',
    summary:
      'Cancels an order at a fee: states a reason, confirms the fee, shows the new status where the answer came first',
    purpose: '取消要收费的订单：写明原因申请，看过费用再同意，或不取消了；别处有了新的结果就请人看最新状态',
    view: 'Cancellations',
    cases: orderCancellationCases,
  },
  {
    id: 'hand-in',
    machine: handInMachine,
    title: '提交单证',
    summary:
      'One paper of an order: chooses files and a date, checks, hands in; asks for a second look at a newer state',
    purpose: '一份单证：选文件、填日期、检查、送出；别处已有新状态时请人重看',
    view: 'HandInPanel',
    cases: handInCases,
  },
  {
    id: 'paper-form',
    machine: paperFormMachine,
    title: '填写单证',
    summary: 'A paper filled in on the page (VGM, shipping instruction): checks, saves, accepts a late one as late',
    purpose: '在订单里填 VGM 与补料：填写、检查、送出；过了截止时间仍收，说明白是逾期',
    view: 'PaperFormPanel',
    cases: paperFormCases,
  },
  {
    id: 'order-documents',
    machine: orderDocumentsMachine,
    title: '取走单证',
    summary: 'Documents of an order: lists what is missing, makes a PDF, prints',
    purpose: '托书、申报单、报价单、确认单：缺内容就列出来，否则生成 PDF 或打印',
    view: 'OrderDocuments',
    cases: orderDocumentsCases,
  },
  {
    id: 'order-messages',
    machine: orderMessagesMachine,
    title: '订单留言',
    summary: 'Messages between customer and operator: refreshes itself, sends one, keeps the text of a failed one',
    purpose: '客户与操作员在订单里的留言：自己更新，写一条、送出；没有送到时所写的留着',
    view: 'OrderMessages',
    cases: orderMessagesCases,
  },
  {
    id: 'verification',
    machine: verificationMachine,
    title: '企业认证',
    summary:
      'Enterprise verification: licence or typed code, register look-up, comparison, submission, until it passes',
    purpose: '执照或手填代码，查登记、核对、提交，直到通过或不通过；登记里的内容不猜不改',
    view: 'Verification',
    cases: verificationCases,
  },
  {
    id: 'licence',
    machine: licenceMachine,
    title: '营业执照',
    summary: 'Business licence: uploads it, reads the credit code from the QR code, continues after a lost connection',
    purpose: '上传执照，再从二维码读出统一社会信用代码；网络断了接着来',
    view: 'Licence',
    cases: licenceCases,
  },
];
