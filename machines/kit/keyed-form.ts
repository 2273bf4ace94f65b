interface KeyedContext {
  /** Names this very content: sent again under the same key, it is taken once. Null until it was sent. */
  key: string | null;
}

interface Made {
  event: { output: string };
}

/** What charts have in common that send under a key and show errors, from the first submit on, as they are. */
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
