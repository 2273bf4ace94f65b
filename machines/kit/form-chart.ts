import { assign } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';

type Texts = Readonly<Record<string, string>>;

/** A form of text fields: submit validates it, and typing in a field clears its error. */
export interface FormContext<Values extends Texts = Texts> {
  values: Values;
  errors: { readonly [Field in keyof Values]?: ErrorCode };
  failure: string | null;
}

interface Failed {
  event: { error: unknown };
}

const byGuard = [{ guard: 'hasNoErrors', target: 'submitting' }, { target: 'editing' }] as const;

/** Validates on submit: errors return to `editing`, a valid form continues to `submitting`. */
export const errorCheck = {
  guards: {
    hasNoErrors: ({ context }: { context: { errors: object } }) => Object.keys(context.errors).length === 0,
  },
  checking: { always: byGuard },
};

const without = (errors: FormContext['errors'], field: string) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** States that such forms share: typing, validating, and retrying after a failure. */
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
