import type { SiteConfig } from '#contract/calls/platform.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { ApiPorts } from '../../api/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { readToken } from '../../browser/session-cookies.ts';
import { loadChunk } from '../chunks.ts';
import type { SignInApi } from './sign-in-api.ts';

export type Tone = 'ok' | 'danger' | 'pending' | 'plain';

/** What sign-in needs of the rest of the site. */
export interface Services {
  api: () => Promise<SignInApi>;
  /** The client speaking for a session that is not the one of the cookies. */
  apiFor: (token: string) => Promise<SignInApi>;
  siteConfig: () => Promise<SiteConfig>;
  /** Says a sentence to the person, as a toast. */
  say: (words: string, tone: Tone) => void;
}

/** Where the other servers live, as the build was told. */
export const API_BASE: string = import.meta.env.VITE_API_BASE ?? '';

type Say = Services['say'];

const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

function portsOf(session: () => SessionRef | undefined, say: Say): ApiPorts {
  return {
    baseUrl: API_BASE,
    token: readToken,
    notify: ({ message }) => say(message, 'danger'),
    now: systemClock.now,
    random: Math.random,
    wait,
    expiry: {
      end: async () => session()?.send({ type: 'session.expired' }),
      lastReload: () => null,
      recordReload: () => true,
    },
    files: { save: () => undefined, open: () => undefined },
  };
}

export function createServices(session: () => SessionRef | undefined, say: Say): Services {
  const ports = portsOf(session, say);
  const bring = async (given: ApiPorts) => {
    const { createSignInApi } = await loadChunk(() => import('./sign-in-api.ts'));
    return createSignInApi(given);
  };
  let api: Promise<SignInApi> | undefined;
  let config: Promise<SiteConfig> | undefined;
  const services: Services = {
    api: () => {
      api ??= bring(ports).catch((error: unknown) => {
        api = undefined;
        throw error;
      });
      return api;
    },
    apiFor: (token) => bring({ ...ports, token: () => token }),
    siteConfig: () => {
      config ??= services
        .api()
        .then((calls) => calls.siteConfig({}, { quiet: true }))
        .catch((error: unknown) => {
          config = undefined;
          throw error;
        });
      return config;
    },
    say,
  };
  return services;
}
