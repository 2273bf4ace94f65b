import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Fixed settings of the frame; a visitor chooses only the theme. The user centre adds a side menu. */
export const theme = {
  theme: 'system',
  layout: 'topmenu',
  /** Name of the accent colour's token. */
  colour: '--action',
  fixedHeader: true,
  sideMenu: false,
  contentWidth: 'Fixed',
  multiTab: false,
} as const satisfies { theme: ThemeChoice; contentWidth: 'Fixed' | 'Fluid' } & Record<string, string | boolean>;

export const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export const themeChoiceOf = (kept: string | null): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === kept) ?? theme.theme;

/** Theme of this browser, shared by every control that offers it. */
export interface ThemeStore {
  read: () => ThemeChoice;
  choose: (choice: ThemeChoice) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createThemeStore(initial: ThemeChoice, onChoose: (choice: ThemeChoice) => void): ThemeStore {
  let chosen = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => chosen,
    choose: (choice) => {
      chosen = choice;
      onChoose(choice);
      for (const tell of listeners) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

export const useTheme = ({ subscribe, read }: ThemeStore): ThemeChoice =>
  useSyncExternalStore(subscribe, read, () => theme.theme);

export const userCentreTheme = { ...theme, sideMenu: true };
