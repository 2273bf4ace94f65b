/** Kinds of audited operator and system actions. */
export const auditKinds = [
  'order',
  'enquiry',
  'verification',
  'lead',
  'invoice',
  'rates',
  'schedules',
  'restriction',
  'code',
  'company',
  'news',
  'carousel',
  'campaign',
  'help',
  'warehouse',
  'supplier',
  'post',
  'notice',
  'operator',
] as const;
export type AuditKind = (typeof auditKinds)[number];
