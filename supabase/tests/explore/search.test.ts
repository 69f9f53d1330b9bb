import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';

/** A title, and what people type who look for it: accents left out, plurals, hyphens, ligatures, apostrophes, beginnings, slips. */
const searches: readonly (readonly [title: string, ...typed: string[]])[] = [
  ['Un été au bord de l’eau', 'été', 'ete', 'ÉTÉ', 'un été', 'l’eau', "l'eau", 'bord eau'],
  ['Théâtre de verdure', 'théâtre', 'theatre', 'THEATRE', 'théâtres', 'theatr', 'thaetre', 'théatre verdure'],
  ['Les œuvres de jeunesse', 'œuvre', 'oeuvre', 'OEUVRES', 'œuvr', 'jeunesses', 'euvres'],
  ['Fête de la Saint-Étienne', 'saint-étienne', 'saint etienne', 'Saint Etienne', 'fete', 'fêtes', 'étienne'],
  ['L’heure des contes', 'l’heure', "l'heure", 'heure', 'heures', 'conte', 'contes', 'lheure conts'],
  ['Concert d’orgue à la bougie', 'd’orgue', "d'orgue", 'orgues', 'concerts', 'concret', 'à la bougie', 'bougies'],
  ['Visite du château fort', 'chateau', 'château', 'châteaux', 'chateaux', 'visites', 'visiter', 'chatau'],
  ['Marché de Noël', 'noel', 'noël', 'NOËL', 'marchés', 'marche', 'marché noel'],
  ['Randonnée pédestre en forêt', 'randonnées', 'randonnee', 'rando', 'foret', 'forêts', 'pedestre'],
  ['Ex æquo, le match', 'aequo', 'æquo', 'ex aequo', 'matchs', 'match'],
  ['Atelier d’aquarelle', 'aquarelles', 'ateliers', 'atelier aquarelle', "d'aquarelle", 'aquarele', 'aqua'],
  ['Rock’n’roll jusqu’à l’aube', 'rock', "rock'n'roll", 'rock n roll', 'aube', 'jusqu’à', "jusqu'à l'aube"],
  ['Vide-grenier du quartier', 'vide-grenier', 'vide grenier', 'vide-greniers', 'greniers', 'quartiers', 'quartire'],
  ['Ciné-concert Méliès', 'ciné', 'cine', 'ciné-concert', 'cine concert', 'melies', 'Méliès', 'meliès'],
  ['Où sont les lucioles ?', 'lucioles', 'luciole', 'où lucioles', 'ou sont les lucioles', 'lucoiles'],
  ['Exposition « Le garçon et la mer »', 'garçon', 'garcon', 'garçons', 'expositions', 'exposition mer', 'expo'],
  ['Bal folk et danses bretonnes', 'bal', 'bals', 'danse', 'danses', 'bretonne', 'folk'],
  [
    'Conférence : l’Égypte ancienne',
    'égypte',
    'egypte',
    "l'egypte",
    'conférences',
    'conference',
    'ancien',
    'confrence',
  ],
];
const cases = searches.flatMap(([title, ...typed]) => typed.map((text) => ({ title, text })));

test(
  'more than a hundred searches in French find what they look for on the first page, at once or by the correction',
  { timeout: 120_000 },
  () =>
    testDatabase.inTransaction('rollback', async (session) => {
      await session.query(
        `insert into public.events (title, category, location) select title, 'leisure', 'Lyon' from unnest($1::text[]) as title`,
        [searches.map(([title]) => title)],
      );
      const find = async (text: string) => {
        const { rows } = await session.query('select public.explore_events($1, page_size => 24) as answer', [text]);
        return rows[0]?.answer as { events: { title: string }[]; correction: string | null };
      };
      expect(cases.length).toBeGreaterThan(100);
      const missed: string[] = [];
      for (const { title, text } of cases) {
        const { events, correction } = await find(text);
        const shown = correction ? (await find(correction)).events : events;
        if (!shown.some((event) => event.title === title)) missed.push(`${text} → ${title} (${correction})`);
      }
      expect(missed).toEqual([]);
    }),
);

test('what is being typed brings events to come, venues and communes', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location, venue) values ('Bal', 'music', 'Rennes', 'Salle Zénobie')`,
    );
    const suggest = async (text: string) =>
      (await session.query('select public.suggest_searches($1) as answer', [text])).rows[0]?.answer;
    expect(await suggest('zeno')).toMatchObject({ venues: [{ venue: 'Salle Zénobie', commune: '35238' }] });
    expect(await suggest('renn')).toMatchObject({
      communes: expect.arrayContaining([expect.objectContaining({ code: '35238' })]),
    });
    expect(await suggest('48000')).toMatchObject({
      communes: expect.arrayContaining([expect.objectContaining({ name: 'Mende' })]),
    });
    expect(await suggest('zenobei')).toMatchObject({ events: [], correction: 'zénobie' });
    expect(await suggest('z')).toEqual({ events: [], venues: [], communes: [], correction: null });
  }));
