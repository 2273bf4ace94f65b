import type { TankState } from '#domain/tank/fleet.ts';
import type { TankType } from '#domain/tank/kinds.ts';

/** A tank of the demo fleet; its days are relative to today, so it never expires. */
export interface FleetRow {
  number: string;
  tankType: TankType;
  capacityLitres: number;
  tareKg: number;
  state: Exclude<TankState, 'LET'>;
  /** Current yard, or the destination port. */
  at: { yard: number } | { port: string };
  lastTest: 'FIVE' | 'HALF';
  /** Days since that test. */
  testedAgo: number;
  /** Latest first; a UN number when dangerous. */
  lastCargoes: readonly [string, string, string];
}

const row = (
  number: string,
  [tankType, capacityLitres, tareKg]: [TankType, number, number],
  state: FleetRow['state'],
  at: FleetRow['at'],
  [lastTest, testedAgo]: [FleetRow['lastTest'], number],
  ...lastCargoes: FleetRow['lastCargoes']
): FleetRow => ({ number, tankType, capacityLitres, tareKg, state, at, lastTest, testedAgo, lastCargoes });

const T4: [TankType, number, number] = ['T4', 26_000, 3_650];
const T11: [TankType, number, number] = ['T11', 24_000, 3_750];
const T14: [TankType, number, number] = ['T14', 21_000, 4_050];
const T50: [TankType, number, number] = ['T50', 24_600, 7_900];

export const fleetRows: readonly FleetRow[] = [
  row('HZTU2001136', T11, 'READY', { yard: 0 }, ['FIVE', 210], '1230', '1219', '1307'),
  row('HZTU2004270', T11, 'READY', { yard: 0 }, ['HALF', 95], '1170', '1170', '1230'),
  row('HZTU2005384', T11, 'READY', { yard: 1 }, ['FIVE', 640], '1294', '1307', '1294'),
  row('HZTU2006420', T11, 'READY', { yard: 0 }, ['HALF', 885], '1247', '2055', '1301'),
  row('HZTU2007556', T4, 'READY', { yard: 0 }, ['FIVE', 330], '1202', '1223', '1202'),
  row('HZTU2008697', T4, 'READY', { yard: 1 }, ['HALF', 470], '甘油', '丙二醇', '甘油'),
  row('HZTU2009712', T14, 'READY', { yard: 0 }, ['FIVE', 120], '2789', '1779', '2789'),
  row('HZTU2010842', T14, 'READY', { yard: 1 }, ['HALF', 260], '1824', '1824', '2491'),
  row('HZTU2011983', T11, 'CLEANING', { yard: 0 }, ['FIVE', 400], '2014', '2014', '1805'),
  row('HZTU2012038', T11, 'TESTING', { yard: 0 }, ['HALF', 930], '1114', '1145', '1114'),
  row('HZTU2013163', T11, 'VOYAGE', { port: '鹿特丹' }, ['FIVE', 150], '1230', '1230', '1219'),
  row('HZTU2014299', T4, 'VOYAGE', { port: '新加坡' }, ['HALF', 700], '1202', '1268', '1202'),
  row('HZTU2015314', T50, 'READY', { yard: 1 }, ['FIVE', 300], '1978', '1978', '1077'),
];
