import { createTransport } from 'nodemailer';
import type { MailSettings, Settings } from '#src/config/settings.ts';
import { MessageNotSent } from '../../outside/not-sent.ts';
import { ANSWER_LIMIT_MS } from '../../provider.ts';
import { errorCode } from '../../start-error.ts';
import type { Channel, Letter } from '../deliver.ts';
import { textOf } from './letter-text.ts';
import { NO_RECEIVER } from './sms.ts';

const LOCAL_HOSTS = ['127.0.0.1', '[::1]', 'localhost'];

/** True when retrying is useless: 55x refers to the receiver or the content. */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status >= 550 && status < 560 && status !== 552;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;

function reasonOf(error: unknown): MessageNotSent {
  const status = statusOf(error);
  const reason = status === undefined ? (errorCode(error) ?? 'unknown') : `smtp ${status}`;
  return new MessageNotSent(reason, isFinal(status));
}

interface Trust {
  /** Additional trusted certificates. */
  ca?: string;
}

/**
 * Sends e-mail over SMTP. `smtp:` upgrades by STARTTLS, which is optional only on localhost; `smtps:` starts with
 * TLS.
 */
export function mailChannel(
  { url, from, operatorTo }: MailSettings,
  site: Pick<Settings, 'publicOrigin' | 'site'>,
  trust: Trust = {},
): Channel {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !LOCAL_HOSTS.includes(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: trust,
    connectionTimeout: ANSWER_LIMIT_MS,
    greetingTimeout: ANSWER_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return async (letter) => {
    const to = receiversOf(letter, operatorTo);
    if (to.length === 0) throw new MessageNotSent(NO_RECEIVER, true);
    const { subject, text } = textOf(site, letter);
    const messageId = `<${letter.id}@${domain}>`;
    await transport
      .sendMail({ from, to, subject, text, messageId, date: new Date(letter.at) })
      .catch((error: unknown) => {
        throw reasonOf(error);
      });
  };
}

function receiversOf({ user }: Letter, operatorTo: readonly string[]): string[] {
  if (user === null) return [...operatorTo];
  return user.email === null ? [] : [user.email];
}
