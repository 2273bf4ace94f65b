/** What the desk does for goods, in the order a shipper needs it. */
export const deskWorks = ['review', 'sds', 'report', 'packCert', 'declaration', 'training', 'emergency'] as const;
export type DeskWork = (typeof deskWorks)[number];
