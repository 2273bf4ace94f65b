import type { UnRow } from './un-list/row.ts';

/** Names of a whole family that the list puts under provision 274 or 318, beside those that say N.O.S. */
const FAMILIES = [
  ...['ORGANIC PEROXIDE', 'SELF-REACTIVE', 'INFECTIOUS SUBSTANCE', 'ORGANOMETALLIC SUBSTANCE', 'METAL CATALYST'],
  ...['SAMPLES, EXPLOSIVE', 'AMMUNITION, TOXIC(?!, NON)', 'CONTRIVANCES, WATER-ACTIVATED', 'ASBESTOS, AMPHIBOLE'],
  ...['CADMIUM COMPOUND', 'SELENATES', '(?!ALUMINIUM PHOSPHIDE).*PESTICIDE'],
];
const FAMILY = new RegExp(`^(?:${FAMILIES.join('|')})\\b`, 'i');

/** An N.O.S. name, or one of a family. */
export function isGenericName(properShippingName: string): boolean {
  return (
    /\bN\.O\.S\.?(?:$|[\s,;)])/i.test(properShippingName) ||
    properShippingName.includes('未另作规定的') ||
    FAMILY.test(properShippingName)
  );
}

interface NamedGoods {
  names: readonly string[];
  /** The rows of the number; empty for a number that is not listed. */
  rows: readonly Pick<UnRow, 'specialProvisions'>[];
  isMarinePollutant: boolean;
}

/**
 * Special provisions 274 and 318 ask for a technical name (3.1.2.8.1 of IMDG and ADR). The name decides where the list does not
 * know the provisions, and for marine pollutants, which name their pollutant (IMDG 3.1.2.9).
 */
export function needsTechnicalName({ names, rows, isMarinePollutant }: NamedGoods): boolean {
  const provisions = rows.map(({ specialProvisions }) => specialProvisions);
  if (provisions.some((one) => one?.includes('274') || one?.includes('318'))) return true;
  const isDecided = provisions.length > 0 && !provisions.includes(null) && !isMarinePollutant;
  return !isDecided && names.some(isGenericName);
}

const VAGUE = [
  'CHEMICAL',
  'CHEMICALS',
  'CHEMICAL PRODUCT',
  'CHEMICAL PRODUCTS',
  'GENERAL CARGO',
  'FAK',
  '化工品',
  '化学品',
  '化工产品',
];

/** Names that carriers send back. */
export function isVagueName(name: string): boolean {
  return VAGUE.includes(name.trim().replace(/\s+/g, ' ').toUpperCase());
}
