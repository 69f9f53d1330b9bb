import { expect, test } from 'vitest';
import { splitStatements } from './splitStatements';

test('a semicolon in a comment, a body, a text or a name ends no statement', () => {
  const script = `-- The engine's; first.
create function private.one() returns text language sql as $$ select ';'; $$;

-- Another; one.
create policy "users; read" on public.events using (name = 'it''s; so');
select private.one()`;
  expect(splitStatements(script)).toEqual([
    "create function private.one() returns text language sql as $$ select ';'; $$",
    `create policy "users; read" on public.events using (name = 'it''s; so')`,
    'select private.one()',
  ]);
});

test('a script of comments has no statement', () => {
  expect(splitStatements("-- What isn't there; yet.\n")).toEqual([]);
});
