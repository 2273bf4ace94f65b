import { hasDangerous } from './goods-line.ts';
import type { AgreementKind, Booker } from './service.ts';

/** What is read before goods are sent: the charges, and the terms of dangerous goods where they were not agreed to before. */
export const agreementsOfGoods = (
  form: Parameters<typeof hasDangerous>[0],
  { hasAgreedProtocol }: Pick<Booker, 'hasAgreedProtocol'>,
): readonly AgreementKind[] => (hasDangerous(form) && !hasAgreedProtocol ? ['charge', 'protocol'] : ['charge']);
