import * as v from 'valibot';
import type { Provider } from '#src/config/settings.ts';
import type { Log } from './log.ts';

export const ANSWER_LIMIT_MS = 10_000;
const ANSWER_BYTES = 64 * 1024;

/** The provider's response was invalid; the caller words the error. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed';
}

interface ProviderRequest {
  provider: Provider;
  name: string;
  log: Log;
}

/** Posts JSON or a file to a configured provider. Nothing of the request is logged. */
export async function askProvider<S extends v.GenericSchema>(
  { provider: { url, key }, name, log }: ProviderRequest,
  payload: object | { bytes: Uint8Array<ArrayBuffer>; mediaType: string },
  answer: S,
): Promise<v.InferOutput<S>> {
  if (url === null) throw new Error(`${name} is not configured`);
  const isFile = 'bytes' in payload;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': isFile ? payload.mediaType : 'application/json',
        accept: 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: isFile ? payload.bytes : JSON.stringify(payload),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return v.parse(answer, JSON.parse(await readSome(response)));
  } catch (error) {
    log.error('provider.failed', { provider: name, error });
    throw new ProviderFailed(name, { cause: error });
  }
}

/** Reads a response up to a size limit. */
export async function readSome(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_BYTES) throw new Error('answer too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
