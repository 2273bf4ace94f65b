import type { CaptchaStore, Challenge, Demand, Failure, Proof } from '#server/captcha/store.ts';

/** The captcha store's contract kept in memory. */
export function memoryCaptchaStore(): CaptchaStore {
  const challenges = new Map<string, Challenge>();
  const proofs = new Map<string, Proof>();
  const demands = new Map<string, Demand>();
  const failures = new Map<string, Failure>();
  let gets: { address: string; at: number }[] = [];

  const take = <Item>(items: Map<string, Item>, key: string): Item | null => {
    const item = items.get(key) ?? null;
    items.delete(key);
    return item;
  };
  const timesOf = (address: string, since: number, type?: string): number[] =>
    [...failures.values()]
      .filter((one) => one.address === address && one.at > since && (type === undefined || one.type === type))
      .map(({ at }) => at)
      .sort((one, other) => one - other);

  return {
    addChallenge: async (challenge) => void challenges.set(challenge.token, challenge),
    takeChallenge: async (token) => take(challenges, token),
    addProof: async (proof) => void proofs.set(proof.key, proof),
    takeProof: async (key, browser, target) => {
      const proof = proofs.get(key);
      if (proof?.browser !== browser || (proof.target !== null && proof.target !== target)) return null;
      return take(proofs, key);
    },
    setDemand: async (demand) => void demands.set(demand.browser, demand),
    demandOf: async (browser, now) => {
      const demand = demands.get(browser);
      return demand !== undefined && demand.expiresAt >= now ? demand.target : null;
    },
    removeDemand: async (browser) => void demands.delete(browser),
    admitGet: async (address, at, since, limit) => {
      const counted = gets.filter((one) => one.address === address && one.at > since);
      const admitted = counted.length < limit;
      if (admitted) gets.push({ address, at });
      return { admitted, oldest: counted[0]?.at ?? at };
    },
    addFailure: async (failure, since) => {
      const others = timesOf(failure.address, since);
      failures.set(failure.id, failure);
      return others;
    },
    removeFailure: async (id) => void failures.delete(id),
    failures: async (address, since, type) => timesOf(address, since, type),
    sweep: async (now, before) => {
      for (const [key, { expiresAt }] of challenges) if (expiresAt < now) challenges.delete(key);
      for (const [key, { expiresAt }] of proofs) if (expiresAt < now) proofs.delete(key);
      for (const [key, { expiresAt }] of demands) if (expiresAt < now) demands.delete(key);
      for (const [key, { at }] of failures) if (at <= before) failures.delete(key);
      gets = gets.filter(({ at }) => at > before);
    },
  };
}
