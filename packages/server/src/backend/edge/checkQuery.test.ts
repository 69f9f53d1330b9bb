import { expect, test } from 'vitest';
import { checkQuery } from './checkQuery';
import { Refusal } from './Refusal';

const check = (query: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  checkQuery(new Request(`http://localhost/rest/v1/${query}`, { method, headers }));

function refusalOf(query: string, headers?: Record<string, string>) {
  try {
    check(query, headers);
    return null;
  } catch (error) {
    const { status, code, message } = error as Refusal;
    expect(error).toBeInstanceOf(Refusal);
    expect(message.length).toBeGreaterThan(20);
    return [status, code];
  }
}

const nest = (levels: number) => `${'and('.repeat(levels)}id.eq.1${')'.repeat(levels)}`;
const repeat = (text: string, times: number, separator: string) => Array(times).fill(text).join(separator);

test.each([
  ['a URL', `events?title=eq.${'x'.repeat(16_340)}`, `events?title=eq.${'x'.repeat(16_400)}`, 414],
  ['parameters', `events?${repeat('id=neq.1', 50, '&')}`, `events?${repeat('id=neq.1', 51, '&')}`, 400],
  ['columns', `events?select=${repeat('id', 100, ',')}`, `events?select=${repeat('id', 101, ',')}`, 400],
  ['written columns', `events?columns=${repeat('id', 100, ',')}`, `events?columns=${repeat('id', 101, ',')}`, 400],
  ['columns in order', `events?order=${repeat('id', 10, ',')}`, `events?order=${repeat('id', 11, ',')}`, 400],
  ['columns in the order of an embed', 'events?a.order=id', `events?a.order=${repeat('id', 11, ',')}`, 400],
  ['values', `events?id=in.(${repeat('1', 500, ',')})`, `events?id=in.(${repeat('1', 501, ',')})`, 400],
  ['values of an array', `events?a=ov.{${repeat('1', 500, ',')}}`, `events?a=ov.{${repeat('1', 501, ',')}}`, 400],
  ['conditions', `events?or=(${repeat('id.eq.1', 100, ',')})`, `events?or=(${repeat('id.eq.1', 101, ',')})`, 400],
  ['conditions of an embed', `a?b.or=(id.eq.1)`, `a?b.or=(${repeat('id.eq.1', 101, ',')})`, 400],
  ['levels of conditions', `events?not.and=(${nest(4)})`, `events?not.and=(${nest(5)})`, 400],
  ['embeds', 'events?select=a(*),b(*),c(*)', 'events?select=a(*),b(*),c(*),d(*)', 400],
])('the number of %s is limited', (_what, most, more, status) => {
  expect(refusalOf(most)).toBeNull();
  expect(refusalOf(more)?.[0]).toBe(status);
});

test.each([
  ['an embed within an embed', 'events?select=event_timings(events(id))', {}],
  ['a table twice', 'events?select=a:event_timings(id),b:event_timings(id)', {}],
  ['a table in itself', 'events?select=events(id)', {}],
  ['an embed in a write', 'events?select=event_timings(id)', { method: 'PATCH' }],
  ['an embed in the result of a function', 'rpc/explore_events?select=event_timings(id)', {}],
  ['an embed with a range header', 'events?select=event_timings(id)', { range: '0-999' }],
  ['two selects', 'events?select=id&select=event_timings(events(id))', {}],
  ['two limits', 'events?limit=1&limit=1000', {}],
  ['two limits of an embed', 'events?select=a(*)&a.limit=1&a.limit=9', {}],
  ['an estimated count', 'events', { prefer: 'return=minimal, count=estimated' }],
  ['a planned count', 'events', { prefer: 'COUNT = Planned' }],
  ['an unknown count', 'events', { prefer: 'count=other' }],
])('%s is refused with an error code of PostgREST', (_what, query, headers) => {
  expect(refusalOf(query, headers)).toEqual([400, expect.stringMatching(/^PGRST1\d\d$/)]);
});

test.each([
  'events?__proto__=eq.1',
  'events?__proto__=not.in.(1)',
  'events?constructor=eq.1',
  'events?toString=eq.1',
  'events?select=id,constructor(id)&constructor.keys=eq.1',
  'events?select=id,a:constructor(id)',
  'events?or=(id.eq.1,and(__proto__.eq.1))',
  'events?order=valueOf.desc',
  'events?columns=hasOwnProperty',
  'events?on_conflict=__proto__',
  'events?a.not.or=(prototype.eq.1)',
  'events?%5F%5Fproto%5F%5F=eq.1',
  '__proto__?select=id',
  'rpc/constructor',
])('a name of a built-in property is refused: %s', (query) => {
  expect(refusalOf(query)).toEqual([400, 'PGRST100']);
});

test('a name of a built-in property is refused as a preference and accepted as a value', () => {
  expect(refusalOf('events', { prefer: 'handling=strict,__proto__=x' })).toEqual([400, 'PGRST100']);
  expect(refusalOf('events?title=eq.constructor')).toBeNull();
});

test('an exact count and the embeds of the app are unchanged', () => {
  for (const query of [
    'purchases?select=id,event:events(id,title)&user_id=eq.1&order=purchased_at.desc,event_id&offset=0&limit=1000',
    'events?select=*,reports:event_reports(reason),decisions:moderation_decisions(id)&id=in.(1,2)',
  ])
    expect(check(query, { prefer: 'count=exact' }).href).toBe(`http://localhost/rest/v1/${query}`);
});

test.each([
  ['events?select=id,event_timings(position)', '100', '100'],
  ['events?select=id,event_timings(position)&limit=5&event_timings.limit=7', '5', '7'],
  ['events?select=id,event_timings(position)&limit=1000&event_timings.limit=1000000000000', '100', '100'],
  ['events?select=id,event_timings(position)&limit=-1&event_timings.limit=1e9', '100', '100'],
  ['purchases?select=id,events!inner(id)', '100', null],
])('another embed gets a limit: %s', (query, limit, embedded) => {
  const { searchParams } = check(query);
  expect([searchParams.get('limit'), searchParams.get('event_timings.limit')]).toEqual([limit, embedded]);
});
