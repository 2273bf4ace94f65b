import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as } from '#tests/kit/market-server.ts';
import { askingUser, deskToken, enquire } from '#tests/kit/operator.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs, signIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const pdf = documentOf(plainPicture(9, 9), 9, 9);
const operatorHeaders = { ...clientHeaders, 'desk-token': deskToken };

describe.each(databaseKinds())('[7.5] the files of an enquiry, on %s', (database) => {
  let server: TestServer;
  let browser: SignedIn;
  let stranger: SignedIn;
  let fileId = '';
  let no = '';

  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    [browser, stranger] = [await signIn(server, askingUser), await signIn(server, 'user-person')];
    fileId = (await browser.upload(pdf, '甲醇 SDS.pdf', 'enquiry')).data!.fileId;
    no = await enquire(server, '附件', 'files-own', { fileIds: [fileId] });
  }, 60_000);
  afterAll(() => server.stop());

  const asOperator = (request: object, headers: Readonly<Record<string, string>> = operatorHeaders) =>
    fetch(`${server.address}/api-platform/desk/files`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });

  it('whoever asked sees them by name and size', async () => {
    const { files } = await as(server, askingUser, 'enquiry', { no });
    expect(files).toEqual([{ fileId, name: '甲醇 SDS.pdf', size: expect.any(Number) }]);
    expect((await as(server, askingUser, 'enquiry', { no: await enquire(server, '无', 'files-none') })).files).toEqual(
      [],
    );
  });

  it('another’s file is refused at its field, and nothing is asked', async () => {
    const theirs = (await stranger.upload(pdf, '别人的.pdf', 'enquiry')).data!.fileId;
    await expect(enquire(server, '借用', 'files-stolen', { fileIds: [fileId, theirs] })).rejects.toMatchObject({
      code: '10004004',
      data: { fields: { 'form.fileIds': expect.any(String) } },
    });
    const { items } = await as(server, askingUser, 'enquiryList', { pageSize: 50 });
    expect(items.map(({ cargoName }) => cargoName)).not.toContain('借用');
  });

  it('a visitor uploads nothing', async () => {
    const form = new FormData();
    form.append('purpose', 'enquiry');
    form.append('file', new File([new Uint8Array(pdf)], 'a.pdf'));
    const answer = await fetch(`${server.address}/api-common-oss/files`, {
      method: 'POST',
      headers: clientHeaders,
      body: form,
    });
    expect(((await answer.json()) as { code: string }).code).toBe('00000401');
  });

  it('the operator sees which came and reads them; a file of no enquiry, or of another, it does not', async () => {
    const { data } = await sendAs(server.address, operatorHeaders, 'operatorWaiting', {});
    expect(data.enquiries.items.find(({ enquiryNo }) => enquiryNo === no)?.files).toEqual([
      { fileId, name: '甲醇 SDS.pdf', size: expect.any(Number) },
    ]);
    const answer = await asOperator({ no, fileId });
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('甲醇 SDS.pdf'));
    expect(await answer.text()).toMatch(/^%PDF-/);

    const loose = (await browser.upload(pdf, '另一份.pdf', 'order')).data!.fileId;
    const other = await enquire(server, '他单', 'files-other');
    for (const request of [
      { no, fileId: loose },
      { no: other, fileId },
      { no: 'ENQ26011599999', fileId },
    ])
      expect((await (await asOperator(request)).json()) as object).toMatchObject({ code: '10004004' });
  });

  it('no one reads them without the desk token', async () => {
    const answer = await asOperator({ no, fileId }, clientHeaders);
    expect((await answer.json()) as object).toMatchObject({ code: '00000401' });
  });
});
