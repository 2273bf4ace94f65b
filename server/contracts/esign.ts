import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#domain/clock.ts';
import { contractKinds } from '#domain/contracts/contract.ts';
import type { ESignAccount, Settings } from '#src/config/settings.ts';
import { postOutside, readAnswer } from '../outside/post.ts';
import { isSignedBy, type SentHeaders, signedHeaders } from '../outside/signature.ts';
import type { MadeDocument } from './documents.ts';
import { sha256Of } from './files.ts';

export interface SigningRequest {
  orderNo: string;
  company: string;
  signer: { name: string; phone: string };
  documents: readonly MadeDocument[];
  /** Callback URL of the service; null when the site's URL is not configured. */
  callback: string | null;
}

export interface SigningStarted {
  flowId: string;
  /** URL for signing. */
  signUrl: string;
}

const base64 = v.pipe(v.string(), v.base64(), v.maxLength(4 * 1024 * 1024));
const text = v.pipe(v.string(), v.trim(), v.maxLength(200));
const flowId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/));

const isSecure = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';

const started = v.object({ flowId, signUrl: v.pipe(v.string(), v.maxLength(2048), v.check(isSecure)) });

const event = v.object({
  flowId,
  state: v.picklist(['signed', 'declined']),
  /** Signer as identified by the service. */
  signer: v.optional(text, ''),
  reason: v.optional(text, ''),
  /** Signed files; the sent files are kept when the service returns none. */
  documents: v.optional(v.array(v.object({ kind: v.picklist(contractKinds), content: base64 })), []),
});
export type SigningEvent = v.InferOutput<typeof event>;

/** An e-signature service. */
export interface ESign {
  start(request: SigningRequest): Promise<SigningStarted>;
  /** Parses a callback; null when it is not authentic, undefined when it is irrelevant. */
  read(headers: SentHeaders, body: string): SigningEvent | null | undefined;
}

/** Any service behind one's own webhook: both sides sign by Standard Webhooks with one secret. */
const webhookESign = ({ url, secret }: ESignAccount, clock: Clock): ESign => ({
  async start({ documents, ...details }) {
    const id = randomUUID();
    const body = JSON.stringify({
      ...{ id, type: 'contract.sign', at: new Date(clock.now()).toISOString(), ...details },
      documents: documents.map(({ kind, name, bytes }) => ({
        ...{ kind, name, sha256: sha256Of(bytes), content: bytes.toString('base64') },
      })),
    });
    return readAnswer(
      started,
      await postOutside(url, { body, headers: signedHeaders(secret, { id, body, now: clock.now() }) }),
    );
  },
  read(headers, body) {
    if (!isSignedBy(secret, headers, { body, now: clock.now() })) return null;
    try {
      return v.parse(event, JSON.parse(body));
    } catch {
      return undefined;
    }
  },
});

const adapters: Readonly<Record<ESignAccount['provider'], (account: ESignAccount, clock: Clock) => ESign>> = {
  webhook: webhookESign,
};

/** Returns the configured service; null when contracts are concluded by consent. */
export const eSignOf = ({ eSign }: Pick<Settings, 'eSign'>, clock: Clock): ESign | null =>
  eSign === null ? null : adapters[eSign.provider](eSign, clock);
