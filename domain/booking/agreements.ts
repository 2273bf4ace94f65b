import { hasDangerous } from './goods-line.ts';
import type { AgreementKind, Booker } from './service.ts';

/** Agreements to accept before ordering: the charges, and the dangerous goods terms unless accepted earlier. */
export const agreementsOfGoods = (
  form: Parameters<typeof hasDangerous>[0],
  { hasAgreedProtocol }: Pick<Booker, 'hasAgreedProtocol'>,
): readonly AgreementKind[] => (hasDangerous(form) && !hasAgreedProtocol ? ['charge', 'protocol'] : ['charge']);
