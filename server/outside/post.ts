import * as v from 'valibot';
import { ANSWER_LIMIT_MS, readSome } from '../provider.ts';
import { errorCode } from '../start-error.ts';
import { MessageNotSent } from './not-sent.ts';

/** These mean that the body is invalid; other statuses may be temporary. */
const FINAL_STATUSES = [400, 413, 422];

interface Posted {
  body: string;
  headers?: Readonly<Record<string, string>>;
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return errorCode(cause) ?? errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
};

/** Posts JSON and returns the response. Errors contain neither the URL, which may include a key, nor the body. */
export async function postOutside(url: string, { body, headers = {} }: Posted): Promise<string> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    status = response.status;
    text = await readSome(response);
  } catch (error) {
    throw new MessageNotSent(reasonOf(error));
  }
  if (status >= 200 && status < 300) return text;
  throw new MessageNotSent(`status ${status}`, FINAL_STATUSES.includes(status));
}

/** Parses the body of a provider whose status alone is not conclusive. */
export function readAnswer<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw new MessageNotSent('answer not understood');
  }
}
