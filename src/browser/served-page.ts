import { EMBEDDED_SITE_ID, type EmbeddedSite } from '#contract/embedded-site.ts';

/** The site configuration the server put into the page; null where the page came without it, as in development. */
export function embeddedSite(): EmbeddedSite | null {
  const text = typeof document === 'undefined' ? null : document.getElementById(EMBEDDED_SITE_ID)?.textContent;
  return text ? (JSON.parse(text) as EmbeddedSite) : null;
}

/** The address the server found nothing at, if that is how the page was served. */
export function isServedNotFound(): string | null {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="served-lost"]');
  return mark?.content ?? null;
}

const PLAIN = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';
const PREVIEW = 'meta[property], meta[name^=twitter], script[type="application/ld+json"]';

/** The served title stays until the page has its own, which may be this one: React takes it over as it hydrates. */
const hasOtherTitle = () => document.head.querySelectorAll(':scope > title').length > 1;

/**
 * Takes the served head away part by part: what every page brings itself when the first page stands, what previews and
 * search engines read when it is left.
 */
export function servedHead() {
  const plain = document.head.querySelectorAll(PLAIN);
  const preview = document.head.querySelectorAll(PREVIEW);
  return (isFirst: boolean) => {
    for (const element of plain) if (element.localName !== 'title' || hasOtherTitle()) element.remove();
    if (!isFirst) for (const element of preview) element.remove();
  };
}

/** A browser the site is not written for: it keeps the page as served. */
export const isTooOld = () => document.documentElement.dataset.browser === 'old';
