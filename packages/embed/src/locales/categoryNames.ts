import type { Category } from '@lively/engine';
import type { Language } from '@lively/engine/languages';

/** The names of the categories in every language: partners may write any of them in an attribute or a feed. */
export const categoryNames: Readonly<Record<Language, Readonly<Record<Category, string>>>> = {
  fr: {
    music: 'Musique',
    sport: 'Sport',
    leisure: 'Loisirs',
    culture: 'Culture',
    tech: 'Tech',
    festival: 'Festival',
    food: 'Gastronomie',
  },
  en: {
    music: 'Music',
    sport: 'Sport',
    leisure: 'Leisure',
    culture: 'Culture',
    tech: 'Tech',
    festival: 'Festival',
    food: 'Food',
  },
  es: {
    music: 'Música',
    sport: 'Deporte',
    leisure: 'Ocio',
    culture: 'Cultura',
    tech: 'Tecnología',
    festival: 'Festival',
    food: 'Gastronomía',
  },
};
