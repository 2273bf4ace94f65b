import { describe, expect, test } from 'vitest';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { enquiries } from '#copy/enquiry/own.ts';
import { PERSON, VERIFIED } from '../kit/demo-people.ts';
import { ANSWERED_WITHIN, answersOf, fieldOf, SEARCH, serveEnquiries, submitButton } from '../kit/enquiry-journey.ts';
import { FULL } from '../kit/full.ts';
import { keyboardOf } from '../kit/hands.ts';
import { overflowOf } from '../kit/overflow.ts';
import { signInWhenPrompted } from '../kit/sign-in-page.ts';

const TWO_MINUTES = 120_000;

const open = serveEnquiries();

const askers = [
  { width: 360, ...PERSON },
  { width: 1280, ...VERIFIED },
];

describe.each(FULL ? askers : askers.slice(0, 1))('at $width', ({ width, phone, password }) => {
  test('[1.2][2.5b][7.5b] asked by keyboard alone and signed out, nothing is lost over sign-in, and the operator answers with options', async () => {
    const { page, pageMessages } = await open(SEARCH, width);
    const hand = keyboardOf(page);
    const answer = answersOf(page);
    await hand.type(fieldOf(page, 'cargoName'), `甲醇 ${width}`);
    await hand.type(fieldOf(page, 'contact'), '顾晓岚');
    await hand.type(fieldOf(page, 'phone'), phone);
    await hand.type(fieldOf(page, 'remark'), '桶装');
    await hand.press(submitButton(page));
    await signInWhenPrompted(page, hand, { phone, password });

    await page.getByText(words.welcomed).waitFor();
    await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toBe(`甲醇 ${width}`);
    await expect.poll(() => fieldOf(page, 'remark').inputValue()).toBe('桶装');
    await expect.poll(() => fieldOf(page, 'orgPortCode').inputValue()).toBe('上海');
    expect(await overflowOf(page)).toBe(0);
    await hand.press(submitButton(page));

    const heading = page.getByRole('heading', { name: words.placed });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const enquiryNo =
      (await page
        .getByText(/^ENQ\d{11}$/)
        .first()
        .textContent()) ?? '';
    await hand.press(page.getByRole('button', { name: words.seeInList }));
    await expect.poll(() => answer()?.status, ANSWERED_WITHIN).toBe('answered');
    expect(answer()).toMatchObject({ enquiryNo });
    expect(answer()!.answeredAt! - answer()!.createdAt).toBeLessThanOrEqual(TWO_MINUTES);

    const options = page.getByRole('article');
    await expect.poll(() => options.count(), ANSWERED_WITHIN).toBe(answer()!.options.length);
    const first = (await options.first().textContent()) ?? '';
    expect(first.replace(/\s/g, '')).toContain('$2,300.00');
    expect(first.replace(/\s/g, '')).toContain('¥3,390.00');
    expect(await options.first().getByRole('link', { name: enquiries.order }).getAttribute('href')).toContain(
      enquiryNo,
    );
    await expect
      .poll(() => page.getByRole('table', { name: enquiries.title }).textContent(), ANSWERED_WITHIN)
      .toContain(enquiries.status.answered);
    expect(await overflowOf(page)).toBe(0);
    expect(pageMessages).toEqual([]);
  });
});
