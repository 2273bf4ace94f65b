/** Sizes of the generated logo images, in pixels of a square; the largest is for link previews. */
export const logoSizes = { mark: 96, 'icon-32': 32, 'icon-180': 180, 'icon-192': 192, 'icon-512': 512 } as const;
export const logoPictures = ['mark', 'icon-32', 'icon-180', 'icon-192', 'icon-512', 'share'] as const;
export type LogoPicture = (typeof logoPictures)[number];

export const LOGO_BYTES_AT_MOST = 2 * 1024 * 1024;
export const LOGO_EXTENSIONS = ['png', 'webp', 'jpg', 'jpeg'] as const;

/** URL of a logo image; it changes with the logo, so responses can be cached for good. */
export const logoPath = (logoId: string, picture: LogoPicture): string => `/company-logo/${logoId}/${picture}.png`;

/** Extracts the logo id from such a path. */
export const logoIdOf = (path: string): string => path.split('/').at(-2) ?? '';
