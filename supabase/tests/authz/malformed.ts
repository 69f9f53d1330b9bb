import { ownedEvent } from '../fillTables.ts';
import { owner } from '../people.ts';
import { type Actor, actors } from './actors.ts';
import type { Call } from './server.ts';

/** A request that no real client sends, with its sender. */
export interface MalformedCall extends Call {
  readonly actor: Actor;
}

const picture = `${owner.id}/1700000000000.png`;
const texts = [
  '',
  ' ',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '99999999999999999999',
  '2026-02-30',
  '25:00',
  ownedEvent,
  ownedEvent.toUpperCase(),
  '(1,2)',
  '()',
  '(',
  '(")',
  '),(',
  '{',
  '{}',
  '{1,2}',
  '{"a":1}',
  '[1,',
  '*',
  '%',
  '\\',
  "'",
  "' or 1=1 --",
  "'); drop table events;--",
  'eq.1)or(1.eq.1',
  'a,b',
  'a"b',
  '\u202E',
  '👨‍👩‍👧',
  'é'.repeat(300),
  '(a+)+$',
  '(?<x>',
  'a{9999}',
  '[[:bad:]]',
  '__proto__',
  'constructor',
  'select=*',
  'title.desc',
  '<script>',
];
const columns = [
  'id',
  'title',
  'timings',
  'timings->0->>begin',
  'timings->',
  'title->x',
  'id::text',
  'id::int',
  'id::nothing',
  '"id"',
  '"',
  '*',
  'count()',
  'id.max()',
  'a:id',
  'a:b:c',
  'id!x',
  'nothing',
  'events(id)',
  'event_timings(*)',
  'event_timings!inner(*)',
  '...places(*)',
  'users(*)',
  'event_timings(events(id))',
  'constructor',
  '__proto__',
];
const operators = [
  ...['eq', 'neq', 'gt', 'in', 'is', 'like', 'match', 'fts', 'plfts(french)', 'wfts()', 'cs', 'ov', 'sl', 'adj'],
  ...[
    'not.eq',
    'not.in',
    'not.not.eq',
    'eq(any)',
    'like(all)',
    'isdistinct',
    'or',
    'xx',
    '',
    'constructor',
    '__proto__',
  ],
];
const trees = [
  '()',
  '(',
  '(id)',
  '(id.eq.1,',
  '(and())',
  '(.eq.1)',
  'id.eq.1',
  '(constructor.eq.1)',
  '(not.and(id.is.null))',
];
const orders = ['', ',', 'id.foo', 'id.asc.asc', 'nothing', 'events(title)', 'timings->0', '(select 1)', 'title->x'];
const numbers = ['-1', '0', '1e9', 'x', '1.5', ' 1', '9223372036854775808', '99999999999999999999'];
const tables = [
  ...[
    'events',
    'purchases',
    'favorites',
    'event_timings',
    'places',
    'profiles',
    'nothing',
    'auth.users',
    'events/x',
    '',
  ],
  ...[
    'rpc/',
    'rpc/nothing',
    'rpc/explore_events',
    'rpc/suggest_searches',
    'rpc/is_event_removed',
    'rpc/moderate_event',
  ],
];
const bodies = [
  ...['{', '[]', 'null', '1', '"x"', '[1]', '[[]]', '[{"title":"a"},{"x":1}]', '{"id":"x"}', '{"":1}', '{"a.b":1}'],
  ...['{"constructor":1}', '{"title":1}', '{"timings":"x"}', '{"timings":[{"begin":1}]}', '{"date":"0000-00-00"}'],
  ...['{"max_capacity":1e400}', '{"tags":[null]}', '{"preferences":{}}', 'a,b\n1,2', 'title=Bal', '{"prefix":5}'],
  ...['{"prefix":"","limit":-1}', '{"prefix":"","sortBy":{"column":"x;","order":"asc"}}', '{"prefixes":[1]}'],
  ...['{"prefixes":["../x",""]}', '{"expiresIn":-1}', '{"expiresIn":1e400}', '{"paths":[1],"expiresIn":1}'],
  ...['{"bucketId":5}', '{"bucketId":"avatars","sourceKey":"x","destinationKey":"../y"}', '{"id":"a/b","name":""}'],
];
const types = [
  'text/csv',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'image/png',
];
const preferences = [
  'handling=strict,timezone=X',
  'tx=rollback',
  'max-affected=x',
  'params=single-object',
  'count=other',
  '=',
];
const accepts = ['text/csv', 'text/html', 'application/vnd.pgrst.object+json', 'application/vnd.pgrst.plan', ';', 'x'];
const ranges = ['5-1', 'x', '-1', '99999999999999999999-'];
const storagePaths = [
  ...['object/public/avatars/', 'object/avatars/', 'object/Avatars/', 'object/info/avatars/', 'object/sign/avatars/'],
  ...['object/upload/sign/avatars/', 'object/list/', 'bucket/', 'render/image/public/avatars/', 'upload/resumable/'],
];
const storageBodies = [
  'object/list/avatars',
  'object/move',
  'object/copy',
  'object/avatars',
  'bucket',
  'bucket/avatars/empty',
];
const fileNames = [
  ...[
    '',
    'x',
    picture,
    '../x',
    '%2e%2e/x',
    '..%5cx',
    '%00',
    '%ff',
    'a'.repeat(300),
    'a/'.repeat(200),
    'é',
    '//',
    '%0a',
  ],
  ...['x?token=x', 'x?token=a.b.c', `${picture}?token=`, `${picture}?width=x&quality=1e9`],
];

