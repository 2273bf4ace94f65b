/** The characters that names of dangerous goods are written with, by the first letter of their pinyin. */
// biome-ignore format: a table reads by rows
const BY_INITIAL: Readonly<Record<string, string>> = {
  a: '吖奥安按氨胺铵',
  b: '不丙保八冰别包变吡备巴布并必板棒比爆白编舶苄苯蓖薄补表被部钡铂饱饼鳖',
  c: '产从储催充册冲出叉呈处存尘层常成撑材柴次池沉测潮瓷磁称程粗纯船草萃虫超车醇醋除',
  d: '丁代但低冻动单叠啶地多大定对导带底度弹得惰打敦毒氘氮淀淡点电的碘碲稻端等蒂豆道酊钉锭',
  e: '二儿噁尔恩锇',
  f: '仿佛分副反发吩呋复富废放方氟沸法浮番粉肥腐芬芳酚钒防附非风飞',
  g: '个供光共关割固工干庚感改构橄汞甘癸硅秆管罐胍胲规轨过酐钙钴铬锆镉高',
  h: '会何划化厚号合含和回害或挥核氦活海混火灰环盒磺禾糊红航花茴获货铪黄黑',
  j: '井今件具减剂加卷基境季己径急挤救晶机极洁浸激焦甲碱积箭精结聚肼胶腈节菊菌见解计进酒金钾镓间降',
  k: '克卡可喹块壳孔抗括控氪空糠考苛苦醌颗',
  l: '伦例六冷利力卤另咯啉敛料来梨榴氯沥泪滤炼珞理璐疗硫磷离类粒练缆联膦蜡裂路轮辆连邻里量铝锂雷露馏龙',
  m: '吗咪墨密帽幕敏明木末棉每毛没灭煤绵脒膜茂醚钼铆锰镁面马麻',
  n: '内农凝喃拟氖浓粘纳耐能脑脲萘钕钠镍黏',
  o: '偶',
  p: '偏刨品哌喷抛排炮片琵琶皮破硼膨葡蒎贫铍铺镨',
  q: '七且全其切取启嗪器屈巯弃枪气氢氰求汽清漆炔羟芪起轻醛钱铅青齐',
  r: '乳人任入壬如容弱揉染柔溶热然熔燃肉融软铷',
  s: '三上伞刷十双叔受商噻四塑声射少属山式所手摄收散数斯时杀松树森殊水沙深湿烧生石砷碎算素索绳缩胂色蚀设试说赛输酸释铈铯锶闪随麝',
  t: '他体同团土塔填天太头妥态托投推提搪桶梯涂添炭烃特碳筒糖统羰萄萜调退透途酮钍钛铁铊铜锑镗',
  w: '丸为五位危味外完微戊无未武污涡温烷物王瓦稳维肟芴钨雾',
  x: '习信写吸型学小屑形性悬效旋显械橡氙消溴烯熏现相硒硝稀箱系纤线芯蓄虾行训辛酰锌锡限险项香',
  y: '一与业乙于亚以仪医印压原因圆岩应异引影易曳有杨样椰氧氩油液淤游源溢烟用盐约羊药衍要运遇铀银阳院页颜饮鱼',
  z: '专中仲作再制助占只唑在增子总整族最杂植樟正渣炸照状珠直着种竹籽紫纸组织置胀脂自至蒸装诊质贮转造酯重钻锗',
};

const initialOf = new Map(
  Object.entries(BY_INITIAL).flatMap(([initial, characters]) => [...characters].map((one) => [one, initial])),
);

/** 乙酸乙酯 is ysyz: letters and digits stay, marks and characters of no chemical go. */
export const initialsOf = (name: string): string =>
  [...name.toLowerCase()].map((one) => initialOf.get(one) ?? (/[a-z0-9]/.test(one) ? one : '')).join('');
