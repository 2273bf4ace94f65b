import { accessCodeCases } from '../access-code/access-code.cases.ts';
import { accessCodeMachine } from '../access-code/index.ts';
import { carouselCases } from '../carousel/carousel.cases.ts';
import { carouselMachine } from '../carousel/index.ts';
import { dangerousLookupCases } from '../dangerous-lookup/dangerous-lookup.cases.ts';
import { dangerousLookupMachine } from '../dangerous-lookup/index.ts';
import { enquiryCases } from '../enquiry/enquiry.cases.ts';
import { enquiryMachine } from '../enquiry/index.ts';
import { fclCases } from '../fcl/fcl.cases.ts';
import { fclMachine } from '../fcl/index.ts';
import { feedbackCases } from '../feedback/feedback.cases.ts';
import { feedbackMachine } from '../feedback/index.ts';
import { homeCases } from '../home/home.cases.ts';
import { homeMachine } from '../home/index.ts';
import { leadMachine } from '../lead/index.ts';
import { leadCases } from '../lead/lead.cases.ts';
import { offerFilesMachine } from '../offer-files/index.ts';
import { offerFilesCases } from '../offer-files/offer-files.cases.ts';
import { ownLinksMachine } from '../own-links/index.ts';
import { ownLinksCases } from '../own-links/own-links.cases.ts';
import { ownPostMachine } from '../own-post/index.ts';
import { ownPostCases } from '../own-post/own-post.cases.ts';
import { priceClockMachine } from '../price-clock/index.ts';
import { priceClockCases } from '../price-clock/price-clock.cases.ts';
import { purchaseRequestMachine } from '../purchase-request/index.ts';
import { purchaseRequestCases } from '../purchase-request/purchase-request.cases.ts';
import { searchMachine } from '../search/index.ts';
import { searchCases } from '../search/search.cases.ts';
import { segregationCheckMachine } from '../segregation-check/index.ts';
import { segregationCheckCases } from '../segregation-check/segregation-check.cases.ts';
import { sharedLinkMachine } from '../shared-link/index.ts';
import { sharedLinkCases } from '../shared-link/shared-link.cases.ts';
import { sharingMachine } from '../sharing/index.ts';
import { sharingCases } from '../sharing/sharing.cases.ts';
import { supplierQuoteMachine } from '../supplier-quote/index.ts';
import { supplierQuoteCases } from '../supplier-quote/supplier-quote.cases.ts';
import { watchMachine } from '../watch/index.ts';
import { watchCases } from '../watch/watch.cases.ts';
import type { CatalogueEntry } from './entry.ts';

