export const helpRows: readonly never[] = [];
