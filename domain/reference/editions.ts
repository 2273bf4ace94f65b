/** IMDG Code edition of the lists and rules, and the day it became mandatory. */
export const IMDG_EDITION = { amendment: '42-24', mandatoryFrom: '2026-01-01' } as const;