/** Machines of the home page, prices and enquiries. */
export const market: readonly CatalogueEntry[] = [
  {
    id: 'search',
    machine: searchMachine,
    title: '运价搜索',
    summary: 'Price search: one set of terms for home, list and enquiry, kept in the address; ignores late answers',
    purpose:
      '一份条件供首页、整箱列表与询价页共用，写在网址里；过期的答复不理会，没变的条件不再查，刷新失败时旧价格留着',
    view: 'FclBoard',
    cases: searchCases,
  },
  {
    id: 'fcl',
    machine: fclMachine,
    title: '整箱运价页',
    summary: 'Container prices page: sailings, recommended lanes, the list and its tools follow the search',
    purpose: '搜索走到哪里，船期、推荐航线、列表与它的工具就跟到哪里；再打开时接着原来的看',
    view: null,
    cases: fclCases,
  },
  {
    id: 'enquiry',
    machine: enquiryMachine,
    title: '询价',
    summary: 'Enquiry: fills, checks, signs in where needed, submits; a repeated submission never makes two',
    purpose: '填写、检查、必要时先登录、提交；整箱、拼箱与陆运是同一个流程，重发不会变成两单',
    view: 'EnquiryView',
    cases: enquiryCases,
  },
  {
    id: 'watch',
    machine: watchMachine,
    title: '自动更新',
    summary: 'Polls every 15 seconds while an answer is pending and the page is visible; keeps old content on failure',
    purpose: '有事在等就每 15 秒再读一次，页面看不见时停下，读不到时旧内容留着；我的询价与报价用它',
    view: 'MyEnquiries',
    cases: watchCases,
  },
  {
    id: 'home',
    machine: homeMachine,
    title: '首页',
    summary: 'Home page: starts the search card on first use and each section when it comes near',
    purpose:
      '查询卡有人用才开始，一屏以外的各段临近时才开始，各块自己去读；走势跟着热门航线，数字在有人看时每分钟更新，回到这一页时航线与资讯再读',
    view: null,
    cases: homeCases,
  },
  {
    id: 'carousel',
    machine: carouselMachine,
    title: '首页轮播',
    summary: 'Carousel: turns every 5 seconds, stops under pointer or focus',
    purpose: '每 5 秒换一张活动与公告，有人看着就停住',
    view: 'Carousel',
    cases: carouselCases,
  },
  {
    id: 'dangerous-lookup',
    machine: dangerousLookupMachine,
    title: '查危险品',
    summary: 'Dangerous goods by UN number, CAS or name: candidates, then class, limits, papers and lanes',
    purpose: '按编号、CAS 或品名给出候选，打开一个编号的类别、限量、单证与可走的航线',
    view: 'DangerousLookup',
    cases: dangerousLookupCases,
  },
  {
    id: 'segregation-check',
    machine: segregationCheckMachine,
    title: '隔离配装检查',
    summary: 'Two to six dangerous goods: whether they may share a container',
    purpose: '二至六种危险品两两比对能否同箱',
    view: 'SegregationCheck',
    cases: segregationCheckCases,
  },
  {
    id: 'feedback',
    machine: feedbackMachine,
    title: '反馈',
    summary: 'Feedback to customer service',
    purpose: '写一句话送给客服',
    view: 'Feedback',
    cases: feedbackCases,
  },
  {
    id: 'lead',
    machine: leadMachine,
    title: '合作意向',
    summary: 'Contact, lane and volume for a contract price',
    purpose: '留下联系方式、航线与货量，请客服回电谈协议价',
    view: 'LeadForm',
    cases: leadCases,
  },
  {
    id: 'access-code',
    machine: accessCodeMachine,
    title: '提取码',
    summary: 'Four-digit code that opens a purchase request; pauses after too many wrong codes',
    purpose: '四位数字打开采购单；试错多了须等待，到时自动恢复',
    view: 'AccessCode',
    cases: accessCodeCases,
  },
  {
    id: 'own-post',
    machine: ownPostMachine,
    title: '自己的采购单',
    summary: "The user's own purchase request: awarded or withdrawn once, after a question",
    purpose: '定标与撤销，先问清楚再办，没有办成可以再试',
    view: 'OwnPost',
    cases: ownPostCases,
  },
  {
    id: 'purchase-request',
    machine: purchaseRequestMachine,
    title: '发布采购单',
    summary: 'Purchase request for chemicals: draft kept in the tab, published once by a verified buyer',
    purpose: '填写要买的化工品，登录并认证后发布；草稿留在本窗口，重发不会变成两张',
    view: 'PurchaseRequest',
    cases: purchaseRequestCases,
  },
  {
    id: 'supplier-quote',
    machine: supplierQuoteMachine,
    title: '供应商报价',
    summary: "Supplier's quote, line by line, confirmed by an SMS code; can be changed until the deadline",
    purpose: '逐行报价，凭手机验证码提交，不需要账号；重发不会变成两份，截止之前可以改，到点就收',
    view: 'QuoteForm',
    cases: supplierQuoteCases,
  },
  {
    id: 'shared-link',
    machine: sharedLinkMachine,
    title: '分享链接',
    summary: 'Opens the shared screen, or says that the link has expired',
    purpose: '打开分享链接就是分享时的屏幕，过期或不存在时说明',
    view: 'SharedLinkNotice',
    cases: sharedLinkCases,
  },
  {
    id: 'sharing',
    machine: sharingMachine,
    title: '分享',
    summary: 'Creates a link that expires, to copy or to scan',
    purpose: '生成有期限的链接，复制或扫码带走',
    view: 'Sharing',
    cases: sharingCases,
  },
  {
    id: 'own-links',
    machine: ownLinksMachine,
    title: '自己的分享链接',
    summary: "The user's links that still work; each can be revoked",
    purpose: '列出还有效的分享链接，收回之后别人就打不开',
    view: 'OwnLinks',
    cases: ownLinksCases,
  },
  {
    id: 'offer-files',
    machine: offerFilesMachine,
    title: '带走运价',
    summary: 'Exports prices as a sheet, prints them, puts cut-offs into a calendar',
    purpose: '导出表格、打印、把截点放进日历',
    view: 'ExportMenu',
    cases: offerFilesCases,
  },
  {
    id: 'price-clock',
    machine: priceClockMachine,
    title: '运价时钟',
    summary: 'Server time, by which cut-offs and validity change',
    purpose: '按服务器报的时间往下走，截点与价格有效期随之变化',
    view: null,
    cases: priceClockCases,
  },
];
