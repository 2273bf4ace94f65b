/** Pairs of a simplified character and its traditional form, for place names. */
const PAIRS =
  '万萬东東义義乌烏买買云雲亚亞仑侖仓倉伦倫兰蘭关關兴興凭憑华華卢盧历歷厦廈参參双雙台臺吕呂员員团團园園国國图圖圣聖场場尔爾宁寧宝寶屿嶼岛島广廣庆慶庐廬张張户戶无無机機来來杰傑桥橋槟檳横橫汉漢沪滬泽澤泾涇济濟温溫湾灣满滿滨濱滩灘潍濰烟煙热熱狮獅盐鹽盖蓋矶磯禄祿筑築约約纳納纽紐绍紹绒絨结結绥綏维維罗羅胶膠腾騰苏蘇莱萊营營萧蕭萨薩让讓诺諾谊誼谢謝贝貝贡貢货貨费費达達迈邁运運连連郑鄭钦欽铲鏟锡錫锦錦镇鎮镐鎬长長门門阳陽阴陰际際韦韋顿頓马馬鱼魚鲁魯鲤鯉鹏鵬鹭鷺黄黃齐齊龙龍';

const traditional = new Map(Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS[at * 2], PAIRS[at * 2 + 1]]));

/** Traditional form of a name; null when identical. */
export function traditionalOf(name: string): string | null {
  const written = [...name].map((character) => traditional.get(character) ?? character).join('');
  return written === name ? null : written;
}
