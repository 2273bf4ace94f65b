export {
  type OrderTemplatesRef,
  type OrderTemplatesSnapshot,
  orderTemplatesMachine,
} from './order-templates.machine.ts';
export * from './order-templates.select.ts';
export type {
  NamedTemplate,
  OrderTemplatesEvent,
  Template,
  TemplateSource,
  TemplatesRead,
} from './order-templates.types.ts';
