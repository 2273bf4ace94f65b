import axios, { type AxiosInstance, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { BUSY_MESSAGE, CallFailure, type Failure, toFailure } from '#domain/failure.ts';
import { APP_CODE, APP_DRIVER, REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import type { ApiPorts } from './ports.ts';

const MOST_REPEATS = 3;
const FIRST_PAUSE_MS = 400;

const passing = new Set([502, 503, 504]);

export interface Sent {
  method: 'GET' | 'POST';
  url: string;
  body?: unknown;
  headers: Record<string, string>;
  /** Whether sending it twice does no harm. */
  repeatable: boolean;
  responseType: 'text' | 'blob';
  signal: AbortSignal | undefined;
  onProgress?: ((percent: number) => void) | undefined;
}

export const cancelled = () => new CallFailure({ kind: 'cancelled', message: BUSY_MESSAGE, status: 500 });

export function createHttp(ports: ApiPorts, adapter = ports.adapter): AxiosInstance {
  const http = axios.create({
    baseURL: ports.baseUrl,
    timeout: REQUEST_TIMEOUT_MS,
    headers: { common: { appCode: APP_CODE, appDriver: APP_DRIVER } },
    transitional: { clarifyTimeoutError: true },
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    withXSRFToken: false,
    ...(adapter === undefined ? {} : { adapter }),
  });
  http.interceptors.request.use((request) => {
    const token = ports.token();
    if (token !== null) request.headers.set('Authorization', token);
    return request;
  });
  return http;
}

const kinds: Readonly<Record<string, 'timeout' | 'cancelled' | 'offline'>> = {
  ETIMEDOUT: 'timeout',
  ECONNABORTED: 'cancelled',
  ERR_CANCELED: 'cancelled',
  ERR_NETWORK: 'offline',
};

function withoutAnswer(error: unknown): Failure {
  const kind = isCancel(error) ? 'cancelled' : isAxiosError(error) ? kinds[error.code ?? ''] : undefined;
  return kind === undefined ? toFailure(error) : { kind, message: BUSY_MESSAGE, status: 500 };
}

/** Sends, and sends again what may be repeated while the network or a gateway fails, each pause longer and shaken. */
export async function send(http: AxiosInstance, ports: ApiPorts, sent: Sent): Promise<AxiosResponse<unknown>> {
  const { method, url, body, headers, responseType, signal, onProgress } = sent;
  for (let repeats = 0; ; repeats += 1) {
    const mayRepeat = sent.repeatable && repeats < MOST_REPEATS;
    try {
      const response = await http.request<unknown>({
        method,
        url,
        headers,
        responseType,
        ...(body === undefined ? {} : { data: body }),
        ...(signal === undefined ? {} : { signal }),
        ...(onProgress === undefined
          ? {}
          : { onUploadProgress: ({ progress = 0 }) => onProgress(Math.floor(progress * 100)) }),
      });
      if (!mayRepeat || !passing.has(response.status)) return response;
    } catch (error) {
      const failure = withoutAnswer(error);
      if (!mayRepeat || failure.kind !== 'offline') throw new CallFailure(failure);
    }
    const longest = FIRST_PAUSE_MS * 2 ** repeats;
    await ports.wait(longest / 2 + (ports.random() * longest) / 2, signal).catch(() => {
      throw cancelled();
    });
  }
}
