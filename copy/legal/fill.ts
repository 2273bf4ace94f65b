import { brand } from '../brand.ts';
import { legalPlaceholders } from './legal-text.ts';

export interface LegalBlanks {
  company: string | null;
  /** Brand of the text's company; absent for the current brand. */
  brand?: string | undefined;
  servicePhone: string | null;
  serviceMail: string | null;
}

/** Shown for values missing in the settings. */
const UNKNOWN = '（见本平台公示）';

/** Fills the blanks of a paragraph from the site's settings. */
export const filling =
  ({ company, brand: own, servicePhone, serviceMail }: LegalBlanks) =>
  (paragraph: string) =>
    paragraph
      .replaceAll(legalPlaceholders.company, company || UNKNOWN)
      .replaceAll(legalPlaceholders.brand, own ?? brand.name)
      .replaceAll(legalPlaceholders.servicePhone, servicePhone || UNKNOWN)
      .replaceAll(legalPlaceholders.serviceMail, serviceMail || UNKNOWN);
