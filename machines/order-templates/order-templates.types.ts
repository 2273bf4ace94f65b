import type { BookedService } from '#contract/booked-services.ts';
import type { OrderTemplate } from '#contract/calls/order-templates.ts';

export type Template = Omit<OrderTemplate, 'form'>;

/** What a new template is made of. */
export type TemplateSource =
  | { kind: 'form'; service: BookedService; form: object }
  | { kind: 'order'; orderNo: string };

export interface TemplatesRead {
  items: readonly Template[];
  mayEdit: boolean;
}

/** A name for what is saved: of a template that is there, or of a new one. */
export interface NamedTemplate {
  id: string | null;
  source: TemplateSource | null;
  name: string;
}

export interface OrderTemplatesContext extends TemplatesRead {
  /** Null while nothing waits to be saved. */
  source: TemplateSource | null;
  name: string;
  /** The template that is renamed or removed. */
  chosen: string | null;
  failure: string | null;
}

export type OrderTemplatesEvent =
  /** With what shall be saved and a name for it, or to look at what there is. */
  | { type: 'templates.open'; source: TemplateSource | null; name: string }
  | { type: 'templates.close' }
  | { type: 'templates.retry' }
  | { type: 'templates.rename'; id: string }
  | { type: 'templates.remove'; id: string }
  | { type: 'templates.typed'; name: string }
  | { type: 'templates.save' }
  | { type: 'templates.confirm' }
  | { type: 'templates.keep' };
