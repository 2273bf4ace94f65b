/** The number or name of dangerous goods in an address; empty where it names none. */
export const askedNumber = (query: string) => new URLSearchParams(query).get('un')?.slice(0, 60) ?? '';