/**
 * Generates malformed requests to `/rest/v1` and `/storage/v1`. They are the same at each run.
 *
 * @param count The number of requests.
 */
export function generateMalformedCalls(count: number): MalformedCall[] {
  const pick = createPicker(20_261_123);
  return Array.from({ length: count }, () => {
    const actor = pick(actors);
    return { actor, ...(pick([true, true, false]) ? restCall(pick) : storageCall(pick)) };
  });
}

type Pick = <Value>(values: readonly Value[]) => Value;

function restCall(pick: Pick): Call {
  const method = pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'PROPFIND']);
  const parameters: (() => [string, string])[] = [
    () => ['select', `${pick(columns)},${pick(columns)}`],
    () => [pick(columns), `${pick(operators)}.${pick(texts)}`],
    () => [pick(columns), `${pick(operators)}.${pick(texts)}`],
    () => [pick(['or', 'and', 'not.or', 'events.or']), pick(trees)],
    () => [pick(['order', 'events.order']), pick(orders)],
    () => [pick(['limit', 'offset', 'event_timings.limit']), pick(numbers)],
    () => [pick(['columns', 'on_conflict', 'apikey', 'x']), pick([...columns, ...texts])],
  ];
  const search = new URLSearchParams(Array.from({ length: pick([1, 2, 3]) }, () => pick(parameters)()));
  const headers = {
    ...(pick([true, false]) && { Prefer: pick(preferences) }),
    ...(pick([true, false, false]) && { Accept: pick(accepts) }),
    ...(pick([true, false, false, false]) && { Range: pick(ranges) }),
  };
  return withBody(pick, { method, path: `/rest/v1/${pick(tables)}?${search}`, headers });
}

function storageCall(pick: Pick): Call {
  const method = pick(['GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  const path = pick([`${pick(storagePaths)}${pick(fileNames)}`, pick(storageBodies)]);
  return withBody(pick, { method, path: `/storage/v1/${path}`, headers: {} });
}

function withBody(pick: Pick, call: Call): Call {
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(call.method) || pick([true, false, false, false])) return call;
  const type = pick(['application/json', 'application/json', 'application/json', pick(types)]);
  return { ...call, body: Buffer.from(pick(bodies)), headers: { ...call.headers, 'Content-Type': type } };
}

/** Creates a linear congruential generator, whose random values are the same at each run. */
function createPicker(seed: number): Pick {
  let state = seed;
  return (values) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] as (typeof values)[number];
  };
}
