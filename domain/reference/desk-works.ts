/** What the desk does for goods, in the order a shipper needs it. */
export const deskWorks = ['review', 'sds', 'report', 'packCert', 'declaration', 'training', 'emergency'] as const;
export type DeskWork = (typeof deskWorks)[number];

/** Who is trained, and the months that the emergency telephone is answered. */
export const PEOPLE = { decimals: 0, min: 1, max: 200 } as const;
export const MONTHS = { decimals: 0, min: 1, max: 36 } as const;
