/** A legal text as data: the reading modal, the printed page and the stored consent all take it from here. */
export interface LegalText {
  title: string;
  version: string;
  effectiveDate: string;
  opening: readonly string[];
  articles: readonly LegalArticle[];
}

export interface LegalArticle {
  heading: string;
  paragraphs: readonly string[];
}

/** Blanks in a text that the site's settings fill. */
export const legalPlaceholders = {
  company: '{company}',
  brand: '{brand}',
  servicePhone: '{servicePhone}',
  serviceMail: '{serviceMail}',
} as const;
