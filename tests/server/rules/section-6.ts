import { drum, inOneBox, listed, plainLine } from './goods.ts';
import { booking, elsewhere, enquiry, type Rule, says, verification, waitsFor, warned } from './rule.ts';
import { invoiced, letters, speciallyInvoiced } from './values.ts';

const dg = (field: string) => `cargo.0.dg.${field}`;
const taxpayer = (accepted: string, refused: string) =>
  booking('invoice.taxpayerId', accepted, refused, { with: invoiced });
const special = (field: string, accepted: string, refused: string) =>
  booking(`invoice.${field}`, accepted, refused, { with: speciallyInvoiced });
const code = (accepted: string, refused: string) => verification('creditCode', accepted, refused);
const boxes = (accepted: string, refused: string) =>
  booking('containers.0.containerNos', `${accepted} COSU8123450`, `${refused} COSU8123450`, {
    with: { 'containers.0.soc': true },
  });

const fish = { technicalName: 'EPOXY RESIN', isMarinePollutant: true };

/** Goods that may not share a box beside goods that may. */
const apart = (one: ReturnType<typeof drum>, hostile: ReturnType<typeof drum>, peaceful = drum('3082', fish)) =>
  booking('cargo.1.stow', inOneBox(one, peaceful), inOneBox(one, hostile));
const bag = { packingGroup: 'II', noReaction: true };
const acid = (more = {}) => drum('1789', { ...bag, segregationGroups: ['SGG1'], ...more });
const alkali = (more = {}) => drum('1824', { ...bag, segregationGroups: ['SGG18'], ...more });
const food = (unNo: string) =>
  booking(
    'cargo.1.stow',
    inOneBox(drum(unNo), plainLine({ food: 'N' })),
    inOneBox(drum(unNo), plainLine({ food: 'Y' })),
  );
const explosive = { dgClass: '1.4', packingGroup: '', psnEn: 'FIREWORKS', psnCn: '烟花', nec: '1' };
const limited = { packingGroup: 'II', isLimitedQuantity: true, innerPackSize: '1' };

