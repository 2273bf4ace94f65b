import { footer } from '#src/ui/copy/footer.ts';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { THEME_CHOICES, type ThemeChoice } from '#src/ui/theme.ts';

const choices = THEME_CHOICES.map((value) => ({ value, label: footer.themes[value] }));

interface ThemeChoicesProps {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

/** By day, by night or as the system has it. */
export const ThemeChoices = ({ value, onChange }: ThemeChoicesProps) => (
  <>
    <span aria-hidden="true">{footer.theme}</span>
    <Segmented label={footer.theme} choices={choices} value={value} onChange={onChange} compact />
  </>
);
