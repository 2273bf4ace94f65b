import { serverCopy } from '#copy/replies.ts';
import type { Clock } from '#domain/clock.ts';
import type { Settings } from '#src/config/settings.ts';
import type { NoticeChannel } from '../data/schema/notices.ts';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import { aliyunSender } from '../sms/aliyun.ts';
import { lineKeeper, loggedSender, type MessageSender, outboxSender, webhookSender } from '../sms/message.ts';
import { tencentSender } from '../sms/tencent.ts';
import { mailChannel } from './channels/mail.ts';
import { dingtalkChannel, wecomChannel } from './channels/robots.ts';
import { smsChannel } from './channels/sms.ts';
import { terminalChannel } from './channels/terminal.ts';
import { webhookChannel } from './channels/webhook.ts';
import type { Channels } from './deliver.ts';
import type { Outlets } from './start.ts';

interface Outside {
  settings: Settings;
  clock: Clock;
  random: Random;
  log: Log;
  /** File for messages without a configured channel. */
  outbox: string;
  show(line: string): void;
}

/** Describes how SMS are sent, for the terminal. */
export function smsWords({ notices, smsWebhookUrl }: Settings, outbox: string): string {
  if (notices.smsAccount !== null) return serverCopy.smsByProvider[notices.smsAccount.provider];
  return smsWebhookUrl === null ? serverCopy.smsInTerminal(outbox) : serverCopy.smsByWebhook;
}

function senderOf({ settings, clock, random }: Outside, keep: (line: object) => Promise<void>, show: Outside['show']) {
  const { smsAccount, smsWebhookSecret } = settings.notices;
  if (smsAccount?.provider === 'aliyun') return aliyunSender(smsAccount, clock, random);
  if (smsAccount?.provider === 'tencent') return tencentSender(smsAccount, clock);
  if (settings.smsWebhookUrl !== null) return webhookSender(settings.smsWebhookUrl, clock, smsWebhookSecret);
  return outboxSender(keep, clock, show);
}

/** Creates the configured channels to people outside the site. */
export function createOutlets(outside: Outside): { messages: MessageSender; outlets: Outlets } {
  const { settings, clock, log, outbox, show } = outside;
  const { mail, webhook, wecomUrl, dingtalk } = settings.notices;
  const keep = lineKeeper(outbox);
  const terminal = terminalChannel({ keep, show, clock }, settings);
  const messages = loggedSender(senderOf(outside, keep, show), log);
  const channels: Channels = {
    sms: smsChannel(messages, settings),
    mail: mail === null ? terminal : mailChannel(mail, settings),
    terminal,
    ...(webhook === null ? {} : { webhook: webhookChannel(webhook, clock, settings) }),
    ...(wecomUrl === null ? {} : { wecom: wecomChannel(wecomUrl, settings) }),
    ...(dingtalk === null ? {} : { dingtalk: dingtalkChannel(dingtalk, clock, settings) }),
  };
  const configured: NoticeChannel[] = [
    ...(mail !== null && mail.operatorTo.length > 0 ? (['mail'] as const) : []),
    ...(wecomUrl === null ? [] : (['wecom'] as const)),
    ...(dingtalk === null ? [] : (['dingtalk'] as const)),
  ];
  const everywhere: NoticeChannel[] = webhook === null ? [] : ['webhook'];
  const isSilent = configured.length === 0 && webhook === null;
  return { messages, outlets: { channels, operatorChannels: isSilent ? ['terminal'] : configured, everywhere } };
}
