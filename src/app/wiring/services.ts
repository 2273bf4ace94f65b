import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { Toast } from '#machines/toasts/index.ts';
import type { Api } from '../../api/index.ts';
import { embeddedSite } from '../../browser/served-page.ts';
import { bringApi, lazyApi } from '../api.ts';
import { plainSite } from '../frame.ts';
import { type LateToasts, showToast } from '../toasts.ts';
import { sessionOf } from './session-of.ts';

/** The named actors of the running site. */
export interface Directory {
  get: (name: string) => unknown;
}

/** What sign-in needs of the rest of the site. */
export interface SignInServices {
  api: () => Promise<Api>;
  /** The client speaking for a session that is not the one of the cookies. */
  apiFor: (token: string) => Promise<Api>;
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
  const show = (toast: Toast) => showToast(directory.get('toasts') as LateToasts | undefined, toast);
  const outlets = { say: show, expire: () => sessionOf(directory).send({ type: 'session.expired' }) };
  return {
    api: lazyApi(outlets),
    apiFor: (token) => bringApi(outlets, { token: () => token }),
    site: () => embeddedSite() ?? plainSite,
    say: (tone, text) => show({ tone, text }),
  };
}
