import * as v from 'valibot';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { noticeVariables } from './notice-variables.ts';
import {
  ADDRESS,
  address,
  isScanAddress,
  isWebAddress,
  optionalText,
  readAs,
  SECRET,
  secret,
  variable,
} from './schemas.ts';

/** The e-signature services that there is an adapter for. */
export const eSignProviders = ['webhook'] as const;

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)), fallback);
const shiftUnits = {
  d: { ms: DAY_MS, word: '天' },
  h: { ms: HOUR_MS, word: '小时' },
  m: { ms: MINUTE_MS, word: '分钟' },
};

export interface ClockShift {
  ms: number;
  /** The shift as the demonstration strip says it. */
  words: string;
}

function readShift(value: string): ClockShift | undefined {
  const match = /^([+-])(\d{1,5})([dhm])$/.exec(value);
  if (match === null) return undefined;
  const unit = shiftUnits[match[3] as keyof typeof shiftUnits];
  const count = Number(match[2]);
  const ahead = match[1] === '+';
  return { ms: (ahead ? 1 : -1) * count * unit.ms, words: `${ahead ? '快' : '慢'} ${count} ${unit.word}` };
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const ipv4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** The private networks are /8 and /7; a wider one, above all /0, would let any visitor name an address of their own. */
const NETWORK_BITS = { four: [8, 32], six: [7, 128] } as const;

/** An IPv4 address in IPv6's clothes: as a network it would be read by the IPv4 bits it does not have. */
const isMapped = (host: string) => new URL(`http://[${host}]`).hostname.startsWith('[::ffff:');

function isProxy(value: string): boolean {
  if (proxyNames.includes(value)) return true;
  const [host = '', bits, ...rest] = value.split('/');
  const four = ipv4.exec(host);
  const isFour = four?.slice(1).every((part) => Number(part) <= 255) ?? false;
  const isSix = host.includes(':') && URL.canParse(`http://[${host}]`) && !isMapped(host);
  if (rest.length > 0 || !(isFour || isSix)) return false;
  if (bits === undefined) return true;
  const [least, most] = isFour ? NETWORK_BITS.four : NETWORK_BITS.six;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= most;
}

export interface NamedLink {
  name: string;
  url: string;
}

function readLinks(value: string): NamedLink[] | undefined {
  const links = value.split(';').map((part) => {
    const [name = '', ...rest] = part.split('=');
    return { name: name.trim(), url: rest.join('=').trim() };
  });
  return links.every(({ name, url }) => name !== '' && isWebAddress(url)) ? links : undefined;
}

const whole = (minimum: number, maximum: number, fallback: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum)),
    fallback,
  );

const databaseAddress = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)),
  ),
);

const isOrigin = (value: string) => isWebAddress(value) && new URL(value).origin === value;

