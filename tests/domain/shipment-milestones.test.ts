import { describe, expect, it } from 'vitest';
import { milestoneErrorText, milestoneName } from '#copy/orders/milestones.ts';
import { HOUR_MS } from '#domain/limits.ts';
import { type CarrierEvent, readCarrierEvent, referencesOf } from '#domain/shipment/carrier-events.ts';
import { kindsOfService, milestoneKinds } from '#domain/shipment/milestone-kinds.ts';
import {
  delayOf,
  type Milestone,
  type MilestoneEvent,
  type MilestoneReport,
  milestonesOf,
  movedSince,
  needsReason,
  reportError,
  type ShipmentFacts,
} from '#domain/shipment/milestones.ts';
import type { NumberedService } from '#domain/shipment/number-kinds.ts';

const at = (text: string): number => Date.parse(`${text}:00+08:00`);

const facts: ShipmentFacts = {
  service: 'fcl',
  steps: [
    { node: 'submitted', plannedAt: null, actualAt: at('2026-09-07T09:00') },
    { node: 'booked', plannedAt: at('2026-09-10T18:00'), actualAt: at('2026-09-08T10:00') },
    { node: 'released', plannedAt: at('2026-09-13T22:00'), actualAt: null },
    { node: 'stuffed', plannedAt: at('2026-09-19T22:00'), actualAt: null },
  ],
  origin: { name: '洋山', zone: 'Asia/Shanghai' },
  destination: { name: '那瓦舍瓦', zone: 'Asia/Kolkata' },
  via: { name: '新加坡', zone: 'Asia/Singapore' },
  etd: at('2026-09-20T22:00'),
  eta: at('2026-10-04T10:30'),
  gateInUntil: at('2026-09-19T22:00'),
};

let id = 0;
const event = (given: Partial<MilestoneEvent>): MilestoneEvent => {
  id += 1;
  const recordedAt = at('2026-09-21T08:00') + id;
  return {
    ...{ id, kind: 'departed', unit: '', status: 'actual', at: at('2026-09-21T04:30') },
    ...{ location: '洋山', zone: 'Asia/Shanghai', source: 'operator', by: '李示例', reason: '' },
    ...{ issuedAt: recordedAt, recordedAt },
    ...given,
  };
};

