export const newsRows = (_now: number): never[] => [];
