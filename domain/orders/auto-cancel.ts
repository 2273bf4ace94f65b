import { HOUR_MS } from '../limits.ts';

export type AuditStatus = 'NONE' | 'PASS' | 'PENDING' | 'REJECT';

export const AUTO_CANCEL_MS = 48 * HOUR_MS;

/** Deadline for an order of an unverified enterprise; null for natural persons and once verification is PASS. */
export function autoCancelAt(placedAt: number, enterprise: { audit: AuditStatus } | null): number | null {
  return enterprise === null || enterprise.audit === 'PASS' ? null : placedAt + AUTO_CANCEL_MS;
}

export function isAutoCancelled(placedAt: number, enterprise: { audit: AuditStatus } | null, now: number): boolean {
  const at = autoCancelAt(placedAt, enterprise);
  return at !== null && now >= at;
}
