export interface Airport {
  /** IATA code. */
  code: string;
  nameCn: string;
  nameEn: string;
  country: string;
  timezone: string;
  pinyin: string;
  initials: string;
  /** Other names: abbreviations, former and foreign names. */
  aliases: readonly string[];
}

// biome-ignore format: a table reads by rows
export const airports: readonly Airport[] = [
  { code: 'PVG', nameCn: '上海浦东', nameEn: 'Shanghai Pudong', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'shanghaipudong', initials: 'shpd', aliases: ['沪', '浦东'] },
  { code: 'SHA', nameCn: '上海虹桥', nameEn: 'Shanghai Hongqiao', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'shanghaihongqiao', initials: 'shhq', aliases: ['沪', '虹桥'] },
  { code: 'PEK', nameCn: '北京首都', nameEn: 'Beijing Capital', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'beijingshoudu', initials: 'bjsd', aliases: ['京', '首都机场', 'PEKING'] },
  { code: 'CAN', nameCn: '广州', nameEn: 'Guangzhou Baiyun', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'guangzhou', initials: 'gz', aliases: ['穗', '白云', '羊城', 'CANTON'] },
  { code: 'SZX', nameCn: '深圳', nameEn: 'Shenzhen Bao\'an', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'shenzhen', initials: 'sz', aliases: ['深', '宝安', '鹏城'] },
  { code: 'CTU', nameCn: '成都双流', nameEn: 'Chengdu Shuangliu', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chengdushuangliu', initials: 'cdsl', aliases: ['蓉', '双流'] },
  { code: 'TFU', nameCn: '成都天府', nameEn: 'Chengdu Tianfu', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chengdutianfu', initials: 'cdtf', aliases: ['蓉', '天府'] },
  { code: 'CKG', nameCn: '重庆', nameEn: 'Chongqing Jiangbei', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chongqing', initials: 'cq', aliases: ['渝', '江北', 'CHUNGKING'] },
  { code: 'XMN', nameCn: '厦门', nameEn: 'Xiamen Gaoqi', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'xiamen', initials: 'xm', aliases: ['厦', '高崎', 'AMOY'] },
  { code: 'TAO', nameCn: '青岛胶东', nameEn: 'Qingdao Jiaodong', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'qingdaojiaodong', initials: 'qdjd', aliases: ['青', '胶东', 'TSINGTAO'] },
  { code: 'HGH', nameCn: '杭州', nameEn: 'Hangzhou Xiaoshan', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'hangzhou', initials: 'hz', aliases: ['杭', '萧山', 'HANGCHOW'] },
  { code: 'NKG', nameCn: '南京', nameEn: 'Nanjing Lukou', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'nanjing', initials: 'nj', aliases: ['禄口', '金陵', 'NANKING'] },
  { code: 'CGO', nameCn: '郑州', nameEn: 'Zhengzhou Xinzheng', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'zhengzhou', initials: 'zz', aliases: ['郑', '新郑'] },
  { code: 'WUH', nameCn: '武汉', nameEn: 'Wuhan Tianhe', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'wuhan', initials: 'wh', aliases: ['汉', '天河', 'HANKOW'] },
  { code: 'XIY', nameCn: '西安', nameEn: 'Xi\'an Xianyang', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'xian', initials: 'xa', aliases: ['镐', '咸阳', '长安', 'SIAN'] },
  { code: 'TSN', nameCn: '天津', nameEn: 'Tianjin Binhai', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'tianjin', initials: 'tj', aliases: ['津', '滨海', 'TIENTSIN'] },
  { code: 'DLC', nameCn: '大连', nameEn: 'Dalian Zhoushuizi', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'dalian', initials: 'dl', aliases: ['连', '周水子'] },
  { code: 'EHU', nameCn: '鄂州花湖(货运)', nameEn: 'Ezhou Huahu', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'ezhouhuahu', initials: 'ezhh', aliases: ['花湖'] },
  { code: 'HKG', nameCn: '香港', nameEn: 'Hong Kong', country: 'HK', timezone: 'Asia/Hong_Kong', pinyin: 'xianggang', initials: 'xg', aliases: ['港', '赤鱲角', 'CHEK LAP KOK', 'HK'] },
  { code: 'TPE', nameCn: '台北桃园', nameEn: 'Taipei Taoyuan', country: 'TW', timezone: 'Asia/Taipei', pinyin: 'taibeitaoyuan', initials: 'tbty', aliases: ['桃园', 'TAOYUAN'] },
  { code: 'ICN', nameCn: '首尔仁川', nameEn: 'Seoul Incheon', country: 'KR', timezone: 'Asia/Seoul', pinyin: 'shouerrenchuan', initials: 'serc', aliases: ['汉城', '仁川'] },
  { code: 'NRT', nameCn: '东京成田', nameEn: 'Tokyo Narita', country: 'JP', timezone: 'Asia/Tokyo', pinyin: 'dongjingchengtian', initials: 'djct', aliases: ['成田'] },
  { code: 'KIX', nameCn: '大阪关西', nameEn: 'Osaka Kansai', country: 'JP', timezone: 'Asia/Tokyo', pinyin: 'dabanguanxi', initials: 'dbgx', aliases: ['关西'] },
  { code: 'SIN', nameCn: '新加坡', nameEn: 'Singapore Changi', country: 'SG', timezone: 'Asia/Singapore', pinyin: 'xinjiapo', initials: 'xjp', aliases: ['狮城', '樟宜', '星加坡'] },
  { code: 'BKK', nameCn: '曼谷', nameEn: 'Bangkok Suvarnabhumi', country: 'TH', timezone: 'Asia/Bangkok', pinyin: 'mangu', initials: 'mg', aliases: ['盘谷', '素万那普'] },
  { code: 'KUL', nameCn: '吉隆坡', nameEn: 'Kuala Lumpur', country: 'MY', timezone: 'Asia/Kuala_Lumpur', pinyin: 'jilongpo', initials: 'jlp', aliases: ['KLIA'] },
  { code: 'HAN', nameCn: '河内', nameEn: 'Hanoi Noi Bai', country: 'VN', timezone: 'Asia/Ho_Chi_Minh', pinyin: 'henei', initials: 'hn', aliases: ['HA NOI', '内排'] },
  { code: 'SGN', nameCn: '胡志明', nameEn: 'Ho Chi Minh City Tan Son Nhat', country: 'VN', timezone: 'Asia/Ho_Chi_Minh', pinyin: 'huzhiming', initials: 'hzm', aliases: ['西贡', 'SAIGON', '胡志明市', '新山一'] },
  { code: 'MNL', nameCn: '马尼拉', nameEn: 'Manila Ninoy Aquino', country: 'PH', timezone: 'Asia/Manila', pinyin: 'manila', initials: 'mnl', aliases: ['小吕宋'] },
  { code: 'CGK', nameCn: '雅加达', nameEn: 'Jakarta Soekarno-Hatta', country: 'ID', timezone: 'Asia/Jakarta', pinyin: 'yajiada', initials: 'yjd', aliases: ['椰城', '巴达维亚'] },
  { code: 'DEL', nameCn: '德里', nameEn: 'Delhi Indira Gandhi', country: 'IN', timezone: 'Asia/Kolkata', pinyin: 'deli', initials: 'dl', aliases: ['新德里', 'NEW DELHI'] },
  { code: 'BOM', nameCn: '孟买', nameEn: 'Mumbai Chhatrapati Shivaji', country: 'IN', timezone: 'Asia/Kolkata', pinyin: 'mengmai', initials: 'mm', aliases: ['BOMBAY'] },
  { code: 'DXB', nameCn: '迪拜', nameEn: 'Dubai', country: 'AE', timezone: 'Asia/Dubai', pinyin: 'dibai', initials: 'db', aliases: ['杜拜'] },
  { code: 'DWC', nameCn: '迪拜世界中心', nameEn: 'Dubai World Central', country: 'AE', timezone: 'Asia/Dubai', pinyin: 'dibaishijiezhongxin', initials: 'dbsjzx', aliases: ['阿勒马克图姆', 'AL MAKTOUM', 'DUBAI'] },
  { code: 'DOH', nameCn: '多哈', nameEn: 'Doha Hamad', country: 'QA', timezone: 'Asia/Qatar', pinyin: 'duoha', initials: 'dh', aliases: [] },
  { code: 'IST', nameCn: '伊斯坦布尔', nameEn: 'Istanbul', country: 'TR', timezone: 'Europe/Istanbul', pinyin: 'yisitanbuer', initials: 'ystbe', aliases: ['君士坦丁堡', 'CONSTANTINOPLE'] },
  { code: 'FRA', nameCn: '法兰克福', nameEn: 'Frankfurt', country: 'DE', timezone: 'Europe/Berlin', pinyin: 'falankefu', initials: 'flkf', aliases: ['法兰克福美因', 'FRANKFURT AM MAIN'] },
  { code: 'LGG', nameCn: '列日', nameEn: 'Liege', country: 'BE', timezone: 'Europe/Brussels', pinyin: 'lieri', initials: 'lr', aliases: ['LUIK'] },
  { code: 'AMS', nameCn: '阿姆斯特丹', nameEn: 'Amsterdam Schiphol', country: 'NL', timezone: 'Europe/Amsterdam', pinyin: 'amusitedan', initials: 'amstd', aliases: ['史基浦'] },
  { code: 'LUX', nameCn: '卢森堡', nameEn: 'Luxembourg', country: 'LU', timezone: 'Europe/Luxembourg', pinyin: 'lusenbao', initials: 'lsb', aliases: [] },
  { code: 'LHR', nameCn: '伦敦', nameEn: 'London Heathrow', country: 'GB', timezone: 'Europe/London', pinyin: 'lundun', initials: 'ld', aliases: ['希思罗'] },
  { code: 'CDG', nameCn: '巴黎', nameEn: 'Paris Charles de Gaulle', country: 'FR', timezone: 'Europe/Paris', pinyin: 'bali', initials: 'bl', aliases: ['戴高乐'] },
  { code: 'MXP', nameCn: '米兰', nameEn: 'Milan Malpensa', country: 'IT', timezone: 'Europe/Rome', pinyin: 'milan', initials: 'ml', aliases: ['马尔彭萨', 'MILANO'] },
  { code: 'MAD', nameCn: '马德里', nameEn: 'Madrid Barajas', country: 'ES', timezone: 'Europe/Madrid', pinyin: 'madeli', initials: 'mdl', aliases: ['巴拉哈斯'] },
  { code: 'SVO', nameCn: '莫斯科', nameEn: 'Moscow Sheremetyevo', country: 'RU', timezone: 'Europe/Moscow', pinyin: 'mosike', initials: 'msk', aliases: ['谢列梅捷沃', 'MOSKVA'] },
  { code: 'LAX', nameCn: '洛杉矶', nameEn: 'Los Angeles', country: 'US', timezone: 'America/Los_Angeles', pinyin: 'luoshanji', initials: 'lsj', aliases: ['罗省'] },
  { code: 'ORD', nameCn: '芝加哥', nameEn: 'Chicago O\'Hare', country: 'US', timezone: 'America/Chicago', pinyin: 'zhijiage', initials: 'zjg', aliases: ['奥黑尔'] },
  { code: 'JFK', nameCn: '纽约', nameEn: 'New York John F. Kennedy', country: 'US', timezone: 'America/New_York', pinyin: 'niuyue', initials: 'ny', aliases: ['肯尼迪'] },
  { code: 'ANC', nameCn: '安克雷奇', nameEn: 'Anchorage', country: 'US', timezone: 'America/Anchorage', pinyin: 'ankeleiqi', initials: 'aklq', aliases: ['安克拉治'] },
  { code: 'MIA', nameCn: '迈阿密', nameEn: 'Miami', country: 'US', timezone: 'America/New_York', pinyin: 'maiami', initials: 'mam', aliases: [] },
  { code: 'DFW', nameCn: '达拉斯', nameEn: 'Dallas Fort Worth', country: 'US', timezone: 'America/Chicago', pinyin: 'dalasi', initials: 'dls', aliases: ['沃斯堡'] },
  { code: 'GRU', nameCn: '圣保罗', nameEn: 'Sao Paulo Guarulhos', country: 'BR', timezone: 'America/Sao_Paulo', pinyin: 'shengbaoluo', initials: 'sbl', aliases: ['瓜鲁柳斯'] },
  { code: 'SYD', nameCn: '悉尼', nameEn: 'Sydney Kingsford Smith', country: 'AU', timezone: 'Australia/Sydney', pinyin: 'xini', initials: 'xn', aliases: ['雪梨'] },
  { code: 'MEL', nameCn: '墨尔本', nameEn: 'Melbourne', country: 'AU', timezone: 'Australia/Melbourne', pinyin: 'moerben', initials: 'meb', aliases: ['新金山'] },
];
