import * as v from 'valibot';
import type { ShownBrand } from '#domain/company/brand.ts';
import type { SmsTemplates } from './notice-variables.ts';
import {
  type ClockShift,
  type eSignProviders,
  type NamedLink,
  type Values,
  type VariableName,
  variables,
} from './variables.ts';

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
  /** Operators who receive notices by e-mail. */
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

/** Lists contradictions between the variables of notices; the format of each one is checked elsewhere. */
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

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL; null means the database inside the data folder. */
  databaseUrl: string | null;
  seed: 'demo' | 'none';
  clockShift: ClockShift | null;
  publicOrigin: string | null;
  trustProxy: readonly string[];
  requestsPerMinute: number;
  pagesPerMinute: number;
  /** Whether public pages are sent whole. */
  serverRendering: boolean;
  smsWebhookUrl: string | null;
  /** Over all phones, known devices aside. */
  smsPerHour: number;
  smsPerDay: number;
  /** Keys the digests of SMS codes, the same for every process on one database; null: one is made and kept. */
  serverSecret: string | null;
  ssoPartnerKey: string | null;
  deskToken: string | null;
  ocr: Provider;
  enterpriseLookup: Provider;
  /** Null: files are not checked for viruses. */
  scanUrl: string | null;
  /** Null: contracts are concluded by consent. */
  eSign: ESignAccount | null;
  notices: NoticeSettings;
  site: SiteSettings;
}

export interface ESignAccount extends SignedAddress {
  provider: (typeof eSignProviders)[number];
}

export interface Provider {
  url: string | null;
  key: string | null;
}

export interface SiteSettings {
  /** Null for the one the site was built with. */
  brand: ShownBrand | null;
  company: string | null;
  userCentre: string | null;
  /** What the way to the user centre carries: a one-use ticket, or the access token where the back end has no tickets. */
  userCentreToken: 'access' | 'ticket';
  freight: string | null;
  consolidation: string | null;
  newsCentre: string | null;
  marketData: string | null;
  maps: string | null;
  miniProgram: string | null;
  serviceHotline: string | null;
  emergencyHotline: string | null;
  serviceMail: string | null;
  address: string | null;
  icpFiling: string | null;
  policeFiling: string | null;
  chemicalsLicence: string | null;
  nvoccFiling: string | null;
  roadTransportLicence: string | null;
  friendlyLinks: readonly NamedLink[];
  specialEnterpriseCode: string | null;
  customerManager: { name: string; phone: string } | null;
  answerTime: string | null;
}

/** What is wrong with the environment, one line per variable, in words that say what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every variable of the environment. An empty value counts as unset. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const read: Partial<Record<VariableName, unknown>> = {};
  for (const name of Object.keys(variables) as VariableName[]) {
    const { schema, expects, ...definition } = variables[name];
    const given = environment[name] === '' ? undefined : environment[name];
    const result = v.safeParse(schema, given);
    if (result.success) read[name] = result.output;
    else {
      const shown = 'secret' in definition && definition.secret ? '（不显示）' : `“${String(given).slice(0, 80)}”`;
      problems.push(`环境变量 ${name} 的值 ${shown} 不正确：应为${expects}。请改正后重新启动。`);
    }
  }
  const values = read as Values;
  problems.push(...noticeProblems(environment));
  if (values.DEMO_CLOCK !== undefined && values.SEED === 'none')
    problems.push('环境变量 DEMO_CLOCK 只能与 SEED=demo 同用。请去掉 DEMO_CLOCK，或把 SEED 设为 demo。');
  if ((values.CUSTOMER_MANAGER_NAME === undefined) !== (values.CUSTOMER_MANAGER_PHONE === undefined))
    problems.push('环境变量 CUSTOMER_MANAGER_NAME 与 CUSTOMER_MANAGER_PHONE 要么都设，要么都不设。');
  if (values.USER_CENTRE_TOKEN === 'access' && values.USER_CENTRE_URL === undefined)
    problems.push('环境变量 USER_CENTRE_TOKEN=access 只能与 USER_CENTRE_URL 同用：本站的用户中心只收一次性凭据。');
  const signing = [values.ESIGN_PROVIDER, values.ESIGN_URL, values.ESIGN_SECRET];
  if (signing.some((value) => value !== undefined) && signing.includes(undefined))
    problems.push('环境变量 ESIGN_PROVIDER、ESIGN_URL 与 ESIGN_SECRET 要么都设，要么都不设。');
  if (problems.length > 0) throw new SettingsError(problems);
  return arrange(values);
}

function eSignOf({ ESIGN_PROVIDER: provider, ESIGN_URL: url, ESIGN_SECRET: secret }: Values): ESignAccount | null {
  return provider === undefined || url === undefined || secret === undefined ? null : { provider, url, secret };
}

function arrange(values: Values): Settings {
  const { CUSTOMER_MANAGER_NAME: managerName, CUSTOMER_MANAGER_PHONE: managerPhone } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    seed: values.SEED,
    clockShift: values.DEMO_CLOCK ?? null,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    trustProxy: values.TRUST_PROXY ?? [],
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    pagesPerMinute: values.PAGES_PER_MINUTE,
    serverRendering: values.DRAWN_PAGES === 'on',
    smsWebhookUrl: values.SMS_WEBHOOK_URL ?? null,
    smsPerHour: values.SMS_PER_HOUR,
    smsPerDay: values.SMS_PER_DAY,
    serverSecret: values.SERVER_SECRET ?? null,
    ssoPartnerKey: values.SSO_PARTNER_KEY ?? null,
    deskToken: values.DESK_TOKEN ?? null,
    ocr: { url: values.OCR_URL ?? null, key: values.OCR_KEY ?? null },
    enterpriseLookup: { url: values.ENTERPRISE_LOOKUP_URL ?? null, key: values.ENTERPRISE_LOOKUP_KEY ?? null },
    scanUrl: values.SCAN_URL ?? null,
    eSign: eSignOf(values),
    notices: arrangeNotices(values),
    site: {
      brand: null,
      company: values.BRAND_COMPANY ?? null,
      userCentre: values.USER_CENTRE_URL ?? null,
      userCentreToken: values.USER_CENTRE_TOKEN,
      freight: values.FREIGHT_SITE_URL ?? null,
      consolidation: values.CONSOLIDATION_SITE_URL ?? null,
      newsCentre: values.NEWS_CENTRE_URL ?? null,
      marketData: values.MARKET_DATA_URL ?? null,
      maps: values.MAPS_URL ?? null,
      miniProgram: values.MINI_PROGRAM_URL ?? null,
      serviceHotline: values.SERVICE_HOTLINE ?? null,
      emergencyHotline: values.EMERGENCY_HOTLINE ?? null,
      serviceMail: values.SERVICE_MAIL ?? null,
      address: null,
      icpFiling: values.ICP_FILING ?? null,
      policeFiling: values.POLICE_FILING ?? null,
      chemicalsLicence: values.CHEMICALS_LICENCE ?? null,
      nvoccFiling: values.NVOCC_FILING ?? null,
      roadTransportLicence: values.ROAD_TRANSPORT_LICENCE ?? null,
      friendlyLinks: values.FRIENDLY_LINKS ?? [],
      specialEnterpriseCode: values.SPECIAL_ENTERPRISE_CODE ?? null,
      customerManager:
        managerName === undefined || managerPhone === undefined ? null : { name: managerName, phone: managerPhone },
      answerTime: values.ANSWER_TIME ?? null,
    },
  };
}
