import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages, fieldMessages } from '#contract/messages.ts';
import { changesOf } from '#contract/page-inputs.ts';
import { readRequest } from '#contract/request.ts';
import { type CallName, table } from '#contract/table.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import type { CallContext, CallHandlers, DeliveredFile, Services } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { createFileScan, type FileScan } from '../files/scan.ts';
import { asPublished, isReadBy } from '../previews/as-published.ts';
import { previewOfCall } from '../previews/grants.ts';
import { type Access, type AccessKeys, admitTo, lookForSession } from './access.ts';
import { sendError, success } from './envelope.ts';
import { acceptForms, type ReceivedForm, receiveForm } from './form.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { MinuteLimit } from './limits.ts';
import { clientAddress, networkOf } from './network.ts';
import { isOwnRequest } from './origin.ts';
import { sendFile } from './send-file.ts';

export interface CallServices extends Services, AccessKeys {
  handlers: CallHandlers;
  limit: MinuteLimit;
}

interface RouteServices extends CallServices {
  scan: FileScan;
}

type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>;

export const routePattern = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1');

const refuseFields = (fields: Readonly<Record<string, string>>) =>
  new Refusal(CODE.invalidInput, codeMessages[CODE.invalidInput], { fields });

const takesForm = ({ payload }: Call): boolean => payload === 'multipart';

/** Routes every call of the contract; nothing else is served under /api-. */
export function routeCalls(app: FastifyInstance, services: CallServices): void {
  const names = Object.keys(table) as CallName[];
  const parts = { ...services, scan: createFileScan(services.settings.scanUrl, services.log) };
  for (const name of names) if (!takesForm(table[name])) routeCall(app, table[name], parts);
  app.register(async (scope) => {
    acceptForms(scope);
    for (const name of names) if (takesForm(table[name])) routeCall(scope, table[name], parts);
  });
}

function routeCall(app: FastifyInstance, call: Call, { handlers, limit, scan, ...shared }: RouteServices): void {
  const handler = handlers[call.name as CallName] as AnyHandler;
  const changes = changesOf(call.name as CallName);
  const admitted = new WeakMap<FastifyRequest, Access>();

  async function guard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    reply.header('cache-control', 'no-store');
    if (!isOwnRequest(request, shared.settings.publicOrigin)) return sendError(reply, 403);
    const { appcode, appdriver } = request.headers;
    if (appcode !== APP_CODE) throw refuseFields({ appCode: fieldMessages.choice });
    if (appdriver !== APP_DRIVER) throw refuseFields({ appDriver: fieldMessages.choice });
    const { perMinute } = call.limits;
    const retryAfter =
      perMinute === undefined ? 0 : limit.take(`${call.name} ${networkOf(clientAddress(request))}`, perMinute);
    if (retryAfter > 0) throw new Refusal(CODE.tooManyTries, codeMessages[CODE.tooManyTries], { retryAfter });
    admitted.set(request, await admitTo(call, shared, request, reply));
    return undefined;
  }

  /** In an operator's preview, answers with the unpublished content. */
  async function answerOf(request: FastifyRequest, input: unknown, context: CallContext): Promise<unknown> {
    const article = call.auth === 'public' ? await previewOfCall(shared, request) : null;
    return article !== null && isReadBy(article, call.name)
      ? asPublished(shared, article, (db) => handler(input, { ...context, db }))
      : handler(input, context);
  }

  async function work(request: FastifyRequest, reply: FastifyReply, form: ReceivedForm | null): Promise<unknown> {
    const received = readRequest(call, {
      params: request.params as Record<string, unknown>,
      query: request.query as Record<string, unknown>,
      ...bodyOf(request, form),
    });
    if ('fields' in received) throw refuseFields(received.fields);
    const access = admitted.get(request)!;
    let delivered: DeliveredFile | null = null;
    let isRepeated = false;
    const context: CallContext = {
      ...shared,
      ...access,
      address: clientAddress(request),
      network: networkOf(clientAddress(request)),
      requestId: request.id,
      signal: signalOf(reply),
      findSession: () => lookForSession(shared, access.visitor),
      idempotencyKey: readIdempotencyKey(call, request),
      received: form?.file ?? null,
      noteRepeat: () => {
        isRepeated = true;
      },
      deliver: (file) => {
        delivered = file;
      },
    };
    const answer = await answerOf(request, received.value, context);
    if (changes.length > 0 && !isRepeated) shared.onWrite?.(changes);
    return delivered === null ? success(answer) : sendFile(reply, delivered);
  }

  async function workOnForm(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const form = await receiveForm(request, shared.files);
    try {
      if (form.file !== null) await scan(form.file.path, signalOf(reply));
      return await work(request, reply, form);
    } finally {
      if (form.file !== null) await shared.files.discard(form.file.path);
    }
  }

  app.route({
    method: call.method,
    url: routePattern(call),
    bodyLimit: call.limits.bodyBytes,
    exposeHeadRoute: false,
    onRequest: guard,
    handler: call.payload === 'multipart' ? workOnForm : (request, reply) => work(request, reply, null),
  });
}

/** Listens to the response: the request closes as soon as its body is read. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function bodyOf({ body }: FastifyRequest, form: ReceivedForm | null): { body?: unknown } {
  if (form === null) return body === undefined ? {} : { body };
  const { fields, file } = form;
  return { body: { ...fields, ...(file === null ? {} : { file: { name: file.name, size: file.bytes } }) } };
}

const segments = (path: string) => path.split('/');

/** Methods of a path, to tell a wrong method from an unknown path. */
export function methodsAt(path: string): readonly string[] {
  const given = segments(path);
  return Object.values(table)
    .filter((call: Call) => {
      const pattern = segments(call.path);
      return pattern.length === given.length && pattern.every((part, at) => part.startsWith('{') || part === given[at]);
    })
    .map(({ method }) => method);
}
