import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';

test('a slip becomes the known word with which the text finds an event, a short one only then', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location) values
         ('Zoubida et la mer', 'music', 'Rennes'), ('Zoumida au phare', 'music', 'Rennes'), ('Zuma', 'music', 'Rennes')`,
    );
    const correct = async (text: string) =>
      (await session.query('select private.correct_search($1) as corrected', [text])).rows[0]?.corrected;
    expect(await correct('zoukida')).toBe('zoubida');
    expect(await correct('zoukida phare')).toBe('zoumida phare');
    expect(await correct('zma')).toBe('zuma');
    expect(await correct('zma phare')).toBeNull();
    expect(await correct('zoubida')).toBeNull();
  }));

test('words after the eighth stay, and nothing is offered that finds no event', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location) values
         ('Cartes, plans et territoires : une histoire de Quimperlé en quarante-six feuilles', 'culture', 'Plougastel')`,
    );
    const correct = async (text: string) =>
      (await session.query('select private.correct_search($1) as corrected', [text])).rows[0]?.corrected;
    expect(await correct('cartes plans et territoires une histoire de quimprlé en quarante six feuilles')).toBe(
      'cartes plans et territoires une histoire de quimperlé en quarante six feuilles',
    );
    expect(await correct('zzqq yyww xxkk wwpp qqzz kkxx ppww yyqq nnzz')).toBeNull();
    expect(await correct('quimprlé introuvable')).toBeNull();
    expect(await correct('cartes plougastl')).toBe('cartes plougastel');
  }));
