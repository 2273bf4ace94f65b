/** What is drawn of a company's mark: each is as wide as high, the last one is for links that are shared. */
export const logoSizes = { mark: 96, 'icon-32': 32, 'icon-180': 180, 'icon-192': 192, 'icon-512': 512 } as const;
export const logoPictures = ['mark', 'icon-32', 'icon-180', 'icon-192', 'icon-512', 'share'] as const;
export type LogoPicture = (typeof logoPictures)[number];

export const LOGO_BYTES_AT_MOST = 2 * 1024 * 1024;
/** Pictures of more than pixels, or of an age that no browser has, are not taken. */
export const LOGO_EXTENSIONS = ['png', 'webp', 'jpg', 'jpeg'] as const;

/** Where the picture is read; its name changes with the mark. */
export const logoPath = (logoId: string, picture: LogoPicture): string => `/company-logo/${logoId}/${picture}.png`;

/** The mark that such an address names. */
export const logoIdOf = (path: string): string => path.split('/').at(-2) ?? '';
