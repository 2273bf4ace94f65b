/** Names of a whole family that the list puts under provision 274 or 318, beside those that say N.O.S. */
const FAMILIES = [
  ...['ORGANIC PEROXIDE', 'SELF-REACTIVE', 'INFECTIOUS SUBSTANCE', 'ORGANOMETALLIC SUBSTANCE', 'METAL CATALYST'],
  ...['SAMPLES, EXPLOSIVE', 'AMMUNITION, TOXIC(?!, NON)', 'CONTRIVANCES, WATER-ACTIVATED', 'ASBESTOS, AMPHIBOLE'],
  ...['CADMIUM COMPOUND', 'SELENATES', '(?!ALUMINIUM PHOSPHIDE).*PESTICIDE'],
];
const FAMILY = new RegExp(`^(?:${FAMILIES.join('|')})\\b`, 'i');

/** N.O.S. entries and those of a family name what is in them. */
export function needsTechnicalName(properShippingName: string): boolean {
  return (
    /\bN\.O\.S\.?(?:$|[\s,;)])/i.test(properShippingName) ||
    properShippingName.includes('未另作规定的') ||
    FAMILY.test(properShippingName)
  );
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
