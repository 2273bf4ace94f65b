import { describe, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { workNames } from '#copy/booking/names.ts';
import { formOrigin } from '#copy/booking/opening.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { flexitank } from '#copy/flexitank/search.ts';
import { enquiries as centre } from '#copy/orders/list.ts';
import { tank } from '#copy/tank/search.ts';
import { warehouse } from '#copy/warehouse/search.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { blankStoredLine, blankWarehouseForm } from '#domain/warehouse/form.ts';
import { DESK_PRICE } from '#server/market/dg-desk/options.ts';
import { deskCharges } from '#server/orders/dg-desk/charges.ts';
import { storageCharges } from '#server/orders/warehouse/charges.ts';
import { bookingField, expectAmounts, giveFile, goToConfirm, submitOrder, totalsOf } from '../kit/booking-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { reviewed } from '../kit/desk-order.ts';
import { answeredOption, keptForm, originOf, sendEnquiry, signInAs, takeOption } from '../kit/enquired-page.ts';
import { keyboardOf, mouseOf } from '../kit/hands.ts';
import { keepDraft } from '../kit/kept-draft.ts';
import { deskToken } from '../kit/operator.ts';
import { expectInUserCentre, orderNoAt, orderNoIn, serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { clientHeaders } from '../kit/server.ts';
import { sendAs } from '../kit/signed-in.ts';

const { site, openPage } = serveJourneys({ DESK_TOKEN: deskToken });

describe('a service that had no enquiry of its own', () => {
  test('[1.10b][4.31][2.23] a list of warehouses with nothing in it leads to an enquiry, its answer and the stay, at one price', async () => {
    const page = await openPage(360);
    const hand = keyboardOf(page);
    await signInAs(page, hand, site.address, VERIFIED);
    await page.goto(`${site.address}/warehouseing?isDanger=N&weight=1850&days=30&area=900000`);
    await page.getByText(warehouse.emptyTitle).waitFor();
    await hand.press(page.locator('main').getByRole('link', { name: warehouse.enquire, exact: true }));
    const form = page.getByRole('form', { name: words.titles.warehouse });
    await expect.poll(() => form.getByLabel(words.fields.weight, { exact: true }).inputValue()).toContain('1,850');
    await expect.poll(() => form.getByLabel(words.fields.storageDays).inputValue()).toBe('30');
    await hand.type(form.getByLabel(words.fields.storagePlace), '上海');
    await hand.type(form.getByLabel(words.fields.cargoName), '纸箱');
    expect(await overflowOf(page)).toBe(0);
    await sendEnquiry(page, hand);
    const totals = await takeOption(page, hand, await answeredOption(page), /\/warehouseing\?.*enquiryNo=ENQ/);
    const origin = originOf(page);
    await page.getByText(formOrigin.taken(origin.enquiryNo)).waitFor();
    await expect.poll(() => bookingField(page, 'cargo.0.grossWeight').inputValue()).toBe('1850');
    expect(await overflowOf(page)).toBe(0);
    const { warehouseId = '' } = await keptForm(page, 'warehouse');
    await keepDraft(page, site.address, 'warehouse', {
      ...{ ...blankWarehouseForm, ...origin, warehouseId, days: '30' },
      ...{ startDate: localDay(Date.now() + DAY_MS, 'Asia/Shanghai') },
      cargo: [
        {
          ...{ ...blankStoredLine, isDanger: false, cargoNameCn: '纸箱', cargoNameEn: 'CARTONS OF PAPER' },
          ...{ packageType: 'CTN', packages: '100', grossWeight: '1850' },
        },
      ],
      ...{ contactName: '李货主', contactPhone: '13800138001' },
    });
    const { enquiryNo, optionId } = origin;
    await page.goto(`${site.address}/warehouseing?enquiryNo=${enquiryNo}&optionId=${optionId}&step=stay`);
    await page.getByRole('form', { name: stepName('stay') }).waitFor();
    await goToConfirm(page, hand);
    await expectAmounts(totalsOf(page), totals);
    await submitOrder(page, hand, [storageCharges.title], ['agree']);
    const orderNo = await orderNoIn(page.getByRole('dialog', { name: orderSuccess.title }), 'WHS');
    await expectInUserCentre(page, site.address, { orderNo, amounts: totals, hand });
    expect(await overflowOf(page)).toBe(0);
  });

  test('[1.10b][4.31][2.23] goods that the desk does not take by its list are asked about from its form, answered and ordered', async () => {
    const page = await openPage(1280);
    const hand = mouseOf(page);
    await signInAs(page, hand, site.address, VERIFIED);
    const goods = { unNo: '3373', dgClass: '6.2', packingGroup: '', cargoNameCn: '生物物质，B 类' };
    const typed = reviewed(Date.now());
    const form = {
      ...{ ...typed, agree: false, truth: false },
      goods: { ...typed.goods, ...goods, cargoNameEn: 'BIOLOGICAL SUBSTANCE, CATEGORY B', packageType: '4G', sds: [] },
    };
    await keepDraft(page, site.address, 'dgdesk', form);
    await page.goto(`${site.address}/dgdesk?desk=new&step=details`);
    await page.getByText(formOrigin.asked.DESK_CLASS).waitFor();
    await hand.press(page.getByRole('link', { name: formOrigin.enquire }));
    await page.getByText(words.reasons.DESK_CLASS).waitFor();
    const asked = page.getByRole('form', { name: words.titles.dgdesk });
    await expect.poll(() => asked.getByLabel(words.fields.unNo).inputValue()).toContain('3373');
    await expect
      .poll(() => asked.getByRole('button', { name: workNames.review }).getAttribute('aria-pressed'))
      .toBe('true');
    expect(await overflowOf(page)).toBe(0);
    await sendEnquiry(page, hand);
    const main = page.locator('main');
    await expect.poll(() => main.textContent()).toMatch(/ENQ\d{11}/);
    const no = /ENQ\d{11}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
    const options = [{ priceId: DESK_PRICE, lines: [{ feeCode: 'DGP', unitPrice: '2600', quantity: '1' }] }];
    const headers = { ...clientHeaders, 'desk-token': deskToken };
    expect((await sendAs(site.address, headers, 'operatorEnquiries', { no, decision: 'ANSWER', options })).code).toBe(
      '00000000',
    );
    await page.goto(`${site.address}${USER_CENTRE_PATH}?redirect=enquiry&enquiryNo=${no}`);
    await hand.press(page.getByRole('link', { name: centre.accept }).first());
    await page.waitForURL(/\/dgdesk\?.*enquiryNo=ENQ/);
    await expectAmounts(totalsOf(page), ['¥2,600.00']);
    const origin = originOf(page);
    await page.getByText(formOrigin.taken(no)).waitFor();
    await keepDraft(page, site.address, 'dgdesk', { ...form, ...origin });
    await page.goto(`${site.address}/dgdesk?enquiryNo=${no}&optionId=${origin.optionId}&step=details`);
    await page.getByRole('form', { name: stepName('details') }).waitFor();
    await giveFile(page, 'goods.sds');
    await goToConfirm(page, hand);
    await expectAmounts(totalsOf(page), ['¥2,600.00']);
    await submitOrder(page, hand, [deskCharges.title]);
    const orderNo = await orderNoAt(page, '/dgdesk/addOrderSuccess', 'DGD');
    await expectInUserCentre(page, site.address, { orderNo, amounts: ['¥2,600.00'] });
  });

  test('[1.10b][2.5b] an empty lane of bags and the form of stuffing lead into their enquiries with what was typed', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/fluidBag?orgPortCode=CNSHA&dstPortCode=USLAX&goods=GLYCERINE&mass=48000`);
    await page.locator('main').getByRole('link', { name: flexitank.enquire, exact: true }).first().click();
    const bags = page.getByRole('form', { name: words.titles.flexitank });
    await expect.poll(() => bags.getByLabel('货重合计').inputValue()).toContain('48,000');
    await expect.poll(() => bags.getByLabel(words.fields.density).inputValue()).toContain('1.26');
    await expect.poll(() => bags.getByLabel(words.fields.cargoName).inputValue()).toBe('甘油');
    expect(await overflowOf(page)).toBe(0);
    await page.goto(`${site.address}/enquiryFcl?service=cfs&stuffingWorks=pallet,none&boxes=20GP*2&weight=900`);
    const stuffing = page.getByRole('form', { name: words.titles.cfs });
    await expect.poll(() => stuffing.getByRole('button', { name: '打托' }).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => stuffing.getByLabel(words.quantityOf('20GP')).inputValue()).toBe('2');
    expect(await overflowOf(page)).toBe(0);
  });

  test('[1.10b][4.31][2.23] tanks that are too weak lead to an enquiry, and an answered one to the order at its price', async () => {
    const page = await openPage(360);
    const hand = keyboardOf(page);
    await signInAs(page, hand, site.address, VERIFIED);
    const lane = 'orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&boxes=20TK*2&d15=0.7961&d50=0.7632';
    await page.goto(`${site.address}/tankIndex?${lane}&unNo=1093&pg=I`);
    const weak = page.getByText(tank.weakNext);
    await weak.waitFor();
    await hand.press(page.locator('main').getByRole('link', { name: tank.enquire, exact: true }).first());
    const form = page.getByRole('form', { name: words.titles.tank });
    await expect.poll(() => form.getByLabel(words.fields.unNo).inputValue()).toContain('1093');
    await expect.poll(() => form.getByLabel(words.fields.tanks, { exact: true }).inputValue()).toBe('2');
    await expect.poll(() => form.getByLabel(words.fields.density50).inputValue()).toBe('0.7632');
    expect(await overflowOf(page)).toBe(0);
    const asked = 'unNo=1230&group=II&tanks=2&density15=0.7961&density50=0.7632&cargoName=%E7%94%B2%E9%86%87';
    await page.goto(`${site.address}/enquiryFcl?service=tank&orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&${asked}`);
    await expect.poll(() => form.getByLabel(words.fields.unNo).inputValue()).toContain('1230');
    await sendEnquiry(page, hand);
    await takeOption(page, hand, await answeredOption(page), /\/tankIndex\?.*enquiryNo=ENQ/);
    await expect.poll(() => bookingField(page, 'tanks').inputValue()).toBe('2');
    expect(await keptForm(page, 'tank')).toMatchObject({
      ...{ ...originOf(page), tankSource: 'OPERATOR', density15: '0.7961', density50: '0.7632' },
      cargo: [{ cargoNameCn: '甲醇', dg: { unNo: '1230', packingGroup: 'II' } }],
    });
    expect(await overflowOf(page)).toBe(0);
  });

  test('[1.10b][4.31][2.23] a tank to let is asked about from the yards, answered and ordered, at one price', async () => {
    const page = await openPage(360);
    const hand = keyboardOf(page);
    await signInAs(page, hand, site.address, VERIFIED);
    await page.goto(`${site.address}/tankIndex?tab=rental&type=T11&boxes=20TK*2`);
    await hand.press(page.locator('main').getByRole('link', { name: tank.enquire, exact: true }).first());
    const form = page.getByRole('form', { name: words.titles.tank });
    await expect.poll(() => form.getByLabel(words.fields.tanks, { exact: true }).inputValue()).toBe('2');
    await form.getByLabel(words.fields.yardPlace).waitFor();
    expect(await form.getByLabel(words.fields.orgPortCode).count()).toBe(0);
    expect(await page.locator('header [aria-current=page]').allTextContents()).toContain('罐箱');
    const asked =
      'tankService=RENTAL&tanks=2&tankType=T11&rentalTerm=SHORT&tankDays=60&yardPlace=%E4%B8%8A%E6%B5%B7&isDanger=N';
    await page.goto(`${site.address}/enquiryFcl?service=tank&${asked}&cargoName=%E7%94%98%E6%B2%B9`);
    await expect.poll(() => form.getByLabel(words.fields.tankDays).inputValue()).toBe('60');
    expect(await overflowOf(page)).toBe(0);
    await sendEnquiry(page, hand);
    await takeOption(page, hand, await answeredOption(page), /\/tankIndex\?.*enquiryNo=ENQ/);
    expect(await keptForm(page, 'tank')).toMatchObject({
      ...{ ...originOf(page), serviceType: 'RENTAL', tankType: 'T11', tankDays: '60', tanks: '2' },
      cargo: [{ cargoNameCn: '甘油' }],
    });
    expect(await overflowOf(page)).toBe(0);
  });
});
