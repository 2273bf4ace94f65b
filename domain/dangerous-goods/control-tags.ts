/** Control tags of the UN table and the permits they require before release. */
export type ControlKind = 'AMMONIUM_NITRATE' | 'EXPLOSIVE_PRECURSOR' | 'HIGHLY_TOXIC' | 'PRECURSOR_2' | 'PRECURSOR_3';

export interface ControlNotice {
  kind: ControlKind;
  /** Content above which the control applies, as the table states it; null: always. */
  condition: string | null;
}

const KINDS: Readonly<Record<string, ControlKind>> = {
  A2: 'PRECURSOR_2',
  A3: 'PRECURSOR_3',
  B: 'EXPLOSIVE_PRECURSOR',
  N: 'AMMONIUM_NITRATE',
  T: 'HIGHLY_TOXIC',
};

/** Notices shown with a quote; they do not block it. */
export function controlNotices(controls: readonly string[]): ControlNotice[] {
  const notices: ControlNotice[] = [];
  for (const control of controls) {
    const match = /^([A-Z]\d?)(?:\((.{1,40})\))?$/.exec(control);
    const kind = match ? KINDS[match[1]!] : undefined;
    if (kind) notices.push({ kind, condition: match?.[2] ?? null });
  }
  return notices;
}
