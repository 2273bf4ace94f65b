import { bookingCases } from '../booking/booking.cases.ts';
import { bookingMachine } from '../booking/index.ts';
import { checkoutCases } from '../checkout/checkout.cases.ts';
import { checkoutMachine } from '../checkout/index.ts';
import { draftCases } from '../draft/draft.cases.ts';
import { draftMachine } from '../draft/index.ts';
import { listedNumbersMachine } from '../listed-numbers/index.ts';
import { listedNumbersCases } from '../listed-numbers/listed-numbers.cases.ts';
import { orderFormMachine } from '../order-form/index.ts';
import { orderFormCases } from '../order-form/order-form.cases.ts';
import { pricingMachine } from '../pricing/index.ts';
import { pricingCases } from '../pricing/pricing.cases.ts';
import { uploadsMachine } from '../uploads/index.ts';
import { uploadsCases } from '../uploads/uploads.cases.ts';
import type { CatalogueEntry } from './entry.ts';

export const booking: readonly CatalogueEntry[] = [
  {
    id: 'booking',
    machine: bookingMachine,
    title: '下单',
    summary:
      'Order: opens, fills, checks out, places; one flow for every service, a repeated submission never makes two',
    purpose: '打开、填写、结单、成功；各种服务同一个流程，重复提交永远是同一张单',
    view: 'Booking',
    cases: bookingCases,
  },
  {
    id: 'order-form',
    machine: orderFormMachine,
    title: '订单表单',
    summary: 'Order form, step by step, with draft, price and files; can be changed during review and after a refusal',
    purpose: '分步填写，草稿、价格与文件跟着；核对时也能改，下不了单退回来接着改',
    view: 'OrderForm',
    cases: orderFormCases,
  },
  {
    id: 'checkout',
    machine: checkoutMachine,
    title: '结单',
    summary:
      'Checkout: quotes, reviews, shows the agreements, submits; an unanswered submission can be repeated safely',
    purpose: '从填好的表单到订单：报价、核对、阅读协议、提交；没有答复可以再交，永远是同一张单',
    view: 'Checkout',
    cases: checkoutCases,
  },
  {
    id: 'listed-numbers',
    machine: listedNumbersMachine,
    title: '查 UN 编号',
    summary: 'Looks up typed UN numbers in the list of dangerous goods; reports unlisted and unread ones',
    purpose: '表单里填了编号就到危险品目录取资料；没取到可以重试，目录里没有的也说清，填写的都在',
    view: 'ListedNumbers',
    cases: listedNumbersCases,
  },
  {
    id: 'pricing',
    machine: pricingMachine,
    title: '价格栏',
    summary: 'Price beside the form: requested 400 ms after the last change; the old price stays meanwhile',
    purpose: '影响价格的内容一变，停下 400 毫秒后重新报价，原来的价格留着',
    view: 'Pricing',
    cases: pricingCases,
  },
  {
    id: 'draft',
    machine: draftMachine,
    title: '草稿',
    summary: 'Draft in the browser, then on the server; the user chooses where another tab saved later',
    purpose: '先存本机，登录后再存服务器；另一窗口存得更晚时由人选择',
    view: 'DraftNote',
    cases: draftCases,
  },
  {
    id: 'uploads',
    machine: uploadsMachine,
    title: '附件上传',
    summary: 'Uploads one file after another, with progress, retry and removal',
    purpose: '一个接一个，显示进度，失败可重试，随时可取消',
    view: 'UploadList',
    cases: uploadsCases,
  },
];
