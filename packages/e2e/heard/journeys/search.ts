import type { Journey } from '../Journey';

/** A sentence that means the same in each language: concert, free, this weekend. */
const sentences: Readonly<Record<string, string>> = {
  fr: 'concert gratuit ce week-end',
  en: 'free concert this weekend',
  es: 'concierto gratis este fin de semana',
};

export const search: Journey = {
  name: 'search a sentence',
  listSteps: ({ t, prefix, language }) => {
    // How many events there are depends on the hour.
    const inAnyNumber = (key: string) => ['one', 'other'].map((form) => t(`${key}_${form}`));
    return [
      { open: `${prefix}/explore` },
      // The field becomes a combo box while it is read, when its suggestions have loaded.
      { tabTo: [t('explore.search.label'), ['editable combo box', 'entry']] },
      // The list obeys the sentence while it is typed, and the sentence stays in the field.
      {
        type: sentences[language] ?? '',
        hears: [inAnyNumber('explore.count'), inAnyNumber('explore.detail')],
      },
      { press: 'Enter', hears: [] },
      { tabTo: [t('taxonomy.music'), 'selected radio button'] },
      { tabTo: [t('explore.date.weekend'), 'selected radio button'] },
      { tabTo: [`${t('explore.filters.label')} ${t('explore.filters.free')}`, 'button'] },
      { tabTo: [t('explore.reset'), 'button'] },
      { press: 'Enter', hears: [inAnyNumber('explore.count'), inAnyNumber('explore.detail')] },
    ];
  },
};
