/** What a control tag of the UN table means and which permit is due before release. */
export type ControlKind = 'AMMONIUM_NITRATE' | 'EXPLOSIVE_PRECURSOR' | 'HIGHLY_TOXIC' | 'PRECURSOR_2' | 'PRECURSOR_3';

export interface ControlNotice {
  kind: ControlKind;
  /** Above which content the control applies, as the table says; null: always. */
  condition: string | null;
}

const KINDS: Readonly<Record<string, ControlKind>> = {
  A2: 'PRECURSOR_2',
  A3: 'PRECURSOR_3',
  B: 'EXPLOSIVE_PRECURSOR',
  N: 'AMMONIUM_NITRATE',
  T: 'HIGHLY_TOXIC',
};

/** Shown with a quote, never in its way. */
export function controlNotices(controls: readonly string[]): ControlNotice[] {
  const notices: ControlNotice[] = [];
  for (const control of controls) {
    const match = /^([A-Z]\d?)(?:\((.{1,40})\))?$/.exec(control);
    const kind = match ? KINDS[match[1]!] : undefined;
    if (kind) notices.push({ kind, condition: match?.[2] ?? null });
  }
  return notices;
}
