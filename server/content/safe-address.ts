import { SITE_ADDRESS } from '#domain/content/article-form.ts';

/** Returns a stored link if the console would accept it, else the home page. */
export const safeAddress = (href: string): string => (SITE_ADDRESS.test(href) ? href : '/');
