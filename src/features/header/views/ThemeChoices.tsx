import { footer } from '#copy/kit.ts';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { THEME_CHOICES, type ThemeStore, useTheme } from '#src/ui/theme.ts';

const choices = THEME_CHOICES.map((value) => ({ value, label: footer.themes[value] }));

/** Light, dark or system theme. */
export function ThemeChoices({ theme }: { theme: ThemeStore }) {
  return (
    <>
      <span aria-hidden="true">{footer.theme}</span>
      <Segmented label={footer.theme} choices={choices} value={useTheme(theme)} onChange={theme.choose} compact />
    </>
  );
}
