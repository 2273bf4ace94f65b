import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { Toast, ToastsRef } from '#machines/toasts/index.ts';
import { embeddedSite } from '../../browser/served-page.ts';
import { browserPorts } from '../api.ts';
import { loadChunk } from '../chunks.ts';
import { plainSite } from '../frame.ts';
import { once } from '../once.ts';
import { sessionOf } from './session-of.ts';
import type { SignInApi } from './sign-in-api.ts';

/** The named actors of the running site. */
export interface Directory {
  get: (name: string) => unknown;
}

/** What sign-in needs of the rest of the site. */
export interface SignInServices {
  api: () => Promise<SignInApi>;
  /** The client speaking for a session that is not the one of the cookies. */
  apiFor: (token: string) => Promise<SignInApi>;
  site: () => EmbeddedSite;
  say: (tone: Toast['tone'], text: string) => void;
}

const known = new WeakMap<Directory, SignInServices>();

/** The services of a running site, the same for everybody who asks. */
export function servicesOf(directory: Directory): SignInServices {
  const services = known.get(directory) ?? createServices(directory);
  known.set(directory, services);
  return services;
}

function createServices(directory: Directory): SignInServices {
  const show = (toast: Toast) => (directory.get('toasts') as ToastsRef).send({ type: 'toast.shown', ...toast });
  const ports = browserPorts({
    say: show,
    expire: () => sessionOf(directory).send({ type: 'session.expired' }),
  });
  const bring = async (given: typeof ports) => {
    const { createSignInApi } = await loadChunk(() => import('./sign-in-api.ts'));
    return createSignInApi(given);
  };
  return {
    api: once(() => bring(ports)),
    apiFor: (token) => bring({ ...ports, token: () => token }),
    site: () => embeddedSite() ?? plainSite,
    say: (tone, text) => show({ tone, text }),
  };
}
