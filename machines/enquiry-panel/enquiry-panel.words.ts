import type { ChartWords } from '../kit/words.ts';

export const enquiryPanelWords: ChartWords = {
  form: '询价表',
  list: '我的询价',
  answer: '一单的报价',
  ports: '港口列表',
  session: '登录状态',
  'session.followed': '登录状态说了话',
  isOther: '登录或退出了',
  isJustPlaced: '刚提交',
  isAnother: '又在填另一份',
  hasPorts: '起讫点是港口',
  storeSignedIn: '记下登录与否',
  storePlaced: '记下提交与否',
  askList: '读这个人的询价',
  forgetAnswer: '收起报价',
  refreshList: '再读我的询价',
};
