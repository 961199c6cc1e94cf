import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('what members set of themselves', () => {
  let app: TestApp;
  let mary: ReturnType<typeof openBrowser>;
  beforeAll(async () => {
    app = await startTestApp();
    await addMember(app, 'mary01', { mobile: '+8613800138001', email: 'mary01@parlour.example' });
    mary = openBrowser(app);
    await mary.login('mary01');
  });
  afterAll(() => app.close());

  test('is shown to them, with what is private masked', async () => {
    expect((await mary.call('/wps/member/info')).value).toMatchObject({
      account: 'mary01',
      nickname: null,
      mobile: '+86*********01',
      email: 'm***@parlour.example',
      timeZone: 'Asia/Shanghai',
      clubLabel: null,
      passkeys: 0,
    });
  });

  test('a nickname of 2 to 20 characters that can be seen, or none', async () => {
    const set = (nickname: string) => mary.post('/wps/member/info/nickname', { nickname });
    expect((await set('  Mary   Sea ')).value).toEqual({ nickname: 'Mary Sea' });
    expect((await set('小红')).value).toEqual({ nickname: '小红' });
    expect((await set('👩‍🚀')).code).toBe('invalid_input');
    const faults = [
      ['x', 'too_small'],
      ['x'.repeat(21), 'too_big'],
      ['ab\u202Ecd', 'wrong_format'],
    ];
    for (const [nickname = '', fault] of faults)
      expect((await set(nickname)).value).toEqual({ fields: { nickname: fault } });
    expect((await set('')).value).toEqual({ nickname: null });
  });

  const icon = (body: object) => mary.post('/wps/member/info/icon', body, { form: true });
  const picture = (about: { width?: number; height?: number } = {}) =>
    sharp({
      create: { width: 400, height: 300, channels: 3, background: '#c08a3e', ...about },
    });

  test('a picture: one of the drawn ones, or an upload that is drawn anew without what it carried', async () => {
    expect((await icon({ icon: 'fox' })).value).toEqual({ icon: 'fox', image: null });
    const carried = await picture()
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
    expect(carried.includes('where I live')).toBe(true);
    const { value } = await icon({ image: carried.toString('base64') });
    const { image } = value as { image: string };
    const kept = Buffer.from(image, 'base64');
    expect(kept.includes('where I live')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect((await mary.call('/wps/member/info')).value).toMatchObject({
      headIcon: null,
      hasUploadedIcon: true,
    });
    expect((await mary.call('/wps/member/info/icon')).value).toEqual({ icon: null, image });
    await icon({ icon: 'owl' });
    expect((await mary.call('/wps/member/info')).value).toMatchObject({
      headIcon: 'owl',
      hasUploadedIcon: false,
    });
  });

  test('nothing else is taken for a picture', async () => {
    const png = await picture().png().toBuffer();
    const others = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      await picture().webp().toBuffer(),
      await picture().gif().toBuffer(),
      png.subarray(0, png.length / 2),
      Buffer.from('not a picture'),
      Buffer.alloc(0),
    ].map((bytes) => ({ image: bytes.toString('base64') }));
    for (const body of [...others, { icon: 'fox', image: png.toString('base64') }])
      expect((await icon(body)).code).toBe('upload_rejected');
    const huge = Buffer.concat([png, Buffer.alloc(5 * 1_048_576)]).toString('base64');
    expect((await icon({ image: huge })).code).toBe('upload_rejected');
    expect((await mary.post('/wps/member/info/icon', { icon: 'fox' })).code).toBe('unsupported_media_type');
  });

  test('the language their messages are written in', async () => {
    expect((await mary.post('/wps/member/info/language', { language: 'VI' })).status).toBe(200);
    expect((await mary.call('/wps/member/info')).value).toMatchObject({ language: 'VI' });
    expect((await mary.post('/wps/member/info/language', { language: 'XX' })).code).toBe('invalid_input');
  });
});
