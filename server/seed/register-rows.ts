import type * as schema from '../data/schema/index.ts';

type Registered = Pick<
  typeof schema.enterpriseRegister.$inferInsert,
  'creditCode' | 'name' | 'legalPerson' | 'address' | 'established'
>;

// biome-ignore format: a table reads by rows
const registered: readonly Registered[] = [
  { creditCode: '91310115MA1K4A014P', name: '上海申澜化工进出口有限公司（演示数据）', legalPerson: '顾明远', address: '上海市浦东新区临港新片区海港大道1号', established: '2015-03-18' },
  { creditCode: '91330201MA2A5B023P', name: '宁波甬盛精细化工有限公司（演示数据）', legalPerson: '沈嘉禾', address: '浙江省宁波市镇海区石化经济技术开发区海天路2号', established: '2012-07-05' },
  { creditCode: '91320582MA1M6C0396', name: '张家港保税区润海化学品贸易有限公司（演示数据）', legalPerson: '陆启航', address: '江苏省张家港保税区长江国际大厦3层', established: '2016-11-22' },
  { creditCode: '91370211MA3C7D04XK', name: '青岛海岱新材料有限公司（演示数据）', legalPerson: '郑伯言', address: '山东省青岛市黄岛区前湾港路4号', established: '2014-05-30' },
  { creditCode: '91120116MA5R8E0532', name: '天津滨泽国际物流有限公司（演示数据）', legalPerson: '韩若谷', address: '天津市滨海新区临港经济区渤海五路5号', established: '2013-09-12' },
  { creditCode: '91440101MA9U9F06X5', name: '广州南沙粤联化工有限公司（演示数据）', legalPerson: '梁以恒', address: '广东省广州市南沙区进港大道6号', established: '2018-02-07' },
  { creditCode: '91210213MA0T1G07XW', name: '大连金渤溶剂有限公司（演示数据）', legalPerson: '宋北辰', address: '辽宁省大连市金普新区松木岛化工园区7号', established: '2011-12-01' },
  { creditCode: '91320701MA1N2H082D', name: '连云港徐圩源丰化学有限公司（演示数据）', legalPerson: '吴景行', address: '江苏省连云港市徐圩新区港前大道8号', established: '2017-06-16' },
  { creditCode: '91330402MA2B3J092A', name: '嘉兴港区嘉禾树脂有限公司（演示数据）', legalPerson: '许知白', address: '浙江省嘉兴市平湖市乍浦镇东方大道9号', established: '2010-10-20' },
  { creditCode: '91370321MA3D4K107C', name: '淄博桓台鲁润化工有限公司（演示数据）', legalPerson: '孙牧之', address: '山东省淄博市桓台县果里镇东岳路10号', established: '2009-04-28' },
  { creditCode: '91310116MA1J5L115C', name: '上海漕泾泽源助剂有限公司（演示数据）', legalPerson: '高子昂', address: '上海市金山区漕泾镇合展路11号', established: '2014-08-19' },
  { creditCode: '91440307MA5G6M126F', name: '深圳鹏程电子化学品有限公司（演示数据）', legalPerson: '何云舒', address: '广东省深圳市龙岗区坪地街道12号', established: '2019-01-15' },
  { creditCode: '91350211MA31N7139E', name: '厦门鹭岛涂料有限公司（演示数据）', legalPerson: '林若溪', address: '福建省厦门市海沧区翁角路13号', established: '2008-06-03' },
  { creditCode: '91420111MA4K8P143X', name: '武汉楚天农化有限公司（演示数据）', legalPerson: '周楚白', address: '湖北省武汉市青山区化工大道14号', established: '2012-03-27' },
  { creditCode: '91500112MA5U9Q150C', name: '重庆长寿蜀汇化工有限公司（演示数据）', legalPerson: '罗江月', address: '重庆市长寿区晏家街道齐心大道15号', established: '2016-09-09' },
  { creditCode: '91510112MA6C1R163K', name: '成都龙泉川合新能源材料有限公司（演示数据）', legalPerson: '杜怀瑾', address: '四川省成都市龙泉驿区车城大道16号', established: '2020-05-18' },
  { creditCode: '91410191MA44T2175U', name: '郑州航空港中原氧化剂有限公司（演示数据）', legalPerson: '冯九皋', address: '河南省郑州市航空港区迎宾大道17号', established: '2013-11-11' },
  { creditCode: '91610131MA6U3U185P', name: '西安国际港务区秦岭气体有限公司（演示数据）', legalPerson: '白简之', address: '陕西省西安市国际港务区港务大道18号', established: '2015-07-24' },
  { creditCode: '91340121MA2W4W199N', name: '合肥循环园皖江新材料有限公司（演示数据）', legalPerson: '方思远', address: '安徽省合肥市肥东县合肥循环经济示范园19号', established: '2017-12-08' },
  { creditCode: '91320115MA1X5X209G', name: '南京江北华宁橡胶助剂有限公司（演示数据）', legalPerson: '程砚秋', address: '江苏省南京市江北新区方水路20号', established: '2011-02-25' },
  { creditCode: '91320612MA1Y6Y2168', name: '南通通海表面活性剂有限公司（演示数据）', legalPerson: '秦望舒', address: '江苏省南通市如东县洋口化工园21号', established: '2013-05-14' },
  { creditCode: '91330604MA28A7220E', name: '绍兴上虞越州染料有限公司（演示数据）', legalPerson: '陶远行', address: '浙江省绍兴市上虞区杭州湾经济技术开发区22号', established: '2007-08-30' },
  { creditCode: '91331002MA2C8B232X', name: '台州椒江东海医药化工有限公司（演示数据）', legalPerson: '蔡允明', address: '浙江省台州市椒江区外沙路23号', established: '2010-01-19' },
  { creditCode: '91370502MA3E9C2427', name: '东营港海河石化有限公司（演示数据）', legalPerson: '傅长青', address: '山东省东营市东营港经济开发区24号', established: '2012-10-10' },
  { creditCode: '91370602MA3F1D2503', name: '烟台芝罘电池材料有限公司（演示数据）', legalPerson: '戴星河', address: '山东省烟台市芝罘区幸福南路25号', established: '2021-03-03' },
  { creditCode: '91450702MA5N2E268X', name: '钦州北部湾桂海化工有限公司（演示数据）', legalPerson: '黎崇光', address: '广西钦州市钦南区港区大道26号', established: '2018-08-08' },
  { creditCode: '9133020078901234XB', name: '宁波海曙启明化学品有限公司（演示数据）', legalPerson: '叶启明', address: '浙江省宁波市海曙区解放南路27号', established: '2006-05-18' },
  { creditCode: '91440300MA5ABCDE5X', name: '深圳前海合众化工供应链有限公司（演示数据）', legalPerson: '邓合众', address: '广东省深圳市前海深港合作区28号', established: '2018-06-06' },
  { creditCode: '91310000MA1FP1239F', name: '上海瀚海远航国际货运代理有限公司（演示数据）', legalPerson: '陈远航', address: '上海市虹口区东大名路29号', established: '2016-04-12' },
  { creditCode: '91350100M000100Y43', name: '福州闽江化工原料有限公司（演示数据）', legalPerson: '郭闽生', address: '福建省福州市马尾区江滨东大道30号', established: '2015-10-01' },
];

/** Invented companies with valid credit codes. */
export const registerRows: readonly (typeof schema.enterpriseRegister.$inferInsert)[] = registered.map((row) => ({
  ...row,
  status: '存续',
  demo: true,
}));
