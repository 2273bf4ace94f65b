/** Dangerous goods desk services in the usual order of use. */
export const deskWorks = ['review', 'sds', 'report', 'packCert', 'declaration', 'training', 'emergency'] as const;
export type DeskWork = (typeof deskWorks)[number];

/** Limits for trainees and for months of emergency telephone service. */
export const PEOPLE = { decimals: 0, min: 1, max: 200 } as const;
export const MONTHS = { decimals: 0, min: 1, max: 36 } as const;
