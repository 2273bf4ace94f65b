/** Origin, border crossing on either side, or destination of a block train. */
export type RailStationKind = 'ORIGIN' | 'BORDER' | 'FOREIGN_BORDER' | 'DESTINATION';

export interface RailStation {
  /** UN/LOCODE if available; RS- codes are internal. */
  code: string;
  nameCn: string;
  nameEn: string;
  kind: RailStationKind;
  country: string;
  timezone: string;
  pinyin: string;
  initials: string;
  /** Other names: abbreviations, former and foreign names. */
  aliases: readonly string[];
}

// biome-ignore format: a table reads by rows
export const railStations: readonly RailStation[] = [
  { code: 'CNSIA', nameCn: '西安国际港', nameEn: 'Xi\'an International Port', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'xianguojigang', initials: 'xagjg', aliases: ['镐', '新筑', '长安'] },
  { code: 'CNZGZ', nameCn: '郑州', nameEn: 'Zhengzhou', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'zhengzhou', initials: 'zz', aliases: ['郑', '圃田', 'CHENGCHOW'] },
  { code: 'CNCKG', nameCn: '重庆(团结村)', nameEn: 'Chongqing Tuanjiecun', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chongqing', initials: 'cq', aliases: ['渝', '团结村', 'CHUNGKING'] },
  { code: 'CNCDU', nameCn: '成都(城厢)', nameEn: 'Chengdu Chengxiang', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'chengdu', initials: 'cd', aliases: ['蓉', '城厢'] },
  { code: 'CNYIU', nameCn: '义乌西', nameEn: 'Yiwu West', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'yiwuxi', initials: 'ywx', aliases: [] },
  { code: 'CNWUH', nameCn: '武汉(吴家山)', nameEn: 'Wuhan Wujiashan', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'wuhan', initials: 'wh', aliases: ['汉', '吴家山', 'HANKOW'] },
  { code: 'CNHFE', nameCn: '合肥北', nameEn: 'Hefei North', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'hefeibei', initials: 'hfb', aliases: ['庐'] },
  { code: 'CNCSX', nameCn: '长沙北', nameEn: 'Changsha North', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'changshabei', initials: 'csb', aliases: ['星城'] },
  { code: 'CNURC', nameCn: '乌鲁木齐', nameEn: 'Urumqi', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'wulumuqi', initials: 'wlmq', aliases: ['URUMCHI'] },
  { code: 'CNLYG', nameCn: '连云港', nameEn: 'Lianyungang', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'lianyungang', initials: 'lyg', aliases: [] },
  { code: 'CNXMN', nameCn: '厦门海沧', nameEn: 'Xiamen Haicang', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'xiamenhaicang', initials: 'xmhc', aliases: ['厦', '海沧', 'AMOY'] },
  { code: 'RS-SUZ', nameCn: '苏州西', nameEn: 'Suzhou West', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'suzhouxi', initials: 'szx', aliases: ['苏', 'SOOCHOW'] },
  { code: 'RS-JNA', nameCn: '济南(董家镇)', nameEn: 'Jinan Dongjiazhen', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'jinan', initials: 'jn', aliases: ['济', '董家镇'] },
  { code: 'RS-JZH', nameCn: '青岛胶州', nameEn: 'Qingdao Jiaozhou', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'qingdaojiaozhou', initials: 'qdjz', aliases: ['青', '胶州', 'TSINGTAO'] },
  { code: 'RS-CAN', nameCn: '广州国际港', nameEn: 'Guangzhou International Port', kind: 'ORIGIN', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'guangzhouguojigang', initials: 'gzgjg', aliases: ['穗', 'CANTON'] },
  { code: 'CNHRS', nameCn: '霍尔果斯', nameEn: 'Khorgos', kind: 'BORDER', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'huoerguosi', initials: 'hegs', aliases: ['HORGOS', 'KHORGAS'] },
  { code: 'CNAKL', nameCn: '阿拉山口', nameEn: 'Alashankou', kind: 'BORDER', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'alashankou', initials: 'alsk', aliases: ['ALATAW PASS'] },
  { code: 'CNERC', nameCn: '二连浩特', nameEn: 'Erenhot', kind: 'BORDER', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'erlianhaote', initials: 'elht', aliases: ['ERLIAN'] },
  { code: 'CNMLX', nameCn: '满洲里', nameEn: 'Manzhouli', kind: 'BORDER', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'manzhouli', initials: 'mzl', aliases: ['MANCHOULI'] },
  { code: 'CNMHN', nameCn: '磨憨', nameEn: 'Mohan', kind: 'BORDER', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'mohan', initials: 'mh', aliases: [] },
  { code: 'CNPIN', nameCn: '凭祥', nameEn: 'Pingxiang', kind: 'BORDER', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'pingxiang', initials: 'px', aliases: ['友谊关'] },
  { code: 'RS-SFH', nameCn: '绥芬河', nameEn: 'Suifenhe', kind: 'BORDER', country: 'CN', timezone: 'Asia/Shanghai', pinyin: 'suifenhe', initials: 'sfh', aliases: [] },
  { code: 'KZDOS', nameCn: '多斯特克', nameEn: 'Dostyk', kind: 'FOREIGN_BORDER', country: 'KZ', timezone: 'Asia/Almaty', pinyin: 'duositeke', initials: 'dstk', aliases: ['德鲁日巴', 'DRUZHBA', '多斯蒂克'] },
  { code: 'RS-ALT', nameCn: '阿腾科里', nameEn: 'Altynkol', kind: 'FOREIGN_BORDER', country: 'KZ', timezone: 'Asia/Almaty', pinyin: 'atengkeli', initials: 'atkl', aliases: [] },
  { code: 'MNZUU', nameCn: '扎门乌德', nameEn: 'Zamyn-Uud', kind: 'FOREIGN_BORDER', country: 'MN', timezone: 'Asia/Ulaanbaatar', pinyin: 'zhamenwude', initials: 'zmwd', aliases: ['ZAMIIN UUD'] },
  { code: 'RS-ZAB', nameCn: '后贝加尔', nameEn: 'Zabaikalsk', kind: 'FOREIGN_BORDER', country: 'RU', timezone: 'Asia/Chita', pinyin: 'houbeijiaer', initials: 'hbje', aliases: [] },
  { code: 'PLMAA', nameCn: '马拉舍维奇', nameEn: 'Malaszewicze', kind: 'DESTINATION', country: 'PL', timezone: 'Europe/Warsaw', pinyin: 'malasheweiqi', initials: 'mlswq', aliases: ['MALA'] },
  { code: 'PLLOD', nameCn: '罗兹', nameEn: 'Lodz', kind: 'DESTINATION', country: 'PL', timezone: 'Europe/Warsaw', pinyin: 'luozi', initials: 'lz', aliases: [] },
  { code: 'DEDUI', nameCn: '杜伊斯堡', nameEn: 'Duisburg', kind: 'DESTINATION', country: 'DE', timezone: 'Europe/Berlin', pinyin: 'duyisibao', initials: 'dysb', aliases: ['杜堡'] },
  { code: 'DEHAM', nameCn: '汉堡', nameEn: 'Hamburg', kind: 'DESTINATION', country: 'DE', timezone: 'Europe/Berlin', pinyin: 'hanbao', initials: 'hb', aliases: [] },
  { code: 'BELGG', nameCn: '列日', nameEn: 'Liege', kind: 'DESTINATION', country: 'BE', timezone: 'Europe/Brussels', pinyin: 'lieri', initials: 'lr', aliases: ['LUIK'] },
  { code: 'NLTLB', nameCn: '蒂尔堡', nameEn: 'Tilburg', kind: 'DESTINATION', country: 'NL', timezone: 'Europe/Amsterdam', pinyin: 'dierbao', initials: 'deb', aliases: [] },
  { code: 'HUBUD', nameCn: '布达佩斯', nameEn: 'Budapest', kind: 'DESTINATION', country: 'HU', timezone: 'Europe/Budapest', pinyin: 'budapeisi', initials: 'bdps', aliases: [] },
  { code: 'ESMAD', nameCn: '马德里', nameEn: 'Madrid', kind: 'DESTINATION', country: 'ES', timezone: 'Europe/Madrid', pinyin: 'madeli', initials: 'mdl', aliases: [] },
  { code: 'CZPRG', nameCn: '布拉格', nameEn: 'Prague', kind: 'DESTINATION', country: 'CZ', timezone: 'Europe/Prague', pinyin: 'bulage', initials: 'blg', aliases: ['PRAHA'] },
  { code: 'BYBQT', nameCn: '布列斯特', nameEn: 'Brest', kind: 'DESTINATION', country: 'BY', timezone: 'Europe/Minsk', pinyin: 'buliesite', initials: 'blst', aliases: ['BREST-LITOVSK'] },
  { code: 'RUVRS', nameCn: '沃尔西诺(莫斯科)', nameEn: 'Vorsino (Moscow)', kind: 'DESTINATION', country: 'RU', timezone: 'Europe/Moscow', pinyin: 'woerxinuo', initials: 'wexn', aliases: ['莫斯科', 'MOSCOW'] },
  { code: 'KZALA', nameCn: '阿拉木图', nameEn: 'Almaty', kind: 'DESTINATION', country: 'KZ', timezone: 'Asia/Almaty', pinyin: 'alamutu', initials: 'almt', aliases: ['ALMA-ATA'] },
  { code: 'UZTAS', nameCn: '塔什干', nameEn: 'Tashkent', kind: 'DESTINATION', country: 'UZ', timezone: 'Asia/Tashkent', pinyin: 'tashigan', initials: 'tsg', aliases: ['TOSHKENT'] },
  { code: 'VNYEV', nameCn: '安员(河内)', nameEn: 'Yen Vien (Hanoi)', kind: 'DESTINATION', country: 'VN', timezone: 'Asia/Ho_Chi_Minh', pinyin: 'anyuan', initials: 'ay', aliases: ['河内', 'HANOI'] },
  { code: 'LAVTE', nameCn: '万象', nameEn: 'Vientiane', kind: 'DESTINATION', country: 'LA', timezone: 'Asia/Vientiane', pinyin: 'wanxiang', initials: 'wx', aliases: ['永珍'] },
  { code: 'THLKR', nameCn: '拉格拉邦(曼谷)', nameEn: 'Lat Krabang (Bangkok)', kind: 'DESTINATION', country: 'TH', timezone: 'Asia/Bangkok', pinyin: 'lagelabang', initials: 'lglb', aliases: ['曼谷', 'BANGKOK'] },
];