export const section6: Readonly<Record<string, readonly Rule[]>> = {
  '6.1': [
    says(
      'Mobile ~ `^1[2-9]\\d{9}$`',
      booking('contactPhone', '12800138001', '11800138001'),
      booking('contactPhone', '13800138001', '138001380012'),
      booking('invoice.receiverPhone', '19900138001', '1990013800', { with: invoiced }),
      enquiry('phone', '12800138001', '11800138001'),
    ),
    says(
      'landline `^0\\d{2,3}-?\\d{7,8}(-\\d{1,6})?$`',
      booking('contactTel', '021-12345678', '021-123456'),
      booking('contactTel', '05711234567-123456', '05711234567-1234567'),
    ),
    says('400/800 `^[48]00-?\\d{3}-?\\d{4}$`', booking('contactTel', '400-123-4567', '500-123-4567')),
    says(
      'foreign `^\\+[1-9]\\d{6,14}$`',
      booking(dg('emergencyPhone'), '+1234567', '+123456'),
      booking(dg('emergencyPhone'), '+123456789012345', '+1234567890123456'),
    ),
    says('Mask 138****8888', elsewhere('domain/phone')),
  ],
  '6.2': [
    says(
      'USCC 统一社会信用代码 ~ {10}$`',
      code('91350100M000100Y43', '91350100I000100Y43'),
      code('91350100M000100Y43', '9135010AM000100Y43'),
      code('91350100M000100Y43', '91350100M000100Y4'),
    ),
    says('pos1 authority ~ pos18 check', 'source'),
    says('Weights 1,3,9 ~ C18 = (31 - Σ v·w mod 31) mod 31', code('91310000MA1FP1239F', '91310000MA1FP1239E')),
    says('Org code GB 11714 ~ = pos17', code('91350100M000100Y43', '91350100M000100Y56')),
    says('Upper-case and strip spaces first', code(' 9135 0100 m000100y43 ', ' 9135 0100 m000100y44 ')),
  ],
  '6.3': [
    says('Taxpayer id: 18 = USCC (check digit)', taxpayer('91350100M000100Y43', '91350100M000100Y44')),
    says(
      'legacy 15 ~ 20 (ID+2) for sole traders',
      taxpayer('350100123456789', '35010012345678'),
      taxpayer('35010012345678901', '3501001234567890'),
      taxpayer('11010519491231002X01', '11010519491231002X0'),
    ),
    says('accept ~ `^[0-9A-Z]{15}$|^[0-9A-Z]{17,18}$|^[0-9A-Z]{20}$`', taxpayer('350100123456789', '35010012345678-')),
    says(
      'an 18-char value passes if the USCC check OR the citizen-ID check passes (GB 11643: ~ map 10X98765432)',
      taxpayer('11010519491231002X', '110105194912310021'),
    ),
    says(
      'Special VAT invoice needs address+phone+bank+account',
      ...['regAddress', 'regPhone', 'bankName', 'bankAccount'].map((field) =>
        booking(`invoice.${field}`, {}, { [`invoice.${field}`]: '' }, { with: speciallyInvoiced }),
      ),
    ),
    says(
      'account digits 8–30',
      special('bankAccount', '12345678', '1234567'),
      special('bankAccount', '1'.repeat(30), '1'.repeat(31)),
    ),
    says(
      'bank name contains 银行/信用社/支行 (warn only)',
      booking('invoice.bankName', '金山信用社', '金山', { ...warned, with: speciallyInvoiced }),
    ),
  ],
  '6.4': [
    says('Container no. ISO 6346 ~ `^[A-Z]{3}[UJZ]\\d{7}$`', boxes('CSQU3054383', 'CSQA3054383')),
    says('letter values ~ = last digit', boxes('CSQU3054383', 'CSQU3054384')),
    says('Seal: `^[A-Z0-9]{4,15}$`', elsewhere('features/cfs/service'), waitsFor('afterOrder')),
  ],
  '6.5': [
    says('UN number `^\\d{4}$`', booking(dg('unNo'), '1230', '12300'), enquiry('unNo', '1230', '12300')),
    says('0004–3560 in IMDG 42-24 range (mandatory from 2026-01-01)', booking(dg('unNo'), '1230', '3561', warned)),
    says('DG description line order ~ c.c.)`', elsewhere('domain/dangerous-goods')),
  ],
  '6.6': [
    says('Class 3 PG ~ boiling point <= 35 ℃ -> I', elsewhere('e2e/dangerous-desk')),
    says(
      'FP < 23 and IBP > 35 -> II',
      booking(dg('flashPoint'), '22.9', '23', { ...warned, with: listed('1307', { packingGroup: 'II' }) }),
    ),
    says(
      'FP 23–60 -> III',
      booking(dg('flashPoint'), '23', '22.9', { ...warned, with: listed('1307', { packingGroup: 'III' }) }),
      booking(dg('flashPoint'), '60', '60.1', { ...warned, with: listed('1307', { packingGroup: 'III' }) }),
    ),
    says('6.1 oral LD50 ~ III <= 300', elsewhere('features/dg-desk/service')),
  ],
  '6.7': [
    says(
      'Mixing in ONE container ~ must not share a unit',
      apart(drum('1263', { packingGroup: 'II' }), drum('1942')),
      booking(
        'cargo.1.stow',
        { 'cargo.1.stow': 'B' },
        {},
        { with: inOneBox(drum('1263', { packingGroup: 'II' }), drum('1942')) },
      ),
    ),
    says(
      "'away from' (1) may share only with competent-authority approval. So: X -> OK",
      booking('cargo.1.stow', inOneBox(drum('1294'), drum('1805')), inOneBox(drum('1294'), drum('1486'))),
    ),
    says(
      '1 -> 警告 (需主管机关/船司批准)',
      booking('cargo.1.stow', inOneBox(drum('1547'), drum('1294')), inOneBox(drum('1547'), drum('1486')), warned),
    ),
    says('2–4 -> 禁止同箱', apart(drum('1823'), drum('1486'))),
    says(
      'class 1 pairs -> by compatibility groups (7.2.7.1.4): may meet -> 警告, else 禁止',
      booking(
        'cargo.1.stow',
        { 'cargo.1.stow': 'B' },
        { 'cargo.1.stow': 'A' },
        {
          with: inOneBox(...['0336', '0065'].map((unNo) => drum('1805', { ...explosive, unNo }))),
          besides: ['cargo.0.dg.dgClass', 'cargo.1.dg.dgClass'],
        },
      ),
    ),
    says('G meets C, D, E as articles only ~ L only its own number', elsewhere('domain/segregation')),
    says('The strictest rule decides ~ the others are listed', elsewhere('domain/segregation')),
    says(
      'Goods with a row of the list ~ groups and numbers of the other',
      apart(drum('1230'), drum('2014')),
      apart(drum('1823'), drum('2014')),
    ),
    says('Where a code asks less than the table ~ in a box', elsewhere('domain/segregation-pairs')),
    says('Goods without a row (a form): table over all classes, and groups', elsewhere('domain/segregation')),
    says('acids (SGG1) vs alkalis (SGG18)', apart(drum('1805'), drum('1824'))),
    says('acids vs cyanides (SGG6)', apart(drum('1805'), drum('1689'))),
    says(
      '/hypochlorites (SGG8)',
      booking('cargo.1.stow', inOneBox(drum('1805'), drum('1294')), inOneBox(drum('1805'), drum('1791')), warned),
    ),
    says('/chlorites', elsewhere('domain/segregation')),
    says('/azides', elsewhere('domain/segregation')),
    says('ammonium vs chlorates', apart(drum('1942'), drum('1495'))),
    says('/nitrites', elsewhere('domain/segregation')),
    says('Exceptions: same UN -> OK', apart(drum('2031'), drum('1486'), drum('2031'))),
    says('one substance that differs ~ or metal powders -> 警告)', elsewhere('domain/segregation')),
    says('7.2.6.1 goods of one main class ~ what their other hazards ask', elsewhere('domain/segregation')),
    says(
      '7.2.6.5 class 8 PG II/III acid+alkali ~ shown not to react -> 警告',
      booking('cargo.1.stow', heavy('30'), heavy('30.001')),
      booking(
        'cargo.1.stow',
        inOneBox(acid(), alkali()),
        inOneBox(acid({ noReaction: false }), alkali({ noReaction: false })),
      ),
    ),
    says('7.2.7.2.1 nitrates ~ type C -> 警告', elsewhere('domain/segregation')),
    says('A pair whose classes or codes are in doubt ~ 待核实', elsewhere('domain/segregation')),
    says(
      'LQ packages: segregation table not applied to LQ',
      booking(
        'cargo.1.stow',
        inOneBox(drum('1263', limited), drum('1942')),
        inOneBox(drum('1263', { packingGroup: 'II' }), drum('1942')),
      ),
    ),
    says(
      '(still no dangerous reaction)',
      booking(
        'cargo.1.stow',
        inOneBox(acid({ ...limited, noReaction: false }), alkali({ ...limited, noReaction: false })),
        inOneBox(acid({ ...limited, noReaction: false }), alkali({ noReaction: false })),
      ),
    ),
    says("6.1/8/2.3 kept from food: '食品同箱禁止'", food('1547'), food('1805'), food('1005')),
    says('Result text must name both goods ~ 为准', elsewhere('server/rules/trade-rules')),
  ],
  '6.8': [says('VGM: SOLAS ~ the smaller', waitsFor('afterOrder'))],
  '6.9': [
    says('CAS `^\\d{2,7}-\\d{2}-\\d$`', booking('cargo.0.casNo', '7664-93-9', '7664-939')),
    says('check = Σ i·digit from right mod 10', booking('cargo.0.casNo', '108-88-3', '108-88-4')),
    says('IMO no. ~ = last', elsewhere('server/market/golden')),
    says('AWB ~ = 8th', elsewhere('server/air/orders')),
    says('a number of the airline ~ is checked', elsewhere('server/air/orders')),
  ],
  '6.10': [
    says('Plate ~ D/F position)', elsewhere('features/lcl/service'), elsewhere('features/cfs/service')),
    says('Driver ID GB 11643', elsewhere('features/cfs/service')),
    says('Postcode `^\\d{6}$`', elsewhere('features/cfs/service')),
    says(
      'HS 6–10 digits',
      booking('cargo.0.hsCode', '290511', '29051'),
      booking('cargo.0.hsCode', '2905110000', '29051100001'),
    ),
    says('EORI 2 letters + <=15', elsewhere('features/rail/service')),
    says(
      'Email RFC-lite <= 100',
      booking('contactEmail', 'a@chem.cn', 'a@chem'),
      booking('contactEmail', `${letters(61)}@${letters(33)}.COMS`, `${letters(62)}@${letters(33)}.COMS`),
    ),
  ],
  '6.11': [
    says(
      'Weights kg 3 dp',
      booking('cargo.0.grossWeight', '30400.125', '30400.1255'),
      booking(dg('dgNetWeight'), '160.125', '160.1255'),
      enquiry('weight', '100.125', '100.1255'),
    ),
    says('volume m³ 3 dp', booking('cargo.0.volume', '20.125', '20.1255'), enquiry('volume', '20.125', '20.1255')),
    says('temperature -100..300', booking(dg('flashPoint'), '-100', '-101'), booking(dg('flashPoint'), '300', '301')),
    says(
      'reject scientific notation',
      booking('cargo.0.grossWeight', '30400', '304e2'),
      enquiry('weight', '1000', '1e3'),
    ),
    says(
      'and full-width digits (convert full-width to half-width on paste)',
      booking('cargo.0.grossWeight', '３０４００', '３０４００ｅ０'),
      booking('cargo.0.grossWeight', '３０，４００', '三万四百'),
      enquiry('weight', '１０００', '①'),
    ),
    says('trim', booking('cargo.0.grossWeight', ' 30400 ', '30 400'), enquiry('weight', ' 1000 ', '1 000')),
  ],
  '6.12': [
    says('SDS 16 sections ~ special op', 'source'),
    says('export of listed hazardous chemicals needs producer declaration (GACC 2020-129)', waitsFor('afterOrder')),
  ],
};

function heavy(size: string) {
  const of = (made: ReturnType<typeof drum>) => (like: Parameters<typeof made>[0]) => {
    const line = made(like);
    return { ...line, netWeight: size, grossWeight: '40', dg: { ...line.dg, dgNetWeight: size, dgGrossWeight: '40' } };
  };
  return inOneBox(of(acid()), of(alkali()));
}
