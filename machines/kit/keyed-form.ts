interface KeyedContext {
  /** Idempotency key of this content; null until it was sent. */
  key: string | null;
}

interface Made {
  event: { output: string };
}

/** Actions shared by charts that send under an idempotency key and show live errors after the first submit. */
export const keyedForm = {
  guards: { hasKey: ({ context }: { context: KeyedContext }) => context.key !== null },
  isIncomplete: { guard: 'isIncomplete', target: 'editing', actions: 'showErrors' },
  send: [{ guard: 'hasKey', target: 'submitting' }, { target: 'keying' }],
  makeKey: {
    id: 'makeKey',
    src: 'makeKey',
    onDone: {
      target: 'submitting',
      actions: { type: 'storeKey', params: ({ event }: Made) => ({ key: event.output }) },
    },
  },
} as const;
