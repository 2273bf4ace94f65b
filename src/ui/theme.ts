export type ThemeChoice = 'light' | 'dark' | 'system';

/**
 * The defaults of the frame. A visitor chooses the theme; the rest is decided, and the frame is drawn for it. The user
 * centre takes the same with its menu at the side.
 */
export const theme = {
  theme: 'system',
  layout: 'topmenu',
  /** The accent is the token of this name. */
  colour: '--action',
  fixedHeader: true,
  sideMenu: false,
  contentWidth: 'Fixed',
  multiTab: false,
} as const satisfies { theme: ThemeChoice; contentWidth: 'Fixed' | 'Fluid' } & Record<string, string | boolean>;

export const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export const themeChoiceOf = (kept: string | null): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === kept) ?? theme.theme;

/** The theme that holds in this browser; every place that offers it shows the same. */
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
