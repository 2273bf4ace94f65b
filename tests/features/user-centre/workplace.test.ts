import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { Router, type RouterProps } from 'wouter';
import type { UserInfo } from '#contract/calls/user.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { user } from '#machines/centre-rooms/centre-rooms.cases.ts';
import type { Agenda } from '#src/features/user-centre/pages/content.ts';
import { TimeLine } from '#src/features/user-centre/pages/TimeLine.tsx';
import { VerificationStanding } from '#src/features/user-centre/pages/VerificationPage.tsx';
import type { RoomProps } from '#src/features/user-centre/rooms/room.ts';

const html = async (element: ReactElement) => {
  const { prelude } = await prerenderToNodeStream(createElement(Router, { ssrPath: '/' } as RouterProps, element));
  return text(prelude as NodeJS.ReadableStream);
};

describe('[2.14] how the verification stands, at the workplace', () => {
  const words = rooms.verification;
  const address = { room: 'workplace', no: null, query: '' } as const;
  const shown = (enterpriseResp: UserInfo['enterpriseResp']) =>
    html(
      createElement(VerificationStanding, {
        address,
        user: { ...user, enterpriseResp },
        canOpen: true,
      } as unknown as RoomProps),
    );

  test.each([
    ['NONE', words.none, words.open],
    ['PENDING', words.pending, words.look],
    ['REJECT', words.reject, words.again],
    ['PASS', words.pass, words.look],
  ] as const)('%s', async (status, expectedText, next) => {
    const page = await shown({ ...user.enterpriseResp!, serviceOpenAuditStatus: status });
    expect(page).toContain(expectedText);
    expect(page).toContain(next);
    expect(page.includes('href="?redirect=verification"')).toBe(status === 'PASS');
  });

  test('a person without an enterprise is not notified of forty-eight hours', async () => {
    const page = await shown(null);
    expect(page).toContain(words.person);
    expect(page).toContain(words.open);
  });
});

describe('[2.14] the days to come as one file for a calendar', () => {
  const now = Date.parse('2026-10-07T10:00:00+08:00');
  const moment = (orderNo: string, at: number | null, name: string): Agenda['moments'][number] => ({
    ...{ kind: 'OWED', code: 'PAPER', paper: 'PACKAGING_TEST', text: name, place: null },
    orderNo,
    at,
  });
  const fileIn = (page: string) => {
    const [, download, data] = /download="([^"]+)" href="data:text\/calendar;charset=utf-8,([^"]+)"/.exec(page) ?? [];
    return {
      download,
      lines: decodeURIComponent(data ?? '')
        .replace(/\r\n /g, '')
        .split('\r\n'),
    };
  };
  const shown = (moments: Agenda['moments']) =>
    html(
      createElement(TimeLine, {
        agenda: { moments, total: moments.length, now },
        canOpen: true,
        onSubscribe: () => undefined,
      }),
    );

  test('holds every moment of every order that is still to come, each with its order', async () => {
    const { download, lines } = fileIn(
      await shown([
        moment('FCL26100700001', now + HOUR_MS, '请提交性能单'),
        moment('AIR26100700002', now + 40 * DAY_MS, '请提交鉴定书'),
        moment('FCL26100700003', null, '没有期限'),
      ]),
    );
    expect(download).toBe(`${rooms.workplace.calendarFile}.ics`);
    expect([lines[0], lines.filter((line) => line === 'BEGIN:VEVENT').length, lines.at(-2)]).toEqual([
      'BEGIN:VCALENDAR',
      2,
      'END:VCALENDAR',
    ]);
    const expectedText = lines.filter((line) => line.startsWith('SUMMARY'));
    expect(expectedText[0]).toContain('FCL26100700001');
    expect(expectedText[1]).toContain('AIR26100700002');
    expect(lines).toContain('DTSTART:20261007T030000Z');
  });

  test('is not offered where nothing is to come', async () => {
    expect(await shown([])).not.toContain('text/calendar');
  });
});
