import type { Locator, Page } from 'playwright';
import { stepName } from '#copy/booking/dictionary.ts';
import type { FileRef } from '#domain/booking/goods-line.ts';
import { readAt } from '#domain/form/path.ts';
import { boxOf, clickNext, giveFile, sheet, writeDay } from './booking-page.ts';
import type { Hand } from './hands.ts';

/** An answer can reveal further fields; after this many rounds the form never ends. */
const MOST_ROUNDS = 5;
const CONTROLS = 'input, select, textarea';

interface ShownField {
  path: string;
  kind: 'checkbox' | 'date' | 'datetime-local' | 'file' | 'radio' | 'select' | 'text';
  held: string;
}

/** Fields of the open step in order, with their values. */
const shownFields = (page: Page): Promise<ShownField[]> =>
  page.locator('form fieldset [id^="field-"]').evaluateAll((boxes, controls) => {
    const fields: ShownField[] = [];
    for (const box of boxes) {
      const control = box.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(controls);
      if (control === null || !box.checkVisibility() || control.matches(':disabled, [readonly]')) continue;
      const type = control.type.startsWith('select') ? 'select' : control.type;
      const isPlain = type === 'textarea' || type === 'tel';
      const isTicked = control instanceof HTMLInputElement && control.checked;
      const files = box.querySelectorAll('li').length;
      const chosen = box.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
      fields.push({
        path: box.id.slice('field-'.length).replaceAll('-', '.'),
        kind: (isPlain ? 'text' : type) as ShownField['kind'],
        held:
          type === 'checkbox'
            ? String(isTicked)
            : type === 'file'
              ? String(files)
              : type === 'radio'
                ? chosen
                : control.value,
      });
    }
    return fields;
  }, CONTROLS);

/** Formats an answer as its field shows it: numbers are grouped unless the field has the focus. */
const asHeld = (answer: unknown): string => (Array.isArray(answer) ? String(answer.length) : String(answer));
const isAnswered = ({ held }: ShownField, answer: unknown): boolean =>
  answer === undefined || held === asHeld(answer) || held.replaceAll(',', '') === asHeld(answer);

async function replaceText(page: Page, hand: Hand, control: Locator, text: string) {
  await hand.type(control, '');
  await page.keyboard.press('Control+A');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
}

async function giveFiles(page: Page, path: string, files: readonly FileRef[]) {
  await giveFile(page, path, { ...sheet, name: files[0]?.name ?? sheet.name });
  const day = boxOf(page, path).locator('input[type=date]');
  if ((await day.count()) > 0) await day.fill(files[0]?.day ?? '');
}

async function answer(page: Page, hand: Hand, { path, kind }: ShownField, value: unknown) {
  const box = boxOf(page, path);
  const control = box.locator(CONTROLS).first();
  if (kind === 'file') return giveFiles(page, path, value as FileRef[]);
  if (kind === 'checkbox') return hand.press(control);
  if (kind === 'radio') return hand.press(box.locator(`input[value="${value}"]`));
  if (kind === 'date') return writeDay(page, hand, path.replaceAll('.', '-'), String(value));
  if (kind === 'datetime-local') return control.fill(String(value));
  if (kind === 'text') return replaceText(page, hand, control, String(value));
  const label = await control.locator(`option[value="${value}"]`).first().textContent();
  await hand.choose(control, label ?? '');
}

/** Answers the open step as a form has it, each question as it comes up. */
export async function answerStep(page: Page, hand: Hand, form: object) {
  const openFields = async () =>
    (await shownFields(page)).filter((field) => !isAnswered(field, readAt(form, field.path)));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const open = await openFields();
    if (open.length === 0) return;
    for (const { path } of open) {
      const field = (await openFields()).find((one) => one.path === path);
      if (field !== undefined) await answer(page, hand, field, readAt(form, path));
    }
  }
  throw new Error(
    `the step keeps asking ${(await openFields()).map(({ path, held }) => `${path}=${held}`).join(', ')}`,
  );
}

/** The whole form, step by step, up to the last one. */
export async function answerSteps(page: Page, hand: Hand, form: object, steps: readonly string[]) {
  for (const [index, step] of steps.entries()) {
    await page.getByRole('form', { name: stepName(step) }).waitFor();
    if (index === steps.length - 1) return;
    await answerStep(page, hand, form);
    await clickNext(page, hand, steps[index + 1] ?? '');
  }
}
