export * from './accounts.ts';
export * from './content.ts';
export * from './enquiries.ts';
export * from './market.ts';
export * from './operations.ts';
export * from './orders.ts';
export * from './procurement.ts';
export * from './reference.ts';
