/** Roles of an operator; one operator may have several. */
export const operatorRoles = ['orders', 'rates', 'content', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
