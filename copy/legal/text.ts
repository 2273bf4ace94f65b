import { brand } from '#copy/brand.ts';
import * as names from '#domain/storage-names.ts';
import { rooms } from '../user-centre/rooms.ts';

/** A legal text as data: the reading modal, the printed page and the stored consent all take it from here. */
export interface LegalText {
  title: string;
  version: string;
  effectiveDate: string;
  opening: readonly string[];
  articles: readonly LegalArticle[];
}

export interface LegalArticle {
  heading: string;
  paragraphs: readonly string[];
}

/** Blanks in a text that the site's settings fill. */
export const legalPlaceholders = {
  company: '{company}',
  brand: '{brand}',
  servicePhone: '{servicePhone}',
  serviceMail: '{serviceMail}',
} as const;

export interface LegalBlanks {
  company: string | null;
  /** Brand of the text's company; absent for the current brand. */
  brand?: string | undefined;
  servicePhone: string | null;
  serviceMail: string | null;
}

/** Shown for values missing in the settings. */
const UNKNOWN = '（见本平台公示）';

/** Fills the blanks of a paragraph from the site's settings. */
export const filling =
  ({ company, brand: own, servicePhone, serviceMail }: LegalBlanks) =>
  (paragraph: string) =>
    paragraph
      .replaceAll(legalPlaceholders.company, company || UNKNOWN)
      .replaceAll(legalPlaceholders.brand, own ?? brand.name)
      .replaceAll(legalPlaceholders.servicePhone, servicePhone || UNKNOWN)
      .replaceAll(legalPlaceholders.serviceMail, serviceMail || UNKNOWN);

/** Purpose of each room of the user centre; services without a room are not offered. */
const offers: Readonly<Record<keyof typeof rooms.titles, string>> = {
  workplace: '查看待办、最近的订单与询价',
  order:
    '查看与导出订单，看进度、费用与截止时间，提交单证，填写补料与 VGM，核对提单草稿，给操作员留言，申请变更，取消订单，下载单证文件，存为模板，复制下单',
  mmOrder: '查看整车订单',
  enquiry: '查看询价与报价',
  contract: '阅读与订立订单的服务合同和收费协议，下载订立的文件',
  invoice: '申请发票，查看进度，下载开出的发票',
  verification: '提交企业认证，查看审核结果',
  members: '邀请同事，答复加入申请，改角色，移除、移交或离开企业',
  account:
    '查看与更正姓名、公司等资料，修改密码，查看与结束其他设备上的登录，选择怎样收通知，导出账号里的信息，注销账号',
  honeywell: '专属企业查看协议运价',
};

export const centreOffers: readonly string[] = Object.entries(offers).map(
  ([room, text]) => `${rooms.titles[room as keyof typeof offers]}：${text}`,
);

/** One entry of browser storage; a name that ends in `*` is a prefix. */
export interface BrowserEntry {
  name: string;
  where: keyof typeof storageNames;
  holds: string;
  until: string;
  whose: string;
}

const storageNames = { cookie: 'Cookie', local: '本地存储', session: '标签页存储', database: 'IndexedDB' } as const;

const PERSON = '登录的人';
const DEVICE = '这个浏览器';
const [userName, password, checked] = names.REMEMBERED_COOKIES;

const entry = (
  name: string,
  where: BrowserEntry['where'],
  [holds, until, whose]: readonly [string, string, string],
): BrowserEntry => ({ name, where, holds, until, whose });

/** All browser storage of the site, listed in the privacy notice; a test fails on any other entry. */
export const browserStorage: readonly BrowserEntry[] = [
  entry(names.ACCESS_TOKEN, 'cookie', ['登录凭据', '六十日，退出即删除', PERSON]),
  entry(names.COMPANION, 'cookie', ['与登录凭据成对的标识，网页读不到', '六十日，退出即失效', PERSON]),
  entry(names.SMS_FLOW, 'cookie', ['索取短信验证码的浏览器的标识，网页读不到', '最后一次索取后一小时', DEVICE]),
  entry(names.KNOWN_DEVICE, 'cookie', [
    '登录过的浏览器的标识，他人的尝试因此挡不住本人登录，网页读不到',
    '最后一次登录后一百八十日，修改密码或结束其他登录时失效',
    DEVICE,
  ]),
  entry(names.USER_INFO, 'cookie', ['显示用的称呼与企业名称', '六十日，退出即删除', PERSON]),
  entry(userName, 'cookie', ['勾选“记住密码”的手机号', '三十日，取消勾选即删除', PERSON]),
  entry(password, 'cookie', ['勾选“记住密码”的加密密码摘要', '三十日，取消勾选即删除', PERSON]),
  entry(checked, 'cookie', ['是否勾选过“记住密码”', '三十日，取消勾选即删除', PERSON]),
  entry(names.CREDENTIALS_DATABASE, 'database', ['解开密码摘要的密钥，取不出浏览器', '取消“记住密码”为止', PERSON]),
  entry(`${names.BOOKING_DRAFT_PREFIX}*`, 'local', [
    '没有提交的订单草稿：货物、收发货人、联系人、发票与账号，每人分开存放',
    '下单、删除或退出登录时存到服务器为止；登录过期或没有存上时留着，只有本人再登录才显示',
    '填写的人',
  ]),
  entry(`${names.ENQUIRY_DRAFT_PREFIX}*`, 'session', [
    '没有提交的询价草稿：航线、货物、联系人与电话，每人分开存放',
    '提交、退出登录或关闭标签页为止',
    '填写的人',
  ]),
  entry(names.RECENT_PORTS, 'local', ['最近选择的港口与查询的航线', '退出登录或清除浏览数据为止', '选择的人']),
  entry(names.NOTICE_TARGET, 'session', ['刚下的订单在会员中心的位置', '打开、退出登录或关闭标签页为止', PERSON]),
  entry(`${names.SMS_WAIT_PREFIX}*`, 'session', ['何时可再取验证码，以手机号的摘要区分', '关闭标签页为止', DEVICE]),
  entry(names.CAPTCHA_CLIENTS.blockPuzzle, 'local', ['滑块验证请求的随机标识', '清除浏览数据为止', DEVICE]),
  entry(names.CAPTCHA_CLIENTS.clickWord, 'local', ['点选验证请求的随机标识', '清除浏览数据为止', DEVICE]),
  entry(names.LOGIN_MODE, 'local', ['上次用的登录方式', '清除浏览数据为止', DEVICE]),
  entry(names.THEME, 'local', ['选择的主题', '清除浏览数据为止', DEVICE]),
  entry(`${names.CONSTANTS_PREFIX}*`, 'local', ['币种、付款方式等公共选项', '二十四小时', DEVICE]),
  entry(names.AUTH_CHANGED, 'local', ['上次登录或退出的时间，用于通知其他标签页', '清除浏览数据为止', DEVICE]),
  entry(names.STRIP_CLOSED, 'session', ['是否关闭了演示提示', '关闭标签页为止', DEVICE]),
  entry(names.CHUNK_RELOAD, 'session', ['上次自动刷新的时间', '关闭标签页为止', DEVICE]),
  entry(names.SESSION_EXPIRED, 'session', ['上次登录过期的时间', '关闭标签页为止', DEVICE]),
  entry(names.TOAST_AFTER_RELOAD, 'session', ['刷新后要显示的一句提示', '显示为止', DEVICE]),
];

/** An entry as the privacy notice says it. */
export const describeEntry = ({ name, where, holds, until, whose }: BrowserEntry): string =>
  `${holds}（${storageNames[where]} ${name}）：属于${whose}，${until}。`;
