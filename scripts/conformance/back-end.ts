import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { siteTable } from '#contract/site-table.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import type { Answer, CallName, Received } from './answers.ts';
import { documentCalls, isDocumented } from './calls.ts';
import { type Captchas, createCaptchas } from './captcha.ts';
import { type Listening, listen, readBody, sendNotFound } from './http.ts';
import { sendSite } from './site.ts';

/** A back end that has only the calls of the document, and serves the built site. */
export interface BackEnd extends Listening {
  accounts: Accounts;
  captchas: Captchas;
  /** The calls it answered, in order. */
  received: Received[];
  /** Paths of calls it does not have. */
  unknown: string[];
}

/** Whether a path is that of a call, whose parameters are in braces. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

const names = Object.keys(documentCalls).filter(isDocumented);

function callAt(method: string, path: string): keyof typeof documentCalls | undefined {
  return names.find((name) => siteTable[name].method === method && matches(siteTable[name].path, path));
}

async function receive(name: CallName, request: IncomingMessage, address: URL): Promise<Received> {
  const text = await readBody(request);
  return {
    name,
    method: request.method ?? '',
    path: address.pathname,
    query: Object.fromEntries(address.searchParams),
    headers: request.headers,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

function send(response: ServerResponse, { status, code, message, data, file }: Answer): void {
  if (file === undefined) {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ code, message, data }));
    return;
  }
  response.writeHead(status, {
    'content-type': file.type,
    'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  });
  response.end(file.content);
}

export async function startBackEnd(site: Partial<EmbeddedSite>): Promise<BackEnd> {
  const [accounts, captchas, received, unknown] = [
    createAccounts(),
    createCaptchas(),
    [] as Received[],
    [] as string[],
  ];
  const { overrides } = accounts;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const path = address.pathname;
    const name = callAt(request.method ?? '', path);
    if (name !== undefined) {
      const asked = await receive(name, request, address);
      received.push(asked);
      const prepared = overrides.next.get(name)?.shift();
      const answer = prepared ?? documentCalls[name](asked, accounts, captchas);
      await overrides.held.get(name);
      return send(response, answer);
    }
    if (overrides.heldFile?.name.test(path)) await overrides.heldFile.until;
    const isSite = !path.startsWith('/api-') && request.method === 'GET' && !overrides.lostFile?.test(path);
    if (isSite && sendSite(response, path, site)) return;
    unknown.push(`${request.method} ${path}`);
    sendNotFound(response);
  };
  const listening = await listen((request, response) => void answer(request, response));
  return { ...listening, accounts, captchas, received, unknown };
}
