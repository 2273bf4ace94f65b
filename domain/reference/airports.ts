export interface Airport {
  /** IATA. */
  code: string;
  nameCn: string;
  nameEn: string;
  country: string;
  timezone: string;
  pinyin: string;
  initials: string;
}

// biome-ignore format: a table reads by rows
export const airports: readonly Airport[] = [
  { code: 'PVG', nameCn: '上海浦东', nameEn: 'Shanghai Pudong', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'shanghaipudong', initials: 'shpd' },
  { code: 'SHA', nameCn: '上海虹桥', nameEn: 'Shanghai Hongqiao', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'shanghaihongqiao', initials: 'shhq' },
  { code: 'PEK', nameCn: '北京首都', nameEn: 'Beijing Capital', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'beijingshoudu', initials: 'bjsd' },
  { code: 'CAN', nameCn: '广州', nameEn: 'Guangzhou Baiyun', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'guangzhou', initials: 'gz' },
  { code: 'SZX', nameCn: '深圳', nameEn: 'Shenzhen Bao\'an', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'shenzhen', initials: 'sz' },
  { code: 'CTU', nameCn: '成都双流', nameEn: 'Chengdu Shuangliu', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chengdushuangliu', initials: 'cdsl' },
  { code: 'TFU', nameCn: '成都天府', nameEn: 'Chengdu Tianfu', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chengdutianfu', initials: 'cdtf' },
  { code: 'CKG', nameCn: '重庆', nameEn: 'Chongqing Jiangbei', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chongqing', initials: 'cq' },
  { code: 'XMN', nameCn: '厦门', nameEn: 'Xiamen Gaoqi', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'xiamen', initials: 'xm' },
  { code: 'TAO', nameCn: '青岛胶东', nameEn: 'Qingdao Jiaodong', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'qingdaojiaodong', initials: 'qdjd' },
  { code: 'HGH', nameCn: '杭州', nameEn: 'Hangzhou Xiaoshan', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'hangzhou', initials: 'hz' },
  { code: 'NKG', nameCn: '南京', nameEn: 'Nanjing Lukou', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'nanjing', initials: 'nj' },
  { code: 'CGO', nameCn: '郑州', nameEn: 'Zhengzhou Xinzheng', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'zhengzhou', initials: 'zz' },
  { code: 'WUH', nameCn: '武汉', nameEn: 'Wuhan Tianhe', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'wuhan', initials: 'wh' },
  { code: 'XIY', nameCn: '西安', nameEn: 'Xi\'an Xianyang', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'xian', initials: 'xa' },
  { code: 'TSN', nameCn: '天津', nameEn: 'Tianjin Binhai', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'tianjin', initials: 'tj' },
  { code: 'DLC', nameCn: '大连', nameEn: 'Dalian Zhoushuizi', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'dalian', initials: 'dl' },
  { code: 'EHU', nameCn: '鄂州花湖(货运)', nameEn: 'Ezhou Huahu', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'ezhouhuahu', initials: 'ezhh' },
  { code: 'HKG', nameCn: '香港', nameEn: 'Hong Kong', country: 'HK', timezone: 'Asia/Hong_Kong', pinyin: 'xianggang', initials: 'xg' },
  { code: 'TPE', nameCn: '台北桃园', nameEn: 'Taipei Taoyuan', country: 'TW', timezone: 'Asia/Taipei', pinyin: 'taibeitaoyuan', initials: 'tbty' },
  { code: 'ICN', nameCn: '首尔仁川', nameEn: 'Seoul Incheon', country: 'KR', timezone: 'Asia/Seoul', pinyin: 'shouerrenchuan', initials: 'serc' },
  { code: 'NRT', nameCn: '东京成田', nameEn: 'Tokyo Narita', country: 'JP', timezone: 'Asia/Tokyo', pinyin: 'dongjingchengtian', initials: 'djct' },
  { code: 'KIX', nameCn: '大阪关西', nameEn: 'Osaka Kansai', country: 'JP', timezone: 'Asia/Tokyo', pinyin: 'dabanguanxi', initials: 'dbgx' },
  { code: 'SIN', nameCn: '新加坡', nameEn: 'Singapore Changi', country: 'SG', timezone: 'Asia/Singapore', pinyin: 'xinjiapo', initials: 'xjp' },
  { code: 'BKK', nameCn: '曼谷', nameEn: 'Bangkok Suvarnabhumi', country: 'TH', timezone: 'Asia/Bangkok', pinyin: 'mangu', initials: 'mg' },
  { code: 'KUL', nameCn: '吉隆坡', nameEn: 'Kuala Lumpur', country: 'MY', timezone: 'Asia/Kuala_Lumpur', pinyin: 'jilongpo', initials: 'jlp' },
  { code: 'HAN', nameCn: '河内', nameEn: 'Hanoi Noi Bai', country: 'VN', timezone: 'Asia/Ho_Chi_Minh', pinyin: 'henei', initials: 'hn' },
  { code: 'SGN', nameCn: '胡志明', nameEn: 'Ho Chi Minh City Tan Son Nhat', country: 'VN', timezone: 'Asia/Ho_Chi_Minh', pinyin: 'huzhiming', initials: 'hzm' },
  { code: 'MNL', nameCn: '马尼拉', nameEn: 'Manila Ninoy Aquino', country: 'PH', timezone: 'Asia/Manila', pinyin: 'manila', initials: 'mnl' },
  { code: 'CGK', nameCn: '雅加达', nameEn: 'Jakarta Soekarno-Hatta', country: 'ID', timezone: 'Asia/Jakarta', pinyin: 'yajiada', initials: 'yjd' },
  { code: 'DEL', nameCn: '德里', nameEn: 'Delhi Indira Gandhi', country: 'IN', timezone: 'Asia/Kolkata', pinyin: 'deli', initials: 'dl' },
  { code: 'BOM', nameCn: '孟买', nameEn: 'Mumbai Chhatrapati Shivaji', country: 'IN', timezone: 'Asia/Kolkata', pinyin: 'mengmai', initials: 'mm' },
  { code: 'DXB', nameCn: '迪拜', nameEn: 'Dubai', country: 'AE', timezone: 'Asia/Dubai', pinyin: 'dibai', initials: 'db' },
  { code: 'DWC', nameCn: '迪拜世界中心', nameEn: 'Dubai World Central', country: 'AE', timezone: 'Asia/Dubai', pinyin: 'dibaishijiezhongxin', initials: 'dbsjzx' },
  { code: 'DOH', nameCn: '多哈', nameEn: 'Doha Hamad', country: 'QA', timezone: 'Asia/Qatar', pinyin: 'duoha', initials: 'dh' },
  { code: 'IST', nameCn: '伊斯坦布尔', nameEn: 'Istanbul', country: 'TR', timezone: 'Europe/Istanbul', pinyin: 'yisitanbuer', initials: 'ystbe' },
  { code: 'FRA', nameCn: '法兰克福', nameEn: 'Frankfurt', country: 'DE', timezone: 'Europe/Berlin', pinyin: 'falankefu', initials: 'flkf' },
  { code: 'LGG', nameCn: '列日', nameEn: 'Liege', country: 'BE', timezone: 'Europe/Brussels', pinyin: 'lieri', initials: 'lr' },
  { code: 'AMS', nameCn: '阿姆斯特丹', nameEn: 'Amsterdam Schiphol', country: 'NL', timezone: 'Europe/Amsterdam', pinyin: 'amusitedan', initials: 'amstd' },
  { code: 'LUX', nameCn: '卢森堡', nameEn: 'Luxembourg', country: 'LU', timezone: 'Europe/Luxembourg', pinyin: 'lusenbao', initials: 'lsb' },
  { code: 'LHR', nameCn: '伦敦', nameEn: 'London Heathrow', country: 'GB', timezone: 'Europe/London', pinyin: 'lundun', initials: 'ld' },
  { code: 'CDG', nameCn: '巴黎', nameEn: 'Paris Charles de Gaulle', country: 'FR', timezone: 'Europe/Paris', pinyin: 'bali', initials: 'bl' },
  { code: 'MXP', nameCn: '米兰', nameEn: 'Milan Malpensa', country: 'IT', timezone: 'Europe/Rome', pinyin: 'milan', initials: 'ml' },
  { code: 'MAD', nameCn: '马德里', nameEn: 'Madrid Barajas', country: 'ES', timezone: 'Europe/Madrid', pinyin: 'madeli', initials: 'mdl' },
  { code: 'SVO', nameCn: '莫斯科', nameEn: 'Moscow Sheremetyevo', country: 'RU', timezone: 'Europe/Moscow', pinyin: 'mosike', initials: 'msk' },
  { code: 'LAX', nameCn: '洛杉矶', nameEn: 'Los Angeles', country: 'US', timezone: 'America/Los_Angeles', pinyin: 'luoshanji', initials: 'lsj' },
  { code: 'ORD', nameCn: '芝加哥', nameEn: 'Chicago O\'Hare', country: 'US', timezone: 'America/Chicago', pinyin: 'zhijiage', initials: 'zjg' },
  { code: 'JFK', nameCn: '纽约', nameEn: 'New York John F. Kennedy', country: 'US', timezone: 'America/New_York', pinyin: 'niuyue', initials: 'ny' },
  { code: 'ANC', nameCn: '安克雷奇', nameEn: 'Anchorage', country: 'US', timezone: 'America/Anchorage', pinyin: 'ankeleiqi', initials: 'aklq' },
  { code: 'MIA', nameCn: '迈阿密', nameEn: 'Miami', country: 'US', timezone: 'America/New_York', pinyin: 'maiami', initials: 'mam' },
  { code: 'DFW', nameCn: '达拉斯', nameEn: 'Dallas Fort Worth', country: 'US', timezone: 'America/Chicago', pinyin: 'dalasi', initials: 'dls' },
  { code: 'GRU', nameCn: '圣保罗', nameEn: 'Sao Paulo Guarulhos', country: 'BR', timezone: 'America/Sao_Paulo', pinyin: 'shengbaoluo', initials: 'sbl' },
  { code: 'SYD', nameCn: '悉尼', nameEn: 'Sydney Kingsford Smith', country: 'AU', timezone: 'Australia/Sydney', pinyin: 'xini', initials: 'xn' },
  { code: 'MEL', nameCn: '墨尔本', nameEn: 'Melbourne', country: 'AU', timezone: 'Australia/Melbourne', pinyin: 'moerben', initials: 'meb' },
];
