import { theme } from './theme.ts';

export const userCentreTheme = { ...theme, sideMenu: true };
