type Failed = { error: unknown };

/** Reads the order again after a conflict, without what was chosen; shows any other failure. */
export function refused(description: string) {
  const storeRefusal = { type: 'storeRefusal', params: ({ event }: { event: Failed }) => event } as const;
  return [
    {
      guard: { type: 'isOutdated', params: ({ event }: { event: Failed }) => event },
      target: 'opening',
      actions: ['forgetChoices', storeRefusal],
      description,
    },
    { target: 'open', actions: storeRefusal },
  ] as const;
}
