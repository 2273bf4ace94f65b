import type { AgreementAnswer } from '#contract/calls/charge-agreement.ts';
import type { Settings } from '#src/config/settings.ts';
import { contractDocuments as words } from '#src/ui/copy/contract-replies.ts';
import { filling } from '#src/ui/copy/legal/fill.ts';
import type { LegalText } from '#src/ui/copy/legal/legal-text.ts';
import { forwarderOf, legalBlanksOf } from '../site-config.ts';
import { dangerousGoodsProtocol } from './shipping-protocol.ts';

/** Where the texts name the one who agrees; the brackets after it give the name they use from then on. */
const PARTY = '{party}';
const VISITOR = `${PARTY}（`;

/** The version that counts as agreed; one that was agreed before has to be read again. */
export const PROTOCOL_VERSION = dangerousGoodsProtocol.version;

export const hasAgreed = (holder: { protocolVersion: string | null; protocolAgreedAt: Date | null }): boolean =>
  holder.protocolAgreedAt !== null && holder.protocolVersion === PROTOCOL_VERSION;

interface Named extends Pick<Settings, 'seed' | 'site'> {
  /** The company or the person who agrees; empty for a visitor who only reads. */
  party: string;
}

/** The text with the names of both sides in its blanks. */
export function readAgreement(text: LegalText, { site, seed, party }: Named): AgreementAnswer {
  const { title, version, effectiveDate, opening, articles } = text;
  const fillSite = filling({
    ...legalBlanksOf({ site, seed }),
    company: forwarderOf({ site, seed }) ?? words.operator,
  });
  const fill = (paragraph: string) =>
    party === ''
      ? fillSite(paragraph).replaceAll(VISITOR, words.visitor)
      : fillSite(paragraph).replaceAll(PARTY, () => party);
  return {
    title,
    version,
    effectiveDate,
    body: {
      opening: opening.map(fill),
      articles: articles.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(fill) })),
    },
  };
}
