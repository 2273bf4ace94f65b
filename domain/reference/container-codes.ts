// biome-ignore format: the order of the table
export const containerCodes = [
  '20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '20OT', '40OT', '20FR', '40FR', '20TK', '20HC',
] as const;

export type ContainerCode = (typeof containerCodes)[number];
