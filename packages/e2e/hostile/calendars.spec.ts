import { randomBytes } from 'node:crypto';
import { publishableKey } from '@lively/server/publishableKey';
import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { createSession } from '../helpers/createSession';
import { test } from '../helpers/test';
import { readSeed } from './Seed';

test('a calendar of hostile events can be parsed completely, line by line and with a parser', async ({ page }) => {
  // The session of the user who has saved every hostile event.
  const { access_token } = await createSession(page, readSeed().account);
  const token = randomBytes(32).toString('base64url');
  const made = await page.request.post('/rest/v1/rpc/create_calendar_feed', {
    headers: { apikey: publishableKey, Authorization: `Bearer ${access_token}` },
    data: { kind: 'favorites', token },
  });
  expect({ status: made.status(), text: await made.text() }).toEqual({ status: 204, text: '' });
  for (const path of [`/calendars/${token}.ics`, '/events.ics', '/en/events.ics?q=a']) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(text).not.toMatch(/[^\r]\n/);
    // One expectation for all lines: Playwright reports each expectation, and there are thousands of lines.
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(entries.length).toBe(text.match(/^BEGIN:VEVENT\r$/gm)?.length ?? 0);
    const uids = entries.map((entry) => String(entry.getFirstPropertyValue('uid')));
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.filter((uid) => !/^[\da-f-]{36}(-\d{12}(-\d+)?)?$/.test(uid))).toEqual([]);
  }
});
