import type { AgreementAnswer } from '#contract/calls/charge-agreement.ts';
import { filling, type LegalText } from '#copy/legal/text.ts';
import { contractDocuments as words } from '#copy/user-centre/enterprise.ts';
import type { Settings } from '#src/config/settings.ts';
import { forwarderOf, legalBlanksOf } from '../site-config.ts';
import { dangerousGoodsProtocol } from './shipping-protocol.ts';

/** Placeholder of the agreeing party; the brackets after it define its short name. */
const PARTY = '{party}';
const VISITOR = `${PARTY}（`;

/** Current version; earlier agreements have to be renewed. */
export const PROTOCOL_VERSION = dangerousGoodsProtocol.version;

export const hasAgreed = (holder: { protocolVersion: string | null; protocolAgreedAt: Date | null }): boolean =>
  holder.protocolAgreedAt !== null && holder.protocolVersion === PROTOCOL_VERSION;

interface Named extends Pick<Settings, 'seed' | 'site'> {
  /** Agreeing company or person; empty for a visitor. */
  party: string;
}

/** Fills in the names of both parties. */
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
