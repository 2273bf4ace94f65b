import { inBrand } from '#copy/brand.ts';
import { noticeSubject, noticeText, noticeWords } from '#copy/notices/texts.ts';
import type { Settings } from '#src/config/settings.ts';
import type { Letter } from '../deliver.ts';
import { pageOf } from '../pages.ts';

type Site = Pick<Settings, 'publicOrigin' | 'site'>;

/** Builds a letter: e-mail subject, full text, and its two parts for an SMS template. */
export function textOf(site: Site, { notice, brand }: Letter) {
  const words = noticeWords(notice);
  const page = pageOf(site, notice);
  return inBrand(brand, () => ({
    ...words,
    subject: noticeSubject(words),
    text: noticeText(words, page),
    page,
  }));
}
