import { theme } from './theme.ts';

/** The same as the site's, with the menu at the side. */
export const userCentreTheme = { ...theme, sideMenu: true };
