import { EMBEDDED_SITE_ID, type EmbeddedSite } from '#contract/embedded-site.ts';

/** The site configuration the server put into the page; null where the page came without it, as in development. */
export function embeddedSite(): EmbeddedSite | null {
  const text = document.getElementById(EMBEDDED_SITE_ID)?.textContent;
  return text ? (JSON.parse(text) as EmbeddedSite) : null;
}

/** The address the server found nothing at, if that is how the page was served. */
export function servedAsLost(): string | null {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="served-lost"]');
  return mark?.content ?? null;
}

/** Takes the served head away, for the page that now stands has brought its own. */
export function dropServedHead(names: string) {
  for (const element of document.head.querySelectorAll(names)) element.remove();
}

/** A browser the site is not written for: it keeps the page as served. */
export const isTooOld = () => document.documentElement.dataset.browser === 'old';
