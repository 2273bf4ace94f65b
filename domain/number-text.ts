const FULL_WIDTH: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '，': ',',
  '－': '-',
  '＋': '+',
  '　': ' ',
};

export interface NumberRules {
  readonly decimals: number;
  readonly negative: boolean;
}

const halfWidth = (text: string) =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。，－＋　]/g, (mark) => FULL_WIDTH[mark]!);

/** Normalises typed text to decimal text, or null when it is no such number. Never drops characters: 1e5 is refused, not read as 15. */
export function readNumberText(typed: string, { decimals, negative }: NumberRules): string | null {
  const text = halfWidth(typed).replace(/[\s,]/g, '');
  const shape = new RegExp(`^${negative ? '-?' : ''}\\d*${decimals > 0 ? `(?:\\.\\d{0,${decimals}})?` : ''}$`);
  return shape.test(text) ? text : null;
}

/** Groups digits and pads decimals: 14400 with 3 decimals is 14,400.000. */
export function showNumberText(value: string, { decimals }: Pick<NumberRules, 'decimals'>): string {
  const found = /^(-?)(\d*)(?:\.(\d*))?$/.exec(value);
  if (!found || (!found[2] && !found[3])) return value;
  const whole = (found[2] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const rest = (found[3] ?? '').padEnd(decimals, '0');
  return `${found[1]}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${rest ? `.${rest}` : ''}`;
}
