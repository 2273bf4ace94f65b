import type { TankEnquiryReason } from '#domain/tank/kinds.ts';

/** Why an operator calculates the filling of a tank. */
export const ASKED_TANKS: Readonly<Record<TankEnquiryReason, (code: string) => string>> = {
  SOLID: (code) => `要求 ${code}，按固体装罐，逐票核对`,
  DEGREE: (code) => `要求 ${code}，充装度另有规定（不超过 90 %，或按主管机关批准），逐票核对`,
  APPROVAL: (code) => `要求 ${code}，须主管机关批准或按专门条件才能装罐`,
};
