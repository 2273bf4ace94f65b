import type { AgreementAnswer } from '#contract/calls/orders.ts';
import type { BookedService } from '#contract/fields-order.ts';
import type { Settings } from '#src/config/settings.ts';
import { filling } from '#src/ui/copy/legal/fill.ts';
import type { LegalText } from '#src/ui/copy/legal/legal-text.ts';
import { seaFreightCharges } from './charge-agreement.ts';
import { dangerousGoodsProtocol } from './shipping-protocol.ts';

const chargesOf: Readonly<Record<BookedService, LegalText>> = { fcl: seaFreightCharges };

/** The version that counts as agreed; one that was agreed before has to be read again. */
export const PROTOCOL_VERSION = dangerousGoodsProtocol.version;

export const hasAgreed = (holder: { protocolVersion: string | null; protocolAgreedAt: Date | null }): boolean =>
  holder.protocolAgreedAt !== null && holder.protocolVersion === PROTOCOL_VERSION;

/** The text with the site's own names in its blanks. */
export function readAgreement(
  service: BookedService,
  kind: 'charge' | 'protocol',
  { site }: Pick<Settings, 'site'>,
): AgreementAnswer {
  const { title, version, effectiveDate, opening, articles } =
    kind === 'charge' ? chargesOf[service] : dangerousGoodsProtocol;
  const fill = filling({
    company: site.company,
    servicePhone: site.serviceHotline,
    serviceMail: site.serviceMail,
  });
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
