/** Where a refusal leads, by its code: to another sailing or an enquiry, or back into the form. */
export const REFUSAL_EXITS: Readonly<Record<string, 'form' | 'sailing'>> = {
  '10005001': 'sailing',
  '10005003': 'sailing',
  '10005004': 'sailing',
  '10005005': 'sailing',
  '10005006': 'form',
  '10005007': 'form',
  '10005009': 'form',
};
