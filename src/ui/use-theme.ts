import { useSyncExternalStore } from 'react';
import { theme as defaults, type ThemeChoice, type ThemeStore } from './theme.ts';

export const useTheme = ({ subscribe, read }: ThemeStore): ThemeChoice =>
  useSyncExternalStore(subscribe, read, () => defaults.theme);
