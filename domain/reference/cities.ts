export interface City {
  /** Division code of GB/T 2260. */
  code: string;
  nameCn: string;
  nameEn: string;
  province: string;
  pinyin: string;
  initials: string;
  /** Other names: abbreviations, former and foreign names. */
  aliases: readonly string[];
}

// biome-ignore format: a table reads by rows
export const cities: readonly City[] = [
  { code: '310000', nameCn: '上海', nameEn: 'Shanghai', province: '上海', pinyin: 'shanghai', initials: 'sh', aliases: ['沪', '申', '申城', '魔都'] },
  { code: '110000', nameCn: '北京', nameEn: 'Beijing', province: '北京', pinyin: 'beijing', initials: 'bj', aliases: ['京', '北平', 'PEKING'] },
  { code: '120000', nameCn: '天津', nameEn: 'Tianjin', province: '天津', pinyin: 'tianjin', initials: 'tj', aliases: ['津', 'TIENTSIN'] },
  { code: '500000', nameCn: '重庆', nameEn: 'Chongqing', province: '重庆', pinyin: 'chongqing', initials: 'cq', aliases: ['渝', '山城', 'CHUNGKING'] },
  { code: '330200', nameCn: '宁波', nameEn: 'Ningbo', province: '浙江', pinyin: 'ningbo', initials: 'nb', aliases: ['甬', '明州', 'NINGPO'] },
  { code: '330100', nameCn: '杭州', nameEn: 'Hangzhou', province: '浙江', pinyin: 'hangzhou', initials: 'hz', aliases: ['杭', 'HANGCHOW'] },
  { code: '330400', nameCn: '嘉兴', nameEn: 'Jiaxing', province: '浙江', pinyin: 'jiaxing', initials: 'jx', aliases: [] },
  { code: '330600', nameCn: '绍兴', nameEn: 'Shaoxing', province: '浙江', pinyin: 'shaoxing', initials: 'sx', aliases: [] },
  { code: '331000', nameCn: '台州', nameEn: 'Taizhou', province: '浙江', pinyin: 'taizhou', initials: 'tz', aliases: [] },
  { code: '330900', nameCn: '舟山', nameEn: 'Zhoushan', province: '浙江', pinyin: 'zhoushan', initials: 'zs', aliases: ['CHUSAN'] },
  { code: '330782', nameCn: '义乌', nameEn: 'Yiwu', province: '浙江', pinyin: 'yiwu', initials: 'yw', aliases: [] },
  { code: '320100', nameCn: '南京', nameEn: 'Nanjing', province: '江苏', pinyin: 'nanjing', initials: 'nj', aliases: ['金陵', 'NANKING'] },
  { code: '320500', nameCn: '苏州', nameEn: 'Suzhou', province: '江苏', pinyin: 'suzhou', initials: 'sz', aliases: ['苏', '姑苏', 'SOOCHOW'] },
  { code: '320585', nameCn: '太仓', nameEn: 'Taicang', province: '江苏', pinyin: 'taicang', initials: 'tc', aliases: [] },
  { code: '320582', nameCn: '张家港', nameEn: 'Zhangjiagang', province: '江苏', pinyin: 'zhangjiagang', initials: 'zjg', aliases: [] },
  { code: '320200', nameCn: '无锡', nameEn: 'Wuxi', province: '江苏', pinyin: 'wuxi', initials: 'wx', aliases: ['锡', '梁溪', 'WUSIH'] },
  { code: '320400', nameCn: '常州', nameEn: 'Changzhou', province: '江苏', pinyin: 'changzhou', initials: 'cz', aliases: [] },
  { code: '320600', nameCn: '南通', nameEn: 'Nantong', province: '江苏', pinyin: 'nantong', initials: 'nt', aliases: [] },
  { code: '320700', nameCn: '连云港', nameEn: 'Lianyungang', province: '江苏', pinyin: 'lianyungang', initials: 'lyg', aliases: ['海州'] },
  { code: '340100', nameCn: '合肥', nameEn: 'Hefei', province: '安徽', pinyin: 'hefei', initials: 'hf', aliases: ['庐', '庐州'] },
  { code: '370200', nameCn: '青岛', nameEn: 'Qingdao', province: '山东', pinyin: 'qingdao', initials: 'qd', aliases: ['青', 'TSINGTAO'] },
  { code: '370100', nameCn: '济南', nameEn: 'Jinan', province: '山东', pinyin: 'jinan', initials: 'jn', aliases: ['济', '泉城', 'TSINAN'] },
  { code: '370300', nameCn: '淄博', nameEn: 'Zibo', province: '山东', pinyin: 'zibo', initials: 'zb', aliases: [] },
  { code: '370500', nameCn: '东营', nameEn: 'Dongying', province: '山东', pinyin: 'dongying', initials: 'dy', aliases: [] },
  { code: '370600', nameCn: '烟台', nameEn: 'Yantai', province: '山东', pinyin: 'yantai', initials: 'yt', aliases: ['芝罘', 'CHEFOO'] },
  { code: '370700', nameCn: '潍坊', nameEn: 'Weifang', province: '山东', pinyin: 'weifang', initials: 'wf', aliases: [] },
  { code: '210200', nameCn: '大连', nameEn: 'Dalian', province: '辽宁', pinyin: 'dalian', initials: 'dl', aliases: ['连', '滨城', 'DAIREN'] },
  { code: '210800', nameCn: '营口', nameEn: 'Yingkou', province: '辽宁', pinyin: 'yingkou', initials: 'yk', aliases: ['NEWCHWANG', '鲅鱼圈'] },
  { code: '440100', nameCn: '广州', nameEn: 'Guangzhou', province: '广东', pinyin: 'guangzhou', initials: 'gz', aliases: ['穗', '羊城', '花城', 'CANTON'] },
  { code: '440300', nameCn: '深圳', nameEn: 'Shenzhen', province: '广东', pinyin: 'shenzhen', initials: 'sz', aliases: ['深', '鹏城'] },
  { code: '441900', nameCn: '东莞', nameEn: 'Dongguan', province: '广东', pinyin: 'dongguan', initials: 'dg', aliases: ['莞'] },
  { code: '441300', nameCn: '惠州', nameEn: 'Huizhou', province: '广东', pinyin: 'huizhou', initials: 'hz', aliases: [] },
  { code: '440800', nameCn: '湛江', nameEn: 'Zhanjiang', province: '广东', pinyin: 'zhanjiang', initials: 'zj', aliases: [] },
  { code: '350200', nameCn: '厦门', nameEn: 'Xiamen', province: '福建', pinyin: 'xiamen', initials: 'xm', aliases: ['厦', '鹭岛', 'AMOY'] },
  { code: '350100', nameCn: '福州', nameEn: 'Fuzhou', province: '福建', pinyin: 'fuzhou', initials: 'fz', aliases: ['榕', '榕城', 'FOOCHOW'] },
  { code: '350500', nameCn: '泉州', nameEn: 'Quanzhou', province: '福建', pinyin: 'quanzhou', initials: 'qz', aliases: ['鲤城', '刺桐'] },
  { code: '450700', nameCn: '钦州', nameEn: 'Qinzhou', province: '广西', pinyin: 'qinzhou', initials: 'qz', aliases: [] },
  { code: '420100', nameCn: '武汉', nameEn: 'Wuhan', province: '湖北', pinyin: 'wuhan', initials: 'wh', aliases: ['汉', '江城', 'HANKOW'] },
  { code: '430100', nameCn: '长沙', nameEn: 'Changsha', province: '湖南', pinyin: 'changsha', initials: 'cs', aliases: ['星城'] },
  { code: '410100', nameCn: '郑州', nameEn: 'Zhengzhou', province: '河南', pinyin: 'zhengzhou', initials: 'zz', aliases: ['郑', 'CHENGCHOW'] },
  { code: '610100', nameCn: '西安', nameEn: 'Xi\'an', province: '陕西', pinyin: 'xian', initials: 'xa', aliases: ['镐', '长安', 'SIAN'] },
  { code: '510100', nameCn: '成都', nameEn: 'Chengdu', province: '四川', pinyin: 'chengdu', initials: 'cd', aliases: ['蓉', '锦城', 'CHENGTU'] },
  { code: '650100', nameCn: '乌鲁木齐', nameEn: 'Urumqi', province: '新疆', pinyin: 'wulumuqi', initials: 'wlmq', aliases: ['乌市', 'URUMCHI'] },
];
