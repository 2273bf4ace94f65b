import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { uploads } from '#copy/dangerous-goods/papers.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { enquiryErrors } from '#copy/enquiry/form.ts';
import { KIT } from '#copy/kit.ts';
import { person, placed, restored } from '#machines/enquiry/enquiry.cases.ts';
import {
  type EnquiryEvent,
  type EnquiryService,
  enquiryMachine,
  type PlacedEnquiry,
  type PlaceEnquiry,
  type RestoredForm,
} from '#machines/enquiry/index.ts';
import {
  type UploadAnswer,
  type UploadRequest,
  type UploadsInput,
  type UploadsRef,
  uploadsMachine,
} from '#machines/uploads/index.ts';
import { EnquiryView, FilesField } from '#src/features/enquiry/list/EnquiryPanel.tsx';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { noFiles, picturesWith } from '#tests/kit/no-files.ts';

export default { title: 'Machines/询价/附件' } satisfies Meta;

const pictures = picturesWith({
  ...noFiles,
  hold: (path, files) => files.map(({ name, size }) => ({ key: name, path, name, size })),
});

/** The first try of every file is lost. */
function opened(isSignedIn: boolean) {
  const tried = new Set<string>();
  const sent: unknown[] = [];
  const actor = createActor(
    enquiryMachine.provide({
      actors: {
        uploads: lazyActor<UploadsRef, never, UploadsInput>(async () =>
          uploadsMachine.provide({
            actors: {
              upload: fromPromise<UploadAnswer, UploadRequest>(async ({ input: { name } }) => {
                if (!tried.has(name)) {
                  tried.add(name);
                  throw new Error('网络中断');
                }
                return { fileId: `id-${name}`, name, size: 3 };
              }),
              progress: fromCallback(() => undefined),
            },
          }),
        ),
        person: fromCallback<EnquiryEvent, undefined>(({ sendBack }) =>
          sendBack(isSignedIn ? { type: 'person.recognised', person } : { type: 'person.left' }),
        ),
        restore: fromPromise<RestoredForm, { service: EnquiryService }>(async () => restored),
        makeKey: fromPromise<string, undefined>(async () => 'key'),
        place: fromPromise<PlacedEnquiry, PlaceEnquiry>(async ({ input }) => {
          sent.push(input.form.fileIds);
          return placed;
        }),
      },
      actions: { keepDraft: () => undefined, forgetDraft: () => undefined },
    }),
    { input: { service: 'fcl' } },
  );
  return { actor: actor.start(), sent };
}

const shown = (isSignedIn: boolean, play: StoryObj['play']): StoryObj => ({
  loaders: [() => opened(isSignedIn)],
  render: (_, { loaded }) => (
    <EnquiryView
      actor={loaded.actor}
      renderPort={() => null}
      renderFiles={(control) => <FilesField actor={loaded.actor} control={control} pictures={pictures} />}
      answerTime={null}
      onCopy={() => undefined}
      onSee={() => undefined}
    />
  ),
  ...(play === undefined ? {} : { play }),
});

/** A file that did not arrive holds the form up until it is tried again or taken out; what is in is sent by its id. */
export const Uploaded = shown(true, async ({ canvas, loaded, userEvent }) => {
  const field = await canvas.findByLabelText(KIT.files.choose);
  await userEvent.upload(field, [new File(['pdf'], '甲醇SDS.pdf'), new File(['png'], '包装.png')]);
  await userEvent.click(await canvas.findByRole('button', { name: KIT.files.retry('甲醇SDS.pdf') }));
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
  await expect(
    await canvas.findByRole('link', {
      name: words.summaryItem(words.fields.fileIds ?? '', enquiryErrors.NOT_UPLOADED),
    }),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: KIT.files.remove('包装.png') }));
  await expect(await canvas.findByText(KIT.files.done)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
  await expect(await canvas.findByRole('heading', { name: words.placed })).toHaveFocus();
  await expect(loaded.sent).toEqual([['id-甲醇SDS.pdf']]);
});

export const Visitor = shown(false, async ({ canvas }) => {
  await expect(await canvas.findByText(uploads.visitor)).toBeVisible();
  await expect(canvas.queryByLabelText(KIT.files.choose)).toBeNull();
});
