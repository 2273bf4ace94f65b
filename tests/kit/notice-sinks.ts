import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebSink {
  url: string;
  /** Accepted requests in order, without refused ones. */
  received: Received[];
  /** The bodies of it, read as JSON. */
  bodies(): Record<string, unknown>[];
  /** How the next are answered. */
  answer: { status: number; body: string };
  stop(): Promise<void>;
}

/** A provider that is asked over HTTP, on a port of its own. */
export async function startWebSink(): Promise<WebSink> {
  const received: Received[] = [];
  const answer = { status: 200, body: '{"errcode":0}' };
  const http = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      if (answer.status === 200) received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/send`,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    answer,
    stop: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}

export interface Mail {
  from: string;
  to: string[];
  /** Header lines and body as they came. */
  content: string;
  isEncrypted: boolean;
  signedInAs: string | null;
}

export interface MailSink {
  port: number;
  mails: Mail[];
  /** SMTP commands received, without message bodies. */
  transcript: string[];
  /** Refuses every receiver with this reply while it is set. */
  refusal: string | null;
  stop(): Promise<void>;
}

/** A mail server of one conversation at a time: enough of SMTP to be sent to, with STARTTLS where a certificate is given. */
export async function startMailSink(tls?: { cert: string; key: string }, address = '127.0.0.1'): Promise<MailSink> {
  const sockets = new Set<Socket>();
  const sink = { mails: [] as Mail[], transcript: [] as string[], refusal: null as string | null };
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, sink, tls);
    socket.write('220 sink ESMTP\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return Object.assign(sink, {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
}

function converse(
  first: Socket,
  sink: Pick<MailSink, 'transcript' | 'mails' | 'refusal'>,
  tls: { cert: string; key: string } | undefined,
): void {
  let socket: Socket = first;
  let mail: Mail = blank(false, null);
  let inData = false;
  let buffer = '';
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const encrypt = () => {
    first.removeAllListeners('data');
    socket = new TLSSocket(first, { isServer: true, secureContext: createSecureContext(tls) });
    socket.on('error', () => first.destroy());
    mail = blank(true, null);
    socket.setEncoding('utf8').on('data', read);
  };
  const take = (line: string) => {
    if (inData) {
      if (line !== '.') mail.content += `${line}\n`;
      else {
        inData = false;
        sink.mails.push(mail);
        mail = blank(mail.isEncrypted, mail.signedInAs);
        reply('250 taken');
      }
      return;
    }
    sink.transcript.push(line);
    const [verb = ''] = line.toUpperCase().split(' ');
    if (verb === 'EHLO')
      reply(tls !== undefined && !mail.isEncrypted ? '250-sink\r\n250 STARTTLS' : '250-sink\r\n250 AUTH PLAIN');
    else if (verb === 'STARTTLS' && tls === undefined) reply('502 not here');
    else if (verb === 'STARTTLS') {
      reply('220 go on');
      encrypt();
    } else if (verb === 'AUTH') {
      const [, user = ''] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString('utf8')
        .split('\0');
      mail.signedInAs = user;
      reply('235 known');
    } else if (verb === 'MAIL') {
      mail.from = addressIn(line);
      reply('250 ok');
    } else if (verb === 'RCPT') {
      if (sink.refusal === null) mail.to.push(addressIn(line));
      reply(sink.refusal ?? '250 ok');
    } else if (verb === 'DATA') {
      inData = true;
      reply('354 go on');
    } else if (verb === 'QUIT') {
      reply('221 bye');
      socket.end();
    } else {
      reply('250 ok');
    }
  };
  const read = (text: string) => {
    buffer += text;
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      take(line);
    }
  };
  first.setEncoding('utf8').on('data', read);
}

const blank = (isEncrypted: boolean, signedInAs: string | null): Mail => ({
  from: '',
  to: [],
  content: '',
  isEncrypted,
  signedInAs,
});

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';
