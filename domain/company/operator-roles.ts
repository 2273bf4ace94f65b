/** What an operator may be there for; one person may have several. */
export const operatorRoles = ['orders', 'rates', 'content', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
