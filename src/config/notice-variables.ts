import * as v from 'valibot';
import { userKinds } from '#domain/notices/kinds.ts';
import { ADDRESS, address, isWebAddress, optionalText, readAs, SECRET, secret, variable } from './schemas.ts';

/** What a provider that sends by template has to have one for. */
export const smsTemplateNames = ['code', 'unknownPhone', 'quoteResult', ...userKinds] as const;
export type SmsTemplateName = (typeof smsTemplateNames)[number];
export type SmsTemplates = Readonly<Record<SmsTemplateName, string>>;

function readTemplates(value: string): SmsTemplates | undefined {
  const pairs = value.split(';').map((part) => part.split('=').map((side) => side.trim()));
  const found: Record<string, string> = {};
  for (const [name = '', template = '', ...rest] of pairs) {
    if (rest.length > 0 || !/^\w{1,64}$/.test(template) || name in found) return undefined;
    found[name] = template;
  }
  const isWhole = smsTemplateNames.every((name) => name in found) && pairs.length === smsTemplateNames.length;
  return isWhole ? (found as SmsTemplates) : undefined;
}

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search } = new URL(value);
  return /^smtps?:$/.test(protocol) && hostname !== '' && pathname.length < 2 && search === '';
}

const mailAddress = v.pipe(v.string(), v.trim(), v.maxLength(100), v.email());

const readMailAddresses = (value: string): string[] | undefined => {
  const all = value.split(',').map((each) => each.trim());
  return all.every((each) => v.is(mailAddress, each)) ? all : undefined;
};

/** The key is part of the address. */
const keyedAddress = (about: string) => ({ ...address(about), secret: true });

/** How messages and notices leave the server. */
export const noticeVariables = {
  SMS_WEBHOOK_SECRET: variable({
    about: '给 SMS_WEBHOOK_URL 的请求签名的密钥；不设时不签名',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
  SMS_PROVIDER: variable({
    about: '直接使用的短信平台，与 SMS_WEBHOOK_URL 二选一',
    expects: 'aliyun 或 tencent',
    schema: v.optional(v.picklist(['aliyun', 'tencent'])),
  }),
  SMS_ACCESS_ID: variable({
    about: '短信平台的 AccessKey ID 或 SecretId',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
  SMS_ACCESS_SECRET: variable({
    about: '短信平台的 AccessKey Secret 或 SecretKey',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
  SMS_SIGN_NAME: variable({ about: '短信平台上审核通过的签名', expects: '1 到 200 个字', schema: optionalText }),
  SMS_TEMPLATES: variable({
    about: '短信平台上审核通过的模板，每种短信一个',
    expects: `名称=模板编号，用分号隔开，须写全：${smsTemplateNames.join('、')}`,
    schema: v.optional(readAs(readTemplates)),
  }),
  SMS_APP_ID: variable({ about: '腾讯云短信的 SdkAppId', expects: '1 到 200 个字', schema: optionalText }),
  SMS_REGION: variable({
    about: '腾讯云短信的地域；不设时用 ap-guangzhou',
    expects: '小写字母、数字和短横线',
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/))),
  }),
  SMS_API_URL: address('短信平台的接口地址；不设时用平台的公网地址'),
  SMTP_URL: variable({
    about: '发邮件的服务器；不设时邮件显示在终端',
    expects: 'smtp://用户:密码@主机:端口（须支持 STARTTLS，本机除外）或 smtps://…',
    schema: v.optional(v.pipe(v.string(), v.trim(), v.check(isMailServer))),
    secret: true,
  }),
  MAIL_FROM: variable({
    about: '邮件的发件地址，与 SMTP_URL 同设',
    expects: '一个邮箱地址',
    schema: v.optional(mailAddress),
  }),
  NOTICE_MAIL_TO: variable({
    about: '收新订单、询价、认证与线索通知的邮箱',
    expects: '一个或多个邮箱地址，用逗号隔开',
    schema: v.optional(readAs(readMailAddresses)),
  }),
  NOTICE_WEBHOOK_URL: variable({
    about: '收全部通知的地址，与 NOTICE_WEBHOOK_SECRET 同设',
    expects: ADDRESS,
    schema: v.optional(v.pipe(v.string(), v.trim(), v.check(isWebAddress))),
    secret: true,
  }),
  NOTICE_WEBHOOK_SECRET: variable({
    about: '给 NOTICE_WEBHOOK_URL 的请求签名的密钥',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
  WECOM_ROBOT_URL: keyedAddress('企业微信群机器人的地址，收新订单、询价、认证与线索通知'),
  DINGTALK_ROBOT_URL: keyedAddress('钉钉群机器人的地址，收新订单、询价、认证与线索通知'),
  DINGTALK_ROBOT_SECRET: variable({
    about: '钉钉群机器人加签的密钥，机器人选了加签时设',
    expects: SECRET,
    schema: secret,
    secret: true,
  }),
};
