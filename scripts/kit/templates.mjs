/** A heading, a row of cells to fill in, or a sentence. @typedef {string | readonly string[] | { note: string }} Line */

/** RTF opens in Word, WPS and LibreOffice, and is text. @param {string} text */
const escaped = (text) =>
  Array.from(text.replaceAll(/[\\{}]/g, '\\$&'), (letter) =>
    letter.charCodeAt(0) < 128
      ? letter
      : `\\u${letter.charCodeAt(0) > 32_767 ? letter.charCodeAt(0) - 65_536 : letter.charCodeAt(0)}?`,
  ).join('');

const WIDTH = 9_600;
const BORDER = ['t', 'l', 'b', 'r'].map((side) => `\\clbrdr${side}\\brdrs\\brdrw10`).join('');

/** @param {readonly string[]} cells */
function rowOf(cells) {
  const edges = cells.map((_, index) => `${BORDER}\\cellx${Math.round((WIDTH * (index + 1)) / cells.length)}`).join('');
  return `\\trowd\\trgaph80\\trrh420${edges}\n${cells.map((cell) => `\\pard\\intbl\\fs18 ${escaped(cell)}\\cell`).join('\n')}\n\\row`;
}

/** @param {Line} line */
function lineOf(line) {
  if (typeof line === 'string') return `\\pard\\sb200\\sa80\\b\\fs22 ${escaped(line)}\\b0\\par`;
  return 'note' in line ? `\\pard\\sb80\\sa80\\fs18 ${escaped(line.note)}\\par` : rowOf(line);
}

/** @param {string} title @param {readonly Line[]} lines */
const documentOf = (title, lines) =>
  `{\\rtf1\\ansi\\ansicpg936\\uc1\\deff0{\\fonttbl{\\f0\\fnil\\fcharset134 SimSun;}}\\paperw11906\\paperh16838\\margl1100\\margr1100\\margt1000\\margb1000
\\pard\\qc\\sa160\\b\\fs30 ${escaped(title)}\\b0\\par
${lines.map(lineOf).join('\n')}
}
`;

const DESK_NOTE = {
  note: '空白模板，供填写后交船公司或危险品服务台；内容以船公司、海事与主管机关现行要求为准。Blank template; the carrier and the authorities decide.',
};

/** @param {number} count @param {readonly string[]} columns */
const blanks = (count, columns) => Array.from({ length: count }, () => columns.map(() => ''));
const GOODS = ['UN 编号 UN No.', '正确运输名称 Proper shipping name', '类别（副）Class (sub.)', '包装类别 PG'];
const AMOUNTS = ['件数与包装 Number and kind', '毛重 Gross kg', '净重 Net kg', '闪点 Flashpoint / 海洋污染物 MP'];
const CHECKS = ['检查项目 Item', '是 Yes', '否 No', '备注 Remark'];
/** @param {readonly string[]} items */
const checked = (items) => items.map((item) => [item, '☐', '☐', '']);

