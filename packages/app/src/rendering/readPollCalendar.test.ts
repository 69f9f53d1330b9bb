import { beforeEach, expect, test, vi } from 'vitest';
import { polls } from '../supabase/pollServices';
import { createPoll } from '../test/createTestBackend';
import { readPollCalendar } from './readPollCalendar';

const token = 'f'.repeat(43);
const now = Date.parse('2099-12-01');
const readPoll = vi.spyOn(polls, 'readPoll');

beforeEach(() => {
  readPoll.mockReset().mockResolvedValue(createPoll({ isClosed: true }));
});

test('a closed poll has a calendar file without the names of its guests', async () => {
  const calendar = await readPollCalendar(token, 'en', now);
  expect(calendar?.name).toBe('nuit-du-jazz.ics');
  expect(calendar?.file).toContain('SUMMARY:Nuit du jazz');
  expect(calendar?.file).toContain('DTSTART;TZID=Europe/Paris:20991212T203000');
  expect(calendar?.file).toContain('/en/event/');
  expect(calendar?.file).not.toMatch(/Zoé|choose/);
});

test('an open poll, a poll without answers and an unknown link have no calendar file', async () => {
  readPoll.mockResolvedValueOnce(createPoll());
  expect(await readPollCalendar(token, 'fr', now)).toBeNull();
  readPoll.mockResolvedValueOnce(createPoll({ isClosed: true, people: [] }));
  expect(await readPollCalendar(token, 'fr', now)).toBeNull();
  readPoll.mockResolvedValueOnce(null);
  expect(await readPollCalendar(token, 'fr', now)).toBeNull();
  expect(await readPollCalendar('unknown', 'fr', now)).toBeNull();
  expect(readPoll).toHaveBeenCalledTimes(3);
});
