import { EMBEDDED_SITE_ID, type EmbeddedSite } from '#contract/embedded-site.ts';
import { isSafeAddress } from '#domain/safe-address.ts';

/** The address where the page's policy lets a picture come from, this origin and the configured ones; null for any other. */
export const shownPicture = (
  address: string | null,
  configured: readonly (string | null)[],
  origin: string = location.origin,
): string | null => {
  const allowed = configured.filter((one) => one !== null);
  return address !== null && address !== '' && isSafeAddress(address, { origin, allowed }) ? address : null;
};

/** The site configuration that stands in the page: the server's, else the plain one of the build. */
export function embeddedSite(): EmbeddedSite | null {
  const text = typeof document === 'undefined' ? null : document.getElementById(EMBEDDED_SITE_ID)?.textContent;
  return text ? (JSON.parse(text) as EmbeddedSite) : null;
}

/** The address the server found nothing at, if that is how the page was served. */
export function isServedNotFound(): string | null {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="served-lost"]');
  return mark?.content ?? null;
}

const PLAIN = '[name=description],[name=robots],[rel=canonical]';
const PREVIEW = '[property],[name^=twitter],[type$="ld+json"]';

/**
 * Removes the served head elements: those that every page renders itself once the first page is shown, those for link
 * previews and search engines when it is left. The served title is removed only when a second one precedes it, because
 * React adopts it on hydration.
 */
export function servedHead() {
  const plain = document.head.querySelectorAll(PLAIN);
  const preview = document.head.querySelectorAll(PREVIEW);
  return (isFirst: boolean) => {
    document.querySelector('title ~ title')?.remove();
    for (const element of isFirst ? plain : [...plain, ...preview]) element.remove();
  };
}

/** A browser the site is not written for: it keeps the page as served. */
export const isTooOld = () => document.documentElement.dataset.browser === 'old';
