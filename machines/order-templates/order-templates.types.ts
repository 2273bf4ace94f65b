import type { BookedService } from '#contract/booked-services.ts';
import type { OrderTemplate } from '#contract/calls/order-templates.ts';

export type Template = Omit<OrderTemplate, 'form'>;

/** The source of a new template. */
export type TemplateSource =
  | { kind: 'form'; service: BookedService; form: object }
  | { kind: 'order'; orderNo: string };

export interface TemplatesRead {
  items: readonly Template[];
  mayEdit: boolean;
}

export interface NamedTemplate {
  id: string | null;
  source: TemplateSource | null;
  name: string;
}

export interface OrderTemplatesContext extends TemplatesRead {
  /** Null while no template is being created. */
  source: TemplateSource | null;
  name: string;
  /** The template being renamed or removed. */
  chosen: string | null;
  failure: string | null;
}

export type OrderTemplatesEvent =
  /** Opens the dialog, to save this source or to manage templates. */
  | { type: 'templates.open'; source: TemplateSource | null; name: string }
  | { type: 'templates.close' }
  | { type: 'templates.retry' }
  | { type: 'templates.rename'; id: string }
  | { type: 'templates.remove'; id: string }
  | { type: 'templates.typed'; name: string }
  | { type: 'templates.save' }
  | { type: 'templates.confirm' }
  | { type: 'templates.keep' };
