import { drum, inOneBox, listed, packages } from './goods.ts';
import { booking, elsewhere, enquiry, type Held, type WaitsFor, warned } from './rule.ts';

const dg = (field: string) => `cargo.0.dg.${field}`;
const box = (field: string) => `containers.0.${field}`;
const limitedOf = (unNo: string, group: string, size: string) => ({
  ...packages(10, '1', '2'),
  ...listed(unNo, { packingGroup: group, isLimitedQuantity: true, innerPackSize: size, outerPackCode: '4G' }),
});
const inner = (unNo: string, group: string, accepted: string, refused: string) =>
  booking(dg('innerPackSize'), limitedOf(unNo, group, accepted), limitedOf(unNo, group, refused));
const noLimited = (unNo: string, group: string) =>
  booking(dg('isLimitedQuantity'), listed(unNo, { packingGroup: group }), limitedOf(unNo, group, '0.001'));

/** A row for each table and boundary, not for each datum. */
export const section7: Readonly<Record<string, readonly Held[] | WaitsFor>> = {
  '7.1': [
    booking(box('weightPerCtn'), '28250', '28251'),
    booking(box('weightPerCtn'), '29400', '29401', { with: { [box('ctnType')]: '40RH', [box('temperature')]: '5' } }),
    booking('cargo.0.volume', '66.4', '66.401'),
    booking('cargo.0.volume', { [box('ctnType')]: '40FR' }, {}, { with: { 'cargo.0.volume': '66.401' } }),
    booking(box('weightPerCtn'), '1000', '999', warned),
    booking(box('weightPerCtn'), '21000', '28000', warned),
  ],
  '7.2': [
    booking(dg('packingGroup'), 'II', 'I'),
    booking(dg('dgClass'), '3', '8', warned),
    booking(dg('subRisk1'), '6.1', '8', warned),
    inner('1294', 'II', '1', '1.001'),
    inner('1307', 'III', '5', '5.001'),
    inner('1789', 'II', '1', '1.001'),
    inner('1547', 'II', '0.1', '0.101'),
    inner('1593', 'III', '5', '5.001'),
    inner('1490', 'II', '1', '1.001'),
    inner('1309', 'II', '1', '1.001'),
    inner('2211', 'III', '5', '5.001'),
    inner('1950', '', '1', '1.001'),
    noLimited('1089', 'I'),
    noLimited('1005', ''),
    noLimited('1384', 'II'),
  ],
  '7.3': [
    booking('cargo.1.stow', inOneBox(drum('1805'), drum('1671')), inOneBox(drum('1805'), drum('1350')), warned),
    booking('cargo.1.stow', inOneBox(drum('1805'), drum('1350')), inOneBox(drum('1805'), drum('1486'))),
  ],
  '7.4': [
    booking(
      'cargo.1.stow',
      inOneBox(drum('1830'), drum('3082', { technicalName: 'EPOXY RESIN', isMarinePollutant: true })),
      inOneBox(drum('1830'), drum('1823')),
    ),
  ],
  '7.5': [enquiry('orgPortCode', 'CNNGB', 'CNXXX', { isChosen: true })],
  '7.6': [elsewhere('server/air/prices')],
  '7.7': [elsewhere('server/rail/orders'), elsewhere('server/rail/prices')],
  '7.8': [enquiry('carrierPrefer', { carrierPrefer: ['MAEU'] }, { carrierPrefer: ['MAEX'] })],
  '7.9': [
    booking('cargo.0.packageType', 'IBC', 'IBCX'),
    booking(dg('outerPackCode'), '31HA1', '31HA9', { with: { [dg('unMark')]: '' } }),
  ],
  '7.10': [enquiry('services', { services: ['TRK', 'CUS'] }, { services: ['TRK', 'ABC'] })],
};
