import type { SmsTemplates } from './notice-variables.ts';
import type { Values } from './variables.ts';

/** An account with a provider of SMS. */
export interface SmsAccount {
  provider: 'aliyun' | 'tencent';
  accessId: string;
  accessSecret: string;
  signName: string;
  templates: SmsTemplates;
  /** Tencent's; empty with the other. */
  appId: string;
  region: string | null;
  url: string | null;
}

export interface SignedAddress {
  url: string;
  secret: string;
}

export interface MailSettings {
  url: string;
  from: string;
  /** Who of the company is told by e-mail. */
  operatorTo: readonly string[];
}

export interface NoticeSettings {
  smsWebhookSecret: string | null;
  smsAccount: SmsAccount | null;
  mail: MailSettings | null;
  webhook: SignedAddress | null;
  wecomUrl: string | null;
  dingtalk: { url: string; secret: string | null } | null;
}

/** What is wrong with how the variables of notices go together; how each is written is told beside this. */
export function noticeProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  const isSet = (name: keyof Values): boolean => (given[name] ?? '') !== '';
  const needs = (name: keyof Values, others: readonly (keyof Values)[]) => {
    const missing = isSet(name) ? others.filter((other) => !isSet(other)) : [];
    if (missing.length > 0) problems.push(`环境变量 ${name} 须与 ${missing.join('、')} 同设。请补上，或去掉 ${name}。`);
  };
  if (isSet('SMS_PROVIDER') && isSet('SMS_WEBHOOK_URL'))
    problems.push('环境变量 SMS_PROVIDER 与 SMS_WEBHOOK_URL 只能设一个。请去掉其中一个。');
  needs('SMS_WEBHOOK_SECRET', ['SMS_WEBHOOK_URL']);
  const ofTencent: (keyof Values)[] = given.SMS_PROVIDER === 'tencent' ? ['SMS_APP_ID'] : [];
  needs('SMS_PROVIDER', ['SMS_ACCESS_ID', 'SMS_ACCESS_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES', ...ofTencent]);
  needs('SMTP_URL', ['MAIL_FROM']);
  needs('MAIL_FROM', ['SMTP_URL']);
  needs('NOTICE_MAIL_TO', ['SMTP_URL']);
  needs('NOTICE_WEBHOOK_URL', ['NOTICE_WEBHOOK_SECRET']);
  needs('NOTICE_WEBHOOK_SECRET', ['NOTICE_WEBHOOK_URL']);
  needs('DINGTALK_ROBOT_SECRET', ['DINGTALK_ROBOT_URL']);
  return problems;
}

function accountOf(values: Values): SmsAccount | null {
  const { SMS_PROVIDER: provider, SMS_TEMPLATES: templates } = values;
  if (provider === undefined || templates === undefined) return null;
  return {
    provider,
    templates,
    accessId: values.SMS_ACCESS_ID ?? '',
    accessSecret: values.SMS_ACCESS_SECRET ?? '',
    signName: values.SMS_SIGN_NAME ?? '',
    appId: values.SMS_APP_ID ?? '',
    region: values.SMS_REGION ?? null,
    url: values.SMS_API_URL ?? null,
  };
}

export function arrangeNotices(values: Values): NoticeSettings {
  const { SMTP_URL: mailUrl, MAIL_FROM: from, DINGTALK_ROBOT_URL: dingtalkUrl } = values;
  const { NOTICE_WEBHOOK_URL: webhookUrl, NOTICE_WEBHOOK_SECRET: webhookSecret } = values;
  return {
    smsWebhookSecret: values.SMS_WEBHOOK_SECRET ?? null,
    smsAccount: accountOf(values),
    mail:
      mailUrl === undefined || from === undefined
        ? null
        : { url: mailUrl, from, operatorTo: values.NOTICE_MAIL_TO ?? [] },
    webhook:
      webhookUrl === undefined || webhookSecret === undefined ? null : { url: webhookUrl, secret: webhookSecret },
    wecomUrl: values.WECOM_ROBOT_URL ?? null,
    dingtalk: dingtalkUrl === undefined ? null : { url: dingtalkUrl, secret: values.DINGTALK_ROBOT_SECRET ?? null },
  };
}