/** Every variable the product reads, once. `docs/settings.md` is generated from this list. */
export const variables = {
  PORT: variable({ about: '监听端口', expects: '0 到 65535 的整数，默认 8080', schema: whole(0, 65_535, '8080') }),
  HOST: variable({ about: '监听地址', expects: '主机名或 IP，默认 127.0.0.1', schema: text('127.0.0.1') }),
  DATA_DIR: variable({
    about: '数据目录：数据库、短信记录和上传的文件',
    expects: '可写的目录，默认 .data',
    schema: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1024)), '.data'),
  }),
  DATABASE_URL: variable({
    about: 'PostgreSQL 地址；不设时使用数据目录里的内置数据库',
    expects: 'postgres://用户:密码@主机:端口/库名',
    schema: databaseAddress,
    secret: true,
  }),
  SEED: variable({
    about: '初始数据：demo 含演示数据，none 只有基础表',
    expects: 'demo 或 none，默认 demo',
    schema: v.optional(v.picklist(['demo', 'none']), 'demo'),
  }),
  DEMO_CLOCK: variable({
    about: '移动服务器的时钟，只与 SEED=demo 同用',
    expects: '正负号、数字和单位（d 天、h 小时、m 分钟），例如 +49h、-2d、+90m',
    schema: v.optional(readAs(readShift)),
  }),
  PUBLIC_ORIGIN: variable({
    about: '网站对外的来源；设了以后只应答这个主机名，不设时搜索引擎不收录',
    expects: '协议加主机，例如 https://www.example.com，末尾不带斜线',
    schema: v.optional(v.pipe(v.string(), v.trim(), v.check(isOrigin))),
  }),
  TRUST_PROXY: variable({
    about: '反向代理的地址；只有来自它们的转发地址和协议才可信',
    expects: '用逗号隔开的 IP、网段（IPv4 不宽于 /8，IPv6 不宽于 /7）或 loopback、linklocal、uniquelocal',
    schema: v.optional(
      readAs((value) => {
        const names = value.split(',').map((name) => name.trim());
        return names.every(isProxy) ? names : undefined;
      }),
    ),
  }),
  REQUESTS_PER_MINUTE: variable({
    about: '一个地址每分钟最多的接口请求数；页面另计，网站文件不计',
    expects: '1 到 100000000 的整数，默认 3000',
    schema: whole(1, 100_000_000, '3000'),
  }),
  PAGES_PER_MINUTE: variable({
    about: '一个地址每分钟最多打开的页面数；超出时显示错误页和要等的秒数',
    expects: '1 到 100000000 的整数，默认 600',
    schema: whole(1, 100_000_000, '600'),
  }),
  DRAWN_PAGES: variable({
    about: '公开页面与已登录者的表单由服务器连同数据一起画好再送出',
    expects: 'on 或 off，默认 on',
    schema: v.optional(v.picklist(['on', 'off']), 'on'),
  }),
  SMS_WEBHOOK_URL: address('短信服务的接收地址；不设时验证码显示在终端'),
  SMS_PER_HOUR: variable({
    about: '全部手机号合计每小时最多的短信数，登录过的浏览器另计',
    expects: '1 到 100000000 的整数，默认 500',
    schema: whole(1, 100_000_000, '500'),
  }),
  SMS_PER_DAY: variable({
    about: '全部手机号合计每天（北京时间）最多的短信数，登录过的浏览器另计',
    expects: '1 到 100000000 的整数，默认 3000',
    schema: whole(1, 100_000_000, '3000'),
  }),
  SERVER_SECRET: variable({
    about: '短信验证码摘要的密钥；同一数据库的多个服务进程须相同；不设时由数据库地址得出，或在数据目录里生成',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
  SSO_PARTNER_KEY: variable({
    about: '合作方单点登录的密钥；不设时关闭',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
  DESK_TOKEN: variable({ about: '运营台接口的密钥；不设时关闭', expects: SECRET, schema: secret, secret: true }),
  OCR_URL: address('营业执照识别服务；不设时用内置识别'),
  OCR_KEY: variable({ about: '营业执照识别服务的密钥', expects: SECRET, schema: secret, secret: true }),
  ENTERPRISE_LOOKUP_URL: address('企业信息查询服务；不设时查内置登记表'),
  ENTERPRISE_LOOKUP_KEY: variable({ about: '企业信息查询服务的密钥', expects: SECRET, schema: secret, secret: true }),
  ESIGN_PROVIDER: variable({
    about: '订立合同的电子签服务，与 ESIGN_URL、ESIGN_SECRET 同设；不设时以同意订立',
    expects: 'webhook',
    schema: v.optional(v.picklist(eSignProviders)),
  }),
  ESIGN_URL: address('电子签服务的接收地址，与 ESIGN_PROVIDER 同设'),
  ESIGN_SECRET: variable({
    about: '与电子签服务互相签名的密钥，与 ESIGN_PROVIDER 同设',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
  SCAN_URL: variable({
    about: '上传文件的病毒检查；不设时不检查',
    expects: 'clamd://主机:端口（ClamAV），或以 http://、https:// 开头的完整地址，不含用户名和密码',
    schema: v.optional(v.pipe(v.string(), v.trim(), v.check(isScanAddress))),
  }),
  USER_CENTRE_URL: address('用户中心；不设时由本站 /user-center/ 提供'),
  USER_CENTRE_TOKEN: variable({
    about: '去用户中心的链接带什么：一次性凭据，或访问令牌（后端没有凭据接口时）',
    expects: 'ticket 或 access，默认 ticket；access 须设 USER_CENTRE_URL，网站须以 VITE_API_BASE 构建',
    schema: v.optional(v.picklist(['ticket', 'access']), 'ticket'),
  }),
  FREIGHT_SITE_URL: address('陆运品牌网站；不设时由本站介绍页提供'),
  CONSOLIDATION_SITE_URL: address('拼箱品牌网站；不设时由本站介绍页提供'),
  NEWS_CENTRE_URL: address('新闻中心的正文地址，其后接新闻编号；不设时由本站新闻页提供'),
  MARKET_DATA_URL: address('行情数据接口；不设时用本站价格走势'),
  MAPS_URL: address('地图服务，地点接在末尾的 = 之后，否则作为参数 q；不设时显示文字地址'),
  MINI_PROGRAM_URL: address('小程序地址，用于二维码'),
  BRAND_COMPANY: variable({ about: '公司名称', expects: '1 到 200 个字', schema: optionalText }),
  SERVICE_HOTLINE: variable({ about: '客服热线', expects: '1 到 200 个字', schema: optionalText }),
  EMERGENCY_HOTLINE: variable({ about: '应急热线', expects: '1 到 200 个字', schema: optionalText }),
  SERVICE_MAIL: variable({
    about: '客服邮箱，写进用户协议与隐私政策',
    expects: '一个邮箱地址',
    schema: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), v.email())),
  }),
  ICP_FILING: variable({ about: 'ICP 备案号', expects: '1 到 200 个字', schema: optionalText }),
  POLICE_FILING: variable({ about: '公安备案号', expects: '1 到 200 个字', schema: optionalText }),
  CHEMICALS_LICENCE: variable({ about: '危险化学品经营许可证号', expects: '1 到 200 个字', schema: optionalText }),
  NVOCC_FILING: variable({ about: '无船承运业务备案号', expects: '1 到 200 个字', schema: optionalText }),
  ROAD_TRANSPORT_LICENCE: variable({
    about: '道路危险货物运输许可证号',
    expects: '1 到 200 个字',
    schema: optionalText,
  }),
  FRIENDLY_LINKS: variable({
    about: '友情链接',
    expects: '名称=地址，多个用分号隔开',
    schema: v.optional(readAs(readLinks)),
  }),
  SPECIAL_ENTERPRISE_CODE: variable({ about: '专属企业的 mcpCode', expects: '1 到 200 个字', schema: optionalText }),
  CUSTOMER_MANAGER_NAME: variable({
    about: '客户经理姓名，与 CUSTOMER_MANAGER_PHONE 同设',
    expects: '1 到 200 个字',
    schema: optionalText,
  }),
  CUSTOMER_MANAGER_PHONE: variable({
    about: '客户经理电话，与 CUSTOMER_MANAGER_NAME 同设',
    expects: '1 到 200 个字',
    schema: optionalText,
  }),
  ANSWER_TIME: variable({ about: '询价答复时间的承诺', expects: '1 到 200 个字', schema: optionalText }),
  ...noticeVariables,
};

/** Read by the site's build, not by the server. */
export const buildVariables = {
  VITE_API_BASE: { about: '构建网站时使用的接口地址；不设时与网站同源', expects: ADDRESS },
  VITE_CAPTCHA_METHOD: { about: '构建时：用什么方法取安全验证图', expects: 'GET 或 POST；不设时用 GET' },
};

export type Variables = typeof variables;
export type VariableName = keyof Variables;
export type Values = { [Name in VariableName]: v.InferOutput<Variables[Name]['schema']> };