const find = (milestones: readonly Milestone[], kind: Milestone['kind'], unit = ''): Milestone => {
  const found = milestones.find((one) => one.kind === kind && one.unit === unit);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

describe('[11.23] milestones of a shipment', () => {
  it('are planned from the voyage and reached by the steps of the order', () => {
    const milestones = milestonesOf(facts, [], []);
    expect(milestones.map(({ kind }) => kind)).toEqual(kindsOfService.fcl);
    expect(find(milestones, 'booked')).toMatchObject({ actual: at('2026-09-08T10:00'), latest: null, version: 0 });
    expect(find(milestones, 'departed')).toMatchObject({ planned: facts.etd, actual: null, location: '洋山' });
    expect(find(milestones, 'arrived')).toMatchObject({ location: '那瓦舍瓦', zone: 'Asia/Kolkata' });
    expect(find(milestones, 'transferred')).toMatchObject({ location: '新加坡', planned: null });
    expect(find(milestones, 'delivered').planned).toBeNull();
  });

  it('leave out a transshipment that is neither booked nor reported', () => {
    const kinds = milestonesOf({ ...facts, via: null }, [], []).map(({ kind }) => kind);
    expect(kinds).not.toContain('transferred');
    const moved = milestonesOf(
      { ...facts, via: null },
      [event({ kind: 'transferred', location: '巴生' }), event({ kind: 'transferred', location: '新加坡' })],
      [],
    );
    expect(moved.filter(({ kind }) => kind === 'transferred').map(({ location }) => location)).toEqual([
      '巴生',
      '新加坡',
    ]);
  });

  it('keep what a correction replaced', () => {
    const first = event({ kind: 'discharged', at: at('2026-10-05T14:00') });
    const second = event({ kind: 'discharged', at: at('2026-10-05T20:00'), reason: '按码头单改' });
    const discharged = find(milestonesOf(facts, [first, second], []), 'discharged');
    expect(discharged).toMatchObject({ actual: second.at, version: second.id, latest: { reason: '按码头单改' } });
    expect(discharged.replaced).toMatchObject([{ at: first.at, by: '李示例' }]);
  });

  it('are not replaced by a report that was issued before and arrives late', () => {
    const newer = event({ kind: 'arrived', status: 'expected', at: at('2026-10-14T18:00') });
    const late = event({ kind: 'arrived', status: 'expected', at: at('2026-10-12T06:00'), issuedAt: 0 });
    const arrived = find(milestonesOf(facts, [newer, late], []), 'arrived');
    expect(arrived).toMatchObject({ expected: newer.at, version: newer.id });
    expect(arrived.replaced).toMatchObject([{ at: late.at }]);
    expect(delayOf(arrived)).toBe(at('2026-10-14T18:00') - at('2026-10-04T10:30'));
  });

  it('that were withdrawn have not happened', () => {
    const recorded = event({ kind: 'loaded' });
    const withdrawn = event({ kind: 'loaded', at: null, reason: '录错了票' });
    const loaded = find(milestonesOf(facts, [recorded, withdrawn], []), 'loaded');
    expect(loaded).toMatchObject({ actual: null, latest: { at: null } });
  });

  it('of the whole shipment are reached with the last container', () => {
    const units = ['OOLU8123457', 'OOLU2751184'];
    const one = event({ kind: 'discharged', unit: 'OOLU8123457', at: at('2026-10-05T20:00') });
    expect(find(milestonesOf(facts, [one], units), 'discharged').actual).toBeNull();
    const expected = event({ kind: 'discharged', unit: 'OOLU2751184', status: 'expected', at: at('2026-10-15T06:00') });
    const half = milestonesOf(facts, [one, expected], units);
    expect(find(half, 'discharged')).toMatchObject({ actual: null, expected: expected.at });
    expect(find(half, 'discharged', 'OOLU2751184').expected).toBe(expected.at);
    const other = event({ kind: 'discharged', unit: 'OOLU2751184', at: at('2026-10-15T07:00') });
    expect(find(milestonesOf(facts, [one, expected, other], units), 'discharged').actual).toBe(other.at);
  });

  it('after the arrival move with it where nothing better is known', () => {
    const planned = event({ kind: 'delivered', status: 'planned', at: at('2026-10-06T09:00') });
    const eta = event({ kind: 'arrived', status: 'expected', at: (facts.eta ?? 0) + 48 * HOUR_MS });
    const milestones = milestonesOf(facts, [planned, eta], []);
    expect(find(milestones, 'delivered').expected).toBe(at('2026-10-08T09:00'));
    const own = event({ kind: 'delivered', status: 'expected', at: at('2026-10-09T09:00') });
    expect(find(milestonesOf(facts, [planned, eta, own], []), 'delivered').expected).toBe(own.at);
  });

  it('that moved after a time are listed newest first, with what they replaced', () => {
    const first = event({ kind: 'arrived', status: 'expected', at: at('2026-10-12T06:00') });
    const second = event({ kind: 'arrived', status: 'expected', at: at('2026-10-14T18:00'), reason: '减速绕行' });
    const milestones = milestonesOf(facts, [first, second], []);
    expect(movedSince(milestones, 0).map(({ report, before }) => [report.at, before?.at])).toEqual([
      [second.at, first.at],
      [first.at, undefined],
    ]);
    expect(movedSince(milestones, first.recordedAt)).toMatchObject([{ report: { reason: '减速绕行' } }]);
    expect(movedSince(milestones, second.recordedAt)).toEqual([]);
  });

  it('have a name in every service', () => {
    for (const [service, kinds] of Object.entries(kindsOfService)) {
      const names = kinds.map((kind) => milestoneName(service, kind));
      expect(new Set(names).size, service).toBe(names.length);
    }
    expect(new Set(Object.values(kindsOfService).flat())).toEqual(new Set(milestoneKinds));
  });

  it('of goods received loose are reached by the order’s step', () => {
    const steps = [{ node: 'stuffed' as const, plannedAt: null, actualAt: at('2026-09-15T10:00') }];
    const kindOf = (service: NumberedService) =>
      milestonesOf({ ...facts, service, steps }, [], []).filter(({ actual }) => actual !== null)[0]?.kind;
    expect(kindOf('lcl')).toBe('received');
    expect(kindOf('warehouse')).toBe('received');
    expect(kindOf('cfs')).toBe('packed');
    expect(kindOf('fcl')).toBe('packed');
  });
});

const now = at('2026-10-12T09:40');

const checked = (report: Partial<MilestoneReport>, events: readonly MilestoneEvent[] = []) => {
  const units = ['OOLU8123457', 'OOLU2751184'];
  const error = reportError(
    { kind: 'loaded', unit: '', status: 'actual', at: at('2026-09-20T20:00'), location: '', ...report },
    { service: 'fcl', units, milestones: milestonesOf(facts, events, units), createdAt: at('2026-09-07T09:00'), now },
  );
  return error === null ? null : milestoneErrorText(error, 'fcl');
};

describe('[11.23] a report that cannot be', () => {
  it('is refused with one sentence', () => {
    expect(checked({})).toBeNull();
    expect(checked({ kind: 'unpacked' })).toBe('这项服务没有这个节点');
    expect(checked({ unit: 'TGHU6501120' })).toContain('不在这一票上');
    expect(checked({ kind: 'departed', unit: 'OOLU8123457' })).toContain('不在这一票上');
    expect(checked({ at: now + 1 })).toContain('不能在将来');
    expect(checked({ at: now + 1, status: 'expected' })).toBeNull();
    expect(checked({ at: at('2025-10-11T20:00') })).toContain('早了两个月以上');
  });

  it('is refused out of order, naming the other', () => {
    const departed = event({ kind: 'departed', at: at('2026-09-21T04:30') });
    expect(checked({ at: at('2026-09-21T05:00') }, [departed])).toBe('不能晚于“离港”（9月21日 04:30），请核对');
    expect(checked({ kind: 'arrived', at: at('2026-09-20T05:00') }, [departed])).toContain('不能早于“离港”');
    expect(checked({ kind: 'released', at: at('2026-09-22T05:00') }, [departed])).toBeNull();
    const other = event({ kind: 'discharged', unit: 'OOLU8123457', at: at('2026-09-20T10:00') });
    expect(checked({}, [other])).toBeNull();
    expect(checked({ unit: 'OOLU8123457' }, [other])).toContain('不能晚于“卸船”');
  });

  it('explains a change of what was reported, and nothing else', () => {
    const report = { kind: 'arrived', unit: '', status: 'expected', at: now, location: '' } as const;
    const planned = find(milestonesOf(facts, [], []), 'arrived');
    expect(needsReason(report, planned)).toBe(false);
    const eta = event({ kind: 'arrived', status: 'expected', at: now + HOUR_MS });
    const expected = find(milestonesOf(facts, [eta], []), 'arrived');
    expect(needsReason(report, expected)).toBe(true);
    expect(needsReason({ ...report, status: 'actual' }, expected)).toBe(false);
    expect(needsReason({ ...report, at: null }, expected)).toBe(true);
  });
});

const ports = { origin: 'CNYSN', destination: 'INNSA' };

const carried = (given: Partial<CarrierEvent>, port = 'CNYSN'): CarrierEvent => ({
  ...{ eventType: 'EQUIPMENT', eventClassifierCode: 'ACT' },
  eventDateTime: '2026-09-20T20:00:00+08:00',
  eventCreatedDateTime: '2026-09-20T20:10:00+08:00',
  eventLocation: { UNLocationCode: port },
  ...given,
});

const kindOf = (given: Partial<CarrierEvent>, port?: string) => readCarrierEvent(carried(given, port), ports)?.kind;

describe('[11.23] an event in the shape of DCSA Track & Trace 2.2', () => {
  it('is read as the milestone of the shipment', () => {
    const equipment = (equipmentEventTypeCode: string, emptyIndicatorCode?: string) =>
      ({ equipmentEventTypeCode, emptyIndicatorCode }) satisfies Partial<CarrierEvent>;
    expect(kindOf(equipment('GTOT', 'EMPTY'))).toBe('emptyOut');
    expect(kindOf(equipment('PICK', 'EMPTY'))).toBe('emptyOut');
    expect(kindOf(equipment('STUF', 'LADEN'))).toBe('packed');
    expect(kindOf(equipment('GTIN', 'LADEN'))).toBe('gateIn');
    expect(kindOf(equipment('LOAD', 'LADEN'))).toBe('loaded');
    // The carrier reports the city of the terminal.
    expect(kindOf(equipment('LOAD', 'LADEN'), 'CNSHA')).toBe('loaded');
    expect(kindOf(equipment('LOAD', 'LADEN'), 'CNNGB')).toBe('transferred');
    expect(kindOf(equipment('LOAD', 'LADEN'), 'SGSIN')).toBe('transferred');
    expect(kindOf(equipment('DISC', 'LADEN'), 'SGSIN')).toBeUndefined();
    expect(kindOf(equipment('DISC', 'LADEN'), 'INNSA')).toBe('discharged');
    expect(kindOf(equipment('GTOT', 'LADEN'), 'INNSA')).toBe('gateOut');
    expect(kindOf(equipment('STRP'), 'INNSA')).toBe('unpacked');
    expect(kindOf(equipment('DROP', 'LADEN'), 'INNSA')).toBe('delivered');
    expect(kindOf(equipment('GTIN', 'EMPTY'), 'INNSA')).toBe('emptyReturned');
    expect(kindOf(equipment('INSP', 'LADEN'))).toBeUndefined();
    const transport = (transportEventTypeCode: string) =>
      ({ eventType: 'TRANSPORT', transportEventTypeCode }) satisfies Partial<CarrierEvent>;
    expect(kindOf(transport('DEPA'))).toBe('departed');
    expect(kindOf(transport('DEPA'), 'SGSIN')).toBeUndefined();
    expect(kindOf(transport('ARRI'), 'INNSA')).toBe('arrived');
    expect(kindOf(transport('ARRI'), 'SGSIN')).toBeUndefined();
    const confirmed = { eventType: 'SHIPMENT', shipmentEventTypeCode: 'CONF', documentTypeCode: 'BKG' } as const;
    expect(kindOf(confirmed)).toBe('booked');
    expect(kindOf({ ...confirmed, documentTypeCode: 'SHI' })).toBeUndefined();
  });

  it('keeps its time, its container and what it says about the delay', () => {
    const eta = carried({
      ...{ eventType: 'TRANSPORT', transportEventTypeCode: 'ARRI', eventClassifierCode: 'EST' },
      ...{ eventDateTime: '2026-10-14T18:00:00+05:30', changeRemark: 'Cyclone in the Arabian Sea' },
      eventLocation: null,
      transportCall: { location: { UNLocationCode: 'INNSA', locationName: 'Nhava Sheva' } },
    });
    expect(readCarrierEvent(eta, ports)).toEqual({
      ...{ kind: 'arrived', unit: '', status: 'expected', at: Date.parse('2026-10-14T12:30:00Z') },
      ...{ port: 'INNSA', portName: 'Nhava Sheva', reason: 'Cyclone in the Arabian Sea' },
      issuedAt: at('2026-09-20T20:10'),
    });
    const loaded = carried({ equipmentEventTypeCode: 'LOAD', equipmentReference: 'OOLU8123457' });
    expect(readCarrierEvent(loaded, ports)).toMatchObject({ kind: 'loaded', unit: 'OOLU8123457', status: 'actual' });
  });

  it('names the shipment by booking and bill, and its container', () => {
    const documentReferences = [
      { documentReferenceType: 'BKG', documentReferenceValue: 'OOLU2764190830' },
      { documentReferenceType: 'TRD', documentReferenceValue: 'OOLU2764190831' },
      { documentReferenceType: 'SHI', documentReferenceValue: '1' },
    ];
    expect(referencesOf(carried({ documentReferences, equipmentReference: 'OOLU8123457' }))).toEqual({
      documents: ['OOLU2764190830', 'OOLU2764190831'],
      container: 'OOLU8123457',
    });
    const confirmed = { documentTypeCode: 'BKG', documentID: 'OOLU2764190830' };
    expect(referencesOf(carried(confirmed))).toEqual({ documents: ['OOLU2764190830'], container: null });
  });
});
