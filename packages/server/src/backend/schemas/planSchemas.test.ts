import { expect, test } from 'vitest';
import { parseSchemas } from './parseSchemas';
import { planSchemas } from './planSchemas';

const policy = 'create policy "users read" on public.notes for select using (private.may_read())';
const rights = `revoke all on function private.may_read from public;
grant execute on function private.may_read to anon;`;
const text = `create function private.may_read() returns boolean language sql as $$ select true $$;
comment on function private.may_read is 'Whether; it may.';
${rights}
${policy};
create trigger count_notes after insert on public.notes for each row execute function private.count_notes();`;

/** Plans the change of a database from one text to another. */
function change(from: string, to: string, drops = ''): readonly string[] {
  const parse = (content: string, dropped: string) =>
    parseSchemas([
      { path: 'drops.sql', text: dropped, isBefore: false },
      { path: 'notes.sql', text: content, isBefore: false },
    ]);
  const record = new Map(parse(from, '').objects.map(({ name, hash }) => [name, hash]));
  return planSchemas(parse(to, drops), record, 'all').statements.filter(
    (each) => !/^(do \$check|insert|delete)/.test(each),
  );
}

test('what is equal is not touched', () => {
  expect(change(text, `-- A new comment.\n${text}`)).toEqual([]);
});

test('a changed body replaces the function alone', () => {
  expect(change(text, text.replace('select true', 'select false'))).toEqual([
    'create or replace function private.may_read() returns boolean language sql as $$ select false $$',
  ]);
});

test('a right that the text no longer has ends, and all others are given again', () => {
  expect(change(text, text.replace('to anon', 'to authenticated'))).toEqual([
    'revoke all on function private.may_read from public, anon, authenticated',
    'revoke all on function private.may_read from public',
    'grant execute on function private.may_read to authenticated',
  ]);
  expect(change(text, text.replace(rights, ''))).toEqual([
    'revoke all on function private.may_read from public, anon, authenticated',
  ]);
});

test('a changed policy is dropped and created, a changed trigger replaced', () => {
  expect(change(text, text.replace('for select', 'for all').replace('after insert', 'after update'))).toEqual([
    'drop policy if exists "users read" on public.notes',
    policy.replace('for select', 'for all'),
    'create or replace trigger count_notes after update on public.notes for each row execute function private.count_notes()',
  ]);
});

test('a removed policy and a removed trigger are dropped', () => {
  expect(change(text, text.slice(0, text.indexOf('create policy')))).toEqual([
    'drop policy if exists "users read" on public.notes',
    'drop trigger if exists count_notes on public.notes',
  ]);
});

test('a function with other arguments is dropped after the policies that change, and gets its rights again', () => {
  const drop = 'drop function if exists private.may_read()';
  expect(change(text, text.replaceAll('may_read()', 'may_read(name text)'), `${drop};`)).toEqual([
    'drop policy if exists "users read" on public.notes',
    drop,
    'create or replace function private.may_read(name text) returns boolean language sql as $$ select true $$',
    "comment on function private.may_read is 'Whether; it may.'",
    'revoke all on function private.may_read from public, anon, authenticated',
    'revoke all on function private.may_read from public',
    'grant execute on function private.may_read to anon',
    policy.replace('may_read()', 'may_read(name text)'),
  ]);
});

test('a table, and an object in two files, are refused', () => {
  expect(() => change('', 'create table public.notes (id integer)')).toThrow(/belong into a migration/);
  const file = (path: string) => ({ path, text, isBefore: false });
  expect(() => parseSchemas([file('one.sql'), file('two.sql')])).toThrow(/Two files .* private\.may_read/);
});
