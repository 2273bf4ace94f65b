import { RELOAD_GUARD_MS } from '#domain/limits.ts';
import type { ExpiryPorts } from './ports.ts';

export interface ExpiryGate {
  /** The generation a request starts in; its answer reports it back. */
  generation(): number;
  /** Says that a request of that generation was answered with an expired session. */
  report(generation: number): void;
}

/** Many expired answers end the session once: only the first of its generation counts. */
export function createExpiryGate(ports: ExpiryPorts, now: () => number): ExpiryGate {
  let current = 0;
  let ending = false;

  const mayReload = () => {
    const last = ports.lastReload();
    const at = now();
    const recently = last !== null && last <= at && at - last < RELOAD_GUARD_MS;
    return !recently && ports.recordReload(at);
  };

  return {
    generation: () => current,
    report(generation) {
      if (ending || generation !== current) return;
      ending = true;
      current += 1;
      const settled = () => {
        ending = false;
        current += 1;
      };
      ports.end({ reload: mayReload() }).then(settled, settled);
    },
  };
}
