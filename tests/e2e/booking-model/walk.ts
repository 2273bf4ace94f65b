import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { table } from '#contract/table.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { stepWords } from '#copy/booking/steps.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { bookingField, buttonOf, clickNext, keepDraftHere } from '../../kit/booking-page.ts';
import { addressesFrom, sha256 } from '../../kit/browser-client.ts';
import { mouseOf } from '../../kit/hands.ts';
import { wholeForm } from '../../kit/order-calls.ts';
import { stopClock } from '../../kit/page-clock.ts';
import type { ServedSite } from '../../kit/served-site.ts';
import { clientHeaders } from '../../kit/server.ts';
import { codeSentTo, dismiss, PASSWORD, signInButton, tokenOf } from '../../kit/sign-in-page.ts';
import type { Subject } from '../../kit/walk-model.ts';
import { type Calls, holdCalls } from './calls.ts';

/** Gestures and checks that one screen adds. */
export type Screen = Pick<Subject, 'checks' | 'gestures'>;

interface Person {
  phone: string;
  form: FclForm;
}

/** The browser that all walks share. */
export interface Surroundings {
  site: ServedSite;
  context: BrowserContext;
  newPhone: () => string;
  page: Page | null;
  /** The buyer until they agree to the protocol, which each user does once. */
  person: Person | null;
}

/** One walk through the booking: what was typed, which calls are held, and what every screen needs. */
export class BookingWalk {
  typed = '';
  form!: FclForm;
  phone = '';
  page!: Page;
  calls!: Calls;
  #draftKey = '';
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get site() {
    return this.#around.site;
  }

  get context() {
    return this.#around.context;
  }

  begin = async () => {
    const around = this.#around;
    await around.page?.close();
    await this.context.setOffline(false);
    await this.context.clock.resume();
    if (around.person === null || (await tokenOf(this.context)) === '') around.person = await newPerson(around);
    ({ phone: this.phone, form: this.form } = around.person);
    this.page = around.page = await this.context.newPage();
    this.calls = await holdCalls(this.page);
    await this.page.goto(`${this.site.address}/healthz`);
    this.#draftKey = await keepDraftHere(this.page, this.site.address, this.form);
  };

  /** A person who agreed to the protocol is not asked again. */
  forgetPerson = () => {
    this.#around.person = null;
  };

  hand = () => mouseOf(this.page);
  services = () => this.page.getByRole('form', { name: stepName('services') });
  press = (name: string) => buttonOf(this.page, name).click();
  says = (text: string) => this.page.locator('main').getByText(text).first().waitFor();
  remark = () => this.page.getByRole('textbox', { name: fieldLabel('remark') });
  tick = (path: string) => this.page.getByRole('checkbox', { name: fieldLabel(path) });
  changed = () => this.page.getByRole('dialog', { name: words.price.changed });
  text = (title: string) => this.page.getByRole('dialog', { name: title });

  signedOut = async () => {
    const cookie = (await this.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = {
      ...clientHeaders,
      authorization: await tokenOf(this.context),
      cookie,
      'content-type': 'application/json',
    };
    const answer = await fetch(this.site.address + table.logout.path, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(200);
  };

  stopClock = () => stopClock(this.page);

  askForPrice = async (press: () => Promise<void>) => {
    this.calls.quote.hold();
    await press();
  };

  goToPrice = () => this.askForPrice(() => clickNext(this.page, this.hand(), 'confirm'));
  writePhone = () => bookingField(this.page, 'contactPhone').fill(this.form.contactPhone);

  keptHere = () =>
    this.page.evaluate((key) => {
      const { form, mark } = JSON.parse(localStorage.getItem(key) ?? '{}');
      return mark === null ? '' : form?.remark;
    }, this.#draftKey);

  nothingIsLost = async () => {
    await this.services().waitFor();
    await expect.poll(() => this.remark().inputValue()).toBe(this.typed);
    await expect.poll(() => bookingField(this.page, 'contactPhone').inputValue()).toBe(this.form.contactPhone);
  };

  isBusy = () => this.page.locator('button[form] .busy-mark').filter({ visible: true }).waitFor();

  isConfirming = async () => {
    const { page } = this;
    await page.getByRole('form', { name: stepName('confirm') }).waitFor();
    await expect.poll(() => buttonOf(page, words.submit).isEnabled()).toBe(true);
    const sheet = page.getByRole('region', { name: stepWords.confirm.sheet });
    await expect.poll(() => sheet.innerText()).toContain(this.form.contactPhone);
  };

  isToldOfThePhone = async () => {
    await this.services().waitFor();
    await this.page
      .getByRole('alert')
      .filter({ hasText: words.errors(1) })
      .locator('a[href="#field-contactPhone"]')
      .waitFor();
  };

  isSignedOut = async () => {
    await dismiss(this.page);
    await signInButton(this.page).waitFor();
    await this.#isHidden();
  };

  /** Signed out: the owner's input is stored but not shown. */
  async #isHidden() {
    const { page, form } = this;
    await expect.poll(() => page.getByText(words.restored).count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toContain(form.contactPhone);
    expect(await page.evaluate((key) => localStorage.getItem(key), this.#draftKey)).toContain(form.contactPhone);
  }
}

const newAddress = addressesFrom(31);

async function newPerson({ site, context, newPhone }: Surroundings): Promise<Person> {
  const phone = newPhone();
  await context.clearCookies();
  // From an address of their own: many people at one would meet its limits.
  const headers = { ...clientHeaders, 'x-forwarded-for': newAddress() };
  const post = async (name: 'register' | 'sendSms', data: object) => {
    const answer = await context.request.post(site.address + table[name].path, { data, headers });
    return ((await answer.json()) as { data: { token: string } }).data;
  };
  await post('sendSms', { phone, userSource: 'echem', messageType: 'user_sign' });
  const code = codeSentTo(site, phone, 'user_sign');
  const { token } = await post('register', { phone, code, password: sha256(PASSWORD), userSource: 'echem' });
  await context.addCookies([{ name: 'access_token', value: token, url: site.address }]);
  return { phone, form: { ...(await wholeForm(context, site.address)), agree: false, truth: false } };
}
