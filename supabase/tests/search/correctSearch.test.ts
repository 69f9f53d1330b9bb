import { expect, test } from 'vitest';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';

test('a slip becomes the known word with which the text finds an event, a short one only then', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location) values
         ('Zoubida et la mer', 'music', 'Rennes'), ('Zoumida au phare', 'music', 'Rennes'), ('Zuma', 'music', 'Rennes')`,
    );
    expect(await correct(session, 'zoukida')).toBe('zoubida');
    expect(await correct(session, 'zoukida phare')).toBe('zoumida phare');
    expect(await correct(session, 'zma')).toBe('zuma');
    expect(await correct(session, 'zma phare')).toBeNull();
    expect(await correct(session, 'zoubida')).toBeNull();
  }));

test('words after the eighth stay, and nothing is offered that finds no event', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location) values
         ('Cartes, plans et territoires : une histoire de Quimperlé en quarante-six feuilles', 'culture', 'Plougastel')`,
    );
    expect(
      await correct(session, 'cartes plans et territoires une histoire de quimprlé en quarante six feuilles'),
    ).toBe('cartes plans et territoires une histoire de quimperlé en quarante six feuilles');
    expect(await correct(session, 'zzqq yyww xxkk wwpp qqzz kkxx ppww yyqq nnzz')).toBeNull();
    expect(await correct(session, 'quimprlé introuvable')).toBeNull();
    expect(await correct(session, 'cartes plougastl')).toBe('cartes plougastel');
  }));

async function correct(session: Session, text: string): Promise<unknown> {
  const { rows } = await session.query('select private.correct_search($1) as corrected', [text]);
  return rows[0]?.corrected;
}
