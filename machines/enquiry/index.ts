export { type EnquiryRef, type EnquirySnapshot, enquiryMachine } from './enquiry.machine.ts';
export { changeByGoods, changeByNumber, dangerousNumber } from './enquiry.rules.ts';
export * from './enquiry.select.ts';
export type * from './enquiry.types.ts';
