/** What is done while the boxes are stuffed. */
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

/** What is done around it. */
export const stuffingServices = ['declaration', 'customs', 'gateIn', 'alongside'] as const;
export type StuffingService = (typeof stuffingServices)[number];
