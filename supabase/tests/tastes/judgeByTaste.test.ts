import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';

test('required access needs are all met by what is declared', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query(
      `insert into public.events (title, category, location, date, accessibility)
       values ('Bal', 'music', 'Paris', current_date + 3, '{hearing,mobility}'), ('Fête', 'music', 'Paris', current_date + 3, '{mobility}')
       returning id`,
    );
    const page = rows.map(({ id }) => ({ id, distance: 3 }));
    const only = (...needs: readonly string[]) =>
      needs.map((value) => ({ kind: 'only', subject: { kind: 'access', value } }));
    const keep = async (lines: readonly object[]) => {
      const { rows } = await session.query('select passes from private.judge_by_taste($1, $2, now()) order by place', [
        JSON.stringify(page),
        JSON.stringify(lines),
      ]);
      return rows.map(({ passes }) => passes);
    };
    expect(await keep(only('hearing'))).toEqual([true, false]);
    expect(await keep(only('mobility'))).toEqual([true, true]);
    expect(await keep(only('hearing', 'mobility'))).toEqual([true, false]);
    expect(await keep(only('visual'))).toEqual([false, false]);
    expect(await keep([{ kind: 'within', kilometres: 63 }, { kind: 'surprise' }, ...only('hearing')])).toEqual([
      true,
      false,
    ]);
  }));
