import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { subject as authNotice } from '#stories/auth-notice/auth-notice.subject.tsx';
import { subject as captchaClickWord } from '#stories/captcha-click-word/captcha-click-word.subject.tsx';
import { subject as captchaSlider } from '#stories/captcha-slider/captcha-slider.subject.tsx';
import { subject as centreRooms } from '#stories/centre-rooms/centre-rooms.subject.tsx';
import { subject as changePassword } from '#stories/change-password/change-password.subject.tsx';
import { subject as chunkReload } from '#stories/chunk-reload/chunk-reload.subject.tsx';
import { controlName, dueButtons, offeredButtons } from '#stories/kit/subject.ts';
import { subject as licence } from '#stories/licence/licence.subject.tsx';
import { subject as login } from '#stories/login/login.subject.tsx';
import { subject as navigation } from '#stories/navigation/navigation.subject.tsx';
import { subject as order } from '#stories/order/order.subject.tsx';
import { subject as profile } from '#stories/profile/profile.subject.tsx';
import { subject as reading } from '#stories/reading/reading.subject.tsx';
import { subject as session } from '#stories/session/session.subject.tsx';
import { subject as singleSignOn } from '#stories/single-sign-on/single-sign-on.subject.tsx';
import { subject as smsCountdown } from '#stories/sms-countdown/sms-countdown.subject.tsx';
import { subject as uploads } from '#stories/uploads/uploads.subject.tsx';
import { subject as userCentre } from '#stories/user-centre/user-centre.subject.tsx';
import { subject as verification } from '#stories/verification/verification.subject.tsx';
import { type Driver, drive } from '../../kit/drive.ts';
import { explore } from '../../kit/explore.ts';
import { scenicPaths } from '../../kit/paths.ts';
import '#src/ui/styles.css';

let root: Root;
let element: HTMLElement;

beforeEach(async () => {
  // As on a desk: a phone folds away what may be done with an order.
  await page.viewport(1280, 900);
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
});

afterEach(() => {
  root.unmount();
  element.remove();
});

/** Expected content per state, written by hand. */
const sights: Record<string, Record<string, string>> = {
  'chunk-reload': { failed: '页面加载失败，请重试', reloading: '页面加载中' },
  navigation: { failed: '抱歉，服务器繁忙！', lost: '页面加载失败，请重试' },
  'auth-notice': {
    blocked: '浏览器拦截了新窗口，请点击“立即前往”',
    unreached: '网络不通，会员中心没有打开，请稍后重试',
  },
  'captcha-click-word': {
    unavailable: '加载失败，点击重试',
    checking: '验证中…',
    succeeded: '验证成功',
    failed: '验证失败',
  },
  'captcha-slider': {
    unavailable: '加载失败，点击重试',
    checking: '验证中…',
    succeeded: 's验证成功',
    failed: '验证失败',
  },
  reading: { read: '我知道了' },
  'sms-countdown': { ready: '获取验证码', counting: 's后重新获取' },
  'single-sign-on': { asking: '登录，是否切换账号？' },
  'user-centre': {
    refused: '登录链接已失效，请从来源页面重新打开',
    unreached: '网络不通，还没有登录',
    expired: '登录已过期，请重新登录',
  },
  order: { confirming: '确定取消' },
  profile: { named: '该企业尚未认证' },
  uploads: { sending: '取消上传' },
  verification: {
    confirming: '确认无误，提交审核',
    unknown: '登记里查不到这个代码',
    pending: '审核中',
    passed: '已认证',
    rejected: '未通过',
  },
};

describe.each([
  authNotice,
  captchaClickWord,
  captchaSlider,
  centreRooms,
  changePassword,
  chunkReload,
  licence,
  login,
  navigation,
  order,
  profile,
  reading,
  session,
  singleSignOn,
  smsCountdown,
  uploads,
  userCentre,
  verification,
])('$entry.title', (subject) => {
  const { id, machine, cases } = subject.entry;

  test.each(scenicPaths(explore(machine, cases)))(
    '$name by clicks: only the buttons that work are offered',
    async ({ edges }) => {
      const gestures = Object.fromEntries(
        Object.entries(subject.controls).map(([type, control]) => [
          type,
          () =>
            page.getByRole('button', { name: controlName(control, driver.actor.getSnapshot()), exact: true }).click(),
        ]),
      );
      const driver: Driver = drive(machine, cases, { gestures });
      driver.start();
      flushSync(() => root.render(subject.render(driver.actor)));
      for (const edge of edges) {
        await driver.take(edge);
        const snapshot = driver.actor.getSnapshot();
        await expect.poll(() => offeredButtons(element)).toEqual(dueButtons(subject, snapshot));
        const state = typeof snapshot.value === 'string' ? snapshot.value : String(Object.values(snapshot.value)[0]);
        const words = sights[id]?.[state];
        if (words !== undefined) await expect.poll(() => element.textContent).toContain(words);
      }
      driver.actor.stop();
    },
  );
});
