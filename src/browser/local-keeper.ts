/** Keeps text in this browser; throws where it is full or blocked. */
export const localKeeper = {
  read: (key: string) => localStorage.getItem(key),
  write: (key: string, text: string) => localStorage.setItem(key, text),
  remove: (key: string) => localStorage.removeItem(key),
};
