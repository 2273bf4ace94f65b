export interface City {
  /** Division code of GB/T 2260. */
  code: string;
  nameCn: string;
  nameEn: string;
  province: string;
  pinyin: string;
  initials: string;
}

// biome-ignore format: a table reads by rows
export const cities: readonly City[] = [
  { code: '310000', nameCn: '上海', nameEn: 'Shanghai', province: '上海', pinyin: 'shanghai', initials: 'sh' },
  { code: '110000', nameCn: '北京', nameEn: 'Beijing', province: '北京', pinyin: 'beijing', initials: 'bj' },
  { code: '120000', nameCn: '天津', nameEn: 'Tianjin', province: '天津', pinyin: 'tianjin', initials: 'tj' },
  { code: '500000', nameCn: '重庆', nameEn: 'Chongqing', province: '重庆', pinyin: 'chongqing', initials: 'cq' },
  { code: '330200', nameCn: '宁波', nameEn: 'Ningbo', province: '浙江', pinyin: 'ningbo', initials: 'nb' },
  { code: '330100', nameCn: '杭州', nameEn: 'Hangzhou', province: '浙江', pinyin: 'hangzhou', initials: 'hz' },
  { code: '330400', nameCn: '嘉兴', nameEn: 'Jiaxing', province: '浙江', pinyin: 'jiaxing', initials: 'jx' },
  { code: '330600', nameCn: '绍兴', nameEn: 'Shaoxing', province: '浙江', pinyin: 'shaoxing', initials: 'sx' },
  { code: '331000', nameCn: '台州', nameEn: 'Taizhou', province: '浙江', pinyin: 'taizhou', initials: 'tz' },
  { code: '330900', nameCn: '舟山', nameEn: 'Zhoushan', province: '浙江', pinyin: 'zhoushan', initials: 'zs' },
  { code: '330782', nameCn: '义乌', nameEn: 'Yiwu', province: '浙江', pinyin: 'yiwu', initials: 'yw' },
  { code: '320100', nameCn: '南京', nameEn: 'Nanjing', province: '江苏', pinyin: 'nanjing', initials: 'nj' },
  { code: '320500', nameCn: '苏州', nameEn: 'Suzhou', province: '江苏', pinyin: 'suzhou', initials: 'sz' },
  { code: '320585', nameCn: '太仓', nameEn: 'Taicang', province: '江苏', pinyin: 'taicang', initials: 'tc' },
  { code: '320582', nameCn: '张家港', nameEn: 'Zhangjiagang', province: '江苏', pinyin: 'zhangjiagang', initials: 'zjg' },
  { code: '320200', nameCn: '无锡', nameEn: 'Wuxi', province: '江苏', pinyin: 'wuxi', initials: 'wx' },
  { code: '320400', nameCn: '常州', nameEn: 'Changzhou', province: '江苏', pinyin: 'changzhou', initials: 'cz' },
  { code: '320600', nameCn: '南通', nameEn: 'Nantong', province: '江苏', pinyin: 'nantong', initials: 'nt' },
  { code: '320700', nameCn: '连云港', nameEn: 'Lianyungang', province: '江苏', pinyin: 'lianyungang', initials: 'lyg' },
  { code: '340100', nameCn: '合肥', nameEn: 'Hefei', province: '安徽', pinyin: 'hefei', initials: 'hf' },
  { code: '370200', nameCn: '青岛', nameEn: 'Qingdao', province: '山东', pinyin: 'qingdao', initials: 'qd' },
  { code: '370100', nameCn: '济南', nameEn: 'Jinan', province: '山东', pinyin: 'jinan', initials: 'jn' },
  { code: '370300', nameCn: '淄博', nameEn: 'Zibo', province: '山东', pinyin: 'zibo', initials: 'zb' },
  { code: '370500', nameCn: '东营', nameEn: 'Dongying', province: '山东', pinyin: 'dongying', initials: 'dy' },
  { code: '370600', nameCn: '烟台', nameEn: 'Yantai', province: '山东', pinyin: 'yantai', initials: 'yt' },
  { code: '370700', nameCn: '潍坊', nameEn: 'Weifang', province: '山东', pinyin: 'weifang', initials: 'wf' },
  { code: '210200', nameCn: '大连', nameEn: 'Dalian', province: '辽宁', pinyin: 'dalian', initials: 'dl' },
  { code: '210800', nameCn: '营口', nameEn: 'Yingkou', province: '辽宁', pinyin: 'yingkou', initials: 'yk' },
  { code: '440100', nameCn: '广州', nameEn: 'Guangzhou', province: '广东', pinyin: 'guangzhou', initials: 'gz' },
  { code: '440300', nameCn: '深圳', nameEn: 'Shenzhen', province: '广东', pinyin: 'shenzhen', initials: 'sz' },
  { code: '441900', nameCn: '东莞', nameEn: 'Dongguan', province: '广东', pinyin: 'dongguan', initials: 'dg' },
  { code: '441300', nameCn: '惠州', nameEn: 'Huizhou', province: '广东', pinyin: 'huizhou', initials: 'hz' },
  { code: '440800', nameCn: '湛江', nameEn: 'Zhanjiang', province: '广东', pinyin: 'zhanjiang', initials: 'zj' },
  { code: '350200', nameCn: '厦门', nameEn: 'Xiamen', province: '福建', pinyin: 'xiamen', initials: 'xm' },
  { code: '350100', nameCn: '福州', nameEn: 'Fuzhou', province: '福建', pinyin: 'fuzhou', initials: 'fz' },
  { code: '350500', nameCn: '泉州', nameEn: 'Quanzhou', province: '福建', pinyin: 'quanzhou', initials: 'qz' },
  { code: '450700', nameCn: '钦州', nameEn: 'Qinzhou', province: '广西', pinyin: 'qinzhou', initials: 'qz' },
  { code: '420100', nameCn: '武汉', nameEn: 'Wuhan', province: '湖北', pinyin: 'wuhan', initials: 'wh' },
  { code: '430100', nameCn: '长沙', nameEn: 'Changsha', province: '湖南', pinyin: 'changsha', initials: 'cs' },
  { code: '410100', nameCn: '郑州', nameEn: 'Zhengzhou', province: '河南', pinyin: 'zhengzhou', initials: 'zz' },
  { code: '610100', nameCn: '西安', nameEn: 'Xi\'an', province: '陕西', pinyin: 'xian', initials: 'xa' },
  { code: '510100', nameCn: '成都', nameEn: 'Chengdu', province: '四川', pinyin: 'chengdu', initials: 'cd' },
  { code: '650100', nameCn: '乌鲁木齐', nameEn: 'Urumqi', province: '新疆', pinyin: 'wulumuqi', initials: 'wlmq' },
];
