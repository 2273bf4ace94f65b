export type ThemeChoice = 'light' | 'dark' | 'system';

/** The defaults of the frame; the user centre takes the same with its menu at the side. */
export const theme = {
  theme: 'light' as ThemeChoice,
  layout: 'topmenu',
  /** The accent is the token of this name. */
  colour: '--action',
  fixedHeader: true,
  sideMenu: false,
  contentWidth: 'Fixed' as 'Fixed' | 'Fluid',
  multiTab: false,
};

export const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export const themeChoiceOf = (kept: string | null): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === kept) ?? theme.theme;
