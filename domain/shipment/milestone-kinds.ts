import type { NumberedService } from './number-kinds.ts';

/** Everything that can happen to a shipment, from the booking to the empty container's return. */
export const milestoneKinds = [
  'booked',
  'received',
  'emptyOut',
  'packed',
  'gateIn',
  'released',
  'loaded',
  'departed',
  'transferred',
  'border',
  'arrived',
  'discharged',
  'unpacked',
  'gateOut',
  'delivered',
  'emptyReturned',
] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** Planned by schedule, expected by the latest report, or happened. */
export const milestoneStatuses = ['planned', 'expected', 'actual'] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

const SEA = [
  'booked',
  'emptyOut',
  'packed',
  'gateIn',
  'released',
  'loaded',
  'departed',
  'transferred',
  'arrived',
  'discharged',
  'gateOut',
  'delivered',
  'emptyReturned',
] as const;

/** Milestones of each service, in the order in which they happen. */
export const kindsOfService: Readonly<Record<NumberedService, readonly MilestoneKind[]>> = {
  fcl: SEA,
  tank: SEA,
  flexitank: SEA,
  lcl: [
    'booked',
    'received',
    'packed',
    'gateIn',
    'released',
    'loaded',
    'departed',
    'transferred',
    'arrived',
    'discharged',
    'unpacked',
    'delivered',
  ],
  air: ['booked', 'received', 'released', 'loaded', 'departed', 'transferred', 'arrived', 'delivered'],
  rail: [
    'booked',
    'emptyOut',
    'packed',
    'gateIn',
    'released',
    'departed',
    'border',
    'arrived',
    'gateOut',
    'delivered',
    'emptyReturned',
  ],
  domestic: SEA.filter((kind) => kind !== 'released' && kind !== 'transferred'),
  truck: ['booked', 'received', 'departed', 'arrived', 'delivered'],
  cfs: ['received', 'packed', 'released', 'gateIn'],
  warehouse: ['received', 'delivered'],
  goods: ['packed', 'departed', 'delivered'],
  dgdesk: [],
};

/** Milestones that each container, tank or vehicle reaches by itself. */
const OF_UNIT: readonly MilestoneKind[] = [
  'emptyOut',
  'packed',
  'gateIn',
  'loaded',
  'transferred',
  'discharged',
  'gateOut',
  'delivered',
  'emptyReturned',
];

export const isOfUnit = (kind: MilestoneKind): boolean => OF_UNIT.includes(kind);

/** Milestones after the main leg, at the destination. */
const AT_DESTINATION: readonly MilestoneKind[] = [
  'arrived',
  'discharged',
  'unpacked',
  'gateOut',
  'delivered',
  'emptyReturned',
];

export const isAtDestination = (kind: MilestoneKind): boolean => AT_DESTINATION.includes(kind);