/** Blank papers that the site offers, Chinese with the English names of their fields. */
export const templates = [
  {
    file: 'dangerous-goods-declaration.rtf',
    rtf: documentOf('多式联运危险货物表 Multimodal Dangerous Goods Form', [
      ['1 托运人 Shipper', '2 运输单证号 Transport document No.'],
      ['', ''],
      ['3 页次 Page', '4 托运人编号 Shipper’s reference', '5 货代编号 Forwarder’s reference'],
      ['', '', ''],
      ['6 收货人 Consignee', '7 承运人 Carrier（承运人填写）'],
      ['', ''],
      '托运人声明 Shipper’s declaration',
      {
        note: '兹声明：本批货物以下述正确运输名称完整、准确地描述，并按照适用的国际与国内规定进行分类、包装、标记与标签，各方面均处于适运状态。I hereby declare that the contents of this consignment are fully and accurately described below by the proper shipping name, and are classified, packaged, marked and labelled, and are in all respects in proper condition for transport according to the applicable international and national regulations.',
      },
      [
        '8 限制 Limitations：客机货机 Passenger and cargo aircraft ☐　仅货机 Cargo aircraft only ☐',
        '9 附加说明 Additional handling information / 24 小时应急电话 24 h emergency phone',
      ],
      ['', ''],
      [
        '10 船名航次与日期 Vessel / flight No. and date',
        '11 装货港 Port of loading',
        '12 卸货港 Port of discharge',
        '13 目的地 Destination',
      ],
      ['', '', '', ''],
      '14 货物 Goods',
      GOODS,
      ...blanks(4, GOODS),
      AMOUNTS,
      ...blanks(4, AMOUNTS),
      [
        '15 箱号或车号 Container / vehicle No.',
        '16 封号 Seal No.',
        '17 箱型 Size and type',
        '18 皮重 Tare kg',
        '19 总毛重 Total gross kg',
      ],
      ['', '', '', '', ''],
      '集装箱装箱证明 Container packing certificate',
      {
        note: '兹证明：货物已按适用规定装入并固定在上述集装箱中。I hereby declare that the goods have been packed into the container identified above in accordance with the applicable provisions.',
      },
      ['20 装箱单位 Name of company', '姓名与职务 Name and status', '地点与日期 Place and date', '签字 Signature'],
      ['', '', '', ''],
      ['22 托运人 Name of shipper', '姓名与职务 Name and status', '地点与日期 Place and date', '签字 Signature'],
      ['', '', '', ''],
      DESK_NOTE,
    ]),
  },
  {
    file: 'container-packing-checklist.rtf',
    rtf: documentOf('危险货物集装箱装箱检查表 Packing Certificate Checklist', [
      ['箱号 Container No.', '箱型 Type', '封号 Seal No.', '装箱日期 Date'],
      ['', '', '', ''],
      ['装箱单位 Packed by', '装箱地点 Place', '订舱号 Booking No.', '装箱检查员 Inspector'],
      ['', '', '', ''],
      '装箱前 Before packing',
      CHECKS,
      ...checked([
        '箱体清洁、干燥、无残留 Clean, dry, no residue',
        '无明显损坏，箱门密封完好 No obvious damage, doors seal',
        'CSC 铭牌有效 CSC plate valid',
        '旧标牌已清除 Old placards removed',
        '货物与单证一致：UN 号、名称、类别 Goods match the papers',
        '包装无破损渗漏，UN 标记与危包证一致 Packages sound, UN mark matches certificate',
      ]),
      '装箱 Packing',
      CHECKS,
      ...checked([
        '需隔离的货物没有同箱 No incompatible goods in one container',
        '重不压轻，液不压固，朝向正确 Stowed in order, upright',
        '载荷分布均匀，不超载 Load spread, within payload',
        '已绑扎、支撑，衬垫足够 Secured and braced',
        '桶、袋无突出物损伤 No protruding nails',
      ]),
      '装箱后 After packing',
      CHECKS,
      ...checked([
        '四面标牌与海洋污染物标记已贴 Placards and marks on four sides',
        '熏蒸、干冰等警示标记已贴（如有）Fumigation or coolant mark',
        '照片：空箱、半箱、满箱、封志 Photos taken',
        '装箱证明书已签 Packing certificate signed',
        '已封箱，封号已核对 Sealed, number checked',
      ]),
      ['检查员签字 Signature', '日期 Date', '电话 Phone'],
      ['', '', ''],
      DESK_NOTE,
    ]),
  },
  {
    file: 'vgm-declaration.rtf',
    rtf: documentOf('集装箱核实总重声明 Verified Gross Mass Declaration (VGM)', [
      ['订舱号 Booking No.', '船名航次 Vessel / voyage', '装货港 Port of loading'],
      ['', '', ''],
      ['箱号 Container No.', '箱型 Type', '最大总重 Max. gross kg', '核实总重 VGM kg'],
      ...blanks(6, ['', '', '', '']),
      '称重方法 Method',
      { note: '☐ 方法一：装箱后整箱称重 Method 1: the packed container was weighed' },
      {
        note: '☐ 方法二：货物、包装、衬垫与加固重量加箱皮重 Method 2: cargo, packing, dunnage and securing, plus tare',
      },
      [
        '称重机构与设备 Weighing party and equipment',
        '称重日期 Date of weighing',
        '证书或磅单号 Certificate / ticket No.',
      ],
      ['', '', ''],
      ['货物重量 Cargo kg', '包装、衬垫、加固 Packing and dunnage kg', '箱皮重 Tare kg', '合计 Total kg'],
      ['', '', '', ''],
      '责任方 Responsible party',
      [
        '托运人 Shipper',
        '授权人姓名 Authorized person',
        '电话与邮箱 Phone and e-mail',
        '签字与日期 Signature and date',
      ],
      ['', '', '', ''],
      {
        note: '依据 SOLAS 第 VI 章第 2 条，未提供核实总重的集装箱不得装船。Under SOLAS VI/2 a container without a verified gross mass is not loaded.',
      },
      DESK_NOTE,
    ]),
  },
];
