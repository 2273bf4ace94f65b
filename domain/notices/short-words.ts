const FREE_WORDS = 60;

export const shortWords = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return plain.length > FREE_WORDS ? `${plain.slice(0, FREE_WORDS - 1)}…` : plain;
};
