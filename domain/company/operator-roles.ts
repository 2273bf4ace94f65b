/** Roles of an operator; one person may have several. */
export const operatorRoles = ['orders', 'rates', 'content', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
