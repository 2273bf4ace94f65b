import { assign } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';

type Texts = Readonly<Record<string, string>>;

/** A form of texts whose errors are found at submit and stay until the field is typed into. */
export interface FormContext<Values extends Texts = Texts> {
  values: Values;
  errors: { readonly [Field in keyof Values]?: ErrorCode };
  /** Why it could not be sent, or not be read. */
  failure: string | null;
}

interface Failed {
  event: { error: unknown };
}

const byGuard = [{ guard: 'hasNoErrors', target: 'submitting' }, { target: 'editing' }] as const;

/** From a submit on: what has errors goes back to `editing`, the rest is sent by `submitting`. */
export const errorCheck = {
  guards: {
    hasNoErrors: ({ context }: { context: { errors: object } }) => Object.keys(context.errors).length === 0,
  },
  checking: { always: byGuard },
};

const without = (errors: FormContext['errors'], field: string) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** What charts of such forms have in common: typing, checking, and going on after a failure. */
export function formChart<Context extends FormContext, Event extends { type: string }>(
  errorsIn: (context: Context) => Context['errors'],
) {
  interface Typed {
    field: keyof Context['values'] & string;
    text: string;
  }
  const store = <Params>(change: (params: Params, context: Context) => Partial<FormContext>) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(params, context) as Partial<Context>);

  return {
    actions: {
      storeTyped: store(({ field, text }: Typed, { values, errors }) => ({
        values: { ...values, [field]: text },
        errors: without(errors, field),
        failure: null,
      })),
      checkAll: store<undefined>((_, context) => ({ errors: errorsIn(context), failure: null })),
      storeFailure: store(({ error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    },
    guards: errorCheck.guards,
    typed: { actions: { type: 'storeTyped', params: ({ event }: { event: Typed }) => event } },
    submitted: { target: 'checking', actions: 'checkAll' },
    checking: errorCheck.checking,
    failed: {
      target: 'editing',
      actions: { type: 'storeFailure', params: ({ event }: Failed) => ({ error: event.error }) },
    },
  } as const;
}
