import type { FclForm } from '#domain/fcl/form.ts';
import { drum, inOneBox, listed, packages } from './goods.ts';
import { booking, elsewhere, enquiry, type Fields, general, onVoyage, type Rule, says, warned } from './rule.ts';
import { dayFrom, goodsOfTruck, han, invoiced, letters } from './values.ts';

const dg = (field: string) => `cargo.0.dg.${field}`;
const withDay = (list: 'classReport' | 'sds', day: unknown) => (form: FclForm) => ({
  ...form,
  cargo: form.cargo.map((line) => ({ ...line, [list]: line[list].map((file) => ({ ...file, day: String(day) })) })),
});
const filesOf = (count: number) => (form: FclForm) => ({
  ...form,
  documents: Array.from({ length: count }, () => form.cargo[0]!.sds[0]!),
});
const linesOf = (count: number) => inOneBox(...Array.from({ length: count }, () => drum('1230')));
const uploads = (count: number) => ({
  fileIds: Array.from({ length: count }, (_, at) => ({ fileId: `file-${at}`, name: 'a.pdf', size: 1 })),
});

const limited = { ...packages(1000, '25', '30'), [dg('outerPackCode')]: '4G', [dg('unMark')]: '' };
const limitedOf = (unNo: string, group: string, size: string): Fields => ({
  ...packages(10, '5', '6'),
  ...listed(unNo, { packingGroup: group, isLimitedQuantity: true, innerPackSize: size, outerPackCode: '4G' }),
});
const exceptedOf = (unNo: string, group: string, inner: string, outer: string): Fields => ({
  ...packages(10, outer, '2'),
  ...listed(unNo, { packingGroup: group, isExceptedQuantity: true, innerPackSize: inner, outerPackCode: '4G' }),
});
const generic = listed('1993', { packingGroup: 'II', technicalName: 'ACETONE' });
const peroxide = listed('3105', {
  ...{ psnEn: 'ORGANIC PEROXIDE TYPE D, LIQUID', technicalName: 'CUMYL HYDROPEROXIDE' },
  ...{ controlTemp: '10', emergencyTemp: '15' },
});
const sailsWithout = { besides: [dg('dgClass')] };
const shipper = { 'shipper.companyNameEn': 'SHANGHAI CHEM CO., LTD' };
const lines = (count: number, width: number) => Array.from({ length: count }, () => letters(width)).join('\n');
const insured = { 'services.insurance.wanted': true, 'services.insurance.currency': '2' };

