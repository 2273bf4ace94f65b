import { SITE_ADDRESS } from '#domain/content/article-form.ts';

/** Where a stored link leads a visitor: home, where it is no address that the desk would take. */
export const safeAddress = (href: string): string => (SITE_ADDRESS.test(href) ? href : '/');
