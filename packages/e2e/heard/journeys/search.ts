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
    const remove = t('explore.active.remove');
    // How many events there are depends on the hour.
    const inAnyNumber = (key: string) => ['one', 'other'].map((form) => t(`${key}_${form}`));
    return [
      { open: `${prefix}/explore` },
      // The field becomes a combo box while it is read, when its suggestions have loaded.
      { tabTo: [t('explore.search.label'), ['editable combo box', 'entry']] },
      { type: sentences[language] ?? '' },
      { press: 'Enter', hears: [inAnyNumber('explore.count'), inAnyNumber('explore.detail')] },
      { tabTo: [`${remove} ${t('explore.date.weekend')}`, 'link'] },
      { tabTo: [`${remove} ${t('taxonomy.music')}`, 'link'] },
      { tabTo: [`${remove} ${t('explore.filters.free')}`, 'link'] },
      // The word is searched for instead, and no event has it.
      { press: 'Enter', hears: [t(`explore.count_${new Intl.PluralRules(language).select(0)}`, { number: '0' })] },
    ];
  },
};