export const section2: Readonly<Record<string, readonly Rule[]>> = {
  '2.1': [
    says('Search bar ~ orgPort/orgPortCode', elsewhere('machines/search')),
    says('起运港 ~ required', enquiry('orgPortCode', 'CNSHA', '')),
    says('search by ~ stores both name and code', elsewhere('domain/locations')),
    says(
      "typing without choosing ~ ('请从列表选择港口')",
      enquiry('orgPortCode', { orgPort: '上海', orgPortCode: 'CNSHA' }, { orgPort: '上海', orgPortCode: '' }),
    ),
    says('dstPort/dstPortCode ~ grouped by trade lane ~ 俄远东)', elsewhere('domain/locations')),
    says("must differ from origin ('起运港与目的港不能相同')", enquiry('dstPortCode', 'NLRTM', 'CNSHA')),
    says('swap button ~ default Y', enquiry('isDanger', 'N', 'X'), elsewhere('machines/search')),
    says(
      'ctnType chips (FCL) ~ multi',
      enquiry('boxes', { boxes: [{ ctnType: '20TK', quantity: 1 }] }, { boxes: [{ ctnType: '99XX', quantity: 1 }] }),
    ),
    says(
      'volume ~ 0.001–999.999, 3 decimals',
      enquiry('volume', '0.001', '0'),
      enquiry('volume', '999.999', '1000'),
      enquiry('volume', '1.001', '1.0001'),
    ),
    says(
      'weight ~ 0.1–999999.9 (LCL, air)',
      enquiry('weight', '0.1', '0.09'),
      enquiry('weight', '999999.9', '1000000'),
    ),
    says(
      'etdFrom/etdTo ~ min today',
      enquiry(
        'expectEtdFrom',
        { expectEtdFrom: onVoyage(({ today }) => today) },
        { expectEtdFrom: onVoyage(({ today }) => dayFrom(today, -1)) },
      ),
    ),
    says(
      'span <= 90 d',
      enquiry(
        'expectEtdFrom',
        { expectEtdTo: onVoyage(({ today }) => dayFrom(today, 90)) },
        { expectEtdTo: onVoyage(({ today }) => dayFrom(today, 91)) },
        { with: { expectEtdFrom: onVoyage(({ today }) => today) } },
      ),
    ),
    says('unNo optional quick box ~ 清空', elsewhere('machines/search')),
  ],
  '2.2': [
    says(
      'Parties and contact - contactName 联系人 required 2–20 chars',
      booking('contactName', '李货', '李'),
      booking('contactName', han(20), han(21)),
      booking('contactName', '李货主', ''),
      enquiry('contact', '李货', '李'),
      enquiry('contact', han(20), han(21)),
    ),
    says(
      'contactPhone 手机 required (clause 5.1)',
      booking('contactPhone', '13800138001', ''),
      enquiry('phone', '13800138001', ''),
    ),
    says('contactTel 座机 optional', booking('contactTel', '', '12')),
    says('contactEmail 邮箱 optional', booking('contactEmail', '', 'a@b')),
    says('wechat optional', booking('wechat', '', letters(41))),
    says(
      'remark 备注 <= 500 with counter',
      booking('remark', han(500), han(501)),
      enquiry('remark', han(500), han(501)),
    ),
    says(
      'shipper/consignee/notify: companyNameEn (<= 70 per line',
      booking('shipper.companyNameEn', letters(70), letters(71)),
      booking('consignee.companyNameEn', letters(70), letters(71)),
    ),
    says('A–Z 0–9 and punctuation)', booking('shipper.companyNameEn', 'SHANGHAI CHEM CO., LTD (2)', '上海化工')),
    says(
      'addressEn (<= 35 x 5 lines typical B/L)',
      booking('shipper.addressEn', lines(5, 35), lines(6, 20), { with: shipper }),
      booking('shipper.addressEn', lines(1, 35), lines(1, 36), { with: shipper }),
    ),
    says('countryCode ISO-2', booking('shipper.countryCode', 'CN', 'XX', { with: shipper })),
    says('taxNo ~ IEC/GST/PAN)', booking('shipper.taxNo', letters(40), letters(41), { with: shipper })),
    says('contact, phone, email', booking('shipper.email', 'booking@chem.cn', 'booking@chem', { with: shipper })),
    says(
      'tick 通知人同收货人',
      booking(
        'notify.companyNameEn',
        { notifySame: true },
        { notifySame: false },
        { with: { 'notify.companyNameEn': '上海化工' } },
      ),
    ),
    says(
      "consignee 'TO ORDER' allowed, then notify required",
      booking('notify.companyNameEn', 'ROTTERDAM CHEM', '', { with: { toOrder: true } }),
    ),
    says('pick from address book ~ save new one', elsewhere('machines/address-book')),
    says(
      'Parties may be empty at booking time',
      booking('shipper.companyNameEn', {}, { 'shipper.addressEn': '1 CHEMICAL ROAD' }),
    ),
    says('and completed as ~ instead of blocking', elsewhere('features/fcl/papers')),
  ],
  '2.3': [
    says('Cargo line (repeatable, max 20', booking('cargo', linesOf(20), linesOf(21))),
    says('each: copy, delete, collapse)', elsewhere('domain/booking-form')),
    says(
      'cargoNameCn / cargoNameEn ~ text <=100/<=250 Y',
      booking('cargo.0.cargoNameCn', han(100), han(101)),
      booking('cargo.0.cargoNameCn', '甲醇', ''),
      booking('cargo.0.cargoNameEn', letters(250), letters(251)),
      booking('cargo.0.cargoNameEn', 'METHANOL', ''),
    ),
    says('EN: ASCII only', booking('cargo.0.cargoNameEn', 'METHANOL', 'MÉTHANOL')),
    says(
      'reject vague terms (CHEMICALS, GENERAL CARGO, FAK, 化工品) because carriers refuse them',
      booking('cargo.0.cargoNameEn', 'CHEMICAL WOOD PULP', 'CHEMICALS'),
      booking('cargo.0.cargoNameEn', 'VALVES', 'GENERAL CARGO', general),
      booking('cargo.0.cargoNameEn', 'VALVES', 'FAK', general),
      booking('cargo.0.cargoNameCn', '甘油', '化工品', general),
    ),
    says(
      'hsCode ~ 6–10 digits, even groups',
      booking('cargo.0.hsCode', '290511', '29051'),
      booking('cargo.0.hsCode', '29051100', '2905110'),
      booking('cargo.0.hsCode', '2905110000', '290511000000'),
    ),
    says('CN export = 10', booking('cargo.0.hsCode', '2905110000', '29051100', warned)),
    says('casNo ~ check digit (6.9)', booking('cargo.0.casNo', '67-56-1', '67-56-2')),
    says('auto-suggest from UN table', elsewhere('domain/booking-form')),
    says('packageType ~ code + 中文', booking('cargo.0.packageType', '1A1', 'BOX')),
    says(
      'packages ~ 1–999999',
      booking('cargo.0.packages', packages(1, '160', '190'), { 'cargo.0.packages': '0' }),
      booking('cargo.0.packages', packages(999_999, '0.01', '0.02'), packages(1_000_000, '0.01', '0.02')),
      booking('cargo.0.packages', '160', '160.5'),
    ),
    says(
      'grossWeight / netWeight ~ kg, 3 dp Y / DG:Y',
      booking('cargo.0.grossWeight', '30400.001', '30400.0001'),
      booking('cargo.0.grossWeight', '30400', ''),
      booking('cargo.0.netWeight', '25600.001', '25600.0001'),
      booking('cargo.0.netWeight', '25600', ''),
    ),
    says(
      'net <= gross',
      booking('cargo.0.netWeight', '30400', '30400.001', { with: { [dg('dgNetWeight')]: '190' } }),
      booking('cargo.0.netWeight', '100', '101', { ...general, with: { 'cargo.0.grossWeight': '100' } }),
    ),
    says(
      'per-container gross <= payload',
      booking('cargo.0.grossWeight', '56500', '56500.001', { with: { [dg('dgGrossWeight')]: '353.125' } }),
    ),
    says(
      'volume ~ m³, 3 dp Y (LCL, air), N (FCL) > 0',
      booking('cargo.0.volume', '', '0'),
      booking('cargo.0.volume', '0.001', '0.0001'),
    ),
    says('length,width,height ~ typed volume', elsewhere('features/lcl/service'), elsewhere('features/air/service')),
    says('stackable ~ LCL/air', elsewhere('features/lcl/service'), elsewhere('features/air/service')),
    says('marks ~ text <=500', booking('cargo.0.marks', han(500), han(501))),
    says("N 'N/M' button", elsewhere('domain/booking-form')),
    says(
      'cargoValue + currency ~ > 0',
      booking('services.insurance.cargoValue', '0.01', '0', { with: insured }),
      booking('services.insurance.cargoValue', '1', '', { with: insured }),
      booking('cargo.0.cargoValue', '0.01', '0'),
    ),
    says(
      'msdsFile ~ see 2.5',
      booking('cargo.0.sds', {}, { 'cargo.0.sds': [] }),
      booking('cargo.0.sds', {}, { 'cargo.0.sds': [] }, general),
    ),
  ],
  '2.4': [
    says("Dangerous-goods block (shown per cargo line when isDanger='Y'", elsewhere('domain/booking-form')),
    says('cleared with confirm ~ Derived from', elsewhere('domain/booking-form')),
    says('DCSA Booking 2.0.5 ~ Chinese papers', 'source'),
    says('unNo (UNNumber) ~ `^\\d{4}$`', booking(dg('unNo'), '1230', '123'), booking(dg('unNo'), '1230', '')),
    says("strip 'UN'", booking(dg('unNo'), 'UN1230', 'XN1230')),
    says('known number fills the next fields', elsewhere('domain/initial-forms')),
    says('unknown allowed with warning', elsewhere('machines/listed-numbers')),
    says('psnEn (properShippingName) ~ text <=250 Y', booking(dg('psnEn'), `METHANOL ${letters(241)}`, letters(251))),
    says('prefilled, editable only for alternatives', booking(dg('psnEn'), 'METHANOL', 'ETHANOL', warned)),
    says('psnCn ~ text <=100 Y prefilled', booking(dg('psnCn'), han(100), han(101)), booking(dg('psnCn'), '甲醇', '')),
    says(
      'technicalName ~ SP 274/318',
      booking(dg('technicalName'), 'ACETONE', '', { with: generic }),
      booking(dg('technicalName'), letters(250), letters(251), { with: generic }),
    ),
    says('1–2 main components, placed in brackets after PSN', elsewhere('domain/dangerous-goods')),
    says('dgClass (imoClass) ~ select 1.1A..9 Y', booking(dg('dgClass'), '3', '99')),
    says('must match table row, else warn', booking(dg('dgClass'), '3', '9', warned)),
    says('subRisk1/subRisk2 ~ if row has it', booking(dg('subRisk1'), '6.1', '')),
    says('`^[0-9](\\.[0-9])?$`', booking(dg('subRisk1'), '6.1', '6.9')),
    says('not equal to main', booking(dg('subRisk1'), '6.1', '3')),
    says('packingGroup ~ 6.1, 8, most 9', booking(dg('packingGroup'), 'II', '')),
    says(
      'NOT for 1, 2, 5.2, 6.2, 7, 4.1 self-reactive',
      booking(dg('packingGroup'), '', 'II', { with: listed('1950') }),
      booking(dg('packingGroup'), '', 'II', { ...sailsWithout, with: peroxide }),
      ...['1.4', '2.1', '5.2', '6.2', '7'].map((dgClass) =>
        enquiry('packingGroup', '', 'II', { with: { unNo: '', dgClass } }),
      ),
    ),
    says("must be among the row's groups", booking(dg('packingGroup'), 'II', 'III')),
    says(
      'flashPoint + unit CEL ~ class 3 or sub-risk 3: Y',
      booking(dg('flashPoint'), '11', ''),
      booking(dg('flashPoint'), '-100', '-100.1'),
      booking(dg('flashPoint'), '300', '300.1'),
      booking(dg('flashPoint'), '11.5', '11.55'),
      booking(dg('flashPoint'), '31', '', { with: listed('2023') }),
    ),
    says('PG rule in 6.6', booking(dg('flashPoint'), '22.9', '23', { ...warned, with: listed('1294') })),
    says("'FP>60 ℃ 通常不属第3类' warn", booking(dg('flashPoint'), '60', '60.1', { ...warned, with: listed('1134') })),
    says(
      'isMarinePollutant ~ UN3077/3082 locked Y',
      booking(dg('isMarinePollutant'), true, false, {
        with: listed('3082', { technicalName: 'EPOXY RESIN', isMarinePollutant: true }),
      }),
      booking(dg('isMarinePollutant'), true, false, {
        with: listed('3077', { technicalName: 'ZINC OXIDE', isMarinePollutant: true }),
      }),
    ),
    says(
      'isLimitedQuantity / isExceptedQuantity ~ mutually exclusive',
      booking(dg('isLimitedQuantity'), limitedOf('1294', 'II', '0.02'), {
        ...limitedOf('1294', 'II', '0.02'),
        [dg('isExceptedQuantity')]: true,
      }),
      booking(dg('innerPackSize'), exceptedOf('1134', 'III', '0.03', '1'), exceptedOf('1134', 'III', '0.031', '1')),
      booking(dg('dgNetWeight'), exceptedOf('1134', 'III', '0.03', '1'), exceptedOf('1134', 'III', '0.03', '1.001')),
      booking(dg('dgNetWeight'), exceptedOf('1294', 'II', '0.03', '0.5'), exceptedOf('1294', 'II', '0.03', '0.501')),
      booking(dg('dgNetWeight'), exceptedOf('1263', 'I', '0.03', '0.3'), exceptedOf('1263', 'I', '0.03', '0.301')),
      booking(dg('innerPackSize'), exceptedOf('1547', 'II', '0.001', '0.5'), exceptedOf('1547', 'II', '0.002', '0.5')),
      booking(dg('dgNetWeight'), exceptedOf('1547', 'II', '0.001', '0.5'), exceptedOf('1547', 'II', '0.001', '0.501')),
      booking(dg('dgNetWeight'), exceptedOf('1689', 'I', '0.001', '0.3'), exceptedOf('1689', 'I', '0.001', '0.301')),
      booking(dg('isExceptedQuantity'), exceptedOf('1263', 'I', '0.03', '0.3'), exceptedOf('1093', 'I', '0.03', '0.3')),
      booking(dg('isExceptedQuantity'), false, exceptedOf('1428', 'I', '0.001', '0.3')),
    ),
    says(
      'LQ: inner pack size and <=30 kg gross per package asked',
      booking(dg('innerPackSize'), '1', '', { with: { ...limited, [dg('isLimitedQuantity')]: true } }),
      booking(dg('dgGrossWeight'), '30', '30.001', {
        with: { ...limited, [dg('isLimitedQuantity')]: true, [dg('innerPackSize')]: '1' },
      }),
    ),
    says(
      'LQ softens segregation (6.7)',
      booking(
        'cargo.1.stow',
        inOneBox(drum('1263', { packingGroup: 'II', isLimitedQuantity: true, innerPackSize: '1' }), drum('1942')),
        inOneBox(drum('1263', { packingGroup: 'II' }), drum('1942')),
      ),
    ),
    says('isWaste,isHot,isMolten ~ solid >=240 ℃', elsewhere('domain/booking-form')),
    says(
      'controlTemp/emergencyTemp/SADT/SAPT ~ emergency > control',
      booking(dg('emergencyTemp'), '10.1', '10', { ...sailsWithout, with: peroxide }),
      booking(dg('controlTemp'), '10', '', { ...sailsWithout, with: peroxide }),
    ),
    says('no online price', booking(dg('dgClass'), {}, peroxide)),
    says('segregationGroup ~ SGG1–18 N 7.4', booking(dg('segregationGroups'), ['SGG1'], ['SGG19'])),
    says('auto-suggest acids/alkalis etc', elsewhere('domain/initial-forms')),
    says('emsNo ~ it has 8 characters', booking(dg('emsNo'), 'F-E,S-D', 'F-K,S-D')),
    says('outerPackCode (imoPackagingCode) ~ 7.9', booking(dg('outerPackCode'), '1A1', 'CTN')),
    says(
      'tank/flexi: hidden',
      booking(
        dg('outerPackCode'),
        { 'containers.0.ctnType': '20TK' },
        { 'containers.0.ctnType': '20GP' },
        {
          with: { [dg('outerPackCode')]: '', [dg('unMark')]: '' },
        },
      ),
    ),
    says(
      'unMark ~ then rest free',
      booking(dg('unMark'), '1a1/y1.4/250/26/CN', '1A1-Y1.4'),
      booking(dg('unMark'), 'UN 1A1/X1.4', 'UN A1/X1.4'),
    ),
    says(
      'X covers PG I–III, Y II–III, Z III only',
      booking(dg('unMark'), '1A1/X', '1A1/Y', { with: listed('1089') }),
      booking(dg('unMark'), '1A1/Y', '1A1/Z'),
      booking(dg('unMark'), { ...listed('1134'), [dg('unMark')]: '1A1/Z' }, { [dg('unMark')]: '1A1/Z' }),
    ),
    says(
      'innerPackQty/innerPackDesc ~ combination packs',
      booking(dg('innerPackQty'), '1', '0', { with: { [dg('outerPackCode')]: '4G', [dg('unMark')]: '' } }),
      booking(dg('innerPackDesc'), letters(100), letters(101), {
        with: { [dg('outerPackCode')]: '4G', [dg('unMark')]: '' },
      }),
    ),
    says(
      'dgNetWeight, dgGrossWeight per pack ~ kg Y',
      booking(dg('dgNetWeight'), '160', ''),
      booking(dg('dgGrossWeight'), '190', ''),
      booking(dg('dgGrossWeight'), '190', '159', { with: { 'cargo.0.grossWeight': '30400' } }),
    ),
    says(
      'NEC (净爆炸量) for class 1',
      booking(dg('nec'), '1', '', {
        with: { [dg('dgClass')]: '1.4', [dg('subRisk1')]: '6.1', [dg('packingGroup')]: '' },
        besides: [dg('dgClass')],
      }),
    ),
    says(
      'emergencyContact / emergencyPhone ~ text<=255 / <=30 Y',
      booking(dg('emergencyContact'), letters(255), letters(256)),
      booking(dg('emergencyContact'), '王应急', ''),
      booking(dg('emergencyPhone'), '13800138000', ''),
    ),
    says(
      'E.164 or CN landline',
      booking(dg('emergencyPhone'), '+31101234567', '+0101234567'),
      booking(dg('emergencyPhone'), '021-12345678', '021-123'),
    ),
    says('for US/CA shipments ~ speaks English', 'source'),
    says(
      'provider contract no. optional (CHEMTREC/NRCC)',
      booking(dg('emergencyContractNo'), letters(60), letters(61)),
    ),
    says('dangerPackCertNo, dangerPackCertExpire, file ~ not at order time', elsewhere('features/fcl/papers')),
    says(
      'expiry >= ETD',
      booking(
        dg('dangerPackCertExpire'),
        { [dg('dangerPackCertExpire')]: onVoyage(({ sailing }) => sailing) },
        { [dg('dangerPackCertExpire')]: onVoyage(({ sailing }) => dayFrom(sailing, -1)) },
      ),
    ),
    says('quantity on cert >= shipped quantity', booking(dg('dangerPackCertQty'), '160', '159')),
    says('perfCertNo, file ~ text/file N', booking(dg('perfCertNo'), letters(60), letters(61))),
    says(
      'expiry >= packing date',
      booking(
        dg('perfCertExpire'),
        { [dg('perfCertExpire')]: onVoyage(({ closing }) => closing) },
        { [dg('perfCertExpire')]: onVoyage(({ closing }) => dayFrom(closing, -1)) },
      ),
    ),
    says(
      'classReportFile ~ general-cargo chemicals (isDanger=N): Y',
      booking('cargo.0.classReport', {}, { 'cargo.0.classReport': [] }, general),
      booking('cargo.0.classReport', {}, withDay('classReport', ''), general),
      booking('cargo.0.classReport', {}, withDay('classReport', '2026-01-16'), general),
    ),
    says('air: Y report year must be current for air (annual)', elsewhere('features/air/service')),
    says('approvalNo ~ if competent authority approval', booking(dg('approvalNo'), letters(60), letters(61))),
    says('Controlled-goods notice ~ never blocking the quote', elsewhere('domain/dangerous-goods')),
  ],
  '2.5': [
    says('Uploads Types ~ <= 20 MB each', elsewhere('server/files/uploads')),
    says('<= 10 files', booking('documents', filesOf(10), filesOf(11)), enquiry('fileIds', {}, uploads(11))),
    says('check magic bytes ~ replace', elsewhere('server/files/uploads')),
    says('SDS has language CN/EN', elsewhere('features/fcl/papers')),
    says(
      'and 编制/修订日期 (warn > 3 y',
      booking('cargo.0.sds', withDay('sds', '2023-02-01'), withDay('sds', '2023-01-01'), warned),
    ),
    says('block > 5 y', booking('cargo.0.sds', withDay('sds', '2021-02-01'), withDay('sds', '2021-01-01'))),
    says('16 sections expected. Names sanitised ~ opaque id', elsewhere('server/files/uploads')),
    says('Document set per stage ~ 电放保函', elsewhere('domain/papers')),
    says('After the order each paper ~ until the ship has sailed.', elsewhere('server/orders/papers')),
    says("For sea containers VGM ~ freight terms are the order's.", elsewhere('server/orders/paper-forms')),
    says('After an amendment (10.11) ~ name no vessel and stand.', elsewhere('server/orders/amended-papers')),
  ],
  '2.6': [
    says(
      'Value-added services ~ 拖车 truck (提货省市区/地址, 装货时间',
      ...['province', 'city', 'district', 'address', 'loadingAt'].map((field) =>
        booking(`services.truck.${field}`, goodsOfTruck, { ...goodsOfTruck, [`services.truck.${field}`]: '' }),
      ),
    ),
    says('DG车 Y/N)', booking('services.truck.dgVehicle', 'Y', 'N', { with: goodsOfTruck })),
    says(
      '报关 customs',
      booking('services.customs.mode', 'ENTRUST', 'NOBODY', { with: { 'services.customs.wanted': true } }),
    ),
    says('危申报 maritime DG declaration', elsewhere('domain/fees')),
    says(
      '内装 CFS stuffing',
      booking(
        'services.stuffing.deliverDay',
        { 'services.stuffing.deliverDay': onVoyage(({ closing }) => closing) },
        { 'services.stuffing.deliverDay': onVoyage(({ closing }) => dayFrom(closing, 1)) },
        { with: { 'services.stuffing.wanted': true } },
      ),
    ),
    says('箱贴 placards', elsewhere('domain/fees')),
    says(
      '代办危包证/鉴定报告',
      booking('services.certificates.kind', 'PACKING', 'ANY', { with: { 'services.certificates.wanted': true } }),
    ),
    says(
      '仓储',
      booking('services.storage.days', '365', '366', {
        with: { 'services.storage.wanted': true, 'services.storage.fromDay': onVoyage(({ today }) => today) },
      }),
      booking('services.storage.days', '1', '0', {
        with: { 'services.storage.wanted': true, 'services.storage.fromDay': onVoyage(({ today }) => today) },
      }),
    ),
    says(
      '保险 (货值x110 %, 费率)',
      booking('services.insurance.cargoValue', '999999999.99', '1000000000', { with: insured }),
      booking('services.insurance.currency', '2', '9', { with: { ...insured, 'services.insurance.cargoValue': '1' } }),
    ),
    says(
      '目的港清关/派送',
      booking('services.destination.kind', 'CLEARANCE', 'ANY', { with: { 'services.destination.wanted': true } }),
    ),
    says(
      '熏蒸/打托/加固',
      booking('services.handling.kind', 'PALLET', 'ANY', { with: { 'services.handling.wanted': true } }),
    ),
    says('监装视频', elsewhere('domain/fees')),
  ],
  '2.7': [
    says('Payment and invoice payTerm PRE预付/COL到付', booking('payTerm', 'COL', 'CASH')),
    says('settleType 票结/月结', booking('settleType', 'MONTHLY', 'YEARLY')),
    says('(contract customers)', booking('settleType', 'TICKET', 'MONTHLY', { buyer: 'person' })),
    says('payType from DB (银行转账/在线支付/承兑/信用额度)', booking('payType', 'CREDIT', 'CASH')),
    says('invoiceType ~ (电子)', booking('invoice.invoiceType', 'NORMAL', 'ANY', { with: invoiced })),
    says(
      'invoice fields as privacy notice ~ region, address',
      ...['companyName', 'taxpayerId', 'receiverName', 'receiverPhone'].map((field) =>
        booking(`invoice.${field}`, invoiced, { ...invoiced, [`invoice.${field}`]: '' }),
      ),
      booking('invoice.region', letters(60), letters(61), { with: invoiced }),
      booking('invoice.address', letters(100), letters(101), { with: invoiced }),
    ),
    says('International freight agency ~ one rate', elsewhere('domain/fees')),
  ],
};
