/** Options while stuffing. */
export const stuffingOptions = [
  'pallet',
  'lashing',
  'airbag',
  'partition',
  'dunnage',
  'wrapping',
  'marking',
  'sorting',
  'weighing',
  'photos',
  'supervision',
  'fumigation',
  'placards',
  'unplacard',
] as const;
export type StuffingOption = (typeof stuffingOptions)[number];

/** Services besides stuffing. */
export const stuffingServices = ['declaration', 'customs', 'gateIn', 'alongside'] as const;
export type StuffingService = (typeof stuffingServices)[number];
