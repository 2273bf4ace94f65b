import type { QuantityLimits } from '../quantity.ts';

/** Tank container services: transport, rental, cleaning, storage with repair. */
export const tankServices = ['TRANSPORT', 'RENTAL', 'CLEANING', 'STORAGE'] as const;
export type TankService = (typeof tankServices)[number];

/** Portable tank instructions of the offered tanks. */
export const tankTypes = ['T4', 'T7', 'T11', 'T14', 'T20', 'T22', 'T50', 'T75'] as const;
export type TankType = (typeof tankTypes)[number];

/** Tanks for liquefied and refrigerated gases: filled by a filling ratio and never in list prices. */
export const GAS_TANKS: readonly string[] = ['T50', 'T75'];

/** Capacity in litres of a 20-foot tank and of a swap body; no sizes exist in between. */
export const TANK_LITRES = { tank: { min: 14_000, max: 26_000 }, swapBody: { min: 30_000, max: 35_000 } } as const;

/** Typical capacity in litres by type. */
export const USUAL_LITRES: Readonly<Record<string, number>> = {
  T4: 26_000,
  T7: 25_000,
  T11: 24_000,
  T14: 21_000,
  T20: 20_000,
  T22: 20_000,
};

/** Maximum gross and usual tare weight of a 20-foot tank. */
export const TANK_GROSS_KG = 36_000;
export const TANK_TARE_KG = { min: 3_400, max: 4_200, usual: 4_200 } as const;

/** Services included in a lane's price. */
export const tankWorks = ['LOAD', 'UNLOAD', 'CLEAN'] as const;
export type TankWork = (typeof tankWorks)[number];

/** Tank from the operator with the price, or owned by the shipper. */
export const tankSources = ['OPERATOR', 'OWN'] as const;

/** Container type tanks are priced and booked as. */
export const TANK_BOX = '20TK';

/**
 * Reasons for filling by enquiry: TP31 and TP33 solids, TP4 and TP5 with their own degree, TP9 and TP32 with approval.
 */
export const tankEnquiryReasons = ['SOLID', 'DEGREE', 'APPROVAL'] as const;
export type TankEnquiryReason = (typeof tankEnquiryReasons)[number];

export const rentalTerms = ['SHORT', 'LONG', 'FINANCE'] as const;
export type RentalTerm = (typeof rentalTerms)[number];

/** Minimum and maximum rental days; a finance lease of three to eight years ends in ownership. */
export const RENTAL_DAYS = {
  SHORT: { min: 30, max: 364 },
  LONG: { min: 365, max: 1_825 },
  FINANCE: { min: 1_095, max: 2_920 },
} as const satisfies Record<RentalTerm, { min: number; max: number }>;

export const DEFAULT_TERM: RentalTerm = 'SHORT';

/** Parses a rental term; invalid values become the default. */
export const rentalTermOf = (text: string | undefined): RentalTerm =>
  rentalTerms.find((term) => term === text) ?? DEFAULT_TERM;

export const YARD_DAYS = { min: 1, max: 365 } as const;

/** Periodic tests: every 2.5 years, and the hydraulic one every 5. */
export const tankTests = ['HALF', 'FIVE'] as const;

/** kg/L. */
export const DENSITY_LIMITS: QuantityLimits = { decimals: 4, min: '0.3', max: 3 };
/** Filling is calculated for 50 ℃ in transit; hotter goods follow other rules. */
export const FILLING_TEMPERATURE: QuantityLimits = { decimals: 1, min: -50, max: 50 };
/** Default filling temperature, ℃. */
export const USUAL_FILLING_TEMPERATURE = '20';
