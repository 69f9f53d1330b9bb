import { beforeEach, expect, test, vi } from 'vitest';
import { polls } from '../supabase/pollServices';
import { createPoll } from '../test/createTestBackend';
import { answerPoll, renderPoll } from './renderPoll';

const answer = vi.hoisted(() => vi.fn());
vi.mock('../supabase/pollServices', async (importActual) => {
  const actual = await importActual<typeof import('../supabase/pollServices')>();
  return {
    ...actual,
    pollServicesFor: (headers: object) => ({
      answerPoll: (reader: unknown, change: unknown) => answer(reader, change, headers),
    }),
  };
});

const token = 'f'.repeat(43);
const answerToken = 'g'.repeat(43);
const headers = { 'x-forwarded-for': '192.0.2.7' };
const readPoll = vi.spyOn(polls, 'readPoll');
const filled = { form: 'poll', answer: answerToken, name: ' Zoé ', 'option-jazz': 'yes', 'option-football': 'perhaps' };

beforeEach(() => {
  answer.mockReset();
  readPoll.mockReset().mockResolvedValue(createPoll());
});

test('the page contains the options, their answers and a form that works without scripts', async () => {
  const { status, markup, renderedPage } = await renderPoll(`/choose/${token}`, '', Date.now());
  expect(status).toBe(200);
  expect(markup).toMatch(/<form[^>]*method="post"/);
  expect(markup.match(/type="radio"/g)).toHaveLength(6);
  expect(markup).toContain('name="option-jazz" value="maybe"');
  expect(markup).toContain(`name="answer" value="${renderedPage?.poll?.answerToken}"`);
  expect(renderedPage?.poll?.answerToken).toMatch(/^[\w-]{43}$/);
  expect(markup).toContain('<meta name="robots" content="noindex"/>');
  expect(markup).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(markup).not.toContain('canonical');
});

test('each rendering contains a different token for a new guest', async () => {
  const tokens = await Promise.all(
    [1, 2].map(async () => (await renderPoll(`/choose/${token}`, '', Date.now())).renderedPage?.poll?.answerToken),
  );
  expect(tokens[0]).not.toBe(tokens[1]);
});

test('the private link of a guest shows the answers in a form that can change them', async () => {
  readPoll.mockResolvedValue(createPoll({ me: { name: 'Zoé', answers: { jazz: 'yes' } } }));
  const { markup } = await renderPoll(`/en/choose/${token}/${answerToken}`, '', Date.now());
  expect(readPoll.mock.calls[0]?.[0]).toEqual({ token, answerToken, userId: null });
  expect(markup).toMatch(
    /name="option-jazz"[^>]*checked=""[^>]*value="yes"|name="option-jazz" value="yes"[^>]*checked=""|checked=""[^>]*name="option-jazz"[^>]*value="yes"/,
  );
  expect(markup).toContain(`name="answer" value="${answerToken}"`);
});

test('a malformed token causes no request', async () => {
  const { status } = await renderPoll('/choose/unknown', '', Date.now());
  expect([status, readPoll.mock.calls]).toEqual([404, []]);
});

test('the answers are stored for the guest of the form and lead to the private page', async () => {
  const answered = await answerPoll(`/es/choose/${token}`, filled, Date.now(), headers);
  expect(answered).toEqual({ status: 303, location: `/es/choose/${token}/${answerToken}` });
  const change = { name: 'Zoé', answers: { jazz: 'yes' }, change: expect.any(String) };
  expect(answer).toHaveBeenCalledExactlyOnceWith({ token, answerToken, userId: null }, change, headers);
});

test('the token of a private link replaces the one in the form', async () => {
  await answerPoll(`/choose/${token}/${'h'.repeat(43)}`, filled, Date.now(), headers);
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ answerToken: 'h'.repeat(43) });
});

test('incomplete answers are not sent, and the page shows the error and the answers', async () => {
  const answered = await answerPoll(`/choose/${token}`, { ...filled, name: '\u200B' }, Date.now(), headers);
  if (answered.status === 303) throw new Error('The answers were accepted.');
  expect(answered.status).toBe(422);
  expect(answered.page.markup).toContain('Indiquez votre prénom.');
  expect(answered.page.renderedPage?.poll?.fields?.answers).toEqual({ jazz: 'yes' });
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['PT429', 429],
  ['PT409', 422],
  ['23514', 422],
  ['unknown', 503],
])('a refusal with %s is answered with %i and a message', async (code, status) => {
  answer.mockRejectedValue(Object.assign(new Error(), { code }));
  const answered = await answerPoll(`/choose/${token}`, filled, Date.now(), headers);
  expect(answered.status).toBe(status);
  expect(answered.status !== 303 && answered.page.markup).toContain('Vos réponses ne sont pas parties');
});

test.each(['PT410', 'PT404'])('a refusal with %s redirects to the page of the poll', async (code) => {
  answer.mockRejectedValue(Object.assign(new Error(), { code }));
  const location = `/choose/${token}`;
  expect(await answerPoll(location, filled, Date.now(), headers)).toEqual({ status: 303, location });
});
