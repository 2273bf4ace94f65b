import type { QuantityLimits } from '../quantity.ts';

/** What is done with a tank container: carried full, let, cleaned, or stored and mended. */
export const tankServices = ['TRANSPORT', 'RENTAL', 'CLEANING', 'STORAGE'] as const;
export type TankService = (typeof tankServices)[number];

/** Portable tank instructions that tanks on offer are built to. */
export const tankTypes = ['T4', 'T7', 'T11', 'T14', 'T20', 'T22', 'T50', 'T75'] as const;
export type TankType = (typeof tankTypes)[number];

/** Tanks for liquefied and for cold gases: filled by a ratio of their own, and in no price of the list. */
export const GAS_TANKS: readonly string[] = ['T50', 'T75'];

/** Litres of a shell: of a 20-foot tank, and of a swap body. Nothing is built in between. */
export const TANK_LITRES = { tank: { min: 14_000, max: 26_000 }, swapBody: { min: 30_000, max: 35_000 } } as const;

/** Litres that tanks of a type usually hold. */
export const USUAL_LITRES: Readonly<Record<string, number>> = {
  T4: 26_000,
  T7: 25_000,
  T11: 24_000,
  T14: 21_000,
  T20: 20_000,
  T22: 20_000,
};

/** A 20-foot tank weighs so much at most, full and empty. */
export const TANK_GROSS_KG = 36_000;
export const TANK_TARE_KG = { min: 3_400, max: 4_200, usual: 4_200 } as const;

/** What the price of a lane has in it. */
export const tankWorks = ['LOAD', 'UNLOAD', 'CLEAN'] as const;
export type TankWork = (typeof tankWorks)[number];

/** Whose tank is carried: one that comes with the price, or the shipper's. */
export const tankSources = ['OPERATOR', 'OWN'] as const;

/** The box type that a tank is priced and booked as. */
export const TANK_BOX = '20TK';

/** Why a person works the filling out: TP31 and TP33 solids, TP4 and TP5 with a degree of their own, TP9 and TP32 by approval. */
export const askedTankReasons = ['SOLID', 'DEGREE', 'APPROVAL'] as const;
export type AskedTankReason = (typeof askedTankReasons)[number];

export const rentalTerms = ['SHORT', 'LONG', 'FINANCE'] as const;
export type RentalTerm = (typeof rentalTerms)[number];

/** Whole days a tank is let for at least, and at most; at the end of a finance lease of three to eight years it is the lessee's. */
export const RENTAL_DAYS = {
  SHORT: { min: 30, max: 364 },
  LONG: { min: 365, max: 1_825 },
  FINANCE: { min: 1_095, max: 2_920 },
} as const satisfies Record<RentalTerm, { min: number; max: number }>;

export const DEFAULT_TERM: RentalTerm = 'SHORT';

/** A term as it is typed or sent; the default for anything else. */
export const rentalTermOf = (text: string | undefined): RentalTerm =>
  rentalTerms.find((term) => term === text) ?? DEFAULT_TERM;

/** Whole days a tank is in a yard. */
export const YARD_DAYS = { min: 1, max: 365 } as const;

/** Tests of the shell that fall due: every two and a half years, and the hydraulic one every five. */
export const tankTests = ['HALF', 'FIVE'] as const;

/** kg/L. */
export const DENSITY_LIMITS: QuantityLimits = { decimals: 4, min: '0.3', max: 3 };
/** The bulk is reckoned to reach 50 ℃ on the way: what is hotter is filled by other rules. */
export const FILLING_TEMPERATURE: QuantityLimits = { decimals: 1, min: -50, max: 50 };
/** ℃ at which a tank is filled where nobody says otherwise. */
export const USUAL_FILLING_TEMPERATURE = '20';
